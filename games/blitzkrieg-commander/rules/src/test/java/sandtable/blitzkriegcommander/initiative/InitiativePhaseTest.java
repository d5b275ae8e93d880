package sandtable.blitzkriegcommander.initiative;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.InitiativeHappening;
import sandtable.kernel.Cites;
import sandtable.kernel.Violation;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

final class InitiativePhaseTest {
    /** The question, even if nobody can do anything. */
    private static final InitiativePhase PHASE = new InitiativePhase();

    private static Tabletop rifle() {
        return Tabletop.of(900, 900).us("rifle", "us-rifle", 300, 300);
    }

    @Test
    @Cites({"BKC-INIT.1", "BKC-INIT.7"})
    void itIsDirectedAtTheNearestEnemyAndNoOther() {
        Played played =
                rifle().german("near", "de-truck", 300, 480)
                        .german("far", "de-truck", 340, 490)
                        .inInitiative();

        played.refuses(
                "fire rifle > far",
                "BKC-INIT.1",
                "far is not the nearest enemy that rifle sees: near is 15.0 cm away");
        assertTrue(played.allows("fire rifle > near"));
    }

    @Test
    @Cites("BKC-INIT.1")
    void commandUnitsAreNotLookedAt() {
        Played played =
                rifle().german("hq", "hq", 8, 300, 400)
                        .german("truck", "de-truck", 300, 480)
                        .inInitiative();

        assertTrue(played.allows("fire rifle > truck"));
    }

    @Test
    @Cites("BKC-INIT.1")
    void itIsTheNearestThatItSees() {
        Played played =
                rifle().woods(250, 330, 320, 400)
                        .german("hidden", "de-truck", 300, 440)
                        .german("seen", "de-truck", 400, 440)
                        .inInitiative();

        assertTrue(played.allows("fire rifle > seen"));
    }

    @Test
    @Cites("BKC-INIT.3")
    void eachUnitActsOnce() {
        Played played =
                rifle().us("second", "us-rifle", 340, 300)
                        .german("truck", "de-truck", 300, 480)
                        .inInitiative()
                        .play("fire rifle > truck", 1, 1, 1, 1, 1);

        assertEquals(1, played.unit("rifle").marks().initiative());
        played.refuses(
                "fire rifle > truck", "BKC-INIT.3", "rifle has taken the initiative in this turn");
    }

    @Test
    @Cites("BKC-INIT.3")
    void nobodyIsAskedWhenNobodyCanDoAnything() {
        Played far = rifle().german("truck", "de-truck", 300, 531).inInitiative();
        Played done =
                rifle().german("truck", "de-truck", 300, 480)
                        .inInitiative()
                        .play("fire rifle > truck", 1, 1, 1, 1, 1);
        Played communicated = recce().inInitiative().play("communicate jeep hq", 1);

        assertEquals("Who gives an order?", far.question());
        assertEquals("Who gives an order?", done.question());
        assertEquals("Who gives an order?", communicated.question());
    }

    @Test
    @Cites("BKC-INIT.3")
    void whoSeesNoEnemyTakesNone() {
        Played played =
                rifle().woods(250, 330, 350, 400).german("truck", "de-truck", 300, 450).with(PHASE);

        played.refuses("fire rifle > truck", "BKC-INIT.3", "rifle sees no enemy");
    }

    @Test
    @Cites("BKC-INIT.4")
    void theEnemyMustBeWithinTwenty() {
        Played far = rifle().german("truck", "de-truck", 300, 531).with(PHASE);

        far.refuses(
                "fire rifle > truck",
                "BKC-INIT.4",
                "truck is the nearest enemy of rifle and 20.1 cm away, more than 20.0");
        assertTrue(
                rifle().german("truck", "de-truck", 300, 530)
                        .inInitiative()
                        .allows("fire rifle > truck"));
    }

    @Test
    @Cites({"BKC-INIT.4", "BKC-SUPP.3"})
    void suppressedUnitsCommandUnitsAndTransportsTakeNone() {
        Played played =
                rifle().suppressed()
                        .us("hq", "hq", 8, 350, 300)
                        .us("truck", "us-truck", 400, 300)
                        .german("gren", "de-grenadier", 330, 450)
                        .with(PHASE);

        played.refuses("fire rifle > gren", "BKC-INIT.4", "rifle is suppressed");
        played.refuses(
                "fire hq > gren", "BKC-INIT.4", "hq is a command unit: it takes no initiative");
        played.refuses(
                "fire truck > gren",
                "BKC-INIT.4",
                "truck is a soft transport: it takes no initiative");
    }

    @Test
    @Cites("BKC-INIT.5")
    void fireAssaultAndGettingAwayAreOffered() {
        Played played = rifle().german("gren", "de-grenadier", 300, 420).inInitiative();

        assertTrue(
                played.offered()
                        .containsAll(
                                List.of(
                                        "fire rifle > gren",
                                        "assault rifle > gren",
                                        "move rifle 30.0,20.0 @0",
                                        "end")));
        assertEquals("30.0,25.0", played.play("move rifle 30.0,20.0 @0").at("rifle"));
    }

    private static String evades(int x, int y) {
        Tabletop table = rifle().german("gren", "de-grenadier", 300, 420);
        var move = new Decision.Move(table.id("rifle"), List.of(new Spot(x, y)), Heading.NORTH);
        return Initiative.evades(new Nearest(table.table()), move)
                .map(Violation::toString)
                .orElse("allowed");
    }

    @Test
    @Cites("BKC-INIT.5")
    void aMoveLeadsWithinFortyFiveDegreesOfStraightAway() {
        assertEquals("allowed", evades(300, 250));
        assertEquals("allowed", evades(350, 250));
        assertEquals(
                "rifle may only go within 45° of straight away from its nearest enemy"
                        + " [BKC-INIT.5]",
                evades(351, 250));
    }

