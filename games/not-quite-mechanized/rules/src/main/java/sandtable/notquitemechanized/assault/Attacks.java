package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Optional;

/** Attacks on the table, found by their commander and objective. */
final class Attacks {
    private Attacks() {}

    static Optional<Attack> find(Table table, BodyId command, Spot objective) {
        for (Attack each : table.attacks()) {
            if (each.command().equals(command) && each.objective().equals(objective)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    static Table with(Table table, Attack before, Attack now) {
        var all = new ArrayList<>(table.attacks());
        all.replaceAll(each -> each.equals(before) ? now : each);
        return table.withAttacks(all);
    }

    /** Without one that is over. */
    static Table without(Table table, Attack attack) {
        var all = new ArrayList<>(table.attacks());
        all.removeIf(
                each ->
                        each.command().equals(attack.command())
                                && each.objective().equals(attack.objective()));
        return table.withAttacks(all);
    }
}
