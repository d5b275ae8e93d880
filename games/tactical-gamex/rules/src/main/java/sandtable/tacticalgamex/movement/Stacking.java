package sandtable.tacticalgamex.movement;

import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;

/** TGX-3.2.5 Stacking, in effect at all times. */
public final class Stacking {
    private static final int MOST = 4;
    private static final int MOST_SOVIET = 2;

    private static final int JAM = 2; // as many as cost the road rate

    private Stacking() {}

    /**
     * What counts in a hex for a side, as R-TGX-28 has it: its units outside a fortification, and
     * the counters there. Passengers are not on the map (TGX-5.2.1.d).
     */
    public static int stacked(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        int count = counters(table, hex);
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            boolean own = table.stand(i).side() == side; // R-TGX-29: each side has its own limit
            count += own && !table.unit(i).has(Mark.INSIDE) ? 1 : 0;
        }
        return count;
    }

    /** Counters that stack: a block, and a fortification with all who are inside (TGX-8.4.1). */
    private static int counters(Table table, int hex) {
        Counters counters = table.counters();
        int block = counters.blocks().contains(hex) ? 1 : 0; // TGX-8.5.d
        int fort = !counters.forts().isEmpty() && counters.fort(hex) ? 1 : 0; // TGX-8.4.f
        return block + fort;
    }

    /** The same for the Soviet limit, to which the counters count as well. */
    public static int stackedSoviets(Occupation occupation, int hex) {
        return counters(occupation.table(), hex) + soviets(occupation, hex);
    }

    private static int soviets(Occupation occupation, int hex) {
        Table table = occupation.table();
        int count = 0;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            boolean soviet = table.stand(i).type().nation() == Nation.SOVIET_UNION;
            count += soviet && !table.unit(i).has(Mark.INSIDE) ? 1 : 0;
        }
        return count;
    }

    /**
     * Whether one more unit of this kind fits into the hex outside a fortification; it may be there
     * already.
     */
    public static boolean fits(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        Stand stand = table.stand(unit);
        int already = table.unit(unit).hex() == hex && !table.unit(unit).has(Mark.INSIDE) ? 1 : 0;
        if (stacked(occupation, stand.side(), hex) - already >= MOST) {
            return false; // TGX-3.2.5.a
        }
        return stand.type().nation() != Nation.SOVIET_UNION
                || stackedSoviets(occupation, hex) - already < MOST_SOVIET; // TGX-3.2.5.b
    }

    /** TGX-8.4.n: whether one more finds room inside, whoever is outside (TGX-8.4.1). */
    public static boolean fitsInside(Occupation occupation, int side, int hex) {
        Table table = occupation.table();
        int inside = 0;
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (table.unit(i).has(Mark.INSIDE)) {
                if (table.stand(i).side() != side) {
                    return false;
                }
                inside++;
            }
        }
        int taken = inside;
        return table.counters().fortAt(hex).filter(fort -> taken < fort.room()).isPresent();
    }

    /** Why it does not fit. */
    public static Violation full(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        boolean soviet = table.stand(unit).type().nation() == Nation.SOVIET_UNION;
        if (soviet && stackedSoviets(occupation, hex) >= MOST_SOVIET) {
            return Violation.of(
                    "TGX-3.2.5.b",
                    "%s already holds %s%s and %d may stack there",
                    table.name(hex),
                    countersInWords(table, hex),
                    Counting.of(soviets(occupation, hex), "Soviet unit"),
                    MOST_SOVIET);
        }
        return Violation.of(
                "TGX-3.2.5.a",
                "%s already holds %d units and %d may stack there",
                table.name(hex),
                stacked(occupation, table.stand(unit).side(), hex),
                MOST);
    }

    private static String countersInWords(Table table, int hex) {
        return (table.counters().blocks().contains(hex) ? "a block, " : "")
                + (table.counters().fort(hex) ? "a fortification, " : "");
    }

    /** E16: no road rate there for either side. */
    private static boolean jammed(Table table, int hex) {
        var chaos = table.conditions().chaos();
        return chaos.has("E16", 0, hex) || chaos.has("E16", 1, hex);
    }

    /** Units that count on a road (TGX-5.3.c), without the one that moves. */
    static int onRoad(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        int already = table.unit(unit).hex() == hex ? 1 : 0;
        int others = stacked(occupation, table.stand(unit).side(), hex) - already;
        return jammed(table, hex) ? Math.max(others, JAM) : others;
    }
}
