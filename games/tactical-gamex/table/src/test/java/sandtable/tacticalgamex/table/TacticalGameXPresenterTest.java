package sandtable.tacticalgamex.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.tacticalgamex.table.Valley.GERMAN;
import static sandtable.tacticalgamex.table.Valley.PRESENTER;
import static sandtable.tacticalgamex.table.Valley.SOVIET;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.kernel.Clause;
import sandtable.kernel.Register;
import sandtable.scene.Badge;
import sandtable.scene.Briefing;
import sandtable.scene.Choice;
import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Stage;
import sandtable.scene.Tie;
import sandtable.scene.Track;
import sandtable.tacticalgamex.TacticalGameX;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

class TacticalGameXPresenterTest {
    private static final String FAR_POST =
            "{ id = \"g-cp\", type = \"de-rifle-42-east\", at = \"B02\", command-post = true },\n"
                    + "  ";

    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    private static List<String> badges(Scene scene, String id) {
        return piece(scene, id).badges().stream().map(Badge::words).toList();
    }

    @Test
    void theMapHasHeightsRoadsAndTerrain() {
        var ground = (Ground.Hexes) PRESENTER.ground(Valley.begin().view(GERMAN));

        assertEquals(24 * 16, ground.hexes().size());
        assertTrue(ground.hexes().contains(new Ground.Hex("L08", 12, 8, Ground.Terrain.TOWN)));
        assertTrue(ground.hexes().contains(new Ground.Hex("Q05", 17, 5, Ground.Terrain.OPEN, 2)));
        assertTrue(ground.hexes().contains(new Ground.Hex("P04", 16, 4, Ground.Terrain.WOODS, 1)));
        assertTrue(
                ground.edges().stream()
                        .anyMatch(
                                each ->
                                        each.kind() == Edge.Kind.ROAD
                                                && each.number().equals("K02")));
    }

    @Test
    void streamsAreLinesAndBridgesLieInTheirHexes() {
        var start =
                sandtable.kernel.Match.start(
                        Valley.RULES,
                        Valley.scenario("roads-to-minsk"),
                        sandtable.kernel.luck.Chance.seeded(1));
        var view = start.view(new sandtable.kernel.Side("German"));
        var ground = (Ground.Hexes) PRESENTER.ground(view);
        Scene scene = PRESENTER.scene(view, Optional.empty());

        assertTrue(ground.edges().stream().anyMatch(each -> each.kind() == Edge.Kind.STREAM));
        assertTrue(
                scene.crossings().contains(new Edge("P2-N07", Edge.IN_HEX, Edge.Kind.BRIDGE)),
                scene.crossings()::toString);
        assertTrue(scene.crossings().contains(new Edge("P2-M10", Edge.IN_HEX, Edge.Kind.FORD)));
    }

    @Test
    void countersShowTheirFactorsInTheOrderOfTheField() {
        Piece tank = piece(Valley.scene(Valley.begin(), GERMAN), "g-iv-1");

        assertEquals(
                List.of("AS", "weapon", "range", "DS", "MP"),
                tank.factors().stream().map(Piece.Factor::label).toList());
        assertEquals("A", tank.factors().get(1).value());
        assertEquals(List.of(new Place.Hex("I11")), tank.places());
        assertEquals("PzKw IV H", tank.label());
        assertEquals("1st PzKw IV H", tank.name());
    }

    /** TGX-22.2.b: the price on the answer is the one that is paid. */
    @Test
    void whoIsOutOfCommandShowsTheDoublePrice() {
        var match =
                Valley.spending(
                        text ->
                                text.replace("{ id = \"g-rifle\"", FAR_POST + "{ id = \"g-rifle\"")
                                        .replace(
                                                "at = \"L08\" }",
                                                "at = \"L08\", command-post = true }")
                                        .replace("morale = ", "command-posts = 1\nmorale = ")
                                        .replace("[clock]", "[rules]\ncommand = true\n\n[clock]"));

        assertEquals(
                List.of("2 activation points"),
                Valley.choice(match, "move g-iv-1").reasons().stream()
                        .map(Reason::figure)
                        .toList());
        assertEquals(
                "4 activation points",
                Valley.choice(match, "watch g-iv-1 g-iv-2").reasons().getFirst().figure());
    }

