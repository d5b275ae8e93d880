package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.fire.MobileAttacks;
import sandtable.tacticalgamex.fire.NavalFire;
import sandtable.tacticalgamex.fire.OffBoardArtillery;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;

/** TGX-4.2 Impulses: whether anything can still be done in one, and how it ends. */
final class Impulses {
    private static final Clause PASSED = Clause.of("TGX-4.2.1.d");
    private static final Clause ENDED = Clause.of("TGX-4.2.1.c");

    private Impulses() {}

    /** Whether a side has a unit that can be activated. */
    static boolean able(Table table, int side) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && UnitActivation.activatable(table, i)) {
                return true;
            }
        }
        return OffBoardArtillery.usable(table, side)
                || NavalFire.usable(table, side)
                || AircraftAttacks.usable(table, side);
    }

    /** R-TGX-204: whether the points left suffice for anybody. */
    private static boolean affordable(Table table, Impulse impulse) {
        if (!CommandControl.inUse(table)) {
            return able(table, impulse.side());
        }
        for (int i = 0; i < table.units().size(); i++) {
            boolean ours =
                    table.stand(i).side() == impulse.side() && UnitActivation.activatable(table, i);
            boolean called =
                    table.unit(i).has(Mark.CALLED) || table.unit(i).has(Mark.CALLED_TO_WORK);
            if (ours && (called || CommandControl.price(table, i) <= impulse.points())) {
                return true;
            }
        }
        return OffBoardArtillery.usable(table, impulse.side())
                || NavalFire.usable(table, impulse.side())
                || AircraftAttacks.usable(table, impulse.side());
    }

    /** Whether anything can still be done in the impulse (TGX-4.2.1.1). */
    static boolean goesOn(Table table) {
        Impulse impulse = table.impulse();
        boolean more =
                impulse.points() > 0
                        ? affordable(table, impulse)
                        : UnitActivation.anybodyCalled(table, impulse.side())
                                || EngineerUnits.called(table, impulse);
        return more
                || MobileAttacks.anybody(table)
                || OffBoardArtillery.ready(table, impulse.side());
    }

    /** The side does nothing in its impulse. */
    static void pass(Impulse impulse, Telling<Happening> telling) {
        telling.tell(new Happening.Passed(impulse.side(), false, PASSED));
    }

    /**
     * The side spends no more (TGX-4.2.1.c); having spent nothing it has passed (TGX-4.2.1.b,
     * R-TGX-19).
     */
    static Table end(Table table, Telling<Happening> telling) {
        Impulse impulse = table.impulse();
        if (impulse.spent()) {
            telling.tell(new Happening.ImpulseEnded(impulse.side(), ENDED));
        } else {
            pass(impulse, telling);
        }
        Table now = UnitActivation.uncalled(table, impulse.side());
        return OffBoardArtillery.standDown(now, impulse.side());
    }
}
