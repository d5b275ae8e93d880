package sandtable.tacticalgamex.spotting;

import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

/**
 * Where a unit sees from and is seen: in a hex, Down in its stream or not (TGX-6.3.9). Whether
 * units see each other is asked here and nowhere else.
 */
public record Viewpoint(int hex, boolean down) {
    private static final int ADJACENT = 1;

    public static Viewpoint of(Unit unit) {
        return new Viewpoint(unit.hex(), unit.has(Mark.DOWN));
    }

    /** Whether two units see each other, in any case both or neither (TGX-6.3.7.n). */
    public static boolean see(Table table, int one, int other) {
        return at(table, one).sees(table, at(table, other));
    }

    /** Whoever is aboard is where its carrier is. */
    private static Viewpoint at(Table table, int unit) {
        return of(
                table.unit(unit).where() instanceof Whereabouts.Aboard(UnitId carrier)
                        ? table.unit(carrier)
                        : table.unit(unit));
    }

    /** Whether there is a line of sight to another place that no stream cuts off. */
    public boolean sees(Table table, Viewpoint other) {
        return table.sees(hex, other.hex) && clearOfStreams(table, other);
    }

    /**
     * TGX-6.3.9.l: who is Down is seen from beside and from slopes and hills only, and sees nobody
     * else (TGX-6.3.7.n); the ground between them is another matter.
     */
    boolean clearOfStreams(Table table, Viewpoint other) {
        if (!down && !other.down) {
            return true; // TGX-6.3.9.m
        }
        boolean lookedInto = !other.down || overlooks(table, hex);
        boolean looksOut = !down || overlooks(table, other.hex);
        return lookedInto && looksOut || table.ground().grid().distance(hex, other.hex) <= ADJACENT;
    }

    private static boolean overlooks(Table table, int hex) {
        return table.ground().level(hex) > 0;
    }
}