    @Test
    void passengersLieInTheStackOfTheirTransport() {
        Scene scene = Valley.scene(Valley.begin(), GERMAN);

        assertEquals(List.of(new Place.Hex("J11")), piece(scene, "g-rifle").places());
        assertTrue(badges(scene, "g-rifle").getFirst().startsWith("aboard SdKfz 251"));
        assertTrue(badges(scene, "g-251").getFirst().startsWith("carries Rifle 42"));
        assertEquals(List.of(new Place.Box("enters from turn 2")), piece(scene, "s-late").places());
    }

    @Test
    void aCardHasAllValuesEachWithItsClause() {
        List<Reason> card = piece(Valley.scene(Valley.begin(), GERMAN), "g-mortar").card();

        assertTrue(card.contains(Reason.of("Morale level", 8, "TGX-7.0.a")), card::toString);
        assertTrue(card.contains(Reason.of("Fires indirectly", "yes", "TGX-6.4.3.b")));
        assertTrue(
                card.stream().anyMatch(each -> each.words().equals("Spotted by the enemy")),
                card::toString);
    }

    @Test
    void onlyItsOwnSideSeesHiddenMines() {
        Scene german = Valley.scene(Valley.begin(), GERMAN);
        Scene soviet = Valley.scene(Valley.begin(), SOVIET);

        assertFalse(has(german, Marker.Kind.MINES, "K13"));
        assertTrue(has(soviet, Marker.Kind.MINES, "K13"));
        assertTrue(has(german, Marker.Kind.WRECK, "N12"));
        assertTrue(has(german, Marker.Kind.OBJECTIVE, "L08"));
    }

    private static boolean has(Scene scene, Marker.Kind kind, String hex) {
        return scene.markers().stream()
                .anyMatch(each -> each.kind() == kind && each.place().equals(new Place.Hex(hex)));
    }

    @Test
    void theActivationPoolIsShownWithWhoseItIs() {
        Scene scene = Valley.scene(Valley.spending(), GERMAN);

        assertTrue(
                scene.tracks()
                        .contains(
                                new Track(
                                        "Activation points",
                                        List.of(new Track.Box("5", "German")),
                                        0)),
                scene.tracks()::toString);
        assertEquals(
                List.of("German impulse"),
                scene.sequence().stream().filter(Stage::current).map(Stage::words).toList());
    }

    @Test
    void aUnitIsMovedByClickingItAndAHexFiresAsAWhole() {
        assertEquals(
                new Tie.OnPiece("g-iv-1"), Valley.choice(Valley.spending(), "move g-iv-1").tie());
        assertEquals(
                new Tie.OnPlace(new Place.Hex("I11")),
                Valley.choice(Valley.spending(), "fire I11").tie());
        assertTrue(piece(Valley.scene(Valley.spending(), GERMAN), "g-iv-2").canAct());
        assertFalse(piece(Valley.scene(Valley.spending(), GERMAN), "s-t34").canAct());
    }

    @Test
    void reachIsShownWithItsCosts() {
        var moving = Valley.play(Valley.spending(), "move g-iv-1");
        Scene scene = Valley.scene(moving, GERMAN);
        Overlay reach =
                scene.overlays().stream()
                        .filter(each -> each.kind() == Overlay.Kind.REACH)
                        .findFirst()
                        .orElseThrow();
        Choice step = Valley.choice(moving, "march I10");

        assertEquals("g-iv-1", reach.of());
        assertTrue(
                reach.spots().contains(new Overlay.Spot(new Place.Hex("I10"), "1", false)),
                reach.spots()::toString);
        assertEquals(new Tie.Along(List.of("g-iv-1"), List.of(new Place.Hex("I10"))), step.tie());
        assertTrue(step.reasons().getFirst().figure().startsWith("1 of "), step::toString);
    }

