package sandtable.blitzkriegcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.Bridge;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Cites;
import sandtable.kernel.Violation;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Ways of the unit "it", which stands at 300,100. */
final class MovesTest {
    private static final Terms STRICT = new Terms(false, false, false, false, Optional.empty());
    private static final Terms BOUND = new Terms(false, true, false, false, Optional.empty());

    private static Tabletop of(String type) {
        return Tabletop.of(1200, 900).us("it", type, 300, 100);
    }

    private static List<Spot> way(int... xy) {
        var spots = new ArrayList<Spot>();
        for (int i = 0; i < xy.length; i += 2) {
            spots.add(new Spot(xy[i], xy[i + 1]));
        }
        return spots;
    }

    private static Optional<Violation> check(Tabletop top, Terms terms, int... xy) {
        return check(top, top.table(), terms, xy);
    }

    private static Optional<Violation> check(Tabletop top, Table table, Terms terms, int... xy) {
        return Moves.of(table, top.id("it"), terms).check(way(xy));
    }

    private static void allows(Tabletop top, Terms terms, int... xy) {
        assertEquals(Optional.empty(), check(top, terms, xy));
    }

    private static void refuses(
            String clause, String reason, Tabletop top, Terms terms, int... xy) {
        assertEquals(Optional.of(Violation.of(clause, reason)), check(top, terms, xy));
    }

    @Test
    @Cites("BKC-MOVE.1")
    void legsAreRoundedUpAndAddUpToTheMove() {
        allows(of("us-rifle"), STRICT, 300, 200);
        allows(of("us-rifle"), STRICT, 330, 140, 360, 180);
        refuses(
                "BKC-MOVE.1",
                "it moves 10.0 cm at most and this way is 10.1 cm",
                of("us-rifle"),
                STRICT,
                301,
                200);
    }

    @Test
    @Cites("BKC-MOVE.1")
    void aWayHasEightLegsAtMost() {
        int[] nine = new int[18];
        for (int i = 0; i < 9; i++) {
            nine[2 * i] = 301 + i;
            nine[2 * i + 1] = 100;
        }

        refuses(
                "BKC-MOVE.1",
                "a way has at most 8 legs and this one has 9",
                of("us-rifle"),
                STRICT,
                nine);
    }

    @Test
    @Cites("BKC-MOVE.2")
    void anObstacleHalvesTheMoveOfTheWholeAction() {
        Tabletop hedge = of("us-rifle").hedge(100, 130, 600, 130);

        allows(hedge, STRICT, 300, 150);
        allows(hedge, STRICT, 390, 100);
        refuses(
                "BKC-MOVE.2",
                "it moves 5.0 cm at most where there is hedge in its way, and this way is 5.1 cm",
                hedge,
                STRICT,
                300,
                151);
    }

    @Test
    @Cites("BKC-MOVE.2")
    void whoStartsInAnObstacleIsSlowToo() {
        refuses(
                "BKC-MOVE.2",
                "it moves 5.0 cm at most where there is shallow in its way, and this way is 8.0 cm",
                of("us-rifle").area(FeatureKind.SHALLOW, 200, 50, 400, 110),
                STRICT,
                300,
                180);
    }

    @Test
    @Cites("BKC-MOVE.3")
    void impassableGroundIsNotEnteredNorALineCrossed() {
        refuses(
                "BKC-MOVE.3",
                "it cannot enter woods",
                of("us-sherman-75").woods(200, 200, 400, 300),
                Terms.FREE,
                300,
                200);
        refuses(
                "BKC-MOVE.3",
                "it cannot cross the hedge",
                of("us-truck").hedge(200, 200, 400, 200),
                Terms.FREE,
                300,
                250);
        allows(of("us-sherman-75").woods(200, 200, 400, 300), Terms.FREE, 300, 199);
    }

    @Test
    @Cites("BKC-MOVE.3")
    void aBreachOfFiveCentimetresOpensALine() {
        Tabletop top = of("us-truck").hedge(200, 200, 400, 200);
        Table table = top.table().with(top.table().works().breached(new Spot(325, 200)));
        Table aside = top.table().with(top.table().works().breached(new Spot(326, 200)));

        assertEquals(Optional.empty(), check(top, table, Terms.FREE, 300, 250));
        assertEquals(
                Optional.of(Violation.of("BKC-MOVE.3", "it cannot cross the hedge")),
                check(top, aside, Terms.FREE, 300, 250));
    }

