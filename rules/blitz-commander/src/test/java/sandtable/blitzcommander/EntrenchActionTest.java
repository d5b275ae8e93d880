package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;

import java.util.List;

/** BC-ENT Entrench Action. */
final class EntrenchActionTest {
    /** Red is next to Blue in bocage (C02), fortress (C03) and clear ground (C04). */
    private static Skirmish drawn() {
        return Skirmish.on(
                        """
                        c c c c c
                        c c b c c
                        c c f c c
                        c c c c c
                        """)
                .red(
                        "bocage us-infantry C02",
                        "fortress us-infantry C03",
                        "clear us-infantry C04",
                        "away-1 us-infantry A01",
                        "away-2 us-sherman-75 A02")
                .blue("b-1 de-infantry D02", "b-2 de-infantry D03");
    }

    @Test
    @Cites({"BC-ENT.1", "BC-ENT.2", "BC-TURN.4"})
    void anyNumberOfUnitsDigInAtOnce() {
        Scene dug = drawn().begin().play("entrench away-1 away-2");

        assertTrue(dug.entrenched("away-1") && dug.entrenched("away-2"));
        assertEquals(
                List.of(dug.unit("away-1"), dug.unit("away-2")),
                dug.event(Happening.Entrenched.class, "BC-ENT.2").units());
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
        Skirmish.inTheOpen()
                .red("r us-infantry A01")
                .blue("b de-infantry G05", "guns de-rockets A02")
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
        Scene hit =
                Skirmish.inTheOpen()
                        .red("r-1 us-infantry C03", "r-2 us-infantry C03")
                        .blue("b de-infantry C02 entrenched")
                        .begin()
                        .play("assault C02 with r-1 r-2", 1, 6, 6);

        assertEquals("C02", hit.where("b"));
        assertFalse(hit.entrenched("b"));
    }

    @Test
    @Cites("BC-ENT.8")
    void aUnitThatMovesIsNoLongerEntrenched() {
        Scene moved =
                Skirmish.inTheOpen()
                        .red("r us-infantry A01 entrenched")
                        .blue("b de-infantry G05")
                        .begin()
                        .play("move r to A02");

        assertFalse(moved.entrenched("r"));
    }

    @Test
    @Cites("BC-ENT.9")
    void aUnitThatAttacksIsNoLongerEntrenched() {
        Scene attacked =
                Skirmish.inTheOpen()
                        .red("r us-infantry C03 entrenched")
                        .blue("b de-infantry C02 entrenched")
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
