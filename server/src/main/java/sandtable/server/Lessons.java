package sandtable.server;

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
final class Lessons {
    private static final Map<String, Optional<Lesson>> READ = new ConcurrentHashMap<>();

    private Lessons() {}

    /** The lesson on a scenario by its id, if there is one. */
    static Optional<Lesson> on(Game<?, ?, ?, ?> game, String scenario) {
        String name = scenario.substring(scenario.indexOf('/') + 1);
        return READ.computeIfAbsent(scenario, _ -> game.lesson(name));
    }

    /** The same; a scenario without a lesson is refused. */
    static Lesson require(String scenario) {
        return on(Library.game(scenario), scenario)
                .orElseThrow(
                        () -> new BadInput(scenario, 0, "", "there is no lesson on this scenario"));
    }

    /** The lesson that a game is; nothing if it is none, or no longer. */
    static Optional<Lesson> of(Game<?, ?, ?, ?> game, StoredGame stored) {
        boolean taught = stored.seats().stream().anyMatch(Lessons::scripted);
        return taught ? on(game, stored.scenario()) : Optional.empty();
    }

    static boolean scripted(StoredGame.Seat seat) {
        return seat.player().equals(Lesson.PLAYER);
    }

    /** How far the reader has come, as long as the lesson asks for something. */
    static Optional<Course> course(Table<?, ?, ?, ?> table, Side side) {
        return of(table.game(), table.stored())
                .filter(each -> each.side().equals(side.id()))
                .map(each -> new Course(each, answers(table, side)))
                .filter(each -> !each.over());
    }

    private static List<String> answers(Table<?, ?, ?, ?> table, Side side) {
        return table.ledger().all().stream()
                .filter(each -> each.move().side().equals(side.id()))
                .map(each -> each.move().action())
                .toList();
    }

    /** What the script answers now for a side that it plays. */
    static Optional<String> line(Table<?, ?, ?, ?> table, Side side) {
        int given = table.answers(side);
        return of(table.game(), table.stored())
                .map(Lesson::enemy)
                .filter(each -> given < each.size())
                .map(each -> each.get(given));
    }

    /** How many answers the reader has given. */
    static Optional<Integer> given(Table<?, ?, ?, ?> table) {
        return of(table.game(), table.stored()).map(each -> table.answers(new Side(each.side())));
    }
}
