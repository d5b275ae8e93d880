package sandtable.blitzkriegcommander.opportunity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.AssaultHappening;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.kernel.Cites;

import java.util.List;

final class WindowTest {
    /** Riflemen who fire at grenadiers, with a machine gun and a gun that can answer. */
    private static Tabletop fight() {
        return Tabletop.of(900, 900)
                .us("rifle", "us-rifle", 300, 300)
                .german("gren", "de-grenadier", 300, 480)
                .german("mg", "de-mg42", 500, 500)
                .german("pak", "de-pak40", 250, 600);
    }

    /** The riflemen have fired and missed. */
    private static Played fired() {
        return fight().inInitiative().play("fire rifle > gren", 1, 1, 1, 1, 1);
    }

    /** Riflemen who assault the grenadiers, 8.9 cm away. */
    private static Played assault(Tabletop table) {
        return table.inInitiative().play("assault rifle > gren");
    }

    private static Tabletop approach() {
        return Tabletop.of(900, 900)
                .us("rifle", "us-rifle", 300, 300)
                .german("gren", "de-grenadier", 300, 420)
                .suppressed()
                .german("mg", "de-mg42", 500, 420);
    }

    @Test
    @Cites({"BKC-OPP.1", "BKC-OPP.3"})
    void whoHasFiredIsOpenToFireAfterTheResult() {
        Played asked = fired();

        assertEquals("German", asked.asks());
        assertEquals("rifle fired: who fires?", asked.question());
        assertEquals(
                List.of(
                        "fire gren mg pak > rifle",
                        "fire gren > rifle",
                        "fire mg > rifle",
                        "fire pak > rifle",
                        "hold moment",
                        "hold action",
                        "hold order",
                        "hold phase",
                        "hold phase unless armour 40",
                        "standing gren mg pak hold",
                        "standing gren mg pak fire soft 40"),
                asked.offered());
    }

