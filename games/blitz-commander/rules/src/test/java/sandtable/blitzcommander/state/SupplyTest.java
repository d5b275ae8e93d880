package sandtable.blitzcommander.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.Survey;

/** Data ruling 27: supply, where a scenario asks for it. */
final class SupplyTest {
    private static Drawn lane() {
        return Drawn.map("c c c c c c c c").us("a", "us-infantry", "A01");
    }

    private static boolean lacks(Played scene, String id) {
        return Survey.outOfSupply(scene.view(), scene.unit(id));
    }

    @Test
    void aLineOfFreeHexesToTheEdgeIsSupply() {
        assertFalse(lacks(lane().supplied(Drawn.US, "H01").begin(), "a"));
    }

    @Test
    void anEnemyOrTheirZoneCutsIt() {
        Drawn drawn = lane().german("g", "de-infantry", "D01").supplied(Drawn.US, "H01");

        assertTrue(lacks(drawn.begin(), "a"));
    }

    @Test
    void aFriendKeepsAHexOpenInAnEnemyZone() {
        String map =
                """
                c c c
                ~ c c
                """;
        Drawn alone =
                Drawn.map(map)
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "C02")
                        .supplied(Drawn.US, "C01");
        Drawn helped =
                Drawn.map(map)
                        .us("a", "us-infantry", "A01")
                        .us("b", "us-infantry", "B01")
                        .us("c", "us-infantry", "C01")
                        .german("g", "de-infantry", "C02")
                        .supplied(Drawn.US, "C01");

        assertTrue(lacks(alone.begin(), "a"));
        assertFalse(lacks(helped.begin(), "a"));
    }

    @Test
    void withoutItUnitsMoveHalf() {
        Played moved =
                Drawn.map("c c c c c c c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "H01")
                        .supplied(Drawn.US, "H01")
                        .begin()
                        .play("move a to B01 C01");

        moved.refuses("move a to D01", "BC-MOVE.3", "a has no movement left for D01");
    }

    @Test
    void withoutItAnAttackHasNoDice() {
        Played fought =
                Drawn.map("c c")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-infantry", "B01")
                        .supplied(Drawn.US, "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals(1, fought.apRolls().size());
        assertEquals(
                Role.DEFENDER, fought.events(Happening.FoughtInfantry.class).getFirst().role());
    }

    @Test
    void aSideWithoutAnEdgeIsAlwaysInSupply() {
        Drawn drawn = lane().german("g", "de-infantry", "D01").supplied(Drawn.GERMAN, "H01");

        assertFalse(lacks(drawn.begin(), "a"));
    }
}
