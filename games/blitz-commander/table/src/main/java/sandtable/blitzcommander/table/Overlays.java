package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Survey;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.movement.Moving;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Overlay;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;

/** Zones of Control, ranges of guns, supply, and where the units in hand can go. */
final class Overlays {
    private final View view;
    private final Table table;
    private final Names names;

    Overlays(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Overlay> all() {
        var overlays = new ArrayList<Overlay>();
        for (int side = 0; side < 2; side++) {
            HexSet zone = Survey.zone(view, side);
            overlays.add(lit(Overlay.Kind.ZONE, names.side(side), side, zone, "BC-ZOC.1"));
            if (table.battle().supply()) {
                HexSet supplied = Survey.supplied(view, side);
                overlays.add(
                        lit(Overlay.Kind.SUPPLY, names.side(side), side, supplied, "BC-MOVE.1"));
            }
        }
        for (Stand unit : table.battle().stands()) {
            if (unit.type().kind() == Kind.ARTILLERY && table.onMap(unit.index())) {
                HexSet range = Survey.inRange(view, unit.index());
                overlays.add(lit(Overlay.Kind.RANGE, unit.id(), unit.side(), range, "BC-BART.2"));
            }
        }
        if (view.step() instanceof Moving(List<UnitId> units) && table.active() == view.me()) {
            List<Overlay.Spot> spots = reach(UnitId.numbers(units));
            units.forEach(
                    each ->
                            overlays.add(
                                    new Overlay(
                                            Overlay.Kind.REACH,
                                            each.name(),
                                            view.me(),
                                            spots,
                                            Clause.of("BC-MOVE.2"))));
        }
        return overlays;
    }

    private Overlay lit(Overlay.Kind kind, String of, int side, HexSet hexes, String clause) {
        var spots = new ArrayList<Overlay.Spot>();
        hexes.forEach(hex -> spots.add(new Overlay.Spot(names.place(hex), "", false)));
        return new Overlay(kind, of, side, spots, Clause.of(clause));
    }

    private List<Overlay.Spot> reach(List<Integer> units) {
        return Survey.reach(view, units).stream()
                .map(
                        stop ->
                                new Overlay.Spot(
                                        names.place(stop.hex()),
                                        Points.of(Survey.price(view, stop.move())),
                                        false))
                .toList();
    }
}
