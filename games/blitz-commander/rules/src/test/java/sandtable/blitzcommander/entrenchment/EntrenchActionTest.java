package sandtable.blitzcommander.entrenchment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Wording;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-ENT Entrench Action. */
final class EntrenchActionTest {
    private static final String OPEN = "c c c c c c c\n".repeat(5);

    /** Red is next to Blue in bocage (C02), fortress (C03) and clear ground (C04). */
    private static Drawn drawn() {
        return Drawn.map(
                        """
                        c c c c c
                        c c b c c
                        c c f c c
                        c c c c c
                        """)
                .us("bocage", "us-infantry", "C02")
                .us("fortress", "us-infantry", "C03")
                .us("clear", "us-infantry", "C04")
                .us("away-1", "us-infantry", "A01")
                .us("away-2", "us-sherman-75", "A02")
                .german("b-1", "de-infantry", "D02")
                .german("b-2", "de-infantry", "D03");
    }

    @Test
    @Cites({"BC-ENT.1", "BC-ENT.2", "BC-TURN.4"})
    void anyNumberOfUnitsDigInAtOnce() {
        Played dug = drawn().begin().play("entrench away-1 away-2");

        assertTrue(dug.entrenched("away-1") && dug.entrenched("away-2"));
        assertEquals(
                List.of("away-1", "away-2"),
                Wording.ids(dug.events(Happening.Entrenched.class).getFirst().units()));
        dug.play("end")
                .play("end")
                .refuses("entrench away-1", "BC-ENT.2", "away-1 is entrenched already");
    }

    @Test
    @Cites("BC-ENT.3")
    void nobodyDigsInBesideAnEnemyInOrdinaryTerrain() {
        drawn().begin().refuses("entrench clear", "BC-ENT.3", "clear is next to an enemy in clear");
    }

    @Test
    @Cites("BC-ENT.3")
    void loneGunsAreEnemiesToo() {
        Drawn.map(OPEN)
                .us("r", "us-infantry", "A01")
                .german("b", "de-infantry", "G05")
                .german("guns", "de-rockets", "A02")
                .begin()
                .refuses("entrench r", "BC-ENT.3", "r is next to an enemy in clear");
    }

    @Test
    @Cites("BC-ENT.4")
    void bocageLetsUnitsDigInBesideAnEnemy() {
        assertTrue(drawn().begin().play("entrench bocage").entrenched("bocage"));
    }

    @Test
    @Cites("BC-ENT.5")
    void aFortressLetsUnitsDigInBesideAnEnemy() {
        assertTrue(drawn().begin().play("entrench fortress").entrenched("fortress"));
    }

    @Test
    @Cites({"BC-ENT.6", "BC-AP.6"})
    void anEntrenchedUnitTakesAnExtraHit() {
        Played hit =
                Drawn.map(OPEN)
                        .us("r-1", "us-infantry", "C03")
                        .us("r-2", "us-infantry", "C03")
                        .german("b", "de-infantry", "C02")
                        .entrenched()
                        .begin()
                        .play("assault C02 with r-1 r-2", 1, 6, 6);

        assertEquals("C02", hit.at("b"));
        assertFalse(hit.entrenched("b"));
    }

    @Test
    @Cites("BC-ENT.8")
    void aUnitThatMovesIsNoLongerEntrenched() {
        Played moved =
                Drawn.map(OPEN)
                        .us("r", "us-infantry", "A01")
                        .entrenched()
                        .german("b", "de-infantry", "G05")
                        .begin()
                        .play("move r to A02");

        assertFalse(moved.entrenched("r"));
    }

    @Test
    @Cites("BC-ENT.9")
    void aUnitThatAttacksIsNoLongerEntrenched() {
        Played attacked =
                Drawn.map(OPEN)
                        .us("r", "us-infantry", "C03")
                        .entrenched()
                        .german("b", "de-infantry", "C02")
                        .entrenched()
                        .begin()
                        .play("assault C02 with r", 6, 6);

        assertFalse(attacked.entrenched("r"));
        assertTrue(attacked.entrenched("b"));
    }

    @Test
    @Cites("BC-ENT.10")
    void diggingInIsTheOnlyActionOfTheTurn() {
        drawn().begin()
                .play("entrench away-1")
                .refuses(
                        "move away-1 to A02",
                        "BC-TURN.5",
                        "away-1 has taken part in an action this turn");
        drawn().begin()
                .play("move away-1 to B01")
                .refuses("entrench away-1", "BC-ENT.10", "away-1 has acted and cannot entrench");
    }
}
