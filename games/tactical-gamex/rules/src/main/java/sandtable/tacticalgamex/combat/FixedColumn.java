package sandtable.tacticalgamex.combat;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** Attacks on a column that asks for no strength, with an unmodified die: mines, interdiction. */
public final class FixedColumn {
    private FixedColumn() {}

    /**
     * What it has done to a unit.
     *
     * @param held whether there was any result, even one that did nothing more to the unit
     */
    public record Blast(Table table, boolean held) {}

    /** A unit, with its passenger, is attacked where it is, by the die of a side. */
    public static Blast attack(
            Table table,
            int unit,
            OddsColumn column,
            int side,
            Clause clause,
            Telling<Happening> telling) {
        Fight fight = fight(table, unit, column, clause);
        int die = Dice.roll(telling, side);
        CombatResult result = fight.result(0, die);
        telling.tell(new Happening.Attacked(fight, die, List.of(result)));
        return new Blast(
                Casualties.suffered(table, unit, result, telling),
                result != CombatResult.NO_EFFECT);
    }

    private static Fight fight(Table table, int unit, OddsColumn column, Clause clause) {
        return new Fight(
                List.of(),
                table.hexId(table.unit(unit).hex()),
                List.of(table.unitId(unit)),
                Factor.ZERO,
                Factor.of(table.stand(unit).type().defense()),
                CombatRatio.at(column),
                List.of(List.of()),
                false,
                0,
                clause);
    }
}
