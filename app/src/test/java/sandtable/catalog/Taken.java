package sandtable.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import sandtable.catalog.lesson.Course;
import sandtable.catalog.lesson.Lesson;
import sandtable.catalog.lesson.LessonStep;
import sandtable.kernel.Action;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.scene.Ground;
import sandtable.scene.Piece;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A lesson being taken by somebody who answers as it expects. */
final class Taken<S, V, A extends Action, E extends Event> {
    private final Game<S, V, A, E> game;
    private final Lesson lesson;
    private final Side reader;
    private final List<String> given = new ArrayList<>();
    private Match<S, V, A, E> match;
    private int said = 0;
    private int fights = 0;

    private Taken(Game<S, V, A, E> game, Lesson lesson) {
        this.game = game;
        this.lesson = lesson;
        this.reader = new Side(lesson.side());
        this.match = game.begin(game.taught(lesson), lesson.dice().entry(0));
    }

    static <S, V, A extends Action, E extends Event> void play(
            Game<S, V, A, E> game, Lesson lesson) {
        new Taken<>(game, lesson).play();
    }

    /** In how many of its answers odds are shown before dice are thrown. */
    static <S, V, A extends Action, E extends Event> int fights(
            Game<S, V, A, E> game, Lesson lesson) {
        var taken = new Taken<>(game, lesson);
        taken.play();
        return taken.fights;
    }

    private void play() {
        for (LessonStep step : lesson.steps()) {
            hearTheEnemy();
            lookAround(step);
            switch (step.deed()) {
                case LessonStep.Deed.Look _ -> {}
                case LessonStep.Deed.Forbidden(var attempt, var clause) -> refused(attempt, clause);
                case LessonStep.Deed.Answer answer -> answer.expected().forEach(this::answer);
            }
        }
        assertTrue(new Course(lesson, given).over());
        assertEquals(lesson.enemy().size(), said, "lines of the other side");
    }

    private boolean asks(Side side) {
        return match.pending() instanceof Pending.Answers(var from) && from.contains(side);
    }

    /** The other side answers as soon as it is asked, as long as its lines go. */
    private void hearTheEnemy() {
        Side enemy =
                game.sides().apply(match.state()).stream()
                        .filter(each -> !each.equals(reader))
                        .findFirst()
                        .orElseThrow();
        while (said < lesson.enemy().size() && asks(enemy)) {
            played(enemy, lesson.enemy().get(said++));
        }
    }

    /** What is pointed at is on the map. */
    private void lookAround(LessonStep step) {
        V view = match.view(reader);
        Scene scene = game.presenter().scene(view, Optional.empty());
        Ground ground = game.presenter().ground(view);
        for (String each : step.point()) {
            boolean piece = scene.pieces().stream().map(Piece::id).anyMatch(each::equals);
            assertTrue(piece || onMap(ground, each), step.title() + ": there is no " + each);
        }
    }

    private static boolean onMap(Ground ground, String name) {
        return switch (ground) {
            case Ground.Hexes hexes ->
                    hexes.hexes().stream().anyMatch(each -> each.number().equals(name));
            case Ground.Measured _ -> name.matches("\\d+(\\.\\d)?,\\d+(\\.\\d)?");
        };
    }

    private void refused(String attempt, Clause clause) {
        switch (match.play(reader, read(reader, attempt), lesson.dice().entry(0))) {
            case Match.Verdict.Accepted<S, V, A, E> _ -> fail(attempt + " is allowed");
            case Match.Verdict.Refused<S, V, A, E>(var why) -> assertEquals(clause, why.clause());
        }
    }

    private void answer(String expected) {
        A action = read(reader, expected);
        V view = match.view(reader);
        if (game.rules().prompt(view).options() instanceof Options.All<A>(var all)) {
            assertTrue(all.contains(action), expected + " is not offered");
        }
        assertEquals(expected, game.rules().notation().write(view, action));
        assertEquals(Optional.of(expected), new Course(lesson, given).taken(expected));
        if (game.presenter().choice(view, action).forecast().isPresent()) {
            fights++;
        }
        played(reader, expected);
        given.add(expected);
        hearTheEnemy();
    }

    private void played(Side side, String line) {
        switch (match.play(side, read(side, line), lesson.dice().entry(match.length() + 1))) {
            case Match.Verdict.Accepted<S, V, A, E>(var next) -> match = next;
            case Match.Verdict.Refused<S, V, A, E>(var why) ->
                    fail(side + " may not " + line + ": " + why);
        }
    }

    private A read(Side side, String line) {
        return switch (game.rules().notation().read(match.view(side), line)) {
            case Notation.Reading.Read<A>(var action) -> action;
            case Notation.Reading.Unread<A>(var why) -> fail(line + " is no order: " + why);
        };
    }
}
