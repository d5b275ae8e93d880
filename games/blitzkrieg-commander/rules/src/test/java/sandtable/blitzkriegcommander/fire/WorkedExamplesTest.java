package sandtable.blitzkriegcommander.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Played;
import sandtable.blitzkriegcommander.Tabletop;
import sandtable.kernel.Cites;

/** The worked examples of the errata about attacks, with their own dice and exact odds. */
final class WorkedExamplesTest {
    private static final double EXACT = 1e-12;

    /** Errata 8, example 1. */
    private static final Fired PANZER_AT_T34 =
            Fired.at(
                    "t34",
                    Tabletop.of(900, 900)
                            .us("t34", "su-t34-85", 300, 300)
                            .german("panzer", "de-panzer4", 300, 850),
                    "panzer");

    private static void assertOdds(Fired fired, Fate fate, double exact) {
        assertEquals(exact, fired.odds().getOrDefault(fate, 0.0), EXACT, fate.name());
    }

    /** Against one that is not suppressed: nothing, hits only, suppressed, knocked out. */
    private static void assertOdds(Fired fired, double... exact) {
        Fate[] fates = {Fate.NOTHING, Fate.HIT, Fate.SUPPRESSED, Fate.KNOCKED_OUT};
        for (int i = 0; i < fates.length; i++) {
            assertOdds(fired, fates[i], exact[i]);
        }
    }

    @Test
    @Cites({"BKC-CAS.4", "BKC-CAS.5", "BKC-CAS.6", "BKC-CAS.8", "BKC-CAS.12", "BKC-SUPP.2"})
    void aPanzerSuppressesATank() {
        Played after = PANZER_AT_T34.rolls(5, 2, 4, 6, 3, 5, 1, 2, 4);

        assertEquals("4 on 4+, save 5+", PANZER_AT_T34.dice());
        assertEquals(2, after.unit("t34").hits());
        assertTrue(after.unit("t34").suppressed());
    }

    @Test
    @Cites({"BKC-CAS.7", "BKC-CAS.11"})
    void theOddsOfAPanzerAtATank() {
        assertOdds(PANZER_AT_T34, 16 / 81.0, 23 / 81.0, 41 / 81.0, 1 / 81.0);
    }

    /** Errata 8, example 2. */
    private static final Fired SHERMANS_BEHIND_A_PANTHER =
            Fired.at(
                    "panther",
                    Tabletop.of(900, 900)
                            .german("panther", "de-panther", 300, 400)
                            .us("sherman-1", "us-sherman-75", 300, 750)
                            .us("sherman-2", "us-sherman-75", 330, 748)
                            .us("sherman-3", "us-sherman-75", 270, 748),
                    "sherman-1",
                    "sherman-2",
                    "sherman-3");

    @Test
    @Cites({"BKC-FIRE.1", "BKC-FIRE.2", "BKC-SAVE.1", "BKC-CAS.1", "BKC-CAS.2"})
    void threeShermansBehindAPanther() {
        Played after =
                SHERMANS_BEHIND_A_PANTHER.rolls(
                        6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1, 1, 3, 2, 5, 6, 4, 4, 3, 1, 3, 3, 2, 1);

        assertEquals("15 on 4+, save 5+", SHERMANS_BEHIND_A_PANTHER.dice());
        assertEquals(4, after.unit("panther").hits());
        assertFalse(after.unit("panther").suppressed());
    }

    @Test
    @Cites("BKC-CAS.10")
    void theOddsOfThreeShermansBehindAPanther() {
        assertOdds(
                SHERMANS_BEHIND_A_PANTHER,
                32768 / 14348907.0,
                745600 / 14348907.0,
                5019520 / 14348907.0,
                8551019 / 14348907.0);
    }

    /** Errata 8, example 3. */
    private static final Fired MIXED_SCORES =
            Fired.at(
                    "stug",
                    Tabletop.of(900, 900)
                            .german("stug", "de-stug", 300, 700)
                            .us("t34-1", "su-t34-85", 300, 170)
                            .us("t34-2", "su-t34-85", 340, 172)
                            .us("mortar", "su-82mm-mortar", 300, 120),
                    "t34-1",
                    "t34-2",
                    "mortar");

    @Test
    @Cites({"BKC-CAS.3", "BKC-CAS.16", "BKC-HIT.4", "BKC-FIRE.11"})
    void tanksAndAMortarAtAnAssaultGun() {
        Played after = MIXED_SCORES.rolls(6, 4, 4, 3, 3, 2, 1, 1, 6, 5, 2, 1, 5, 2, 1, 4, 3, 3, 5);

        assertEquals("8 on 4+, save 5+, 4 on 6, save 5+", MIXED_SCORES.dice());
        assertEquals(3, after.unit("stug").hits());
        assertFalse(after.unit("stug").suppressed());
    }

    @Test
    @Cites("BKC-CAS.16")
    void theOddsOfTanksAndAMortar() {
        assertOdds(
                MIXED_SCORES,
                1048576 / 43046721.0,
                192631808 / 1162261467.0,
                500337664 / 1162261467.0,
                5444203 / 14348907.0);
    }

    /** Errata 8, example 4. */
    private static final Fired MACHINE_GUN_AT_RIFLES =
            Fired.at(
                    "rifle",
                    Tabletop.of(900, 900)
                            .woods(200, 200, 400, 430)
                            .us("rifle", "su-rifle", 300, 400)
                            .suppressed()
                            .hits(2)
                            .german("mg", "de-mg42", 300, 850),
                    "mg");

    @Test
    @Cites({"BKC-HIT.2", "BKC-FB.1", "BKC-FB.2", "BKC-FB.3", "BKC-FB.4", "BKC-CAS.13"})
    void suppressedRiflesFallBack() {
        Played after = MACHINE_GUN_AT_RIFLES.rolls(6, 5, 2, 3, 1, 4, 5);

        assertEquals("5 on 5+, save none", MACHINE_GUN_AT_RIFLES.dice());
        assertEquals(4, after.unit("rifle").hits());
        assertEquals("30.0,31.0", after.at("rifle"));
    }

    @Test
    @Cites("BKC-FBKO.1")
    void elevenCentimetresAreTooMany() {
        assertEquals("knocked out", MACHINE_GUN_AT_RIFLES.rolls(6, 5, 2, 3, 1, 6, 5).at("rifle"));
    }

    @Test
    @Cites({"BKC-CAS.9", "BKC-CAS.14"})
    void theOddsOfAMachineGunAtRifles() {
        var hits =
                Casualties.outcomes(
                                MACHINE_GUN_AT_RIFLES.state().table(),
                                MACHINE_GUN_AT_RIFLES.attack())
                        .entrySet()
                        .stream()
                        .filter(each -> each.getKey() instanceof Outcome.KnockedOut)
                        .mapToDouble(each -> each.getValue())
                        .sum();

        assertOdds(MACHINE_GUN_AT_RIFLES, Fate.NOTHING, 32 / 243.0);
        assertOdds(MACHINE_GUN_AT_RIFLES, Fate.FALLS_BACK, 520 / 729.0);
        assertEquals(11 / 243.0, hits, EXACT);
        assertOdds(MACHINE_GUN_AT_RIFLES, Fate.KNOCKED_OUT, 11 / 243.0 + 80 / 729.0);
    }
}
