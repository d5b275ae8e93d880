package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.Counted;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.View;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** All values of one stand, each with the clause that gives it its meaning. */
final class UnitCard {
    private final View view;
    private final Names names;

    UnitCard(View view, Names names) {
        this.view = view;
        this.names = names;
    }

    List<Reason> rows(Stand stand, Unit unit) {
        var rows = new ArrayList<Reason>();
        rows.add(Reason.plain("Formation", names.formation(stand.formation())));
        rows.add(
                stand.transport()
                        ? Reason.of(
                                "Capacity", Counted.units(stand.capacity()) + " or LOG", "HB-TC.1")
                        : Reason.of(
                                "Strength", unit.sp() + " of " + stand.sp() + " SP", "HB-SP.1"));
        rows.add(Reason.of("Order", unit.order().words(), "HB-ORD.1"));
        rows.add(Reason.of("Move", rates(stand.mobility()), "HB-MOV.1"));
        rows.add(Reason.of("Range", Counted.hexes(stand.weapon().range()), "HB-RNG.1"));
        if (unit.onMap()) {
            rows.add(Reason.of("Faces", names.direction(unit.facing()), "HB-FACE.1"));
        }
        rows.addAll(standing(stand, unit));
        return rows;
    }

    static String rates(Mobility mobility) {
        return "%d open, %d woods or built-up, %d road"
                .formatted(
                        Mobility.NORMAL_POINTS / mobility.openCost(),
                        Mobility.NORMAL_POINTS / mobility.coveredCost(),
                        mobility.roadHexes());
    }

    /** What is only so now. */
    private List<Reason> standing(Stand stand, Unit unit) {
        var rows = new ArrayList<Reason>();
        if (stand.amphibious()) {
            rows.add(Reason.of("Amphibious", "yes", "HB-FN.6"));
        }
        if (!unit.pinnedBy().isEmpty()) {
            rows.add(Reason.of("Held by a Zone of Control", "yes", "HB-ZOC.5"));
        }
        if (unit.lockedTurn() > 0 && unit.lockedTurn() >= view.table().turn()) {
            rows.add(Reason.of("Keeps its state in turn", unit.lockedTurn(), "HB-CBT.23"));
        }
        if (unit.halfLogs() > 0) {
            rows.add(Reason.of("Carries", Names.logs(unit.halfLogs()), "HB-TC.1"));
        }
        for (Mark mark : unit.marks().all()) {
            if (!said(mark).isEmpty()) {
                rows.add(Reason.plain("This turn", said(mark)));
            }
        }
        return rows;
    }

    private static String said(Mark mark) {
        return switch (mark) {
            case FOUGHT -> "has fought";
            case ATTACKED -> "has attacked";
            case SHOWN -> "fired and is seen";
            case STUCK -> "at 0 SP and cannot break contact";
            case BUSY -> "loads, unloads or works";
            case TURNED -> "has turned";
            case MOVED -> "has moved";
            case WITHDRAWN -> "has withdrawn";
            case MAY_MOVE, RESTED -> "";
        };
    }
}
