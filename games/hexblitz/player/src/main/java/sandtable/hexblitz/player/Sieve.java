package sandtable.hexblitz.player;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The answers worth a thought. */
final class Sieve {
    /** So many answers can all be looked at. */
    private static final int FEW = 24;

    private static final int MOVES_OF_A_UNIT = 4;

    private Sieve() {}

    /** One unit at a time: the order in which they are placed matters little. */
    static List<Decision> firstPlaced(List<Decision> legal) {
        if (!(legal.getFirst() instanceof Decision.Place first)) {
            return legal;
        }
        return legal.stream()
                .filter(
                        each ->
                                each instanceof Decision.Place place
                                        && place.unit().equals(first.unit()))
                .toList();
    }

    /** One unit at a time, or the whole formation at once. */
    static List<Decision> orders(List<Decision> legal) {
        List<Decision> own = firstUnit(legal);
        if (own.isEmpty()) {
            return legal;
        }
        var orders = new ArrayList<>(own);
        legal.stream().filter(Decision.OrderFormation.class::isInstance).forEach(orders::add);
        return orders;
    }

    /** The orders for the first unit that has none. */
    static List<Decision> firstUnit(List<Decision> legal) {
        Optional<UnitId> first =
                legal.stream()
                        .filter(Decision.OrderUnit.class::isInstance)
                        .map(each -> ((Decision.OrderUnit) each).unit())
                        .findFirst();
        return first.isEmpty()
                ? List.of()
                : legal.stream()
                        .filter(
                                each ->
                                        each instanceof Decision.OrderUnit order
                                                && order.unit().equals(first.get()))
                        .toList();
    }

    /** Moves, attacks and work; turning only towards the enemy, and before the end. */
    static List<Decision> acts(View view, Situation situation, List<Decision> legal) {
        var acts = new ArrayList<Decision>();
        boolean turns = false;
        Forces forces = situation.forces();
        for (Decision each : legal) {
            boolean worth =
                    switch (each) {
                        case Decision.Face _ -> !turns && turns(forces, each);
                        case Decision.Move move -> move.across().isEmpty();
                        case Decision.Done _ -> !turns;
                        case Decision.Place _,
                                Decision.NameHeadquarters _,
                                Decision.OrderFormation _,
                                Decision.OrderUnit _,
                                Decision.Ready _,
                                Decision.Leave _,
                                Decision.Attack _,
                                Decision.Load _,
                                Decision.LoadSupply _,
                                Decision.Unload _,
                                Decision.WorkOnBridge _,
                                Decision.Lose _ ->
                                true;
                    };
            if (worth) {
                acts.add(each);
                turns |= each instanceof Decision.Face;
            }
        }
        return acts.isEmpty() ? legal : fewer(view, situation, acts);
    }

    /** Where there are many moves, the best few of each unit. */
    private static List<Decision> fewer(View view, Situation situation, List<Decision> acts) {
        if (acts.size() <= FEW) {
            return acts;
        }
        var sense = new ActionSense(view, situation, Chance.none());
        var moves = new TreeMap<UnitId, List<Decision.Move>>();
        for (Decision each : acts) {
            if (each instanceof Decision.Move move) {
                moves.computeIfAbsent(move.unit(), _ -> new ArrayList<>()).add(move);
            }
        }
        var best = new HashSet<Decision>();
        for (List<Decision.Move> each : moves.values()) {
            Comparator<Decision.Move> better = Comparator.comparingDouble(sense::value);
            each.stream().sorted(better.reversed()).limit(MOVES_OF_A_UNIT).forEach(best::add);
        }
        return acts.stream()
                .filter(each -> !(each instanceof Decision.Move) || best.contains(each))
                .toList();
    }

    /** Whether it turns stands to where they should face. */
    static boolean turns(Forces forces, Decision option) {
        if (!(option instanceof Decision.Face(HexId at, int direction))) {
            return false;
        }
        int hex = at.index();
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) == forces.view().me() && forces.hex(i) == hex) {
                int now = forces.table().unit(i).facing();
                return direction != now && Facing.best(forces, hex, now) == direction;
            }
        }
        return false;
    }
}
