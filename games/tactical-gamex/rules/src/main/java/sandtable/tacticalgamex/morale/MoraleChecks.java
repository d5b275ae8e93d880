package sandtable.tacticalgamex.morale;

import sandtable.kernel.Clause;
import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.stream.Stream;

/** TGX-7.1 Morale Checks. */
public final class MoraleChecks {
    private static final Clause CHECKED = Clause.of("TGX-7.1.a");
    private static final Modification NOT_SPOTTED =
            new Modification("not spotted", -1, Clause.of("TGX-7.1.b"));
    private static final Modification PROTECTED =
            new Modification("in a town, fortification or position", -1, Clause.of("TGX-7.1.c"));

    private MoraleChecks() {}

    /** What is added to the dice of a unit; the modifiers are cumulative (TGX-7.1.f). */
    static List<Modification> modifications(Occupation occupation, int unit) {
        Table table = occupation.table();
        int hex = table.unit(unit).hex();
        var lines = new ArrayList<Modification>();
        if (!Spotting.spotted(occupation, hex, table.stand(unit).side())) {
            lines.add(NOT_SPOTTED);
        }
        if (protectedIn(table, unit, hex)) {
            lines.add(PROTECTED);
        }
        lines.addAll(CommandControl.morale(table, unit));
        return lines;
    }

    /** Several kinds of protection count once (R-TGX-91). */
    private static boolean protectedIn(Table table, int unit, int hex) {
        return table.ground().builtUp(hex)
                || table.unit(unit).has(Mark.INSIDE)
                || table.counters().positions().contains(hex);
    }

    /** Whether a unit passes. */
    public static boolean passes(Occupation occupation, int unit, Telling<Happening> telling) {
        return passes(occupation, unit, List.of(), telling);
    }

    /** Whether a unit passes a check to whose dice something more is added. */
    public static boolean passes(
            Occupation occupation, int unit, List<Modification> more, Telling<Happening> telling) {
        Table table = occupation.table();
        boolean steeled =
                table.conditions().chaos().has("DX1", table.stand(unit).side(), table.hexOf(unit));
        if (steeled) {
            return true; // TGX-24.1.d
        }
        return rolled(
                new Share.OfUnit(table.unitId(unit)),
                table.stand(unit).side(),
                table.stand(unit).morale(),
                Stream.concat(modifications(occupation, unit).stream(), more.stream()).toList(),
                telling);
    }

    /** Whether a battery, which is not on the map, passes at a plain level (R-TGX-64). */
    public static boolean passes(
            Share.OfBattery battery, int side, int level, Telling<Happening> telling) {
        return rolled(battery, side, level, List.of(), telling);
    }

    private static boolean rolled(
            Share.By who,
            int side,
            int level,
            List<Modification> modifications,
            Telling<Happening> telling) {
        List<Integer> dice = Dice.pair(telling, side);
        boolean passed = passed(dice.getFirst() + dice.getLast(), level, modifications);
        telling.tell(new Happening.MoraleChecked(who, dice, modifications, level, passed, CHECKED));
        return passed;
    }

    /** How likely a check is passed, or not. */
    public static SequencedMap<Boolean, Double> odds(int level, List<Modification> modifications) {
        return Odds.of(
                chance -> passed(Dice.roll(chance) + Dice.roll(chance), level, modifications));
    }

    private static boolean passed(int dice, int level, List<Modification> modifications) {
        return dice + Modification.sum(modifications) <= level; // TGX-7.1.a
    }
}
