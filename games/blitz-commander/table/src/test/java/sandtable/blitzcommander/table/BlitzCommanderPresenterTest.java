package sandtable.blitzcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import static sandtable.blitzcommander.table.Village.AMERICAN;
import static sandtable.blitzcommander.table.Village.GERMAN;
import static sandtable.blitzcommander.table.Village.PRESENTER;
import static sandtable.blitzcommander.table.Village.RULES;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.blitzcommander.data.Data;
import sandtable.kernel.Clause;
import sandtable.kernel.Register;
import sandtable.scene.Badge;
import sandtable.scene.Choice;
import sandtable.scene.Edge;
import sandtable.scene.Forecast;
import sandtable.scene.Ground;
import sandtable.scene.LogLine;
import sandtable.scene.Marker;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Reason;
import sandtable.scene.Scene;
import sandtable.scene.Stage;
import sandtable.scene.Symbol;
import sandtable.scene.Tie;
import sandtable.scene.Track;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class BlitzCommanderPresenterTest {
    private static Piece piece(Scene scene, String id) {
        return scene.piece(id).orElseThrow();
    }

    private static List<String> typed(Scene scene) {
        return scene.question().orElseThrow().choices().stream().map(Choice::typed).toList();
    }

    @Test
    void theMapIsOfFlatHexesWithTerrainAndRoads() {
        var ground = (Ground.Hexes) PRESENTER.ground(Village.begin().view(AMERICAN));

        assertFalse(ground.layout().pointy());
        assertEquals(42, ground.hexes().size());
        assertTrue(ground.hexes().contains(new Ground.Hex("D04", 4, 4, Ground.Terrain.TOWN)));
        assertTrue(ground.hexes().contains(new Ground.Hex("B02", 2, 2, Ground.Terrain.BOCAGE)));
        assertTrue(
                ground.edges().contains(new Edge("D01", 3, Edge.Kind.ROAD)),
                ground.edges()::toString);
        assertTrue(ground.legend().contains(new Ground.Legend(Ground.Terrain.BOCAGE, "bocage")));
    }

    @Test
    void countersShowKindQualityAndMovement() {
        Scene scene = Village.scene(Village.firstTurn(), AMERICAN);

        Piece infantry = piece(scene, "a-inf-1");
        assertEquals(Symbol.Branch.INFANTRY, infantry.symbol().branch());
        assertEquals("Inf 1", infantry.label());
        assertEquals(List.of(new Place.Hex("D02")), infantry.places());
        assertEquals(
                List.of(new Piece.Factor("quality", "R", ""), new Piece.Factor("MP", "3", "")),
                infantry.factors());
        assertEquals(
                new Piece.Factor("gun-armor", "3-3", ""),
                piece(scene, "a-tank-1").factors().getFirst());
        assertEquals(List.of(new Place.Box("in the air")), piece(scene, "a-air").places());
        assertEquals(
                List.of(new Place.Box("enters from turn 2")), piece(scene, "g-tanks").places());
    }

    @Test
    void aCardHasAllValuesEachWithItsClause() {
        List<Reason> card = piece(Village.scene(Village.firstTurn(), AMERICAN), "a-tank-1").card();

        assertTrue(card.contains(Reason.of("Tank", "Sherman (75)", "BC-AT.3")), card::toString);
        assertTrue(card.contains(Reason.of("Gun, attacking", 3, "BC-AT.4")), card::toString);
        assertTrue(card.contains(Reason.of("By road", "10 hexes", "BC-ROAD.1")), card::toString);
    }

    @Test
    void markersOfTheBookLieOnTheCounters() {
        var bombarded =
                Village.play(
                        Village.before(), AMERICAN, "bombard D04 with a-air", "entrench a-tank-1");
        Scene scene = Village.scene(bombarded, AMERICAN);

        assertEquals(
                List.of("suppressed", "entrenched"),
                piece(scene, "g-inf").badges().stream().map(Badge::words).toList());
        assertEquals(
                List.of(Badge.Shape.EARTHWORK, Badge.Shape.ROUNDEL),
                piece(scene, "a-tank-1").badges().stream().map(Badge::shape).toList());
    }

    @Test
    void whoHasMovedMayGoOnAndSaysSo() {
        List<Badge> badges = piece(Village.scene(Village.before(), AMERICAN), "a-inf-1").badges();

        assertEquals(Badge.Shape.CHEVRON, badges.getFirst().shape());
    }

    @Test
    void unitsOfAHexAreTakenTogetherOrInPart() {
        Choice one = Village.choice(Village.firstTurn(), AMERICAN, "take a-inf-2");

        assertEquals(
                new Tie.Together(
                        "Move from D02",
                        Optional.empty(),
                        List.of("a-inf-2"),
                        List.of("a-inf-1", "a-inf-2", "a-guns")),
                one.tie());
        assertEquals("Move", one.label());
    }

    @Test
    void theUnitsInHandShareTheirWaysWithCosts() {
        var moving = Village.play(Village.firstTurn(), AMERICAN, "take a-inf-1 a-inf-2");
        Scene scene = Village.scene(moving, AMERICAN);
        Choice step =
                scene.question().orElseThrow().choices().stream()
                        .filter(each -> each.label().equals("D03"))
                        .findFirst()
                        .orElseThrow();

        assertEquals(
                new Tie.Along(List.of("a-inf-1", "a-inf-2"), List.of(new Place.Hex("D03"))),
                step.tie());
        assertEquals(Reason.of("takes", "1 point, 2 left", "BC-MOVE.2"), step.reasons().getFirst());
        Overlay reach =
                scene.overlays().stream()
                        .filter(each -> each.kind() == Overlay.Kind.REACH)
                        .findFirst()
                        .orElseThrow();
        assertEquals("a-inf-1", reach.of());
        assertTrue(
                reach.spots().contains(new Overlay.Spot(new Place.Hex("D03"), "1", false)),
                reach::toString);
    }

    @Test
    void aRoadCostsPartsOfPoints() {
        assertEquals("¾", Points.of(3, 4));
        assertEquals("1½", Points.of(6, 4));
        assertEquals("2", Points.of(8, 4));
        assertEquals("1.3", Points.of(9, 7));
    }

    @Test
    void anAssaultShowsItsOddsBeforeItIsMade() {
        Choice both =
                Village.choice(Village.before(), AMERICAN, "assault D04 with a-inf-1 a-inf-2");
        Choice one = Village.choice(Village.before(), AMERICAN, "assault D04 with a-inf-1");
        Forecast odds = both.forecast().orElseThrow();

        assertEquals(1, odds.cells().stream().mapToDouble(Forecast.Cell::probability).sum(), 1e-12);
        // Two dice hit twice at most, and both regiments have an entrenchment marker to lose first.
        assertEquals(0, odds.figures().getFirst().value());
        // Each of the two answers with a die that hits at 2.
        assertEquals(2 * 2 / 6.0, odds.figures().getLast().value(), 1e-12);
        assertEquals(Clause.of("BC-ASLT.6"), odds.clause());
        assertTrue(
                odds.reasons()
                        .contains(Reason.of("Attacker's AP dice", "2 at Factor 1", "BC-AP.4")),
                odds.reasons()::toString);
        assertEquals(Choice.Weight.MAIN, both.weight());
        assertEquals(Choice.Weight.MINOR, one.weight());
    }

    @Test
    void aBombardmentShowsItsArithmeticBeforeItIsMade() {
        Choice air = Village.choice(Village.firstTurn(), AMERICAN, "bombard D04 with a-guns a-air");

        assertEquals(
                List.of(
                        Reason.of("D04 is", "suppressed whatever the enemy does", "BC-BOMB.7"),
                        Reason.of("Bombardment Level", "2 + 4 = 6", "BC-BOMB.5"),
                        Reason.of("enough to suppress", "2, 1 for each unit in D04", "BC-BOMB.8"),
                        Reason.of("the enemy can answer with up to", 2, "BC-BOMB.6")),
                air.reasons());
        assertEquals(
                new Tie.Together(
                        "Bombard D04",
                        Optional.of(new Place.Hex("D04")),
                        List.of("a-guns", "a-air"),
                        List.of("a-guns", "a-air")),
                air.tie());
    }

    @Test
    void theDefenderSeesWhatAnAnswerWouldChange() {
        var bombarded = Village.play(Village.firstTurn(), AMERICAN, "bombard D04 with a-guns");
        Scene scene = Village.scene(bombarded, GERMAN);
        Choice answer = Village.choice(bombarded, GERMAN, "commit g-guns");

        assertEquals(List.of("commit nothing", "commit g-guns"), typed(scene));
        assertEquals(
                new Tie.Together(
                        "Answer",
                        Optional.of(new Place.Hex("D04")),
                        List.of("g-guns"),
                        List.of("g-guns")),
                answer.tie());
        assertEquals(
                Reason.of("net level", "0 against 2 units in D04: no effect", "BC-BOMB.9"),
                answer.reasons().getLast());
    }

    @Test
    void zonesRangesAndVictoryHexesAreThere() {
        Scene scene = Village.scene(Village.firstTurn(), AMERICAN);
        Set<Overlay.Kind> kinds =
                scene.overlays().stream().map(Overlay::kind).collect(Collectors.toSet());

        assertEquals(Set.of(Overlay.Kind.ZONE, Overlay.Kind.RANGE), kinds);
        assertTrue(
                scene.markers()
                        .contains(
                                new Marker(
                                        new Place.Hex("D04"),
                                        Marker.Kind.OBJECTIVE,
                                        1,
                                        "objective, 2 points for American, 3 points for"
                                                + " German, held by German")),
                scene.markers()::toString);
        assertEquals(
                3,
                scene.markers().stream().filter(each -> each.kind() == Marker.Kind.ENTRY).count());
    }

    @Test
    void turnPointsAndWhoseTurnItIsStandInTheMargin() {
        Scene scene = Village.scene(Village.before(), AMERICAN);

        assertEquals("Turn 1 of 4", scene.tracks().getFirst().words());
        assertEquals(
                List.of(new Track.Box("0", "American"), new Track.Box("3", "German")),
                scene.tracks().getLast().boxes());
        assertEquals(
                List.of("American turn"),
                scene.sequence().stream().filter(Stage::current).map(Stage::words).toList());
        assertEquals(6, scene.parties().getFirst().of());
    }

    @Test
    void theLogTellsDiceAndFactorWithTheirClauses() {
        var fought = Village.play(Village.before(), AMERICAN, "assault D04 with a-inf-1 a-inf-2");
        List<LogLine> lines =
                fought.last().orElseThrow().events().stream()
                        .map(each -> PRESENTER.line(fought.view(AMERICAN), each))
                        .toList();
        LogLine dice =
                lines.stream().filter(each -> !each.dice().isEmpty()).findFirst().orElseThrow();

        assertEquals(
                "1st Infantry regiment and 2nd Infantry regiment assault Grenadier regiment (g-inf)"
                        + " and Grenadier regiment (g-inf-2) in D04",
                lines.getFirst().words());
        assertEquals(2, dice.dice().getFirst().faces().size());
        assertTrue(dice.reasons().contains(Reason.of("AP Factor", 1, "BC-AP.3")), dice::toString);
        assertEquals(List.of(new Place.Hex("D04")), dice.places());
    }

    @Test
    void theBriefingNamesForcesByHowTheyComeAndWhatWins() {
        var begun = Village.begin();
        var briefing = PRESENTER.briefing(Village.scenario("first-assault"), begun.view(AMERICAN));

        assertEquals(4, briefing.turns());
        assertEquals(
                List.of("On the map", "Enters from turn 2"),
                briefing.forces().getLast().formations().stream()
                        .map(each -> each.name())
                        .toList());
        assertTrue(
                briefing.victory().contains("American: 2 points for control of D04"),
                briefing.victory()::toString);
    }

    /** What holds of every scene of many games at random. */
    @ParameterizedTest
    @ValueSource(strings = {"first-assault", "cobra", "mortain"})
    void everyScenePlaysAsItIsShown(String scenario) {
        var register = Register.parse("clauses.tsv", Data.text("clauses.tsv"));
        var cited = new HashSet<Clause>();
        Village.wander(
                scenario,
                7,
                (match, side) -> {
                    Scene scene = Village.scene(match, side);
                    scene.question().stream()
                            .flatMap(each -> each.choices().stream())
                            .forEach(
                                    each -> {
                                        assertPlayable(scene, each);
                                        cites(each).forEach(cited::add);
                                    });
                    match.last().stream()
                            .flatMap(each -> each.events().stream())
                            .map(each -> PRESENTER.line(match.view(side), each))
                            .forEach(each -> cited.add(each.clause()));
                });

        assertTrue(cited.size() > 5, cited::toString);
        cited.forEach(each -> assertTrue(register.find(each).isPresent(), each::toString));
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
            case Tie.OnGroup _, Tie.OnPlace _, Tie.Button _ -> {}
        }
        choice.forecast()
                .ifPresent(
                        odds ->
                                assertEquals(
                                        1,
                                        odds.cells().stream()
                                                .mapToDouble(Forecast.Cell::probability)
                                                .sum(),
                                        1e-9,
                                        choice::toString));
    }

    @Test
    void anyPickAmongThoseWhoMayTakePartIsAllowed() {
        var chance = sandtable.kernel.luck.Chance.seeded(3);
        Village.wander(
                "first-assault",
                11,
                (match, side) -> {
                    for (Choice each :
                            Village.scene(match, side).question().stream()
                                    .flatMap(question -> question.choices().stream())
                                    .toList()) {
                        if (each.tie() instanceof Tie.Together(var deed, _, _, var among)
                                && (deed.startsWith("Assault")
                                        || deed.startsWith("Bombard")
                                        || deed.startsWith("Move from")
                                        || deed.equals("Entrench"))) {
                            String pick = chance.draw(among);
                            String order = each.typed().replace(pieces(each), pick);
                            assertEquals(
                                    Optional.empty(),
                                    RULES.check(match.view(side), Village.read(match, side, order)),
                                    order);
                        }
                    }
                });
    }

    private static String pieces(Choice choice) {
        return choice.tie() instanceof Tie.Together(_, _, var pieces, _)
                ? String.join(" ", pieces)
                : "";
    }
}
