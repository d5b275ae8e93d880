package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
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

    /** Infantry aboard an open carrier on land where this section is in use. */
    private static List<UnitId> aboard(Table table, int carrier) {
        boolean fights =
                table.unit(carrier).carries()
                        && table.battle().uses(SECTION)
                        && open(table, carrier);
        return fights
                ? table.unit(carrier).passengers().stream()
                        .filter(each -> table.stand(each).type().fightsOnFoot()) // R-TGX-144
                        .toList()
                : List.of();
    }

    /**
     * Who fires from a unit that attacks: a passenger in good order that was aboard when the
     * activation began, so that nothing is marked on it (R-TGX-175).
     */
    public static List<UnitId> firing(Table table, int carrier) {
        return aboard(table, carrier).stream()
                .filter(each -> !table.unit(each).disrupted() && !table.unit(each).activated())
                .toList();
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
        Factor half = Factor.ZERO;
        for (UnitId each : aboard(table, carrier)) {
            half = half.plus(Factor.of(table.stand(each).type().defense()).dividedBy(2));
        }
        return half;
    }
}
