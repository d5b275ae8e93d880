package sandtable.hexblitz.activation;

import sandtable.hexblitz.combat.Attackers;
import sandtable.hexblitz.movement.March;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.kernel.Violation;

import java.util.Optional;

/** HB-SEQ.7: what a group still owes before its card is discarded. */
final class EndOfActivation {
    private EndOfActivation() {}

    /** Why an activation cannot end yet. */
    static Optional<Violation> check(Table table, Group group) {
        var occupation = new Occupation(table, group.side(table));
        return check(occupation, group);
    }

    static Optional<Violation> check(Occupation occupation, Group group) {
        Table table = occupation.table();
        for (UnitId each : table.ids()) {
            if (!group.has(table, each)) {
                continue;
            }
            if (March.owesReturn(table, each)) {
                return Optional.of(
                        Violation.of(
                                "HB-FORM.9",
                                "%s is outside its Command Area and must move back towards it",
                                each));
            }
            if (occupation.straddled(table.unit(each).hex())) {
                Optional<Violation> engaged = mustEngage(table, group, each);
                if (engaged.isPresent()) {
                    return engaged;
                }
            }
        }
        return Optional.empty();
    }

    /** HB-STK.5: who has entered a hex that an enemy stand lies across must attack it. */
    private static Optional<Violation> mustEngage(Table table, Group group, UnitId id) {
        Unit unit = table.unit(id);
        for (UnitId each : table.ids()) {
            Unit enemy = table.unit(each);
            boolean shared =
                    enemy.straddles()
                            && enemy.in(unit.hex())
                            && table.stand(each).side() != table.stand(id).side();
            if (shared && Attackers.inContact(table, group, unit.place()).contains(id)) {
                return Optional.of(
                        Violation.of(
                                "HB-STK.5",
                                "%s has entered %s and must engage %s",
                                id,
                                unit.place(),
                                each));
            }
        }
        return Optional.empty();
    }
}
