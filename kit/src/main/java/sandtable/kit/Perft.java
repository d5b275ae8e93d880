package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Options;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.List;

/**
 * How many ways a game can go for so many actions: a number that changes with almost any change of
 * the rules. Luck depends on the way taken and on the seed alone. Of sides asked at the same time
 * the first by name answers; where options are open one proposal is taken.
 */
public final class Perft {
    private static final long MIX = 0x9e3779b97f4a7c15L;

    private Perft() {}

    /**
     * The number of positions after one action, after two, and so on to {@code depth}; a match that
     * ends has no more.
     */
    public static <S, V, A extends Action, E extends Event> List<Long> counts(
            Ruleset<S, V, A, E> rules, Scenario scenario, long seed, int depth) {
        Match<S, V, A, E> start = Match.start(rules, scenario, Chance.seeded(seed));
        long[] counts = new long[depth];
        count(start, seed, 0, counts);
        var list = new ArrayList<Long>();
        for (long count : counts) {
            list.add(count);
        }
        return List.copyOf(list);
    }

    private static <S, V, A extends Action, E extends Event> void count(
            Match<S, V, A, E> at, long path, int depth, long[] counts) {
        List<Side> asked = Position.asked(at.rules(), at.state());
        if (depth == counts.length || asked.isEmpty()) {
            return;
        }
        Side side = asked.getFirst();
        List<A> options = options(at, side, path);
        for (int i = 0; i < options.size(); i++) {
            long way = (path + i + 1) * MIX;
            var verdict = at.play(side, options.get(i), Chance.seeded(way));
            if (verdict instanceof Match.Verdict.Accepted<S, V, A, E>(var next)) {
                counts[depth]++;
                count(next, way, depth + 1, counts);
            }
        }
    }

    private static <S, V, A extends Action, E extends Event> List<A> options(
            Match<S, V, A, E> at, Side side, long path) {
        V view = at.view(side);
        return at.rules().prompt(view).options() instanceof Options.Open<A>
                ? Choice.answer(at.rules(), view, Chance.seeded(path)).stream().toList()
                : at.rules().prompt(view).options().listed();
    }
}
