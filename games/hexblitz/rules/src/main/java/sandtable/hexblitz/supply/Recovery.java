package sandtable.hexblitz.supply;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;

/**
 * Data ruling 19, optional: once a day a unit out of contact and in command wins back 1 SP for 1
 * LOG.
 */
public final class Recovery {
    private static final Clause RECOVERED = Clause.of("HB-SP.1");

    private Recovery() {}

    public static Table of(Table before, Telling<Happening> telling) {
        if (!before.battle().variants().recovery()) {
            return before;
        }
        Table table = before;
        for (int i = 0; i < table.units().size(); i++) {
            Formation formation = table.battle().formations().get(table.stand(i).formation());
            if (weak(table, i) && LogisticSupply.available(table, formation) >= Transport.HALVES) {
                table = LogisticSupply.taken(table, formation, Transport.HALVES);
                Unit stronger = table.unit(i).sp(table.unit(i).sp() + 1);
                table = table.with(i, stronger);
                telling.tell(new Happening.Recovered(i, table.owner(i), stronger.sp(), RECOVERED));
            }
        }
        return table;
    }

    private static boolean weak(Table table, int index) {
        Unit unit = table.unit(index);
        return unit.onMap()
                && unit.sp() < table.stand(index).sp()
                && !CommandArea.outside(table, index)
                && ZoneOfControl.holders(table, index) == 0;
    }
}
