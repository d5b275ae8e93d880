package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;

import java.util.Optional;

/** TGX-6.3.9 Streams and Ravines: who goes down into them, and who sees him there. */
final class Streams {
    private static final Clause SHIFTED = Clause.of("TGX-6.3.9.i");

    private Streams() {}

    /** TGX-6.3.9.l: from slopes and hills one looks down into streams. */
    static boolean overlooked(Table table, int from) {
        return table.ground().level(from) > 0;
    }

    /** TGX-6.3.9.b: infantry on foot or horseback, but no guns. */
    static boolean mayEnter(Stand stand) {
        return switch (stand.mobility()) {
            case FOOT, CAV, SKI -> true;
            case VEH, TRK, WAG, BIC, AMPH, GUN -> false;
        };
    }

    /** Whether a unit sees a target in a hex; one that is Down only from beside or above. */
    static boolean sees(Table table, int from, int target) {
        Unit unit = table.unit(target);
        if (!table.sees(from, unit.hex())) {
            return false;
        }
        return !unit.has(Mark.DOWN)
                || overlooked(table, from)
                || table.ground().grid().distance(from, unit.hex()) <= 1;
    }

    /**
     * TGX-6.3.9.c, TGX-6.3.9.d: who began beside the stream hex may enter it, others must pass a
     * morale check, once per activation (R-TGX-42). Between stream hexes nobody checks.
     */
    static boolean granted(Field field, Walk walk, int to, Telling telling) {
        boolean beganBeside =
                walk.from() >= 0 && field.table().ground().grid().adjacent(walk.from(), to);
        return beganBeside || MoraleChecks.passes(field, walk.unit(), telling);
    }

    /** TGX-6.3.9.i: whether it may spend its whole movement to become Up, or Down again. */
    static Optional<Violation> checkShift(Table table, Walk walk, Mark from) {
        Unit unit = table.unit(walk.unit());
        if (!unit.has(from)) {
            return Optional.of(
                    Violation.of(
                            "TGX-6.3.9.i",
                            "%s is not %s in a stream",
                            table.id(walk.unit()),
                            from.words()));
        }
        return Optional.empty();
    }

    /** The unit is Up, or Down again. */
    static Table shift(Table table, int unit, Mark to, Telling telling) {
        Mark from = to == Mark.UP ? Mark.DOWN : Mark.UP;
        telling.tell(new Happening.Shifted(unit, to, true, SHIFTED));
        return table.with(unit, table.unit(unit).without(from).with(to));
    }
}
