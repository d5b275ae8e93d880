package sandtable.kit;

import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.DynamicTest;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Register;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.text.Nearest;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The laws of the kernel, tried on one rule set over matches played at random:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> laws() {
 *     return Laws.of(RULES, SCENARIO, REGISTER).games(20).seed(1).steps(2000).tests();
 * }
 * }</pre>
 */
public final class Laws<S, V, A extends Action, E extends Event> {
    private static final List<Law> ALL =
            Stream.of(
                            OptionLaws.ALL,
                            ResolveLaws.ALL,
                            KnowledgeLaws.ALL,
                            SecretLaws.ALL,
                            TextLaws.ALL,
                            WordingLaws.ALL,
                            TemplateLaws.ALL,
                            FigureLaws.ALL)
                    .flatMap(List::stream)
                    .toList();

    private final Ruleset<S, V, A, E> rules;
    private final Scenario scenario;
    private final Register register;
    private final List<Law> laws;
    private final int games;
    private final long seed;
    private final int mostSteps;
    private final int stride;

    private Laws(
            Ruleset<S, V, A, E> rules,
            Scenario scenario,
            Register register,
            List<Law> laws,
            int games,
            long seed,
            int mostSteps,
            int stride) {
        this.rules = rules;
        this.scenario = scenario;
        this.register = register;
        this.laws = laws;
        this.games = games;
        this.seed = seed;
        this.mostSteps = mostSteps;
        this.stride = stride;
    }

    /** Ten games of at most 5,000 actions, unless told otherwise. */
    public static <S, V, A extends Action, E extends Event> Laws<S, V, A, E> of(
            Ruleset<S, V, A, E> rules, Scenario scenario, Register register) {
        return new Laws<>(rules, scenario, register, ALL, 10, 1, 5000, 1);
    }

    public Laws<S, V, A, E> games(int number) {
        return new Laws<>(rules, scenario, register, laws, number, seed, mostSteps, stride);
    }

    /** The first game is played with this seed, the next with the next. */
    public Laws<S, V, A, E> seed(long first) {
        return new Laws<>(rules, scenario, register, laws, games, first, mostSteps, stride);
    }

    /** A match that goes on longer breaks a law. */
    public Laws<S, V, A, E> steps(int most) {
        return new Laws<>(rules, scenario, register, laws, games, seed, most, stride);
    }

    /**
     * Tries the laws at one action in so many, for matches that are long; every match is still
     * played to its end.
     */
    public Laws<S, V, A, E> oneIn(int actions) {
        return new Laws<>(rules, scenario, register, laws, games, seed, mostSteps, actions);
    }

    /** Leaves one law out, by its name; the test that does says why. */
    public Laws<S, V, A, E> except(String law) {
        List<String> names = laws.stream().map(Law::name).toList();
        if (!names.contains(law)) {
            throw new IllegalArgumentException("no law \"" + law + "\"" + Nearest.hint(law, names));
        }
        List<Law> others = laws.stream().filter(each -> !each.name().equals(law)).toList();
        return new Laws<>(rules, scenario, register, others, games, seed, mostSteps, stride);
    }

    /**
     * One law more, for rule sets that ask in such a way that not even whom play waits for tells
     * what is hidden. Others ask a hidden unit in the middle of a move, or count it a secret who
     * has sealed.
     */
    public Laws<S, V, A, E> withoutPauses() {
        var all = new ArrayList<>(laws);
        all.add(SecretPauses.LAW);
        return new Laws<>(rules, scenario, register, all, games, seed, mostSteps, stride);
    }

    /** The first breach of each law that is broken. */
    public List<Breach> breaches() {
        Scouted<A> scouted = Scouted.of(rules, scenario, seed, mostSteps);
        Map<String, Breach> first = new LinkedHashMap<>();
        for (int game = 0; game < games; game++) {
            var trial =
                    new Trial<S, V, A, E>(laws, scouted, register, seed + game, mostSteps, stride);
            trial.breaches(rules, scenario).forEach(each -> first.putIfAbsent(each.law(), each));
        }
        return List.copyOf(first.values());
    }

    /** Fails on the first law broken. */
    public void check() {
        breaches().stream().findFirst().ifPresent(each -> Assertions.fail(each.toString()));
    }

    /** One test for each law, from the same games. */
    public Stream<DynamicTest> tests() {
        List<Breach> breaches = breaches();
        var names = new ArrayList<>(laws.stream().map(Law::name).toList());
        names.add(Trial.PLAY_GOES_ON);
        names.add(Trial.MATCHES_END);
        return names.stream()
                .map(name -> DynamicTest.dynamicTest(name, () -> fail(name, breaches)));
    }

    static void fail(String law, List<Breach> breaches) {
        breaches.stream()
                .filter(each -> each.law().equals(law))
                .findFirst()
                .ifPresent(each -> Assertions.fail(each.toString()));
    }
}
