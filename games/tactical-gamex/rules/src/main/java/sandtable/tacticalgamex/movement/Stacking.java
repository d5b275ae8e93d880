package sandtable.tacticalgamex.movement;

import sandtable.kernel.Violation;
import sandtable.tacticalgamex.charts.Counting;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.stacking.Room;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

/** TGX-3.2.5 Stacking, in effect at all times. */
public final class Stacking {
    private static final int JAM = 2; // as many as cost the road rate

    private Stacking() {}

    /** What counts in a hex for a side. */
    public static int stacked(Occupation occupation, int side, int hex) {
        return Room.stacked(occupation, side, hex);
    }

    /** The same for the Soviet limit, to which the counters count as well. */
    public static int stackedSoviets(Occupation occupation, int hex) {
        return Room.stackedSoviets(occupation, hex);
    }

    /** Whether one more unit of this kind fits into the hex outside a fortification. */
    public static boolean fits(Occupation occupation, int unit, int hex) {
        return Room.fits(occupation, unit, hex);
    }

    /** Whether a passenger fits in as well when its transport has come there (TGX-5.2.3.b). */
    static boolean fitsBeside(Occupation occupation, int transport, int passenger, int hex) {
        return Room.fitsBeside(occupation, transport, passenger, hex);
    }

    /** TGX-8.4.n: whether one more finds room inside. */
    public static boolean fitsInside(Occupation occupation, int side, int hex) {
        return Room.fitsInside(occupation, side, hex);
    }

    /** Why it does not fit. */
    public static Violation full(Occupation occupation, int unit, int hex) {
        Table table = occupation.table();
        boolean soviet = table.stand(unit).type().nation() == Nation.SOVIET_UNION;
        if (soviet && stackedSoviets(occupation, hex) >= Room.MOST_SOVIET) {
            return Violation.of(
                    "TGX-3.2.5.b",
                    "%s already holds %s%s and %d may stack there",
                    table.name(hex),
                    countersInWords(table, hex),
                    Counting.of(Room.soviets(occupation, hex), "Soviet unit"),
                    Room.MOST_SOVIET);
        }
        return Violation.of(
                "TGX-3.2.5.a",
                "%s already holds %d units and %d may stack there",
                table.name(hex),
                stacked(occupation, table.stand(unit).side(), hex),
                Room.MOST);
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