    @Test
    @Cites("BKC-MOVE.4")
    void aLegByRoadIgnoresTheTerrainUnderIt() {
        Tabletop top = of("us-sherman-75").woods(200, 200, 400, 300).road(310, 0, 310, 600);

        allows(top, STRICT, 310, 340);
        allows(top, STRICT, 320, 340);
        refuses("BKC-MOVE.3", "it cannot enter woods", top, STRICT, 321, 340);
    }

    @Test
    @Cites("BKC-MOVE.4")
    void aBlownBridgeCarriesNobody() {
        Tabletop top =
                of("us-sherman-75")
                        .area(FeatureKind.DEEP, 0, 200, 1200, 250)
                        .road(300, 0, 300, 600)
                        .bridge("bridge", 300, 190, 300, 260);
        Table table = top.table();
        Table blown =
                table.with(
                        table.works()
                                .with(table.battle().bridgeIds().getFirst(), new Bridge(false, 0)));

        assertEquals(Optional.empty(), check(top, table, STRICT, 300, 300));
        assertEquals(
                Optional.of(Violation.of("BKC-MOVE.3", "it cannot enter deep")),
                check(top, blown, STRICT, 300, 300));
    }

    @Test
    @Cites("BKC-MOVE.4")
    void bendsOfARoadAreGoneLegByLeg() {
        Tabletop top =
                of("us-sherman-75").woods(200, 150, 500, 400).road(300, 0, 300, 200, 400, 200);

        allows(top, STRICT, 300, 200, 400, 200);
        refuses("BKC-MOVE.3", "it cannot enter woods", top, STRICT, 400, 200);
    }

    @Test
    @Cites("BKC-MOVE.5")
    void noWayComesNearerThanOneCentimetreToAnEnemy() {
        Tabletop top = of("us-sherman-75").german("gren", "de-grenadier", 340, 200);

        allows(top, STRICT, 300, 300);
        refuses("BKC-MOVE.5", "it would come nearer than 1.0 cm to gren", top, STRICT, 301, 300);
    }

    @Test
    @Cites("BKC-MOVE.5")
    void aGapOfFiveCentimetresCanBePassed() {
        Tabletop gap =
                of("us-sherman-75")
                        .german("one", "de-grenadier", 260, 200)
                        .german("two", "de-grenadier", 340, 200);
        Tabletop narrow =
                of("us-sherman-75")
                        .german("one", "de-grenadier", 260, 200)
                        .german("two", "de-grenadier", 339, 200);

        allows(gap, STRICT, 300, 300);
        assertTrue(check(narrow, STRICT, 300, 300).isPresent());
    }

    @Test
    @Cites("BKC-MOVE.5")
    void whoBeginsNearerMayOnlyGoFarther() {
        Tabletop top = of("us-sherman-75").german("gren", "de-grenadier", 300, 132);

        allows(top, STRICT, 300, 50);
        allows(top, STRICT, 350, 100);
        refuses("BKC-MOVE.5", "it would come nearer than 1.0 cm to gren", top, STRICT, 350, 101);
    }

    @Test
    @Cites("BKC-MOVE.5")
    void friendsMayBePassedAndATargetApproached() {
        Tabletop friend = of("us-sherman-75").us("friend", "us-rifle", 300, 200);
        Tabletop enemy = of("us-sherman-75").german("gren", "de-grenadier", 300, 200);

        allows(friend, STRICT, 300, 300);
        allows(enemy, STRICT.against(enemy.id("gren")), 300, 169);
    }

    @Test
    @Cites("BKC-GEO.5")
    void nobodyEndsOnAnother() {
        Tabletop top = of("us-sherman-75").us("friend", "us-rifle", 300, 200);

        refuses("BKC-GEO.5", "it would stand on friend", top, STRICT, 300, 171);
        allows(top, STRICT, 300, 170);
    }

    @Test
    @Cites("BKC-GEO.8")
    void theTableIsNotLeft() {
        refuses("BKC-GEO.8", "30.0,90.1 is off the table", of("us-sherman-75"), STRICT, 300, 901);
    }

    @Test
    @Cites("BKC-MOVE.6")
    void everyUnitMayTurnOnTheSpot() {
        allows(of("de-pak43"), STRICT);
        refuses(
                "BKC-MOVE.1",
                "it moves 0.0 cm at most and this way is 0.1 cm",
                of("de-pak43"),
                STRICT,
                301,
                100);
    }

