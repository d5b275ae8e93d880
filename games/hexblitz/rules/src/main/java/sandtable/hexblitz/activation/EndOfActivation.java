package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.movement.March;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.kernel.Violation;

import java.util.Optional;

/** HB-SEQ.7: what a group still owes before its card is discarded. */
final class EndOfActivation {
    private EndOfActivation() {}

    /** Why an activation cannot end yet. */
    static Optional<Violation> check(Table table, Group group) {
        for (int i = 0; i < table.units().size(); i++) {
            if (!group.has(table, i)) {
                continue;
            }
            if (March.owesReturn(table, i)) {
                return Optional.of(
                        Violation.of(
                                "HB-FORM.9",
                                "%s is outside its Command Area and must move back towards it",
                                table.stand(i).id()));
            }
            Optional<Violation> engaged = mustEngage(table, group, i);
            if (engaged.isPresent()) {
                return engaged;
            }
        }
        return Optional.empty();
    }

    /** HB-STK.5: who has entered a hex that an enemy stand lies across must attack it. */
    private static Optional<Violation> mustEngage(Table table, Group group, int index) {
        Unit unit = table.unit(index);
        for (int i = 0; i < table.units().size(); i++) {
            Unit enemy = table.unit(i);
            boolean shared =
                    table.stand(i).side() != table.stand(index).side()
                            && enemy.onMap()
                            && enemy.straddles()
                            && enemy.in(unit.hex());
            if (shared && Attackers.inContact(table, group, unit.hex()).contains(index)) {
                return Optional.of(
                        Violation.of(
                                "HB-STK.5",
                                "%s has entered %s and must engage %s",
                                table.stand(index).id(),
                                table.battle().hexName(unit.hex()),
                                table.stand(i).id()));
            }
        }
        return Optional.empty();
    }
}