    private static List<String> typed(Scene scene) {
        return scene.question().orElseThrow().choices().stream().map(Choice::typed).toList();
    }

    @Test
    void engineersAreClickedToWork() {
        var spending =
                Valley.spending(
                        text ->
                                text.replace("de-81mm-mortar", "de-engineer-east")
                                        .replace("at = \"N12\"", "at = \"I12\""));
        Choice work = Valley.choice(spending, "work g-mortar wreck I12");
        Briefing briefing = PRESENTER.briefing(Valley.scenario(), spending.view(GERMAN));

        assertTrue(typed(Valley.scene(spending, GERMAN)).contains("work g-mortar wreck I12"));
        assertEquals("Engineer (East): remove a wreck in I12", work.words());
        assertEquals(new Tie.OnPiece("g-mortar"), work.tie());
        assertEquals("1 activation point", work.reasons().getFirst().figure());
        assertTrue(
                briefing.rules().contains(Reason.of("Supplemental section", "in use", "TGX-9")),
                briefing::toString);
    }

    @Test
    void theBriefingSaysHowTheBattleIsWon() {
        Briefing briefing = PRESENTER.briefing(Valley.scenario(), Valley.begin().view(GERMAN));

        assertTrue(
                briefing.victory()
                        .contains("German marginal victory: the German side has at least 3 points"),
                briefing::toString);
        assertEquals(
                List.of("On the map", "Aboard transports"),
                briefing.forces().getFirst().formations().stream()
                        .map(Briefing.Formation::name)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(strings = {"crossroads", "roads-to-minsk", "remagen-bridge", "marieulles"})
    void everyAnswerOfABattleCanBeShownAndCitesTheBook(String scenario) {
        Register register = register();
        var cited = new HashSet<Clause>();
        Valley.wander(
                scenario,
                7,
                120,
                (match, side) -> {
                    Scene scene = Valley.scene(match, side);
                    scene.question().stream()
                            .flatMap(each -> each.choices().stream())
                            .forEach(
                                    each -> {
                                        assertPlayable(scene, each);
                                        cites(each).forEach(cited::add);
                                    });
                    scene.pieces().stream()
                            .flatMap(each -> each.card().stream())
                            .flatMap(each -> each.clause().stream())
                            .forEach(cited::add);
                    scene.sequence().forEach(each -> cited.add(each.clause()));
                    Valley.events(match).stream()
                            .flatMap(each -> Valley.RULES.seenBy(each, side).stream())
                            .map(each -> PRESENTER.line(match.view(side), each))
                            .forEach(each -> cited.add(each.clause()));
                });

        assertTrue(cited.size() > 10, cited::toString);
        cited.forEach(each -> assertTrue(register.find(each).isPresent(), each::toString));
    }

    private static Register register() {
        try (var stream = TacticalGameX.class.getResourceAsStream("clauses.tsv")) {
            return Register.parse(
                    "clauses.tsv", new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Clause> cites(Choice choice) {
        return Stream.concat(
                        choice.reasons().stream(),
                        choice.forecast().stream().flatMap(each -> each.reasons().stream()))
                .flatMap(each -> each.clause().stream());
    }

    /** Pieces that are named are there, and a pick is written with its pieces in their order. */
    private static void assertPlayable(Scene scene, Choice choice) {
        switch (choice.tie()) {
            case Tie.Together(_, _, var pieces, var among) -> {
                assertTrue(among.containsAll(pieces), choice::toString);
                assertTrue(choice.typed().contains(String.join(" ", pieces)), choice::toString);
                among.forEach(each -> assertTrue(scene.piece(each).isPresent(), choice::toString));
            }
            case Tie.Along(var pieces, _) ->
                    pieces.forEach(
                            each -> assertTrue(scene.piece(each).isPresent(), choice::toString));
            case Tie.OnPiece(var piece) ->
                    assertTrue(scene.piece(piece).isPresent(), choice::toString);
            case Tie.OnPlace _, Tie.OnGroup _, Tie.Button _ -> {}
        }
    }
}