    @Test
    @Cites("BKC-MOVE.7")
    void denseGroundAndSmokeNeedAnOrderThatAllowsThem() {
        Tabletop woods = of("us-rifle").woods(200, 150, 400, 300);
        Tabletop smoke = of("us-rifle").smoke(Tabletop.US, 1, 300, 200, 50);

        refuses(
                "BKC-MOVE.7",
                "the order does not allow it to move in woods",
                woods,
                STRICT,
                300,
                160);
        refuses(
                "BKC-MOVE.7",
                "the order does not allow it to move in smoke",
                smoke,
                STRICT,
                300,
                160);
        allows(woods, Terms.FREE, 300, 160);
        allows(smoke, Terms.FREE, 300, 160);
    }

    @Test
    @Cites("BKC-ORD.9")
    void whoIsBoundToTheRoadStaysOnIt() {
        Tabletop top = of("us-sherman-75").road(300, 0, 300, 600);

        allows(top, BOUND, 300, 300);
        refuses(
                "BKC-ORD.9",
                "it is bound to the road and the leg to 31.1,20.0 leaves it",
                top,
                BOUND,
                311,
                200);
    }

    @Test
    @Cites("BKC-GUN.2")
    void aGunIsNotMovedOutOfItsPit() {
        Tabletop top = of("de-pak40").work(Tabletop.US, "pit", WorkKind.PIT, 300, 100);

        refuses("BKC-GUN.2", "it cannot be moved out of its pit by hand", top, STRICT, 300, 150);
        allows(of("de-pak40"), STRICT, 300, 150);
    }

    @Test
    void proposalsAreAllAllowedAndDiffer() {
        Tabletop top =
                of("us-sherman-75")
                        .woods(200, 250, 500, 400)
                        .orchard(350, 50, 500, 200)
                        .hedge(100, 180, 600, 180)
                        .road(600, 0, 600, 800)
                        .objective("hill", 300, 600, 120)
                        .german("gren", "de-grenadier", 380, 220)
                        .german("pak", "de-pak40", 600, 500);
        List<Decision> proposals = Anchors.of(top.table(), top.id("it"), STRICT);
        Moves moves = Moves.of(top.table(), top.id("it"), STRICT);

        assertTrue(proposals.size() >= 12, () -> "only " + proposals.size());
        assertEquals(proposals.size(), proposals.stream().distinct().count());
        for (Decision each : proposals) {
            assertEquals(Optional.empty(), moves.check(((Decision.Move) each).way()));
        }
    }

    @Test
    void theSurveySaysWhatAWayCostsAndWhereItEnds() {
        Tabletop top = of("us-rifle").hedge(100, 130, 600, 130);
        WaySurvey survey = WaySurvey.of(top.table(), top.id("it"), way(300, 120, 300, 180), STRICT);

        assertEquals(50, survey.budget().allowedMm());
        assertEquals(80, survey.budget().usedMm());
        assertEquals(50, survey.budget().lost().getFirst().lengthMm());
        assertEquals("hedge", survey.budget().lost().getFirst().words());
        assertEquals(List.of(), survey.legs().getFirst().stretches());
        assertEquals("crosses the hedge", survey.legs().get(1).stretches().getFirst().words());
        WaySurvey.Halt halt = survey.halt().orElseThrow();
        assertEquals(new Spot(300, 150), halt.at());
        assertEquals(50, halt.atMm());
        assertEquals("BKC-MOVE.2", halt.violation().clause().toString());
        assertEquals(way(300, 120, 300, 150), halt.longest());
    }

    @Test
    void theSurveyFindsTheFirstPlaceThatIsClosed() {
        Tabletop top = of("us-sherman-75").woods(200, 200, 400, 300);
        WaySurvey.Halt halt =
                WaySurvey.of(top.table(), top.id("it"), way(300, 250), Terms.FREE)
                        .halt()
                        .orElseThrow();

        assertEquals(99, halt.atMm());
        assertEquals(way(300, 199), halt.longest());
    }

    @Test
    @Cites("BKC-MOVE.5")
    void aWayThatIsCutShortIsAllowed() {
        var top =
                Tabletop.of(1200, 900)
                        .us("it", "co", 9, 560, 695)
                        .german("belt", "us-rifle", 600, 700)
                        .us("friend", "us-rifle", 543, 658);
        Moves moves = Moves.of(top.table(), top.id("it"), Terms.FREE);

        for (int x = 540; x < 700; x++) {
            var to = new Spot(x, 359);
            List<Spot> cut = moves.longest(moves.way(List.of(to))).spots();
            assertEquals(Optional.empty(), moves.check(cut.subList(1, cut.size())), "to " + to);
        }
    }
}
