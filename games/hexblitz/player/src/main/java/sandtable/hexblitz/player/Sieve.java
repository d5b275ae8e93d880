package sandtable.hexblitz.player;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.View;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
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
                                        && place.unit() == first.unit())
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
        var own = new ArrayList<Decision>();
        int unit = -1;
        for (Decision each : legal) {
            if (each instanceof Decision.OrderUnit order && (unit < 0 || order.unit() == unit)) {
                unit = order.unit();
                own.add(each);
            }
        }
        return own;
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
        var moves = new TreeMap<Integer, List<Decision.Move>>();
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
        if (!(option instanceof Decision.Face(int hex, int direction))) {
            return false;
        }
        for (int i = 0; i < forces.count(); i++) {
            if (forces.side(i) == forces.view().me() && forces.hex(i) == hex) {
                return Facing.better(forces, hex, forces.table().unit(i).facing()) == direction;
            }
        }
        return false;
    }
}
