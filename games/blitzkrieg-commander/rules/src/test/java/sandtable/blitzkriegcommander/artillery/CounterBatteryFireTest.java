package sandtable.blitzkriegcommander.artillery;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Asking;
import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.state.ArtilleryHappening.Fate;
import sandtable.blitzkriegcommander.state.ArtilleryHappening.GunAttacked;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.SupportHappening.Answer;
import sandtable.kernel.Cites;

import java.util.List;

/** BKC-ARES.7 Counter-battery fire. */
final class CounterBatteryFireTest {
    private static final String COUNTER = "counter fao h-1 h-2 > k-1";
    private static final int[] GERMAN_FIRE = {1, 1, 1, 360};

    /** The German has fired k-1 in their turn; it is the second turn of the American. */
    private static Played fired() {
        Played german =
                Tabletop.of(900, 900)
                        .us("fao", "fao", 9, 300, 100)
                        .us("guard", "us-rifle", 880, 40)
                        .german("they", "us-rifle", 40, 880)
                        .german("their-fao", "fao", 9, 300, 800)
                        .gun(Tabletop.US, "h-1", "105mm")
                        .gun(Tabletop.US, "h-2", "105mm")
                        .gun(Tabletop.GERMAN, "k-1", "105mm")
                        .gun(Tabletop.GERMAN, "k-2", "hummel")
                        .inCommand()
                        .nextTurn();
        return Asking.by(new ArtilleryRequests(), german)
                .asks("request their-fao 30.0,65.0 k-1 concentration", GERMAN_FIRE)
                .played()
                .nextTurn();
    }

    private static Asking asking() {
        return Asking.by(new CounterBatteryFire(), fired());
    }

    @Test
    @Cites("BKC-ARES.7")
    void onlyWhoHasFiredSinceTheLastTurnIsFiredAt() {
        asking().refuses(
                        "counter fao h-1 > k-2",
                        "BKC-ARES.7",
                        "k-2 has not fired since your last turn")
                .refuses("counter fao h-1 > h-2", "BKC-ARES.7", "h-2 is no gun of the enemy");
    }

    @Test
    @Cites({"BKC-ARES.7", "BKC-AREQ.10"})
    void theAttacksAddUpAndASuppressedGunMissesItsNextTurn() {
        Played after = asking().asks(COUNTER, 3, 4, 5, 1, 1, 1, 1, 1, 5).played();
        var attacked = after.events(GunAttacked.class).getFirst();

        assertEquals("attacks 6 (h-1 3, h-2 3)", attacked.attacks().toString());
        assertEquals(Fate.SUPPRESSED, attacked.fate());
        Asking.by(new ArtilleryRequests(), after.nextTurn())
                .refuses(
                        "request their-fao 30.0,65.0 k-1 concentration",
                        "BKC-AREQ.11",
                        "k-1 is not available before turn 3");
    }

    @Test
    @Cites("BKC-ARES.7")
    void fourHitsDestroyIt() {
        Played after = asking().asks(COUNTER, 3, 4, 5, 5, 6, 6, 1, 1).played();

        Asking.by(new ArtilleryRequests(), after.nextTurn())
                .refuses(
                        "request their-fao 30.0,65.0 k-1 concentration",
                        "BKC-ARES.7",
                        "k-1 has been destroyed");
    }

    @Test
    @Cites("BKC-AREQ.12")
    void aFailureEndsTheRequests() {
        assertFalse(asking().asks(COUNTER, 5, 4).goesOn());
    }

    @Test
    @Cites("BKC-ARES.7")
    void theOddsAreThoseOfSixAttacksOnFive() {
        Asking asking = asking();
        var request = (Decision.CounterBattery) asking.before().read(COUNTER);
        var survey = CounterBatterySurvey.of(asking.before().table(), List.of(), request);

        assertEquals(6, survey.attacks().total());
        assertEquals(5, survey.score());
        assertEquals(8, survey.needed().total());
        assertEquals(73 / 729.0, survey.fates().get(Fate.DESTROYED), 1e-12); // 4 to 6 of 6 on 1/3
        assertEquals(26 / 36.0, survey.answers().get(Answer.GRANTED), 1e-12);
    }
}
