package sandtable.notquitemechanized.firefight;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.FireHappening;
import sandtable.notquitemechanized.state.FireHappening.Hour;

import java.util.List;

/** G1, G2: two hours of firefight with their own dice, and the odds of the first. */
final class WorkedHoursTest {
    private static final String ATTACK =
            "attack I-command 2000,2200 with I-1 I-2 I-3 I-mmg I-mortar-81 b105";

    /**
     * A Regular battalion with a battery in Direct Support, deployed, some 250 m from a dug-in
     * company with machine guns and mortars.
     */
    private static Played facing() {
        return Tabletop.of(4000, 6000)
                .battalion(
                        "German",
                        "I",
                        "de-infantry-39",
                        "at = \"2000,1500\"",
                        "companies = \"1700,1720 2000,1650 2300,1720\"")
                .stand(
                        "German",
                        "b105",
                        "gun-105",
                        "off-table = true",
                        "fire-units = 3",
                        "direct-support = \"I\"")
                .battalion(
                        "Soviet",
                        "R",
                        "su-rifle-42",
                        "at = \"2000,2200\"",
                        "companies = \"2000,2200 600,5500 3400,5500\"",
                        "position = \"dug-in\"")
                .order("German", "I attack 2000,2200 by 2000,1600 from 1")
                .begin()
                .placed("R-command", "2000,5500")
                .placed("R-at-45", "2000,5500")
                .sealed();
    }

    private static Attack attack(Played played) {
        return played.table().attacks().getFirst();
    }

    private static FireHappening.Fought fought(Played played, String side) {
        return played.told(side, FireHappening.Fought.class).getFirst();
    }

    /** The first hour: dice of the attackers, of the defenders, and where the markers fall. */
    private static Played first() {
        return facing().play("German", ATTACK).sealed(5, 2, 6, 1, 4, 4, 6, 4, 3, 1, 1, 2, 1, 3, 5);
    }

    @Test
    @Cites({
        "NQM-FFT.7",
        "NQM-FFT.8",
        "NQM-FFT.11",
        "NQM-FFT.1",
        "NQM-FIGHT.3",
        "NQM-CLASS.3",
        "NQM-CLASS.12",
        "NQM-LOG.4"
    })
    void threeToThreeIsNeitherWonNorLost() {
        var played = first();

        var hour = fought(played, "German");
        assertEquals(Hour.UNDECIDED, hour.hour());
        assertEquals("hits caused 3 (5 L at M 2, 1 M at M 1)", hour.caused().toString());
        assertEquals("hits taken 3 (3 L at L 3)", hour.taken().toString());
        assertFalse(hour.needsReserves());
        assertEquals(3, played.table().casualties(played.unit("I")));
        assertEquals(2, played.body("R-1").casualties().marked());
        assertEquals(1, played.body("R-mmg").casualties().marked());
    }

    @Test
    @Cites({"NQM-FIGHT.13", "NQM-FIGHT.14", "NQM-FIGHT.12", "NQM-SPATT.2"})
    void theSecondHourIsWonInItselfAndInAll() {
        var played = first().sealed();

        var second = played.play("German", ATTACK).sealed(3, 5, 2, 6, 1, 2, 4, 1, 1, 1);

        var hour = fought(second, "German");
        assertEquals(Hour.WON, hour.hour());
        assertEquals("hits caused in all 5 (before 3, this hour 2)", hour.allCaused().toString());
        assertEquals("hits taken in all 4 (before 3, this hour 1)", hour.allTaken().toString());
        assertEquals(2, attack(second).won());
        assertTrue(attack(second).won(3));
        assertEquals(5, second.table().casualties(second.unit("R")));
        assertEquals(4, second.table().casualties(second.unit("I")));
        assertEquals(0, second.table().unmarked(second.id("R-1")));
        assertEquals(0, second.table().unmarked(second.id("R-mmg")));
        assertEquals(0, second.table().unmarked(second.id("R-mortar-82")));
    }

    @Test
    @Cites({"NQM-LOG.1", "NQM-LOG.3", "NQM-LOG.9"})
    void everyDieIsAUnitOfAmmunition() {
        var played = first();

        var plan = played.state().planOf(played.unit("I"));
        assertEquals(2, plan.ammunition(played.id("I-1")));
        assertEquals(1, plan.ammunition(played.id("I-mmg")));
        assertEquals(2, plan.ammunition(played.id("b105")));
    }

    @Test
    @Cites("NQM-FIGHT.13")
    void theOddsOfTheFirstHourAreExact() {
        var played = facing();
        var attack = (Decision.Declare) played.read("German", ATTACK);

        Forecast forecast = Forecast.of(played.view("German"), attack);

        List<Double> caused =
                List.of(
                        16 / 243.0,
                        152 / 729.0,
                        8 / 27.0,
                        20 / 81.0,
                        95 / 729.0,
                        7 / 162.0,
                        2 / 243.0,
                        1 / 1458.0);
        for (int hits = 0; hits < caused.size(); hits++) {
            assertEquals(caused.get(hits), forecast.caused(hits), 1e-12, "caused " + hits);
        }
        assertEquals(146723 / 314928.0, forecast.won(), 1e-12);
        assertEquals(5537 / 26244.0, forecast.tied(), 1e-12);
        assertEquals(101761 / 314928.0, forecast.lost(), 1e-12);
    }
}
