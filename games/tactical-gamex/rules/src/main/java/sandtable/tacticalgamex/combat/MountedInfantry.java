package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** TGX-13.0 Mounted Infantry Fire: infantry fights from the open-topped unit that carries it. */
public final class MountedInfantry {
    /** Of what a passenger puts into an attack. */
    public static final Clause MOUNTED = Clause.of("TGX-13.0.a");

    private static final Clause SECTION = Clause.of("TGX-13");
    private static final String OPEN = "C(I)"; // R-TGX-175: the code decides, TGX-13.0.c

    private MountedInfantry() {}

    /** Whether a unit is an open carrier by its weapon code. */
    static boolean open(Table table, int carrier) {
        return table.stand(carrier).type().weaponCode().equals(OPEN);
    }

    /** Infantry aboard an open carrier where this section is in use, or nobody. */
    private static UnitId aboard(Table table, int carrier) {
        UnitId passenger = table.unit(carrier).cargo();
        boolean fights =
                passenger != UnitId.NOBODY
                        && table.battle().uses(SECTION)
                        && open(table, carrier)
                        && table.stand(passenger).type().fightsOnFoot(); // R-TGX-144
        return fights ? passenger : UnitId.NOBODY;
    }

    /**
     * Who fires from a unit that attacks: a passenger in good order that was aboard when the
     * activation began, so that nothing is marked on it (R-TGX-175); none or one.
     */
    public static List<UnitId> firing(Table table, int carrier) {
        UnitId passenger = aboard(table, carrier);
        if (passenger == UnitId.NOBODY) {
            return List.of();
        }
        Unit unit = table.unit(passenger);
        return unit.disrupted() || unit.activated() ? List.of() : List.of(passenger);
    }

    /** What it adds without the chart: half its printed strength. */
    public static List<Share> printed(Table table, int carrier) {
        return firing(table, carrier).stream()
                .map(
                        each ->
                                Share.of(
                                        table,
                                        each.index(),
                                        Factor.of(table.stand(each).type().attack()).dividedBy(2),
                                        MOUNTED))
                .toList();
    }

    /** TGX-13.0.b: what a passenger adds to the defense, disrupted or not (R-TGX-176). */
    static Factor defense(Table table, int carrier) {
        UnitId passenger = aboard(table, carrier);
        return passenger == UnitId.NOBODY
                ? Factor.ZERO
                : Factor.of(table.stand(passenger).type().defense()).dividedBy(2);
    }
}
