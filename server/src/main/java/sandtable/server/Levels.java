package sandtable.server;

import sandtable.ai.PlayerSpec;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Side;

import java.time.Duration;
import java.util.List;

/**
 * The computer players that people can choose from, by level; any other that can be named is taken
 * too.
 */
final class Levels implements Players {
    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final List<Sent.Level> LEVELS =
            List.of(
                    new Sent.Level(
                            StoredGame.Seat.PERSON,
                            "A person",
                            "Somebody at this screen or another"),
                    new Sent.Level("random", "Raw recruit", "Does anything the rules allow"),
                    new Sent.Level("greedy", "Steady", "Takes what looks best at once"),
                    new Sent.Level(
                            "search:400ms",
                            "Staff officer",
                            "Thinks ahead and reckons with what you might do"));

    @Override
    public List<Sent.Level> levels() {
        return LEVELS;
    }

    @Override
    public void check(String spec) {
        if (!spec.equals(StoredGame.Seat.PERSON)) {
            PlayerSpec.parse(spec);
        }
    }

    @Override
    public String title(String spec) {
        return LEVELS.stream()
                .filter(each -> each.spec().equals(spec))
                .map(Sent.Level::title)
                .findFirst()
                .orElse(spec);
    }

    @Override
    public Duration budget(String spec) {
        return PlayerSpec.parse(spec) instanceof PlayerSpec.TimedSearch(var time) ? time : SHORT;
    }

    @Override
    public <S, V, A extends Action, E extends Event> Player<V, A> player(
            Game<S, V, A, E> game, String spec, Side side, long seed) {
        return game.player(spec, side, seed);
    }
}
