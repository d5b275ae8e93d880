package sandtable.tacticalgamex;

import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.chaos.ActionDeck;
import sandtable.tacticalgamex.counters.NeutralCounters;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
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
        int enemy = 1 - side;
        Secrets secrets =
                holds(state, enemy)
                        .withMines(mines(state, enemy, chance))
                        .withDrops(drops(state, enemy, chance));
        return dealt(state.with(enemy, secrets), enemy, chance);
    }

    /** The enemy holds other cards, and the deck lies in another order. */
    private static State dealt(State state, int enemy, Chance chance) {
        if (state.pile().isEmpty()) {
            return state;
        }
        Secrets secrets = state.secrets().get(enemy);
        var unseen = new ArrayList<>(state.pile());
        unseen.addAll(secrets.hand());
        List<Integer> order = ActionDeck.shuffled(unseen, chance);
        List<Integer> held =
                order.stream()
                        .filter(each -> ActionDeck.card(each).red())
                        .limit(secrets.hand().size())
                        .sorted()
                        .toList();
        return state.with(enemy, secrets.withHand(held))
                .withPile(order.stream().filter(each -> !held.contains(each)).toList());
    }

    /** Each landing that is still to come is aimed at another hex (TGX-11.1.a). */
    private static List<Drop> drops(State state, int side, Chance chance) {
        Table table = state.table();
        return state.secrets().get(side).drops().stream()
                .map(
                        each -> {
                            int[] zone =
                                    table.battle()
                                            .sortie(each.aircraft())
                                            .lift()
                                            .orElseThrow()
                                            .zone()
                                            .toArray();
                            HexId hex = table.hexId(zone[chance.below(zone.length)]);
                            return new Drop(each.aircraft(), hex, each.units());
                        })
                .toList();
    }

    /** Whoever is asked just now holds nothing; in its own impulse a side has nothing to hold. */
    private static Secrets holds(State state, int side) {
        Secrets secrets = state.secrets().get(side);
        Impulse impulse = state.open().impulse();
        boolean open =
                !impulse.none() && impulse.enemy() == side && !(state.step() instanceof UnderFire);
        if (!open) {
            return secrets;
        }
        return secrets.with(secrets.holdsFire() ? Secrets.Holds.NOTHING : Secrets.Holds.IMPULSE);
    }

    /** Each hidden minefield lies elsewhere in its zone, where nobody stands (TGX-8.2.c). */
    private static List<Minefield> mines(State state, int side, Chance chance) {
        var mines = new ArrayList<>(state.secrets().get(side).mines());
        for (int i = 0; i < mines.size(); i++) {
            Minefield each = mines.get(i);
            Table others = state.table().with(state.table().counters().without(each));
            List<Integer> free = free(others, each);
            free.removeIf(hex -> mines.stream().anyMatch(laid -> laid.hex().index() == hex));
            if (!free.isEmpty()) {
                HexId hex = others.hexId(free.get(chance.below(free.size())));
                mines.set(i, new Minefield(hex, each.column(), side, false));
            }
        }
        return mines;
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
