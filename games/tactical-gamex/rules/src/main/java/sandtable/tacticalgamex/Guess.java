package sandtable.tacticalgamex;

import sandtable.kernel.luck.Chance;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.airborne.AirborneAssaults;
import sandtable.tacticalgamex.airborne.Approaching;
import sandtable.tacticalgamex.chaos.ActionDeck;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.state.Drop;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;

/** A state that would look like a view: the enemy's hidden mines lie somewhere in their zones. */
final class Guess {
    private Guess() {}

    static State of(View view, Chance chance) {
        return ActionDeck.inUse(view.table())
                ? dealt(mined(view, chance), view, chance)
                : mined(view, chance);
    }

    /** R-TGX-212: cards that nobody has seen lie in any order, some in the enemy's hand. */
    private static State dealt(State state, View view, Chance chance) {
        var chaos = view.table().conditions().chaos();
        var out = new ArrayList<>(chaos.seen());
        out.addAll(chaos.gone());
        out.addAll(view.secrets().hand());
        List<Integer> unseen = ActionDeck.shuffled(ActionDeck.without(out), chance);
        List<Integer> held =
                unseen.stream()
                        .filter(each -> ActionDeck.card(each).red())
                        .limit(view.enemyHand())
                        .sorted()
                        .toList();
        List<Integer> pile = unseen.stream().filter(each -> !held.contains(each)).toList();
        return state.with(view.enemy(), state.secrets().get(view.enemy()).withHand(held))
                .withPile(pile);
    }

    private static State mined(View view, Chance chance) {
        Table table = view.table();
        State known = view.known().with(view.enemy(), Secrets.NONE.withDrops(drops(view)));
        if (view.hiddenMines() == 0) {
            return known;
        }
        var occupation = new Occupation(table);
        var lying = new ArrayList<>(table.counters().mines());
        var hidden = new ArrayList<Minefield>();
        List<Placement> laid =
                table.battle().plan().placements().stream()
                        .filter(each -> each.side() == view.enemy())
                        .filter(each -> each.counter() instanceof Counter.Mines)
                        .filter(each -> !table.unlaid().contains(each.index()))
                        .toList();
        for (int i = 0; i < view.hiddenMines(); i++) {
            Placement like = laid.get(i % laid.size());
            var mines =
                    new Minefield(
                            table.hexId(hex(view, occupation, like, lying, chance)),
                            strength(like),
                            view.enemy(),
                            false);
            lying.add(mines);
            hidden.add(mines);
        }
        return known.with(view.enemy(), known.secrets().get(view.enemy()).withMines(hidden));
    }

    /** Landings that are still to come, as the scenario suggests them (TGX-11.1.a). */
    private static List<Drop> drops(View view) {
        List<UnitId> inTheAir =
                view.under(Approaching.class).map(each -> each.drop().units()).orElse(List.of());
        return AirborneAssaults.rest(view.table(), view.enemy(), Secrets.NONE).stream()
                .map(
                        each ->
                                new Drop(
                                        each.aircraft(),
                                        each.hex(),
                                        each.units().stream()
                                                .filter(unit -> !inTheAir.contains(unit))
                                                .toList()))
                .toList();
    }

    private static OddsColumn strength(Placement placement) {
        return placement.counter() instanceof Counter.Mines(OddsColumn column)
                ? column
                : OddsColumn.TWO_TO_ONE;
    }

    /** A hex where such mines may lie and where none of ours stands. */
    private static int hex(
            View view,
            Occupation occupation,
            Placement like,
            List<Minefield> mines,
            Chance chance) {
        int[] zone =
                switch (like.start()) {
                    case Start.At(int hex) -> new int[] {hex};
                    case Start.Proposed(var hexes, _) -> hexes.toArray();
                    case Start.Zone(var hexes) -> hexes.toArray();
                    case Start.Entering(_, var hexes, _) -> hexes.toArray();
                    case Start.Aboard _ -> new int[] {0};
                };
        int free = zone[chance.below(zone.length)];
        for (int tries = 0; tries < zone.length; tries++) {
            int hex = zone[chance.below(zone.length)];
            boolean taken = mines.stream().anyMatch(each -> each.hex().index() == hex);
            if (!taken && !occupation.holds(view.me(), hex) && !view.table().ground().bridge(hex)) {
                return hex;
            }
            free = taken ? free : hex;
        }
        return free;
    }
}
