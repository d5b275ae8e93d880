package sandtable.kit;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.Nearest;
import sandtable.scene.Presenter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The laws of what is shown, tried on one game's presenter over matches played at random. A game's
 * {@code table} module, which has the kit among its test dependencies, calls them for each of its
 * scenarios:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> whatIsShown() {
 *     return PresenterLaws.of(RULES, new HexBlitzPresenter(), SCENARIO)
 *             .games(2).seed(1).oneIn(10).tests();
 * }
 * }</pre>
 */
public final class PresenterLaws<S, V, A extends Action, E extends Event> {
    private final Ruleset<S, V, A, E> rules;
    private final Presenter<V, A, E> presenter;
    private final Scenario scenario;
    private final List<String> left;
    private final int games;
    private final long seed;
    private final int mostSteps;
    private final int stride;

    private PresenterLaws(
            Ruleset<S, V, A, E> rules,
            Presenter<V, A, E> presenter,
            Scenario scenario,
            List<String> left,
            int games,
            long seed,
            int mostSteps,
            int stride) {
        this.rules = rules;
        this.presenter = presenter;
        this.scenario = scenario;
        this.left = left;
        this.games = games;
        this.seed = seed;
        this.mostSteps = mostSteps;
        this.stride = stride;
    }

    /** Two games of at most 5,000 actions, each position looked at, unless told otherwise. */
    public static <S, V, A extends Action, E extends Event> PresenterLaws<S, V, A, E> of(
            Ruleset<S, V, A, E> rules, Presenter<V, A, E> presenter, Scenario scenario) {
        return new PresenterLaws<>(rules, presenter, scenario, Shown.NAMES, 2, 1, 5000, 1);
    }

    public PresenterLaws<S, V, A, E> games(int number) {
        return new PresenterLaws<>(
                rules, presenter, scenario, left, number, seed, mostSteps, stride);
    }

    /** The first game is played with this seed, the next with the next. */
    public PresenterLaws<S, V, A, E> seed(long first) {
        return new PresenterLaws<>(
                rules, presenter, scenario, left, games, first, mostSteps, stride);
    }

    /** A match is broken off after so many actions: that it ends is a law of the rules. */
    public PresenterLaws<S, V, A, E> steps(int most) {
        return new PresenterLaws<>(rules, presenter, scenario, left, games, seed, most, stride);
    }

    /** Looks at one position in so many. */
    public PresenterLaws<S, V, A, E> oneIn(int actions) {
        return new PresenterLaws<>(
                rules, presenter, scenario, left, games, seed, mostSteps, actions);
    }

    /** Leaves one law out, by its name; the test that does says why. */
    public PresenterLaws<S, V, A, E> except(String law) {
        if (!left.contains(law)) {
            throw new IllegalArgumentException("no law \"" + law + "\"" + Nearest.hint(law, left));
        }
        List<String> others = left.stream().filter(each -> !each.equals(law)).toList();
        return new PresenterLaws<>(
                rules, presenter, scenario, others, games, seed, mostSteps, stride);
    }

    /** The first breach of each law that is broken. */
    public List<Breach> breaches() {
        Map<String, Breach> first = new LinkedHashMap<>();
        Scouted<A> scouted = Scouted.of(rules, scenario, seed, mostSteps);
        for (long game = seed; game < seed + games; game++) {
            play(scouted, game, first);
        }
        return List.copyOf(first.values());
    }

    private void play(Scouted<A> scouted, long game, Map<String, Breach> first) {
        Chance chance = Chance.seeded(game);
        var shown = new Shown<S, V, A, E>(presenter);
        Match<S, V, A, E> match = Match.start(rules, scenario, chance);
        Optional<Choice<A>> choice = Choice.any(match, chance);
        while (choice.isPresent() && match.length() < mostSteps) {
            Match<S, V, A, E> after = choice.get().played(match, chance);
            if (match.length() % stride == 0) {
                var position =
                        new Position<>(match, scouted, Shown.NO_REGISTER, game + match.length());
                int step = match.length();
                shown.breaches(new Step<>(position, after))
                        .forEach(
                                (law, what) ->
                                        first.putIfAbsent(law, new Breach(law, game, step, what)));
            }
            match = after;
            choice = Choice.any(match, chance);
        }
        first.keySet().retainAll(left);
    }

    /** Fails on the first law broken. */
    public void check() {
        breaches().stream().findFirst().ifPresent(each -> Assertions.fail(each.toString()));
    }

    /** One test for each law, from the same games. */
    public Stream<DynamicTest> tests() {
        List<Breach> breaches = breaches();
        return left.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> Laws.fail(name, breaches)));
    }
}
