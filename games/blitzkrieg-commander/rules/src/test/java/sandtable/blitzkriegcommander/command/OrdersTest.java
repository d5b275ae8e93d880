package sandtable.blitzkriegcommander.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.CvChange;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.kernel.Cites;
import sandtable.kernel.Sum;

import java.util.List;

final class OrdersTest {
    /** The worked example: CV 8, 24.4 cm to the farthest. */
    private static Tabletop example() {
        return Tabletop.of(1200, 900)
                .us("co", "co", 9, 900, 100)
                .us("hq", "hq", 8, 300, 100)
                .us("rifle-1", "us-rifle", 474, 100)
                .us("rifle-2", "us-rifle", 574, 100)
                .us("far", "us-rifle", 900, 400)
                .german("de-co", "co", 9, 900, 800)
                .german("gren", "de-grenadier", 600, 800);
    }

    private static CommandHappening.Ordered ordered(Played played) {
        return played.events(CommandHappening.Ordered.class).getFirst();
    }

    private static Sum needed(Tabletop top, String order, int... dice) {
        return ordered(top.inCommand().play(order, dice)).needed();
    }

    private static int needs(Tabletop top, String order) {
        return needed(top, order, 1, 2).total();
    }

    @Test
    @Cites({"BKC-CMD.3", "BKC-CMD.4", "BKC-ORD.1", "BKC-ORD.4"})
    void theWorkedExampleGivesTwoOrders() {
        Tabletop top =
                example().us("rifle-3", "us-rifle", 574, 140).us("rifle-4", "us-rifle", 304, 170);
        Played first = top.inCommand().play("order hq rifle-1 rifle-2", 3, 4);

        assertEquals(2, ordered(first).needed().parts().size());
        assertEquals(7, ordered(first).needed().total());
        Played second = first.play("done").play("order hq rifle-1 rifle-2", 1, 5);
        assertEquals(6, ordered(second).needed().total());
        Played third = second.play("done").play("order hq rifle-1 rifle-2", 2, 4);
        assertEquals(5, ordered(third).needed().total());
        assertEquals(CommandHappening.Result.FAILED, ordered(third).result());
        third.refuses("order hq rifle-1", "BKC-ORD.3", "hq is done for this turn");
        third.refuses("order co rifle-1", "BKC-ORD.6", "hq has ordered rifle-1 this turn");
        assertTrue(third.allows("order co far"));
    }

    @Test
    @Cites({"BKC-ORD.1", "BKC-ORD.2"})
    void theChanceOfTheWholeChainIsExact() {
        OrderOdds odds = OrderOdds.of(7);

        assertEquals(7.0 / 12, odds.atLeast().getFirst(), 1e-12);
        assertEquals(35.0 / 144, odds.atLeast().get(1), 1e-12);
        assertEquals(175.0 / 2592, odds.atLeast().get(2), 1e-12);
        assertEquals(0.906121, odds.mean(), 5e-7);
        assertEquals(0.052948, odds.blunderAtLast(), 5e-7);
        assertEquals(1.0 / 36, odds.twice(), 1e-12);
        assertEquals(1.0 / 36, odds.blunder(), 1e-12);
        assertEquals(35.0 / 36, OrderOdds.of(12).success(), 1e-12);
        assertEquals(1.0 / 36, OrderOdds.of(0).success(), 1e-12);
    }

    @Test
    @Cites("BKC-ORD.2")
    void doubleOneAlwaysSucceedsAndGivesTwoActions() {
        Tabletop poor =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 2, 300, 100)
                        .us("rifle", "us-rifle", 900, 100)
                        .german("gren", "de-grenadier", 600, 800);
        Played twice = poor.inCommand().play("order hq rifle", 1, 1);

