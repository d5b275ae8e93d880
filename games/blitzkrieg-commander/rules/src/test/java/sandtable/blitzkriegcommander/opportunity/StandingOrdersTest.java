package sandtable.blitzkriegcommander.opportunity;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.FireHappening;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Cites;

import java.util.List;

/** R-BKC-81: standing orders for opportunity fire. */
final class StandingOrdersTest {
    private static final int[] MISSES_OF_PAK = {1, 1, 1, 1};

    /** A tank and riflemen who are ordered in the American's second turn, two guns in their way. */
    private static Tabletop table() {
        return Tabletop.of(1200, 1200)
                .us("hq", "hq", 9, 300, 100)
                .us("sherman", "us-sherman-75", 300, 200)
                .us("rifle", "us-rifle", 360, 200)
                .german("pak", "de-pak40", 300, 700)
                .german("pak-2", "de-pak40", 360, 700)
                .german("hq-2", "hq", 9, 300, 1100);
    }

    /** The German has given these orders in their own turn; the Americans are ordered. */
    private static Played ordered(String... typed) {
        Played german = table().inCommand().nextTurn();
        for (String each : typed) {
            german = german.play(each);
        }
        return german.nextTurn().play("order hq sherman rifle", 1, 2);
    }

    private static final String FORWARD = "move sherman 30.0,28.0 @0";

    @Test
    @Cites("BKC-OPP.9")
    void oneFiresByItselfAtAnEnemyOfItsClassSoNear() {
        Played after =
                ordered("standing pak fire armour 45", "standing pak-2 hold")
                        .play(FORWARD, MISSES_OF_PAK);

        assertEquals(1, after.events(FireHappening.Attacked.class).size());
        assertEquals("30.0,28.0", after.at("sherman"));
        assertEquals("American", after.asks());
        assertEquals(2, after.unit("pak").marks().opportunity());
    }

    @Test
    @Cites("BKC-OPP.9")
    void itLetsPassWhoIsFartherOrOfAnotherClass() {
        Played far = ordered("standing pak pak-2 fire armour 41").play(FORWARD);
        Played other = ordered("standing pak pak-2 fire armour 90").play("move rifle 36.0,28.0 @0");

        assertEquals(List.of(), far.events(FireHappening.Attacked.class));
        assertEquals(1, far.events(OpportunityHappening.LetPass.class).size());
        assertEquals(List.of(), other.events(FireHappening.Attacked.class));
        assertEquals("American", other.asks());
    }

    @Test
    @Cites({"BKC-OPP.9", "BKC-OPP.5"})
    void allWhoseOrderSaysSoMakeOneAttack() {
        Played after =
                ordered("standing pak pak-2 fire any 45").play(FORWARD, 1, 1, 1, 1, 1, 1, 1, 1);

        assertEquals(1, after.events(FireHappening.Attacked.class).size());
    }

    @Test
    @Cites("BKC-OPP.9")
    void whoHoldsIsNotAskedAndTheOthersAre() {
        Played asked = ordered("standing pak hold").play(FORWARD);

        assertEquals("German", asked.asks());
        assertTrue(asked.offered().contains("fire pak-2 > sherman"));
        assertFalse(asked.offered().contains("fire pak > sherman"));
        assertTrue(asked.offered().contains("standing pak ask"));
        assertTrue(asked.allows("fire pak > sherman"));
    }

    @Test
    @Cites("BKC-OPP.9")
    void askedAgainItAsks() {
        Played asked = ordered("standing pak pak-2 hold", "standing pak ask").play(FORWARD);

        assertTrue(asked.offered().contains("fire pak > sherman"));
    }

    @Test
    @Cites("BKC-OPP.9")
    void inAWindowTheMomentIsLookedAtAnew() {
        Played asked = ordered().play(FORWARD);
        Played fires = asked.play("standing pak fire armour 60", MISSES_OF_PAK);
        Played holds = asked.play("standing pak hold");

        assertEquals(1, fires.events(FireHappening.Attacked.class).size());
        assertEquals("German", holds.asks());
        assertEquals(List.of(), holds.events(OpportunityHappening.Watched.class));
        assertEquals("American", asked.play("standing pak pak-2 hold").asks());
    }

    @Test
    @Cites("BKC-OPP.9")
    void theyAreSecrets() {
        Played german = table().inCommand().nextTurn();
        Played given = german.play("standing pak hold");
        var told = given.events(OpportunityHappening.Instructed.class).getFirst();

        assertTrue(told.seenBy(Tabletop.US).isEmpty());
        assertTrue(told.seenBy(Tabletop.GERMAN).isPresent());
        assertEquals(View.of(german.state(), Tabletop.US), View.of(given.state(), Tabletop.US));
    }

    @Test
    @Cites({"BKC-OPP.9", "BKC-FIRE.4"})
    void theyAreGivenToOwnUnitsThatCanFire() {
        table().inCommand()
                .nextTurn()
                .refuses("standing pak sherman hold", "BKC-OPP.9", "sherman is not yours")
                .refuses("standing hq-2 hold", "BKC-FIRE.4", "hq-2 has nothing to fire with");
    }

    @Test
    @Cites("BKC-OPP.9")
    void fireIsHeldUnlessAnEnemyComesNear() {
        Played asked = ordered().play("move sherman 30.0,35.0 @0");
        Played held = asked.play("hold phase unless armour 40");
        Played unheard = asked.play("hold phase unless soft 40");

        assertEquals("30.0,30.0", held.at("sherman"));
        assertEquals("German", held.asks());
        assertEquals("30.0,35.0", unheard.at("sherman"));
        assertEquals("American", unheard.asks());
    }

    @Test
    @Cites("BKC-OPP.9")
    void aShorterHoldDoesNotEndALongerOne() {
        Played again =
                ordered()
                        .play("move sherman 30.0,35.0 @0")
                        .play("hold phase unless armour 40")
                        .play("hold action");
        Played rifles = again.play("move rifle 36.0,28.0 @0");

        assertEquals("30.0,35.0", again.at("sherman"));
        assertEquals("American", rifles.asks());
    }

    @Test
    @Cites("BKC-OPP.9")
    void aMomentTakesNoCondition() {
        ordered()
                .play(FORWARD)
                .refuses(
                        "hold moment unless any 20",
                        "BKC-OPP.9",
                        "the moment is over before anybody can come nearer: hold for an action, an"
                                + " order or a phase");
    }

    @Test
    @Cites("BKC-OPP.9")
    void anExampleIsOfferedInTheCommandPhaseAndThenToBeAskedAgain() {
        Played german = table().inCommand().nextTurn();

        assertTrue(german.offered().contains("standing pak pak-2 fire armour 40"));
        assertTrue(german.play("standing pak hold").offered().contains("standing pak ask"));
    }
}
