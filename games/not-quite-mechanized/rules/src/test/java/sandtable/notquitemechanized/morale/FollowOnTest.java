package sandtable.notquitemechanized.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.movement.Arrivals;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Unit;

/** NQM-SPASL.3 to .6, .9, NQM-DISORG.3: what follows a completed attack. */
final class FollowOnTest {
    /** Step 1 of bound 2: Regulars with an order, who have had an hour of battle in bound 1. */
    private static Played fought(String order) {
        var played =
                Tabletop.of(8000, 8000)
                        .battalion("German", "I", "de-infantry-39", "at = \"2000,600\"")
                        .battalion("Soviet", "R", "militia", "at = \"7000,7800\"")
                        .order("German", "I " + order)
                        .begin()
                        .sealed();
        return with(played, played.table().unit(played.unit("I")).fighting(1));
    }

    private static Played with(Played played, Unit unit) {
        return played.with(played.table().with(played.unit("I"), unit));
    }

    private static Unit unit(Played played) {
        return played.table().unit(played.unit("I"));
    }

    @Test
    @Cites("NQM-SPASL.4")
    void whoMovesOnAfterAFightIsStillInBattle() {
        var moved = fought("move 2000,7000").sealed();

        assertEquals(2, unit(moved).hours());
        assertTrue(moved.is("I", Flag.DISORGANISED));
    }

    @Test
    @Cites("NQM-SPASL.4")
    void whoStaysIsNot() {
        var stayed = fought("hold").sealed();

        assertEquals(0, unit(stayed).hours());
        assertFalse(stayed.is("I", Flag.DISORGANISED));
    }

    @Test
    @Cites("NQM-SPASL.9")
    void movesAfterAnOverrunWithoutAFightDoNotCount() {
        var played = fought("move 2000,7000");

        var moved = with(played, unit(played).overrunning(1)).sealed();
        assertEquals(0, unit(moved).hours());
        assertFalse(moved.is("I", Flag.DISORGANISED));
    }

    @Test
    @Cites("NQM-SPASL.9")
    void aFightAfterTheOverrunCountsAgain() {
        var played = fought("move 2000,7000").sealed();
        var overrun = with(played, Unit.FRESH.overrunning(1).fighting(2));

        assertEquals(2, unit(overrun.sealed()).hours());
    }

    /** A company before each of two Soviet companies, the first of which is its objective. */
    private static Played attacking(String then) {
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-39",
                        "at = \"2000,2400\"",
                        "companies = \"2000,2450 400,400 800,400\"")
                .battalion("German", "II", "militia", "at = \"2500,2450\"")
                .order("German", "II attack 2000,3000 by 2000,2600 from 1")
                .battalion(
                        "Soviet",
                        "S",
                        "militia",
                        "at = \"2000,3000\"",
                        "companies = \"2000,2950 3500,5500 3900,5900\"")
                .order("German", "I attack 2000,2200 by 2000,2000 from 1" + then)
                .begin();
    }

    /** The first order is carried out before the bound begins. */
    private static Played secured(Played played) {
        var state =
                Arrivals.carriedOut(played.state(), played.unit("I"), new Telling<>(Chance.none()));
        return new Played(state, played.events()).sealed();
    }

    @Test
    @Cites({"NQM-SPASL.3", "NQM-SPASL.6"})
    void disorganisedSupportStandsDoNotFireInAFollowOnAttack() {
        var secured =
                secured(attacking(" then attack 2000,3000 by 2000,2500 from 1"))
                        .flagged("I", Flag.DISORGANISED);

        assertTrue(secured.allows("German", "attack I-command 2000,3000 with I-1"));
        secured.refuses(
                "German",
                "attack I-command 2000,3000 with I-1 I-mmg",
                "NQM-CLASS.10",
                "I-mmg is disorganised and fires only in self-defence");
    }

    @Test
    @Cites("NQM-DISORG.3")
    void whoHasSecuredItsObjectiveNeedsFreshOrders() {
        secured(attacking(""))
                .refuses(
                        "German",
                        "attack I-command 2000,3000 with I-1",
                        "NQM-DISORG.3",
                        "I has no orders and needs fresh ones to attack");
    }

    @Test
    @Cites("NQM-DISORG.3")
    void whoHasCarriedOutItsOrderStaysUntilAnotherComes() {
        var there = fought("move 2000,1000").until(4);
        assertEquals("2000,1000", there.at("I-command"));

        var on = there.play("German", "order I move 2000,2000").sealed();
        assertEquals("2000,2000", on.at("I-command"));
    }
}
