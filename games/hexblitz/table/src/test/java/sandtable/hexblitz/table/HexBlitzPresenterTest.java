package sandtable.hexblitz.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.hexblitz.table.Bridge.GERMAN;
import static sandtable.hexblitz.table.Bridge.PRESENTER;
import static sandtable.hexblitz.table.Bridge.RULES;
import static sandtable.hexblitz.table.Bridge.SOVIET;

import org.junit.jupiter.api.Test;

import sandtable.formats.Json;
import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.scene.Badge;
import sandtable.scene.Choice;
import sandtable.scene.Edge;
import sandtable.scene.Forecast;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Stage;
import sandtable.scene.Tie;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

class HexBlitzPresenterTest {
    private static final String[] SET_UP = {
        "place g-hq 0508",
        "place g-recce 0408",
        "place g-panzer 0508",
        "place g-rifle-1 0608",
        "place g-rifle-2 0408",
        "place g-guns 0608"
    };

    private static Scene scene(Match<State, View, Decision, Happening> match, Side side) {
        View view = match.view(side);
        boolean asked =
                match.pending() instanceof Pending.Answers(var sides) && sides.contains(side);
        return PRESENTER.scene(view, asked ? Optional.of(RULES.prompt(view)) : Optional.empty());
    }

    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    @Test
    void theMapHasTheTerrainRoadsAndRiversOfTheScenario() {
        var ground = (Ground.Hexes) PRESENTER.ground(Bridge.begin().view(GERMAN));

        assertEquals(72, ground.hexes().size());
        assertEquals(new Ground.Hex("0101", 1, 1, Ground.Terrain.OPEN), ground.hexes().getFirst());
        assertTrue(ground.hexes().contains(new Ground.Hex("0502", 5, 2, Ground.Terrain.TOWN)));
        assertTrue(ground.hexes().contains(new Ground.Hex("0103", 1, 3, Ground.Terrain.WOODS)));
        assertEquals(7, ground.edges().stream().filter(isA(Edge.Kind.ROAD)).count());
        assertEquals(17, ground.edges().stream().filter(isA(Edge.Kind.RIVER)).count());
    }

    private static Predicate<Edge> isA(Edge.Kind kind) {
        return each -> each.kind() == kind;
    }

    @Test
    void bridgesAndFordsAreCrossingsOfTheScene() {
        List<Edge> crossings = scene(Bridge.begin(), GERMAN).crossings();

        assertEquals(
                List.of(new Edge("0504", 3, Edge.Kind.BRIDGE), new Edge("0204", 3, Edge.Kind.FORD)),
                crossings);
    }

    @Test
    void unitsToBeSetUpLieInABoxBesideTheMap() {
        Piece panzer = piece(scene(Bridge.begin(), GERMAN), "g-panzer");

        assertEquals(List.of(new Place.Box("to be set up")), panzer.places());
        assertEquals("Panzer", panzer.label());
        assertEquals(List.of(new Piece.Factor("SP", "5", "5")), panzer.factors());
        assertTrue(panzer.canAct());
    }

    @Test
    void enemiesThatWereNeverSeenAreInNoPartOfTheScene() {
        var secretly = Bridge.play(Bridge.begin(), GERMAN, SET_UP);

        assertTrue(Json.write(scene(secretly, GERMAN)).contains("\"g-panzer\""));
        assertFalse(Json.write(scene(secretly, SOVIET)).contains("\"g-panzer\""));
    }

    @Test
    void ownUnitsShowPlaceFacingOrderAndCard() {
        Piece rifles = piece(scene(Bridge.begin(), SOVIET), "s-rifle-1");

        assertEquals(List.of(new Place.Hex("0504")), rifles.places());
        assertEquals(3, rifles.heading());
        assertEquals(List.of(new Badge(Badge.Shape.EARTHWORK, "D", "defensive")), rifles.badges());
        assertTrue(
                rifles.card().stream().anyMatch(each -> each.figure().equals("2 of 2 SP")),
                rifles.card()::toString);
    }

    @Test
    void ordersChosenInSecretLieFaceDownForTheirOwnerOnly() {
        var ordered =
                Bridge.play(Bridge.play(Bridge.begin(), GERMAN, SET_UP), GERMAN, "order g-hq S");

        assertEquals(
                List.of(Badge.Shape.SQUARE, Badge.Shape.BACK),
                piece(scene(ordered, GERMAN), "g-hq").badges().stream().map(Badge::shape).toList());
        assertFalse(Json.write(scene(ordered, SOVIET)).contains("next order"));
    }

    @Test
    void anOrderToAFormationIsTiedToAllItsUnits() {
        var ordering = Bridge.play(Bridge.begin(), GERMAN, SET_UP);

        List<Choice> choices = scene(ordering, GERMAN).question().orElseThrow().choices();
        Tie whole =
                choices.stream()
                        .filter(each -> each.typed().equals("order vanguard N"))
                        .findFirst()
                        .orElseThrow()
                        .tie();

        assertEquals(
                new Tie.OnGroup(
                        "Vanguard of the panzer division",
                        List.of("g-hq", "g-recce", "g-panzer", "g-rifle-1", "g-rifle-2", "g-guns")),
                whole);
    }

