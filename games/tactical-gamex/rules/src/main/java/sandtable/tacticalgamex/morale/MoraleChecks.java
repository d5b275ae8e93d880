package sandtable.tacticalgamex.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Dice;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-7.1 Morale Checks. */
public final class MoraleChecks {
    private static final Clause CHECKED = Clause.of("TGX-7.1.a");

    private MoraleChecks() {}

    /** What is added to the dice of a unit; the modifiers are cumulative (TGX-7.1.f). */
    static int modifier(Occupation occupation, int unit) {
        int hex = occupation.table().unit(unit).hex();
        boolean hidden = !Spotting.spotted(occupation, hex, occupation.table().stand(unit).side());
        return (hidden ? -1 : 0) // TGX-7.1.b
                + (protectedIn(occupation.table(), unit, hex) ? -1 : 0) // TGX-7.1.c
                + CommandControl.morale(occupation.table(), unit);
    }

    /** Several kinds of protection count once (R-TGX-91). */
    private static boolean protectedIn(Table table, int unit, int hex) {
        return table.ground().builtUp(hex)
                || table.unit(unit).has(Mark.INSIDE)
                || table.counters().positions().contains(hex);
    }

    /** Whether a unit passes. */
    public static boolean passes(Occupation occupation, int unit, Telling<Happening> telling) {
        Table table = occupation.table();
        return rolled(
                new Share.OfUnit(table.unitId(unit)),
                table.stand(unit).morale(),
                modifier(occupation, unit),
                telling);
    }

    /** Whether a battery, which is not on the map, passes at a plain level (R-TGX-64). */
    public static boolean passes(Share.OfBattery battery, int level, Telling<Happening> telling) {
        return rolled(battery, level, 0, telling);
    }

    private static boolean rolled(
            Share.By who, int level, int modifier, Telling<Happening> telling) {
        int first = Dice.roll(telling);
        int second = Dice.roll(telling);
        boolean passed = first + second + modifier <= level; // TGX-7.1.a
        telling.tell(
                new Happening.MoraleChecked(
                        who, List.of(first, second), modifier, level, passed, CHECKED));
        return passed;
    }

    /** How likely a check is passed. */
    public static double chance(int level, int modifier) {
        return Odds.chance(chance -> rolled(-1, level, modifier, new Telling<>(chance)));
    }
}
