package sandtable.notquitemechanized.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Pool;
import sandtable.notquitemechanized.Played;
import sandtable.notquitemechanized.Tabletop;
import sandtable.notquitemechanized.state.AirHappening;
import sandtable.notquitemechanized.state.Casualties;
import sandtable.space.measured.Spot;

import java.util.List;

/** C13: air attacks, and the AA they meet first. */
final class SortiesTest {
    private static Tabletop tabletop(String aircraft, int stands) {
        var tabletop =
                Tabletop.of(9000, 9000).battalion("German", "I", "militia", "at = \"1000,1000\"");
        for (int i = 1; i <= stands; i++) {
            tabletop =
                    tabletop.stand(
                            "German",
                            "air-" + i,
                            aircraft,
                            "off-table = true",
                            "sorties = 2",
                            "in-support = \"I\"");
        }
        return tabletop;
    }

    private static Tabletop company(Tabletop tabletop, String... fields) {
        return tabletop.stand("Soviet", "coy", "rifle", fields);
    }

    private static Tabletop aa(Tabletop tabletop, int stands) {
        var now = tabletop.battalion("Soviet", "R", "militia", "at = \"8000,8000\"");
        for (int i = 1; i <= stands; i++) {
            now = now.stand("Soviet", "aa-" + i, "aa-37", "under = \"R\"", "at = \"5000,5500\"");
        }
        return now;
    }

    /** The die of a break test that is passed. */
    private static final int STEADY = 6;

    private static final String[] OPEN = {"at = \"5000,5000\""};
    private static final String[] DUG_IN = {"at = \"5000,5000\"", "position = \"dug-in\""};
    private static final String[] FORT = {"at = \"5000,5000\"", "position = \"fort\""};

    /** All air stands fly in bound 1 at the company's place. */
    private static Played flown(Tabletop tabletop, int stands, String pressed, int... dice) {
        var played = tabletop.begin();
        for (int i = 1; i <= stands; i++) {
            played = played.play("German", "sortie air-" + i + " 5000,5000 bound 1" + pressed);
        }
        return played.sealed(dice);
    }

    @Test
    @Cites({"NQM-AIR.4", "NQM-AIR.6", "NQM-WAC.12"})
    void anAirStandMakesTwoShootsOfItsWeight() {
        var played = flown(company(tabletop("dive-bombers", 1), DUG_IN), 1, "", 3, 3, STEADY);

        assertEquals(new Casualties(2, 0, 0), played.body("coy").casualties());
        assertTrue(played.table().pinned(played.id("coy")));
    }

    @Test
    @Cites("NQM-WAC.8")
    void strafingAircraftAttackAsMediumWeapons() {
        var played = flown(company(tabletop("strafing", 1), DUG_IN), 1, "", 3, 4);

        assertEquals(1, played.body("coy").casualties().marked());
    }

    @Test
    @Cites("NQM-FORT.1")
    void onlyHeavyBombersDisorganiseAFort() {
        var dived = flown(company(tabletop("dive-bombers", 1), FORT), 1, "");
        assertFalse(dived.table().disorganised(dived.id("coy")));

        var bombed = flown(company(tabletop("heavy-bombers", 1), FORT), 1, "", 3, 1);
        assertTrue(bombed.table().disorganised(bombed.id("coy")));
    }

    @Test
    @Cites("NQM-AIR.5")
    void tankHuntersAttackArmourAsHeavyAgainstLight() {
        var tabletop =
                tabletop("tank-hunters", 1).stand("Soviet", "kv", "su-kv1", "at = \"5000,5000\"");

        assertEquals(3, flown(tabletop, 1, "", 2, 4).body("kv").casualties().marked());
    }

    @Test
    @Cites({"NQM-AIR.1", "NQM-AIR.3", "NQM-AIR.7"})
    void aircraftThatBeatTheAaGoOnToTheirTarget() {
        var tabletop = aa(company(tabletop("dive-bombers", 1), OPEN), 1);

        var played = flown(tabletop, 1, "", 5, 2, 2, 1, STEADY);
        var fight = played.told("Soviet", AirHappening.FoughtAa.class).getFirst();
        assertEquals(new Pool.Losses(0, 1), fight.pairs());
        assertEquals(1, played.body("aa-1").casualties().marked());
        assertEquals(Casualties.NONE, played.body("air-1").casualties());
        assertEquals(1, played.body("coy").casualties().marked());
    }

    @Test
    @Cites("NQM-AIR.8")
    void theAaDrivesOffWhomItBeats() {
        var tabletop = aa(company(tabletop("dive-bombers", 1), OPEN), 1);

        var played = flown(tabletop, 1, "", 2, 5);
        assertEquals(1, played.body("air-1").casualties().marked());
        assertEquals(Casualties.NONE, played.body("aa-1").casualties());
        assertEquals(Casualties.NONE, played.body("coy").casualties());
    }

