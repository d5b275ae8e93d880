package sandtable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.FairDice;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Fortune;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Presenter;
import sandtable.scene.Scene;
import sandtable.server.seen.Scenes;

import java.io.IOException;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What an answer would be can be asked for, in measure, and nothing comes of it. */
class MeasureTest extends ServedTest {
    /** A presenter that measures, though its game has nothing to measure. */
    record Measuring<V, A extends Action, E extends Event>(Presenter<V, A, E> of)
            implements Presenter<V, A, E> {
        @Override
        public Briefing briefing(Scenario scenario, V view) {
            return of.briefing(scenario, view);
        }

        @Override
        public Ground ground(V view) {
            return of.ground(view);
        }

        @Override
        public Scene scene(V view, Optional<Prompt<A>> prompt) {
            return of.scene(view, prompt);
        }

        @Override
        public Choice choice(V view, A action) {
            return of.choice(view, action);
        }

        @Override
        public Optional<Measurement> measured(V view, String typed) {
            return Optional.of(
                    new Measurement(
                            "",
                            typed,
                            List.of(),
                            Optional.empty(),
                            Optional.empty(),
                            List.of(),
                            List.of(),
                            Optional.empty(),
                            List.of(),
                            List.of()));
        }

        @Override
        public LogLine line(V view, E event) {
            return of.line(view, event);
        }

        @Override
        public List<Fortune> fortunes(V view, E event) {
            return of.fortunes(view, event);
        }
    }

    private static <S, V, A extends Action, E extends Event> Door<S, V, A, E> door(
            Game<S, V, A, E> game, String scenario, Side side) {
        var measuring =
                new Game<>(
                        game.place(),
                        game.name(),
                        game.title(),
                        game.rules(),
                        new Measuring<>(game.presenter()),
                        game.judgement(),
                        game.calculator(),
                        game.sides(),
                        game.turn(),
                        game.switches());
        Match<S, V, A, E> match = game.begin(Catalog.scenario(game, scenario), Chance.seeded(1));
        return new Door<>(
                Chronicle.of(measuring, List.of(side), match),
                new Surroundings(
                        Seated.of(game, match, new FairDice("demo", "5a".repeat(32)), List.of()),
                        new Levels(),
                        Instant.EPOCH,
                        List.of(),
                        Optional.empty()),
                new Scenes<>(),
                0,
                Door.Role.PLAYER);
    }

    private static final Side ASKED = new Side("German");

    @Test
    void eachAnswerIsMeasuredInTheOrderOfTheQuestion() {
        Door<?, ?, ?, ?> door = door(Catalog.gameOf(SCENARIO), SCENARIO, ASKED);
        List<String> typed =
                door.position(-1).scene().question().orElseThrow().choices().stream()
                        .map(Choice::typed)
                        .limit(2)
                        .toList();

        Reply reply = door.measured(door.number(), typed.reversed());

        List<Measurement> measured = assertInstanceOf(Reply.Measured.class, reply).measurements();
        assertEquals(typed.reversed(), measured.stream().map(Measurement::typed).toList());
    }

    @Test
    void aTextThatMeansNothingIsNotMeasured() {
        Door<?, ?, ?, ?> door = door(Catalog.gameOf(SCENARIO), SCENARIO, ASKED);

        assertInstanceOf(
                Reply.Unreadable.class, door.measured(door.number(), List.of("go home please")));
    }

    @Test
    void anotherPositionIsNotMeasured() {
        Door<?, ?, ?, ?> door = door(Catalog.gameOf(SCENARIO), SCENARIO, ASKED);

        assertInstanceOf(Reply.Stale.class, door.measured(door.number() + 1, List.of("x")));
    }

    @Test
    void whoIsNotAskedMeasuresNothing() {
        String waits = "tactical-gamex/bastogne-prelude";
        Door<?, ?, ?, ?> door = door(Catalog.gameOf(waits), waits, new Side("American"));

        var failure = assertThrows(Failure.class, () -> door.measured(door.number(), List.of("x")));
        assertEquals(409, failure.status());
    }

    /** A way can be asked for while its answer is on its way: the page is to look anew, no more. */
    @Test
    void whoIsNotAskedAnyMoreIsToldThatTheGameHasGoneOn() {
        String waits = "tactical-gamex/bastogne-prelude";
        Door<?, ?, ?, ?> door = door(Catalog.gameOf(waits), waits, new Side("American"));

        assertInstanceOf(Reply.Stale.class, door.measured(door.number() + 1, List.of("x")));
    }

    private Http.Back measure(String token, int position, List<String> actions) throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        String own = token.isEmpty() ? seat.token() : token;
        return http.post(
                "api/games/" + seat.game() + "/measure",
                Map.of("seat", own, "position", position, "actions", actions));
    }

    @Test
    void whatIsAskedAtOnceIsBounded() throws IOException {
        assertEquals(400, measure("", 0, List.of()).status());
        assertEquals(400, measure("", 0, Collections.nCopies(17, "x")).status());
        assertEquals(400, measure("", 0, List.of("x".repeat(601))).status());
    }

    @Test
    void onlyASeatOfTheGameMeasures() throws IOException {
        assertEquals(403, measure("nobody", 0, List.of("x")).status());
    }

    @Test
    void aGameWithoutAMeasuredTableHasNothingToMeasure() throws IOException {
        Http.Seat seat = twoPeople().getFirst();
        var position = http.position(seat);
        String typed =
                position.get("scene").get("question").get("choices").get(0).get("typed").asString();

        Http.Back back =
                http.post(
                        "api/games/" + seat.game() + "/measure",
                        Map.of(
                                "seat",
                                seat.token(),
                                "position",
                                position.get("position").asInt(),
                                "actions",
                                List.of(typed)));

        assertEquals(404, back.status());
        assertEquals(position.get("step"), http.position(seat).get("step"));
    }
}
