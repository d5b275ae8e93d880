package sandtable.server;

import sandtable.ai.PlayerSpec;
import sandtable.ai.Seat;
import sandtable.catalog.Game;
import sandtable.catalog.lesson.Lesson;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;
import sandtable.server.library.Read;
import sandtable.server.store.StoredGame;

import java.time.Duration;
import java.util.List;

/**
 * The computer players that people can choose from, by level; any other that can be named is taken
 * too.
 */
final class Levels implements Players {
    private static final Duration SHORT = Duration.ofSeconds(2);
    private static final Duration LONGEST = Duration.ofSeconds(10);
    private static final int MOST_TRIALS = 20_000;
    private static final int LONGEST_NAME = 100;

    /** Who plays when a lesson is over. */
    static final String USUAL = "greedy";

    private static final List<Read.Level> LEVELS =
            List.of(
                    new Read.Level(
                            StoredGame.Seat.PERSON,
                            "A person",
                            "Somebody at this screen or another"),
                    new Read.Level("random", "Raw recruit", "Does anything the rules allow"),
                    new Read.Level(USUAL, "Steady", "Takes what looks best at once"),
                    new Read.Level(
                            "search:400ms",
                            "Staff officer",
                            "Thinks ahead and reckons with what you might do"));

    @Override
    public List<Read.Level> levels() {
        return LEVELS;
    }

    @Override
    public void check(String spec) {
        if (spec.length() > LONGEST_NAME) {
            throw new BadInput("player", 0, "", "a name has at most " + LONGEST_NAME + " letters");
        }
        if (spec.equals(StoredGame.Seat.PERSON)) {
            return;
        }
        PlayerSpec wished = PlayerSpec.parse(spec);
        if (!within(wished).equals(wished)) {
            throw new BadInput(
                    "player",
                    0,
                    spec,
                    "a computer may think at most %d seconds or make %d trials for an answer here"
                            .formatted(LONGEST.toSeconds(), MOST_TRIALS));
        }
    }

    /** What is wished, or the most there is: an older program may have let more pass. */
    private static PlayerSpec within(PlayerSpec wished) {
        return switch (wished) {
            case PlayerSpec.TimedSearch(var time) when time.compareTo(LONGEST) > 0 ->
                    new PlayerSpec.TimedSearch(LONGEST);
            case PlayerSpec.WorkedSearch(var work) when work.compareTo(LONGEST) > 0 ->
                    new PlayerSpec.WorkedSearch(LONGEST);
            case PlayerSpec.CountedSearch(var trials) when trials > MOST_TRIALS ->
                    new PlayerSpec.CountedSearch(MOST_TRIALS);
            case PlayerSpec.TimedSearch _,
                    PlayerSpec.WorkedSearch _,
                    PlayerSpec.CountedSearch _,
                    PlayerSpec.Search _,
                    PlayerSpec.Greedy _,
                    PlayerSpec.Random _ ->
                    wished;
        };
    }

    /** Where a lesson has nothing more to say a player of the usual kind goes on. */
    private static PlayerSpec spec(String spec) {
        return within(PlayerSpec.parse(spec.equals(Lesson.PLAYER) ? USUAL : spec));
    }

    @Override
    public String title(String spec) {
        if (spec.equals(Lesson.PLAYER)) {
            return "The lesson";
        }
        return LEVELS.stream()
                .filter(each -> each.spec().equals(spec))
                .map(Read.Level::title)
                .findFirst()
                .orElse(spec);
    }

    @Override
    public Duration budget(String spec) {
        return spec(spec) instanceof PlayerSpec.TimedSearch(var time) ? time : SHORT;
    }

    @Override
    public <S, V, A extends Action, E extends Event> Player<V, A> player(
            Game<S, V, A, E> game, String spec, Side side, long seed) {
        return spec(spec).player(new Seat<>(game.rules(), game.judgement(), side), seed);
    }
}