    @Test
    @Cites("BKC-INIT.5")
    void aMoveHasOneLeg() {
        Tabletop table = rifle().german("gren", "de-grenadier", 300, 420);
        var move =
                new Decision.Move(
                        table.id("rifle"),
                        List.of(new Spot(300, 270), new Spot(300, 250)),
                        Heading.NORTH);

        assertEquals(
                "rifle gets away by one leg, not by 2 [BKC-INIT.5]",
                Initiative.evades(new Nearest(table.table()), move).orElseThrow().toString());
    }

    @Test
    @Cites("BKC-INIT.6")
    void thoseWithTheSameNearestEnemyFireTogether() {
        Played played =
                rifle().us("second", "us-rifle", 340, 300)
                        .us("third", "us-rifle", 520, 300)
                        .german("truck", "de-truck", 300, 480)
                        .german("other", "de-truck", 520, 480)
                        .inInitiative();

        assertTrue(played.offered().contains("fire rifle second > truck"));
        assertFalse(played.allows("fire rifle third > truck"));
    }

    @Test
    @Cites("BKC-INIT.7")
    void amongEqualsThePlayerChooses() {
        Played played =
                rifle().german("west", "de-truck", 200, 400)
                        .german("east", "de-truck", 400, 400)
                        .inInitiative();

        assertTrue(played.allows("fire rifle > west"));
        assertTrue(played.allows("fire rifle > east"));
    }

    @Test
    @Cites("BKC-INIT.7")
    void whoIsNearestIsLookedUpWhenTheUnitActs() {
        Played played =
                rifle().us("second", "us-rifle", 340, 300)
                        .german("near", "de-truck", 300, 400)
                        .that(each -> each.withHits(2))
                        .german("far", "de-truck", 340, 490)
                        .inInitiative();

        assertFalse(played.allows("fire second > far"));
        assertTrue(played.play("fire rifle > near", 4, 1, 1, 1, 1).allows("fire second > far"));
    }

    private static Tabletop recce() {
        return Tabletop.of(1200, 1200)
                .us("jeep", "us-jeep", 300, 700)
                .us("hq", "hq", 8, 300, 270)
                .us("fao", "fao", 8, 300, 271)
                .us("rifle", "us-rifle", 400, 700)
                .german("gren", "de-grenadier", 300, 1100);
    }

    @Test
    @Cites({"BKC-INIT.2", "BKC-REC.1"})
    void aRecceUnitCommunicatesInPlaceOfAnAction() {
        Played played = recce().inInitiative();

        assertTrue(played.offered().contains("communicate jeep hq"));
        played.refuses("communicate rifle hq", "BKC-INIT.2", "rifle is no recce unit");
        played.refuses(
                "communicate jeep rifle",
                "BKC-INIT.2",
                "rifle is no command unit of yours on the table");
    }

    @Test
    @Cites("BKC-REC.1")
    void communicationNeedsAFourLessOneForEachCompleteForty() {
        Played fails = recce().inInitiative().play("communicate jeep hq", 4);
        Played succeeds = recce().inInitiative().play("communicate jeep hq", 5);
        Played nearer = recce().inInitiative().play("communicate jeep fao", 4);

        assertEquals(List.of(), fails.table().command(fails.id("hq")).orElseThrow().links());
        assertEquals(1, succeeds.table().command(succeeds.id("hq")).orElseThrow().links().size());
        assertEquals(1, nearer.table().command(nearer.id("fao")).orElseThrow().links().size());
        assertEquals(
                "[communication 4 (die 5, distance -1)]",
                succeeds.events(InitiativeHappening.Communicated.class)
                        .getFirst()
                        .figures()
                        .toString());
    }

    @Test
    @Cites("BKC-REC.1")
    void itThenActsNoMoreThisTurn() {
        Played played =
                recce().us("other", "us-jeep", 450, 700)
                        .inInitiative()
                        .play("communicate jeep hq", 1);

        played.refuses(
                "communicate jeep fao",
                "BKC-REC.1",
                "jeep has communicated and acts no more this turn");
    }

    @Test
    @Cites("BKC-REC.1")
    void itMustSeeAnEnemy() {
        recce().woods(200, 800, 400, 900)
                .with(PHASE)
                .refuses("communicate jeep hq", "BKC-REC.1", "jeep sees no enemy");
    }

    @Test
    @Cites("BKC-REC.2")
    void thoseWhoOrderHaveTheirNextRollMadeEasier() {
        Played hq = recce().inInitiative().play("communicate jeep hq", 6);
        Played fao = recce().inInitiative().play("communicate jeep fao", 6);

        assertTrue(hq.table().command(hq.id("hq")).orElseThrow().links().getFirst().bonus());
        assertFalse(fao.table().command(fao.id("fao")).orElseThrow().links().getFirst().bonus());
    }

    @Test
    @Cites("BKC-REC.2")
    void onlyTheNextOrderIsEasierAndOnlyInThisTurn() {
        Played linked = recce().inInitiative().play("communicate jeep hq", 6);
        Played ordered = linked.play("order hq rifle", 1, 2);
        Played next = linked.nextTurn().nextTurn();

        assertEquals("[order needs 7 (CV of hq 8, distance -2, recce 1)]", needed(ordered));
        assertEquals(
                "[order needs 5 (CV of hq 8, orders before -1, distance -2)]",
                needed(ordered.play("done").play("order hq rifle", 1, 2)));
        assertEquals(
                "[order needs 6 (CV of hq 8, distance -2)]",
                needed(next.play("order hq rifle", 1, 2)));
    }

    private static String needed(Played ordered) {
        return ordered.events(CommandHappening.Ordered.class).getFirst().figures().toString();
    }
}
