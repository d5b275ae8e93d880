package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Register;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One match played at random with the laws tried all along. Of each law the first breach is kept.
 */
final class Trial<S, V, A extends Action, E extends Event> {
    static final String MATCHES_END = "matches end";
    static final String PLAY_GOES_ON = "a legal action can be played";

    private final List<Law> laws;
    private final Scouted<A> scouted;
    private final Register register;
    private final long seed;
    private final int mostSteps;
    private final int stride;
    private final Map<String, Breach> breaches = new LinkedHashMap<>();

    Trial(
            List<Law> laws,
            Scouted<A> scouted,
            Register register,
            long seed,
            int mostSteps,
            int stride) {
        this.laws = laws;
        this.scouted = scouted;
        this.register = register;
        this.seed = seed;
        this.mostSteps = mostSteps;
        this.stride = stride;
    }

    List<Breach> breaches(Ruleset<S, V, A, E> rules, Scenario scenario) {
        Chance chance = Chance.seeded(seed);
        Match<S, V, A, E> match = Match.start(rules, scenario, chance);
        boolean goesOn = true;
        while (goesOn && match.length() < mostSteps) {
            var position = new Position<>(match, scouted, register, seed + 7919L * match.length());
            if (match.length() % stride == 0) {
                tryPosition(position);
            }
            Optional<Match<S, V, A, E>> next = next(position, chance);
            goesOn = next.isPresent();
            match = next.orElse(match);
        }
        if (goesOn) {
            note(
                    MATCHES_END,
                    match.length(),
                    () -> Optional.of("it is not over after " + mostSteps + " actions"));
        }
        tryMatch(match);
        return List.copyOf(breaches.values());
    }

    /** Nothing where the match is over, or cannot go on. */
    private Optional<Match<S, V, A, E>> next(Position<S, V, A, E> position, Chance chance) {
        Optional<Match<S, V, A, E>> next;
        try {
            next =
                    Choice.any(position.match(), chance)
                            .map(choice -> choice.played(position.match(), chance));
        } catch (RuntimeException e) {
            note(PLAY_GOES_ON, position.match().length(), () -> Optional.of(thrown(e)));
            return Optional.empty();
        }
        if (position.match().length() % stride == 0) {
            next.ifPresent(after -> tryStep(new Step<>(position, after)));
        }
        return next;
    }

    private void tryPosition(Position<S, V, A, E> position) {
        for (Law law : laws) {
            if (law.test() instanceof Law.InPosition test) {
                note(law.name(), position.match().length(), () -> test.breach(position));
            }
        }
    }

    private void tryStep(Step<S, V, A, E> step) {
        for (Law law : laws) {
            if (law.test() instanceof Law.AtStep test) {
                note(law.name(), step.before().length(), () -> test.breach(step));
            }
        }
    }

    private void tryMatch(Match<S, V, A, E> match) {
        for (Law law : laws) {
            if (law.test() instanceof Law.OverMatch test) {
                note(law.name(), match.length(), () -> test.breach(match));
            }
        }
    }

    /** Rules that throw break the law they were asked about. */
    private void note(String law, int step, Supplier<Optional<String>> test) {
        if (breaches.containsKey(law)) {
            return;
        }
        Optional<String> what;
        try {
            what = test.get();
        } catch (RuntimeException e) {
            what = Optional.of(thrown(e));
        }
        what.ifPresent(each -> breaches.put(law, new Breach(law, seed, step, each)));
    }

    static String thrown(RuntimeException e) {
        return e + " thrown at " + Arrays.stream(e.getStackTrace()).limit(4).toList();
    }
}