    @Test
    @Cites("BKC-OPP.3")
    void nobodyIsAskedWhereNobodyCanFire() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 300)
                        .german("truck", "de-truck", 300, 480);

        assertEquals(
                "American", table.inInitiative().play("fire rifle > truck", 1, 1, 1, 1, 1).asks());
    }

    @Test
    @Cites("BKC-OPP.3")
    void onlyThoseWhoFiredAreOpenToIt() {
        Tabletop table = fight().us("bystander", "us-rifle", 400, 350);
        Played asked = table.inInitiative().play("fire rifle > gren", 1, 1, 1, 1, 1);

        asked.refuses(
                "fire mg > bystander",
                "BKC-OPP.1",
                "bystander neither moves nor assaults nor has just fired");
    }

    @Test
    @Cites({"BKC-OPP.5", "BKC-CAS.1"})
    void allWhoFireAtOnceMakeOneAttack() {
        Played after = fired().play("fire gren mg > rifle", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(1, after.events(FireHappening.Attacked.class).size());
        assertEquals("American", after.asks());
    }

    @Test
    @Cites("BKC-OPP.5")
    void othersMayFireAtAnotherOfThoseWhoFired() {
        Tabletop table = fight().us("second", "us-rifle", 340, 300);
        Played asked =
                table.inInitiative()
                        .play("fire rifle second > gren", 1, 1, 1, 1, 1, 1, 1, 1, 1)
                        .play("fire mg > rifle", 1, 1, 1, 1, 1, 1);

        assertEquals("second fired: who fires?", asked.question());
        asked.refuses(
                "fire mg > second",
                "BKC-OPP.1",
                "mg has fired at an opportunity in this turn already");
    }

    @Test
    @Cites("BKC-OPP.1")
    void aUnitFiresOnceInAnEnemyTurn() {
        Tabletop table = fight().us("second", "us-rifle", 340, 300);
        Played again =
                table.inInitiative()
                        .play("fire rifle > gren", 1, 1, 1, 1, 1)
                        .play("fire mg > rifle", 1, 1, 1, 1, 1, 1)
                        .play("fire second > gren", 1, 1, 1, 1);

        again.refuses(
                "fire mg > second",
                "BKC-OPP.1",
                "mg has fired at an opportunity in this turn already");
        assertTrue(again.allows("fire pak > second"));
    }

    @Test
    @Cites({"BKC-OPP.1", "BKC-SUPP.3"})
    void aSuppressedUnitDoesNotAnswer() {
        Tabletop table = fight().suppressed();

        table.inInitiative()
                .play("fire rifle > gren", 1, 1, 1, 1, 1)
                .refuses("fire pak > rifle", "BKC-SUPP.3", "pak is suppressed and cannot fire");
    }

    @Test
    @Cites("BKC-OPP.7")
    void theMarkCountsInTheFirersNextOwnTurnOnly() {
        Played fired = fired().play("fire mg > rifle", 1, 1, 1, 1, 1, 1);
        Played own = fired.play("end").play("end");
        Played later = own.nextTurn().nextTurn();

        assertEquals("German", own.asks());
        assertEquals(own.table().ownTurn(1), own.unit("mg").marks().opportunity());
        assertEquals("German", later.asks());
        assertEquals(2, later.table().ownTurn(1));
        assertEquals(1, later.unit("mg").marks().opportunity());
    }

    @Test
    @Cites("BKC-SUPP.3")
    void whoIsSuppressedInTheMiddleOfAnOrderLosesWhatItHasNotDone() {
        Tabletop table = fight().us("second", "us-rifle", 340, 300).us("hq", "hq", 8, 300, 200);
        Played again =
                table.inCommand()
                        .play("order hq rifle second", 1, 1)
                        .play("fire rifle > gren", 1, 1, 1, 1, 1)
                        .play("fire mg > rifle", 4, 1, 1, 1, 1, 1, 4)
                        .play("done");

        assertEquals("What does second do?", again.question());
        again.refuses("fire rifle > gren", "BKC-ORD.10", "rifle has had its action");
    }

    @Test
    @Cites("BKC-SUPP.3")
    void aSuppressedUnitIsNotOrdered() {
        Tabletop table =
                Tabletop.of(900, 900)
                        .us("rifle", "us-rifle", 300, 300)
                        .suppressed()
                        .us("hq", "hq", 8, 300, 200)
                        .german("gren", "de-grenadier", 300, 480);

        assertFalse(table.inCommand().allows("order hq rifle"));
    }

    @Test
    @Cites({"BKC-OPP.2", "BKC-OPP.4"})
    void anAssaultIsOpenAfterFiveCentimetresAndInContact() {
        Played first = assault(approach());
        Played second = first.play("hold moment");

        assertEquals("rifle is on the move: who fires?", first.question());
        assertEquals("30.0,35.0", first.at("rifle"));
        assertEquals("rifle is in contact: who fires?", second.question());
        assertEquals("30.0,38.9", second.at("rifle"));
    }

    @Test
    @Cites("BKC-OPP.2")
    void aMoveIsOpenAfterEachFullFiveCentimetres() {
        Played five = approach().inInitiative().play("move rifle 30.0,20.5 @0");
        Played end = five.play("hold moment");

        assertEquals("rifle is on the move: who fires?", five.question());
        assertEquals("30.0,25.0", five.at("rifle"));
        assertEquals("30.0,20.5", end.at("rifle"));
        assertEquals("American", end.asks());
    }

    @Test
    @Cites("BKC-OPP.2")
    void onlyThoseWhoSeeTheMoverThereAreAsked() {
        Played first = assault(approach().woods(330, 340, 400, 380));

        assertEquals("rifle is in contact: who fires?", first.question());
    }

    @Test
    @Cites("BKC-OPP.6")
    void aMoverThatIsSuppressedEndsItsActionThere() {
        Played after = assault(approach()).play("fire mg > rifle", 4, 1, 1, 1, 1, 1, 4);

        assertEquals("30.0,35.0", after.at("rifle"));
        assertEquals("American", after.asks());
    }

    @Test
    @Cites("BKC-OPP.6")
    void whoIsSuppressedInContactDoesNotFight() {
        Played after =
                assault(approach())
                        .play("hold moment")
                        .play("fire mg > rifle", 4, 1, 1, 1, 1, 1, 4);

        assertEquals(1, after.events(AssaultHappening.CameToNothing.class).size());
        assertEquals("30.0,38.9", after.at("rifle"));
    }

    @Test
    @Cites("BKC-OPP.6")
    void aMoverThatIsOnlyHitGoesOn() {
        Played after =
                assault(approach())
                        .play("fire mg > rifle", 4, 1, 1, 1, 1, 1, 3, 6, 6, 6, 6, 6, 1, 1, 1);

        assertEquals("30.0,38.9", after.at("rifle"));
    }

    @Test
    @Cites("BKC-OPP.9")
    void fireHeldForTheActionIsAskedForAgainInTheNext() {
        Played held = assault(approach()).play("hold action", 6, 6, 6, 6, 6, 1, 1, 1);
        Played next = fired().play("hold action");

        assertEquals(1, held.events(OpportunityHappening.LetPass.class).size());
        assertEquals("Who gives an order?", next.question());
    }

    @Test
    @Cites("BKC-OPP.9")
    void fireHeldForThePhaseIsNotAskedForAgain() {
        Tabletop table = fight().us("second", "us-rifle", 340, 300);
        Played first = table.inInitiative().play("fire rifle > gren", 1, 1, 1, 1, 1);

        assertEquals(
                "American", first.play("hold phase").play("fire second > gren", 1, 1, 1, 1).asks());
        assertEquals(
                "German", first.play("hold action").play("fire second > gren", 1, 1, 1, 1).asks());
    }

    @Test
    @Cites("BKC-OPP.9")
    void holdingIsASecret() {
        Played held = fired().play("hold phase");
        var told = held.events(OpportunityHappening.Held.class).getFirst();

        assertTrue(told.seenBy(Tabletop.US).isEmpty());
        assertTrue(told.seenBy(Tabletop.GERMAN).isPresent());
    }
}
