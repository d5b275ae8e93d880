package sandtable.hexblitz.supply;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
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
        for (UnitId each : table.ids()) {
            Formation formation = table.battle().formations().get(table.stand(each).formation());
            if (weak(table, each)
                    && LogisticSupply.available(table, formation) >= Transport.HALVES) {
                table = LogisticSupply.taken(table, formation, Transport.HALVES);
                Unit stronger = table.unit(each).sp(table.unit(each).sp() + 1);
                table = table.with(each, stronger);
                telling.tell(
                        new Happening.Recovered(each, table.owner(each), stronger.sp(), RECOVERED));
            }
        }
        return table;
    }

    private static boolean weak(Table table, UnitId id) {
        Unit unit = table.unit(id);
        return unit.onMap()
                && unit.sp() < table.stand(id).sp()
                && !CommandArea.outside(table, id)
                && ZoneOfControl.holders(table, id).isEmpty();
    }
}