    @Test
    @Cites({"NQM-AIR.3", "NQM-AIR.9", "NQM-AIR.2"})
    void aTieIsTheAasAndWhoPressesHomeIsFiredAtFirst() {
        var tabletop = aa(company(tabletop("dive-bombers", 1), OPEN), 1);

        assertEquals(Casualties.NONE, flown(tabletop, 1, "", 4, 4).body("coy").casualties());
        var pressed = flown(tabletop, 1, " pressed", 4, 4, 4, 2, 1);
        assertEquals(1, pressed.body("air-1").casualties().marked());
        assertEquals(1, pressed.body("coy").casualties().marked());
        assertEquals(1, pressed.state().plan(1).ammunition(pressed.id("aa-1")));
    }

    @Test
    @Cites("NQM-AIR.10")
    void whoLostItsPairDoesNotAttack() {
        var tabletop = aa(company(tabletop("dive-bombers", 2), OPEN), 1);

        var pressed = flown(tabletop, 2, " pressed", 3, 2, 5, 1, 1, 2, 1);
        assertEquals(1, pressed.body("air-1").casualties().marked());
        assertEquals(1, pressed.body("coy").casualties().marked());
        var alone =
                flown(aa(company(tabletop("dive-bombers", 1), OPEN), 1), 1, " pressed", 2, 5, 1);
        assertEquals(Casualties.NONE, alone.body("coy").casualties());
    }

    @Test
    @Cites("NQM-AIR.7")
    void halfOfTheAasCasualtiesAreLostRoundedUp() {
        var played =
                flown(
                        aa(tabletop("dive-bombers", 3), 3),
                        3,
                        "",
                        6,
                        6,
                        6,
                        1,
                        1,
                        1,
                        1,
                        1,
                        STEADY,
                        STEADY);

        int lost =
                List.of("aa-1", "aa-2", "aa-3").stream()
                        .mapToInt(each -> played.body(each).casualties().marked())
                        .sum();
        assertEquals(2, lost);
    }

    @Test
    @Cites({"NQM-AIR.1", "NQM-AIR.4"})
    void theOddsComeFromTheDiceThatAreThrown() {
        var played = aa(company(tabletop("dive-bombers", 1), OPEN), 1).begin();
        var air = List.of(played.id("air-1"));
        Raid raid = Raids.of(played.table(), air, new Spot(5000, 5000), false);

        double through = 0;
        double casualties = 0;
        for (var each : raid.odds().entrySet()) {
            through += each.getKey().drivenOff() ? 0 : each.getValue();
            casualties += each.getKey().hits() * each.getValue();
        }
        assertEquals(15 / 36.0, through, 1e-12);
        assertEquals(15 / 36.0 * 2 * 11 / 6, casualties, 1e-12);
    }

    @Test
    @Cites("NQM-TASK.1")
    void corpsTakesFourBoundsToTaskAircraft() {
        company(tabletop("dive-bombers", 1), OPEN)
                .begin()
                .sealed()
                .refuses(
                        "German",
                        "sortie air-1 5000,5000 bound 5",
                        "NQM-TASK.1",
                        "air-1 that corps tasks in bound 2 can fly in bound 6, not in 5");
    }

    @Test
    @Cites("NQM-TASK.2")
    void armyTakesEight() {
        Tabletop.of(9000, 9000)
                .bounds(12)
                .battalion("German", "I", "militia", "at = \"1000,1000\"")
                .stand("Soviet", "coy", "rifle", OPEN)
                .stand(
                        "German",
                        "air-1",
                        "strafing",
                        "off-table = true",
                        "tasked-by = \"army\"",
                        "in-support = \"I\"")
                .begin()
                .sealed()
                .refuses(
                        "German",
                        "sortie air-1 5000,5000 bound 9",
                        "NQM-TASK.2",
                        "air-1 that army tasks in bound 2 can fly in bound 10, not in 9");
    }

    @Test
    @Cites("NQM-TASK.3")
    void aStandFliesNoMoreSortiesADayThanTheScenarioSays() {
        company(tabletop("dive-bombers", 1), OPEN)
                .begin()
                .play("German", "sortie air-1 5000,5000 bound 1")
                .play("German", "sortie air-1 5000,5000 bound 2")
                .refuses(
                        "German",
                        "sortie air-1 5000,5000 bound 3",
                        "NQM-TASK.3",
                        "air-1 has no sortie left on the day of bound 3");
    }

    @Test
    @Cites("NQM-AIR.4")
    void whatWasAskedForNeedsATargetThatIsSeen() {
        var unseen =
                company(tabletop("dive-bombers", 1), OPEN)
                        .begin()
                        .sealed()
                        .play("German", "sortie air-1 5000,5000 bound 6")
                        .bounds(5);

        assertEquals(7, unseen.bound());
        assertEquals(Casualties.NONE, unseen.body("coy").casualties());
    }
}
