package sandtable.tacticalgamex;

import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.counters.NeutralCounters;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;

import java.util.ArrayList;
import java.util.List;

/** Another truth that one side cannot tell from this one, made from the truth itself. */
final class OtherSecrets {
    private OtherSecrets() {}

    /** With everything that the enemy of a side keeps from it as it might be as well. */
    static State of(State state, int side, Chance chance) {
        State now = state.with(mines(state.table(), 1 - side, chance));
        return now.with(1 - side, holds(state, 1 - side));
    }

    /** Whoever is asked just now holds nothing; in its own impulse a side has nothing to hold. */
    private static Secrets holds(State state, int side) {
        Secrets secrets = state.secrets().get(side);
        boolean open =
                state.table().impulse().enemy() == side
                        && !state.table().impulse().none()
                        && !(state.step() instanceof UnderFire);
        if (!open) {
            return secrets;
        }
        return secrets.holdsFire() ? Secrets.NONE : new Secrets(Secrets.Holds.IMPULSE);
    }

    /** Each hidden minefield lies elsewhere in its zone, where nobody stands (TGX-8.2.c). */
    private static Table mines(Table table, int side, Chance chance) {
        Table now = table;
        for (Minefield each : table.counters().mines()) {
            if (each.side() == side && !each.known()) {
                Table without = now.with(now.counters().without(each));
                List<Integer> free = free(without, each);
                int hex = free.isEmpty() ? each.hex().index() : free.get(chance.below(free.size()));
                now =
                        without.with(
                                without.counters()
                                        .with(
                                                new Minefield(
                                                        table.hexId(hex),
                                                        each.column(),
                                                        side,
                                                        false)));
            }
        }
        return now;
    }

    private static List<Integer> free(Table table, Minefield mines) {
        var occupation = new Occupation(table);
        var free = new ArrayList<Integer>();
        for (Placement each : table.battle().plan().placements()) {
            boolean like =
                    each.side() == mines.side()
                            && each.counter().equals(new Counter.Mines(mines.column()))
                            && NeutralCounters.zone(table, each.index())
                                    .contains(mines.hex().index());
            if (!like) {
                continue;
            }
            for (int hex : NeutralCounters.zone(table, each.index()).toArray()) {
                if (hex != mines.hex().index()
                        && occupation.empty(hex)
                        && !table.ground().bridge(hex)
                        && NeutralCounters.mayLie(table, each.index(), hex)) {
                    free.add(hex);
                }
            }
        }
        return free;
    }
}
