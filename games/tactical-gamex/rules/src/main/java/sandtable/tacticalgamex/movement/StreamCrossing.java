package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.morale.MoraleChecks;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.Optional;

/** TGX-6.3.9 Streams and Ravines: who goes down into them, and comes Up in them. */
public final class StreamCrossing {
    private static final Clause SHIFTED = Clause.of("TGX-6.3.9.i");

    private StreamCrossing() {}

    /** TGX-6.3.9.b: infantry on foot or horseback, but no guns. */
    public static boolean mayEnter(Stand stand) {
        return switch (stand.mobility()) {
            case FOOT, CAV, SKI -> true;
            case VEH, TRK, WAG, BIC, AMPH, GUN -> false;
        };
    }

    /**
     * TGX-6.3.9.c, TGX-6.3.9.d: who began beside the stream hex may enter it, others must pass a
     * morale check, once per activation (R-TGX-42). Between stream hexes nobody checks.
     */
    public static boolean granted(
            Occupation occupation, Walk walk, int to, Telling<Happening> telling) {
        if (!mayEnter(occupation.table().stand(walk.unit()))) {
            return true; // TGX-9.3.e: a bridge layer needs no leave
        }
        boolean beganBeside =
                walk.from() instanceof Whereabouts.OnMap(HexId from)
                        && occupation.table().ground().grid().adjacent(from.index(), to);
        return beganBeside || MoraleChecks.passes(occupation, walk.unit().index(), telling);
    }

    /** TGX-6.3.9.i: whether it may spend its whole movement to become Up, or Down again. */
    public static Optional<Violation> checkShift(Table table, Walk walk, Mark from) {
        Unit unit = table.unit(walk.unit());
        if (!unit.has(from)) {
            return Optional.of(
                    Violation.of(
                            "TGX-6.3.9.i",
                            "%s is not %s in a stream",
                            walk.unit().called(),
                            from.words()));
        }
        return Optional.empty();
    }

    /** The unit is Up, or Down again. */
    public static Table shift(Table table, int unit, Mark to, Telling<Happening> telling) {
        Mark from = to == Mark.UP ? Mark.DOWN : Mark.UP;
        telling.tell(new Happening.Shifted(table.unitId(unit), to, true, SHIFTED));
        return table.with(unit, table.unit(unit).without(from).with(to));
    }
}