        assertEquals(CommandHappening.Result.TWICE, ordered(twice).result());
        Played moved = twice.play("move rifle 90.0,20.0 @0");
        assertEquals("What does rifle do?", moved.question());
        assertEquals("90.0,30.0", moved.play("move rifle 90.0,30.0 @0").at("rifle"));
    }

    @Test
    @Cites("BKC-ORD.2")
    void doubleSixAlwaysFails() {
        Tabletop good =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 12, 300, 100)
                        .us("rifle", "us-rifle", 340, 100)
                        .german("gren", "de-grenadier", 600, 800);
        Played blunder = good.inCommand().play("order hq rifle", 6, 6, 1, 2);

        assertEquals(CommandHappening.Result.BLUNDER, ordered(blunder).result());
        blunder.refuses("order hq rifle", "BKC-ORD.3", "hq is done for this turn");
    }

    @Test
    @Cites("BKC-ORD.3")
    void whoHasBegunGoesOnUntilItFailsOrStops() {
        Played begun = example().inCommand().play("order hq rifle-1", 1, 2).play("done");

        begun.refuses(
                "order co far", "BKC-ORD.3", "hq has begun and goes on until it fails or stops");
        Played stopped = begun.play("stop");
        assertTrue(stopped.allows("order co far"));
        stopped.refuses("order hq rifle-1", "BKC-ORD.3", "hq is done for this turn");
        stopped.refuses("stop", "BKC-ORD.3", "no command unit has begun");
    }

    @Test
    @Cites("BKC-ORD.4")
    void aFailureOfTheCoEndsAllOrders() {
        Played failed = example().inCommand().play("order co far", 6, 5);

        failed.refuses(
                "order hq rifle-1",
                "BKC-ORD.4",
                "the CO has failed and nobody gives orders any more this turn");
        assertTrue(failed.allows("move hq 30.0,70.0 @0"));
        assertEquals(1, failed.events(CommandHappening.Silenced.class).size());
    }

    @Test
    @Cites("BKC-ORD.5")
    void aFormationHangsTogetherByGapsOfTenCentimetres() {
        Tabletop apart =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 300, 100)
                        .us("one", "us-rifle", 300, 200)
                        .us("two", "us-rifle", 430, 200)
                        .us("three", "us-rifle", 561, 200)
                        .us("shy", "us-rifle", 300, 240)
                        .suppressed()
                        .german("gren", "de-grenadier", 600, 800);
        Played game = apart.inCommand();

        assertTrue(game.allows("order hq one two"));
        game.refuses(
                "order hq one two three",
                "BKC-ORD.5",
                "no gap of at most 10.0 cm links three to one");
        game.refuses("order hq shy", "BKC-ORD.5", "shy is suppressed");
        game.refuses("order hq hq", "BKC-ORD.5", "hq is a command unit");
        game.refuses("order hq gren", "BKC-ORD.5", "gren is no unit of yours on the table");
    }

    @Test
    @Cites("BKC-ORD.6")
    void whomOneTriedToOrderNobodyElseOrders() {
        Played failed = example().inCommand().play("order hq rifle-1", 6, 5);

        failed.refuses("order co rifle-1", "BKC-ORD.6", "hq has ordered rifle-1 this turn");
        assertTrue(failed.allows("order co rifle-2"));
    }

    @Test
    @Cites("BKC-ORD.7")
    void oneDoesNotComeBackToAnEarlierFormation() {
        Played first = example().inCommand().play("order hq rifle-1 rifle-2", 1, 2).play("done");

        assertTrue(first.allows("order hq rifle-2"));
        first.refuses(
                "order hq rifle-1 far",
                "BKC-ORD.7",
                "rifle-1 has been ordered in another formation of hq");
        Played second = first.play("order hq far", 1, 2).play("done");
        second.refuses(
                "order hq rifle-1",
                "BKC-ORD.7",
                "rifle-1 has been ordered in another formation of hq");
        assertEquals(8 - 3, ordered(first.play("order hq far", 1, 2)).needed().total());
    }

    @Test
    @Cites({"BKC-CMD.3", "BKC-ORD.7"})
    void aPartOfAFormationHasHadItsOrders() {
        Played first = example().inCommand().play("order hq rifle-1 rifle-2", 1, 2).play("done");

        assertEquals(8 - 1, ordered(first.play("order hq rifle-1", 1, 2)).needed().total());
    }

    @Test
    @Cites("BKC-CMD.4")
    void eachCompleteTwentyCentimetresCostsOne() {
        Tabletop near =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 300, 100)
                        .us("rifle", "us-rifle", 529, 100)
                        .german("gren", "de-grenadier", 600, 800);
        Tabletop far =
                Tabletop.of(1200, 900)
                        .us("hq", "hq", 8, 300, 100)
                        .us("rifle", "us-rifle", 530, 100)
                        .german("gren", "de-grenadier", 600, 800);

        assertEquals(8, needs(near, "order hq rifle"));
        assertEquals(7, needs(far, "order hq rifle"));
    }

    private static Tabletop distant(String type) {
        return Tabletop.of(1200, 900)
                .road(800, 0, 800, 900)
                .us("hq", "hq", 8, 300, 100)
                .us("it", type, 800, 100)
                .german("gren", "de-grenadier", 600, 800);
    }

    @Test
    @Cites({"BKC-CMD.5", "BKC-ORD.9"})
    void whoIsBoundToTheRoadIsLeftOut() {
        assertEquals(6, needs(distant("us-rifle"), "order hq it"));
        assertEquals(8, needs(distant("us-rifle"), "order hq it +road"));
    }

    @Test
    @Cites("BKC-ORD.9")
    void boundUnitsMoveByRoadOrDoNothing() {
        Played bound = distant("us-rifle").inCommand().play("order hq it +road", 1, 2);

        assertTrue(bound.allows("move it 80.0,20.0 @0"));
        bound.refuses(
                "move it 81.1,20.0 @0",
                "BKC-ORD.9",
                "it is bound to the road and the leg to 81.1,20.0 leaves it");
        bound.refuses(
                "fire it > gren", "BKC-ORD.9", "it is bound to the road and may only move on it");
    }

    @Test
    @Cites({"BKC-CMD.6", "BKC-CMD.7"})
    void recceAndMortarsAreLeftOut() {
        assertEquals(8, needs(distant("us-m8"), "order hq it"));
        assertEquals(8, needs(distant("us-81mm-mortar"), "order hq it"));
    }

    @Test
    @Cites({"BKC-CMD.1", "BKC-CMD.2", "BKC-CMD.11"})
    void opportunityFireAndInitiativeCostOneTogether() {
        Tabletop fired = marked(1, 0);
        Tabletop acted = marked(0, 1);
        Tabletop both = marked(1, 1);
        Tabletop earlier = marked(2, 2);

        assertEquals(7, needs(fired, "order hq rifle"));
        assertEquals(7, needs(acted, "order hq rifle"));
        assertEquals(7, needs(both, "order hq rifle"));
        assertEquals(8, needs(earlier, "order hq rifle"));
    }

    private static Tabletop marked(int opportunity, int initiative) {
        return Tabletop.of(1200, 900)
                .us("hq", "hq", 8, 300, 100)
                .us("rifle", "us-rifle", 340, 100)
                .that(
                        each ->
                                each.with(
                                        each.marks()
                                                .withOpportunity(opportunity)
                                                .withInitiative(initiative)))
                .german("gren", "de-grenadier", 600, 800);
    }

    @Test
    @Cites({"BKC-CMD.8", "BKC-CMD.9", "BKC-CMD.10", "BKC-CMD.12"})
    void whatAnOrderAllowsCostsOneEach() {
        assertEquals(7, needs(marked(0, 0), "order hq rifle +dense"));
        assertEquals(7, needs(marked(0, 0), "order hq rifle +assault"));
        assertEquals(6, needs(marked(0, 0), "order hq rifle +assault +dense"));
    }

    @Test
    @Cites("BKC-ORD.8")
    void whatAnOrderDoesNotAllowIsRefusedAfterwards() {
        Tabletop top =
                Tabletop.of(1200, 900)
                        .woods(200, 150, 400, 300)
                        .us("hq", "hq", 8, 300, 50)
                        .us("rifle", "us-rifle", 300, 100)
                        .german("gren", "de-grenadier", 300, 180);
        Played plain = top.inCommand().play("order hq rifle", 1, 2);
        Played free = top.inCommand().play("order hq rifle +assault +dense", 1, 2);

        plain.refuses(
                "move rifle 25.0,15.5 @0",
                "BKC-MOVE.7",
                "the order does not allow rifle to move in woods");
        plain.refuses("assault rifle > gren", "BKC-ORD.8", "this order does not allow assaults");
        assertTrue(free.allows("assault rifle > gren"));
    }

    @Test
    @Cites("BKC-ORD.10")
    void unitsActOneAfterTheOtherInAnySequence() {
        Played ordered = example().inCommand().play("order hq rifle-1 rifle-2", 1, 2);

        assertEquals("What does rifle-1 do?", ordered.question());
        assertEquals("What does rifle-2 do?", ordered.play("choose rifle-2").question());
        Played moved = ordered.play("move rifle-2 57.4,20.0 @0");
        assertEquals("57.4,20.0", moved.at("rifle-2"));
        moved.refuses("move rifle-2 57.4,25.0 @0", "BKC-ORD.10", "rifle-2 has had its action");
        moved.refuses("choose far", "BKC-ORD.10", "far was not ordered");
        assertEquals("What does hq order next?", moved.play("done").question());
    }

    @Test
    @Cites("BKC-ORD.11")
    void aCommandUnitMovesOnceBeforeOrAfterItsOrders() {
        Played moved = example().inCommand().play("move hq 30.0,70.0 @0");

        assertEquals("30.0,70.0", moved.at("hq"));
        moved.refuses("move hq 30.0,60.0 @0", "BKC-ORD.11", "hq has moved this turn");
        Played begun = example().inCommand().play("order hq rifle-1", 1, 2).play("done");
        begun.refuses(
                "move hq 30.0,70.0 @0",
                "BKC-ORD.11",
                "hq gives orders, and nobody moves before it is done");
        assertTrue(begun.play("stop").allows("move hq 30.0,70.0 @0"));
    }

    @Test
    @Cites({"BKC-ORD.11", "BKC-CU.1"})
    void onlyDeepWaterAndEnemiesBarACommandUnit() {
        Played game =
                Tabletop.of(1200, 900)
                        .woods(200, 150, 400, 300)
                        .area(FeatureKind.DEEP, 200, 400, 400, 450)
                        .us("hq", "hq", 8, 300, 100)
                        .us("shy", "hq", 8, 500, 100)
                        .suppressed()
                        .us("rifle", "us-rifle", 540, 100)
                        .german("gren", "de-grenadier", 150, 100)
                        .inCommand();

        assertTrue(game.allows("move hq 30.0,39.0 @0"));
        game.refuses("move hq 30.0,50.0 @0", "BKC-MOVE.3", "hq cannot enter deep");
        game.refuses(
                "move hq 10.0,10.0 @0", "BKC-MOVE.5", "hq would come nearer than 1.0 cm to gren");
        game.refuses(
                "move hq 90.0,10.1 @0",
                "BKC-MOVE.1",
                "hq moves 60.0 cm at most and this way is 60.1 cm");
        game.refuses("move shy 50.0,20.0 @0", "BKC-CU.1", "shy is suppressed");
        game.refuses("order shy rifle", "BKC-CU.1", "shy is suppressed");
    }

    @Test
    @Cites("BKC-CU.1")
    void aCommandUnitHasFourHitsAndNoSave() {
        var hq = example().battle().stand(example().id("hq")).type();

        assertEquals(600, hq.moveMm());
        assertEquals(4, hq.hits());
        assertTrue(hq.save().none());
        assertTrue(hq.ap().none() && hq.at().none());
    }

    @Test
    void aLowerCvCountsInItsTurns() {
        Command hq = Command.of(Role.HQ, 8);

        assertEquals(6, hq.plus(new CvChange(2, 3, -2)).cv(2));
        assertEquals(8, hq.plus(new CvChange(2, 3, -2)).cv(4));
    }

    @Test
    void whatIsOfferedIsAllowed() {
        Played game = example().inCommand();
        List<String> offered = game.offered();

        assertTrue(offered.contains("order hq rifle-1 rifle-2"));
        assertTrue(offered.contains("order co far"));
        assertTrue(offered.contains("end"));
        assertFalse(offered.contains("stop"));
        offered.forEach(each -> assertTrue(game.allows(each), each));
    }
}
