package sandtable.tacticalgamex.scenario;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.formats.Scenarios;
import sandtable.formats.Toml;
import sandtable.kernel.Cites;
import sandtable.scenario.Card;
import sandtable.scenario.Condition;
import sandtable.scenario.Limits;
import sandtable.scenario.Measure;
import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/** The scenarios that come with the rule set. */
final class ScenariosTest {
    static BattlePlan named(String name) {
        return ScenarioReader.read(
                Scenarios.read("tactical-gamex/" + name, name + ".toml", ScenarioTexts.text(name)));
    }

    private static Piece piece(BattlePlan battle, String id) {
        return battle.pieces().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** How many units of each type a side has, by name. */
    private static String roll(BattlePlan battle, int side) {
        var count = new TreeMap<String, Integer>();
        for (Piece piece : battle.pieces()) {
            if (piece.side() == side) {
                count.merge(piece.type().id(), 1, Integer::sum);
            }
        }
        return count.toString();
    }

    @Test
    @Cites("TGX-1.0.b")
    void allScenariosCanBeRead() {
        for (String name : ScenarioTexts.names()) {
            Card card = Card.read(Toml.read(name, ScenarioTexts.text(name)));
            BattlePlan battle = named(name);
            assertEquals(card.title(), battle.title());
            assertTrue(card.background().length() > 200, name);
            assertTrue(battle.turns() >= 5 && battle.turns() <= 12, name);
        }
    }

    /** Turns, who has the initiative, morale and command posts of the first and second side. */
    @ParameterizedTest
    @CsvSource({
        "first-shots, 5, German, German 8 0, Soviet 7 0",
        "crossroads, 8, Soviet, German 8 1, Soviet 7 1",
        "rear-area-raid, 10, Soviet, Soviet 7 2, German 8 3",
        "roads-to-minsk, 10, Soviet, Soviet 8 3, German 8 2",
        "prochorovka, 12, German, Soviet 7 2, German 8 3",
        "marieulles, 10, American, American 8 2, German 7 1",
        "bastogne-prelude, 10, American, American 9 2, German 8 2",
        "remagen-bridge, 8, American, American 8 1, German 7 1",
        "utah-inland, 10, American, American 8 2, German 8 2",
        "reichswald, 10, British, British 8 2, German 8 1",
        "nijmegen, 10, Allied, Allied 9 3, German 9 2",
        "nikopol, 10, German, Soviet 7 3, German 8 2",
        "dnieper-bend, 10, German, Soviet 7 3, German 7 2",
        "relief-of-kiev, 10, German, Soviet 7 3, German 7 3",
        "drive-on-stalino, 10, Soviet, Soviet 8 3, German 7 2",
        "karelian-road, 10, Soviet, Soviet 7 2, Finnish 9 2",
        "frontier, 8, German, Polish 7 1, German 8 2"
    })
    @Cites("TGX-7.0.a")
    void turnsMoraleAndCommandPostsAreThoseOfTheTables(
            String name, int turns, String initiative, String first, String second) {
        BattlePlan battle = named(name);

        assertEquals(turns, battle.turns());
        assertEquals(
                initiative,
                battle.initiative() == BattlePlan.ROLL
                        ? "roll"
                        : battle.sides().get(battle.initiative()).id());
        assertEquals(first, words(battle.camps().getFirst()));
        assertEquals(second, words(battle.camps().getLast()));
    }

    private static String words(Camp camp) {
        return camp.side() + " " + camp.morale() + " " + camp.commandPosts();
    }

    @Test
    void theForcesOfTheTrainingBattleAreAllThere() {
        BattlePlan battle = named("crossroads");

        assertEquals(
                "{de-75mm-at=1, de-81mm-mortar=1, de-hmg=1, de-pzkw-iv-h=3, de-rifle-42-east=4,"
                        + " de-sdkfz-251-east=5, de-stug-iii-g=1, de-truck=2}",
                roll(battle, 0));
        assertEquals(
                "{su-45mm-at-42=1, su-82mm-mortar=1, su-rifle-43=3, su-smg-43=1, su-su-76=1,"
                        + " su-t-34-c=4, su-zis-5-truck=6}",
                roll(battle, 1));
    }

    /** Units and counters of the first and second side, as the published situations have them. */
    @ParameterizedTest
    @CsvSource({
        "remagen-bridge, 14, 12",
        "utah-inland, 17, 16",
        "reichswald, 44, 19",
        "nijmegen, 35, 37",
        "nikopol, 33, 26",
        "dnieper-bend, 40, 23",
        "relief-of-kiev, 50, 32",
        "drive-on-stalino, 60, 40"
    })
    @Cites("TGX-1.0.b")
    void situationsAtFullForceHaveAllTheirPieces(String name, int first, int second) {
        BattlePlan battle = named(name);

        assertEquals(List.of(first, second), List.of(pieces(battle, 0), pieces(battle, 1)));
    }

    private static int pieces(BattlePlan battle, int side) {
        return (int)
                (battle.pieces().stream().filter(each -> each.side() == side).count()
                        + battle.placements().stream().filter(each -> each.side() == side).count());
    }

    @Test
    void theForcesOfNikopolAreThoseOfTheSituation() {
        BattlePlan battle = named("nikopol");

        assertEquals(
                "{su-120mm-mortar=1, su-122mm-howitzer=1, su-76mm-infantry-gun=1,"
                        + " su-82mm-mortar=4, su-engineer=1, su-guards-43=3, su-recon=4,"
                        + " su-rifle-43=9, su-smg-43=5, su-su-76=1, su-wagon=1,"
                        + " su-zis-5-truck=2}",
                roll(battle, 0));
        assertEquals(
                "{de-120mm-mortar=1, de-75mm-at=2, de-81mm-mortar=2, de-pzkw-iv-h=3,"
                        + " de-rifle-42-east=5, de-sdkfz-251-east=5, de-stug-iii-g=3,"
                        + " de-truck=5}",
                roll(battle, 1));
    }

    @Test
    void theAdvanceOnNikopolIsCountedInRowsFromTheNorth() {
        BattlePlan battle = named("nikopol");

        assertEquals(List.of(8, 12, 18), rowsToReach(battle));
    }

    /** The first row, counted from the north, in which a unit counts for each Soviet grade. */
    private static List<Integer> rowsToReach(BattlePlan battle) {
        return battle.victory().grades().stream()
                .flatMap(grade -> grade.all().stream())
                .filter(each -> each.measure() instanceof Measure.Present)
                .map(each -> ((Measure.Present) each.measure()).hexes().toArray())
                .map(
                        hexes ->
                                Arrays.stream(hexes)
                                        .map(battle.map().grid()::row)
                                        .min()
                                        .orElseThrow())
                .toList();
    }

    @Test
    void theVillageOfTheReichswaldMustNotCostTooMuch() {
        BattlePlan battle = named("reichswald");
        HexSet village = battle.victory().held();

        assertEquals(4, village.size());
        for (int hex : village.toArray()) {
            assertEquals(TerrainKind.TOWN, battle.map().kind(hex));
        }
        assertEquals(
                List.of(9, 5, 2),
                battle.victory().grades().stream()
                        .flatMap(grade -> grade.all().stream())
                        .map(Condition::limits)
                        .filter(Limits.AtMost.class::isInstance)
                        .map(each -> ((Limits.AtMost) each).most())
                        .toList());
    }

    @Test
    void aStreamRunsBehindTheBeachUnderTheOneBridge() {
        BattlePlan battle = named("utah-inland");
        int bridge = battle.map().numbering().read("K15");

        assertEquals(TerrainKind.BRIDGE, battle.map().kind(bridge));
        assertEquals(2, battle.map().roadsTo(bridge).size());
        assertEquals(TerrainKind.STREAM, battle.map().kind(battle.map().numbering().read("J15")));
    }

    @Test
    void allEntriesAndExitsOfTheMiusAreOnTheirEdges() {
        BattlePlan battle = named("drive-on-stalino");
        Start.Entering start = (Start.Entering) piece(battle, "s-t34-1").start();

        assertEquals(32, start.hexes().size());
        assertEquals(32, battle.camps().getFirst().exits().size());
        for (int hex : start.hexes().toArray()) {
            assertEquals(24, battle.map().grid().column(hex));
        }
        for (int hex : battle.camps().getFirst().exits().toArray()) {
            assertEquals(1, battle.map().grid().column(hex));
        }
    }

    @Test
    void unitsMayStartAboardTheirCarriers() {
        BattlePlan battle = named("crossroads");
        int truck = piece(battle, "g-truck-2").index();

        assertEquals(new Start.Aboard(truck), piece(battle, "g-at").start());
    }

    @Test
    @Cites("TGX-2.1.h")
    void fourHalftracksOfMarieullesMayTowGuns() {
        BattlePlan battle = named("marieulles");

        assertEquals(
                4,
                battle.pieces().stream()
                        .filter(each -> each.type().id().equals("us-m-3-halftrack"))
                        .filter(each -> each.has(Ability.CARRIES_ANY))
                        .count());
        assertEquals(30, battle.pieces().stream().filter(each -> each.side() == 0).count());
        assertEquals(15, battle.pieces().stream().filter(each -> each.side() == 1).count());
    }

    @Test
    @Cites("TGX-3.0.a")
    void aScenarioMayReadAHexOtherwise() {
        BattlePlan battle = named("remagen-bridge");
        int ford = battle.map().numbering().read("M10");
        int bridge = battle.map().numbering().read("L13");

        assertEquals(TerrainKind.STREAM, battle.map().kind(ford));
        assertEquals(TerrainKind.STREAM, battle.map().kind(bridge));
        assertTrue(battle.map().road(bridge));
        assertEquals(
                List.of(new Counter.Block(), new Counter.Block()),
                battle.placements().stream().map(Placement::counter).toList());
    }

    @Test
    void theRaidersMayComeOverOneEdgeOfTheirChoice() {
        BattlePlan battle = named("rear-area-raid");
        Start.Entering start = (Start.Entering) piece(battle, "s-t34-1").start();
        int edge = 0;
        for (int hex = 0; hex < battle.map().grid().size(); hex++) {
            boolean rim = outermost(battle, hex);
            assertEquals(rim, start.hexes().contains(hex), battle.hexName(hex));
            edge += rim ? 1 : 0;
        }

        assertTrue(start.oneEdge());
        assertEquals(108, edge);
    }

    private static boolean outermost(BattlePlan battle, int hex) {
        int column = battle.map().grid().column(hex);
        int row = battle.map().grid().row(hex);
        return column == 1 || column == 24 || row == 1 || row == 32;
    }

    @Test
    void theThirdFortificationStandsOnAHillAwayFromTheOthers() {
        BattlePlan battle = named("rear-area-raid");
        Placement third = battle.placements().get(2);
        HexSet zone = ((Start.Proposed) third.start()).hexes();
        int first = battle.map().numbering().read("P3-I06");
        int second = battle.map().numbering().read("P1-Q05");

        assertEquals(new Counter.Fortification(20), third.counter());
        for (int hex : zone.toArray()) {
            assertTrue(battle.map().level(hex) > 0);
            assertTrue(battle.map().grid().distance(hex, first) >= 4);
            assertTrue(battle.map().grid().distance(hex, second) >= 4);
        }
    }

    @Test
    @Cites("TGX-6.4.7.a")
    void aircraftComeFromTheScenario() {
        assertEquals("de-ju-87-b", named("frontier").sorties().getFirst().aircraft().id());
        assertEquals(List.of(), named("crossroads").sorties());
    }

    @Test
    void everySideCanWin() {
        for (String name : ScenarioTexts.names()) {
            BattlePlan battle = named(name);
            for (int side = 0; side < 2; side++) {
                int winner = side;
                assertTrue(
                        battle.victory().grades().stream()
                                .anyMatch(each -> each.winner().equals(Optional.of(winner))),
                        name);
            }
        }
    }

    @Test
    void theGarrisonOfMarieullesIsSetUpAroundTheTownOutOfTheStream() {
        BattlePlan battle = named("marieulles");
        HexSet zone = ((Start.Proposed) piece(battle, "g-rifle-1").start()).hexes();

        for (String out : List.of("P2-L04", "P2-M05", "P2-M06")) {
            assertTrue(!zone.contains(battle.map().numbering().read(out)), out);
        }
        for (String in : List.of("P2-I07", "P2-G07", "P2-M07", "P2-K04", "P2-J09")) {
            assertTrue(zone.contains(battle.map().numbering().read(in)), in);
        }
    }
}