    @Test
    void theStepOfTheSequenceIsMarked() {
        var ordering = Bridge.play(Bridge.begin(), GERMAN, SET_UP);

        assertEquals(List.of("Set-up"), current(scene(Bridge.begin(), GERMAN)));
        assertEquals(List.of("Orders"), current(scene(ordering, GERMAN)));
    }

    private static List<String> current(Scene scene) {
        return scene.sequence().stream().filter(Stage::current).map(Stage::words).toList();
    }

    @Test
    void objectivesAndExitsAreMarked() {
        List<Marker> markers = scene(Bridge.begin(), GERMAN).markers();

        assertTrue(
                markers.stream()
                        .anyMatch(
                                each ->
                                        each.kind() == Marker.Kind.OBJECTIVE
                                                && each.place().equals(new Place.Hex("0504"))));
        assertTrue(
                markers.contains(
                        new Marker(new Place.Hex("0501"), Marker.Kind.EXIT, 0, "German exit")));
        assertTrue(
                markers.contains(
                        new Marker(
                                new Place.Hex("0502"),
                                Marker.Kind.OBJECTIVE,
                                Marker.NOBODY,
                                "objective: who is here at the end counts")));
    }

    @Test
    void whoSeesTheEnemyIsToldOfExactOdds() {
        Forecast odds = FightForecast.of(12, 4, CombatResults.STATIONARY);

        assertEquals(1, odds.cells().stream().mapToDouble(Forecast.Cell::probability).sum(), 1e-12);
        assertEquals(2.0, odds.figures().get(1).value(), 0.05);
        assertEquals(0.125, odds.figures().getFirst().value(), 0.01);
    }

    @Test
    void whateverHappensIsToldWithItsClause() {
        Bridge.wander(
                7,
                (match, _) -> {
                    View view = match.view(GERMAN);
                    for (Happening event :
                            match.last().map(Match.Entry::events).orElse(List.of())) {
                        var line = PRESENTER.line(view, event);
                        assertEquals(event.clause(), line.clause());
                        assertFalse(line.words().isBlank());
                        assertFalse(line.words().contains("-1"), line.words());
                    }
                });
    }

    @Test
    void everyChoiceIsTypedAsTheRulesReadIt() {
        Bridge.wander(
                11,
                (match, side) -> {
                    View view = match.view(side);
                    for (Decision each : RULES.prompt(view).options().listed()) {
                        Choice choice = PRESENTER.choice(view, each);
                        assertEquals(
                                new Notation.Reading.Read<>(each),
                                RULES.notation().read(view, choice.typed()),
                                choice.typed());
                        assertFalse(choice.words().isBlank());
                        assertEquals(
                                each instanceof Decision.Attack, choice.forecast().isPresent());
                    }
                });
    }

    @Test
    void movesShowTheirWayAndTheirPrice() {
        var moving = Bridge.play(Bridge.begin(), GERMAN, SET_UP);
        moving = Bridge.play(moving, GERMAN, "order vanguard N", "ready");
        moving = Bridge.play(moving, SOVIET, "order s-hq S", "order rifle-division D", "ready");
        while (!(moving.view(GERMAN).step() instanceof Activation) || !asked(moving, GERMAN)) {
            moving = Bridge.play(moving, SOVIET, "done");
        }
        Choice choice =
                scene(moving, GERMAN).question().orElseThrow().choices().stream()
                        .filter(each -> each.typed().equals("move g-recce 0407"))
                        .findFirst()
                        .orElseThrow();

        assertEquals(
                new Tie.Along(List.of("g-recce"), List.of(new Place.Hex("0407"))), choice.tie());
        assertEquals("2 of 6 points", choice.reasons().getFirst().figure());
        assertTrue(
                scene(moving, GERMAN).overlays().stream()
                        .anyMatch(
                                each ->
                                        each.kind() == Overlay.Kind.REACH
                                                && each.of().equals("g-recce")));
    }

    private static boolean asked(Match<State, View, Decision, Happening> match, Side side) {
        return match.pending() instanceof Pending.Answers(var sides) && sides.contains(side);
    }

    @Test
    void everySceneIsTheSameAfterATripThroughJson() {
        Bridge.wander(
                3,
                (match, side) -> {
                    if (match.length() % 10 == 0) {
                        Scene scene = scene(match, side);
                        assertEquals(scene, Json.read(Json.write(scene), Scene.class));
                    }
                });
        Ground ground = PRESENTER.ground(Bridge.begin().view(GERMAN));
        assertEquals(ground, Json.read(Json.write(ground), Ground.class));
    }

    @Test
    void noSceneTellsOfAUnitThatItsSideHasNotSeen() {
        Bridge.wander(
                5,
                (match, side) -> {
                    View view = match.view(side);
                    List<String> shown =
                            scene(match, side).pieces().stream().map(Piece::id).toList();
                    for (int i = 0; i < view.table().units().size(); i++) {
                        boolean hidden =
                                view.table().unit(i).is(Whereabouts.Off.UNSEEN)
                                        && view.sightings().get(i).isEmpty();
                        assertEquals(!hidden, shown.contains(view.table().stand(i).id()));
                    }
                });
    }
}
