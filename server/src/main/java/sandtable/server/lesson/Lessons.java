package sandtable.server.lesson;

import sandtable.catalog.Game;
import sandtable.catalog.lesson.Course;
import sandtable.catalog.lesson.Lesson;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;
import sandtable.server.store.StoredGame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Lessons as they are played: a game in which the script has a seat is one. */
public final class Lessons {
    private static final Map<String, Optional<Lesson>> READ = new ConcurrentHashMap<>();

    private Lessons() {}

    /** The lesson on a scenario by its id, if there is one. */
    public static Optional<Lesson> on(Game<?, ?, ?, ?> game, String scenario) {
        String name = scenario.substring(scenario.indexOf('/') + 1);
        return READ.computeIfAbsent(scenario, _ -> game.lesson(name));
    }

    /** The same; a scenario without a lesson is refused. */
    public static Lesson require(Game<?, ?, ?, ?> game, String scenario) {
        return on(game, scenario)
                .orElseThrow(
                        () -> new BadInput(scenario, 0, "", "there is no lesson on this scenario"));
    }

    /** The lesson that a game is; nothing if it is none, or no longer. */
    private static Optional<Lesson> of(Game<?, ?, ?, ?> game, StoredGame stored) {
        boolean taught = stored.seats().stream().anyMatch(Lessons::scripted);
        return taught ? on(game, stored.scenario()) : Optional.empty();
    }

    public static boolean scripted(StoredGame.Seat seat) {
        return seat.player().equals(Lesson.PLAYER);
    }

    /** How far the reader has come, as long as the lesson asks for something. */
    public static Optional<Course> course(
            Game<?, ?, ?, ?> game, StoredGame stored, List<StoredGame.Entry> entries, Side side) {
        return of(game, stored)
                .filter(each -> each.side().equals(side.id()))
                .map(each -> new Course(each, answers(each, entries)))
                .filter(each -> !each.over());
    }

    /** What the reader has answered. */
    private static List<String> answers(Lesson lesson, List<StoredGame.Entry> entries) {
        return entries.stream()
                .map(StoredGame.Entry::move)
                .filter(each -> each.side().equals(lesson.side()))
                .map(each -> each.action())
                .toList();
    }

    /**
     * What the script answers next for a side that it plays.
     *
     * @param given how often that side has answered
     */
    public static Optional<String> line(Game<?, ?, ?, ?> game, StoredGame stored, int given) {
        return of(game, stored)
                .map(Lesson::enemy)
                .filter(each -> given < each.size())
                .map(each -> each.get(given));
    }

    /** How many answers the reader has given; nothing in a game that is no lesson. */
    public static Optional<Integer> given(
            Game<?, ?, ?, ?> game, StoredGame stored, List<StoredGame.Entry> entries) {
        return of(game, stored).map(each -> answers(each, entries).size());
    }
}
