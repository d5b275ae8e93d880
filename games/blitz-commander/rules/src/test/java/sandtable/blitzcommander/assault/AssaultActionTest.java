package sandtable.blitzcommander.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Wording;
import sandtable.blitzcommander.turn.Acting;
import sandtable.kernel.Cites;

import java.util.List;

/** BC-ASLT Move and Assault Action: who attacks what, and which phase comes first. */
final class AssaultActionTest {
    private static Drawn lane() {
        return Drawn.map("c c c c c c");
    }

    @Test
    @Cites({"BC-ASLT.1", "BC-ASLT.2"})
    void unitsMoveAndThenAttackOneHex() {
        Played fought =
                lane().us("a", "us-infantry", "A01")
                        .us("b", "us-infantry", "C01")
                        .german("g", "de-infantry", "D01")
                        .begin()
                        .play("move a to B01 C01")
                        .play("assault D01 with a b", 6, 6, 6);

        assertTrue(fought.acted("a"));
        assertEquals(
                List.of("a", "b"),
                Wording.ids(fought.events(Happening.Assaulted.class).getFirst().attackers()));
    }

    @Test
    @Cites("BC-ASLT.1")
    void theMovementIsUnderTheRulesOfMovement() {
        lane().us("a", "us-infantry", "A01")
                .german("g", "de-infantry", "F01")
                .begin()
                .play("move a to B01 C01 D01")
                .refuses("move a to E01", "BC-MOVE.3", "a has no movement left for E01")
                .refuses("assault F01 with a", "BC-ASLT.4", "a is not next to F01");
    }

    @Test
    @Cites("BC-ASLT.2")
    void anActionHasOneTarget() {
        Drawn.map("c c c")
                .us("a", "us-infantry", "B01")
                .us("b", "us-infantry", "B01")
                .german("g", "de-infantry", "A01")
                .german("h", "de-infantry", "C01")
                .begin()
                .play("assault A01 with a", 6, 6)
                .refuses(
                        "assault C01 with a b",
                        "BC-TURN.5",
                        "a has taken part in an action this turn")
                .play("assault C01 with b", 6, 6);
    }

    @Test
    @Cites("BC-ASLT.2")
    void whoMovedBeforeAnotherAssaultHasHadTheirAction() {
        Drawn.map("c c c c")
                .us("a", "us-infantry", "A01")
                .us("b", "us-infantry", "B01")
                .german("g", "de-infantry", "C01")
                .begin()
                .play("move a to B01")
                .play("assault C01 with b", 6, 6)
                .refuses(
                        "assault C01 with a",
                        "BC-TURN.5",
                        "a has taken part in an action this turn");
    }

    @Test
    @Cites("BC-ASLT.2")
    void thereMustBeAnEnemyInTheHex() {
        lane().us("a", "us-infantry", "A01")
                .german("g", "de-infantry", "D01")
                .begin()
                .refuses("assault B01 with a", "BC-ASLT.2", "no enemy is there to be attacked");
    }

    @Test
    @Cites({"BC-ASLT.3", "BC-UNIT.5", "BC-UNIT.7"})
    void gunsAndAircraftDoNotAttack() {
        lane().us("guns", "us-corps-artillery", "A01")
                .air(Drawn.US, "air", "us-air", 1, 9)
                .german("g", "de-infantry", "B01")
                .begin()
                .refuses("assault B01 with guns", "BC-ASLT.3", "guns is not a Combat Unit")
                .refuses("assault B01 with air", "BC-ASLT.3", "air is not a Combat Unit");
    }

    @Test
    @Cites("BC-ASLT.4")
    void onlyTheNextHexIsAttacked() {
        lane().us("a", "us-infantry", "A01")
                .german("g", "de-infantry", "C01")
                .begin()
                .refuses("assault C01 with a", "BC-ASLT.4", "a is not next to C01");
    }

    @Test
    @Cites("BC-ASLT.5")
    void tanksOnBothSidesBeginWithTheAntiTankPhase() {
        Played fought =
                lane().us("tanks", "us-sherman-75", "A01")
                        .german("g", "de-panther", "B01")
                        .begin()
                        .play("assault B01", 6, 6);

        assertEquals(2, fought.atRolls().size());
        assertEquals(List.of(), fought.apRolls());
    }

    @Test
    @Cites("BC-ASLT.6")
    void withoutTanksOnOneSideThereIsNoSuchPhase() {
        Played fought =
                lane().us("tanks", "us-sherman-75", "A01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6);

        assertEquals(List.of(), fought.atRolls());
        assertEquals(1, fought.apRolls().size());
    }

    @Test
    @Cites("BC-ASLT.5")
    void theAntiPersonnelPhaseFollows() {
        Played fought =
                lane().us("tanks", "us-sherman-75", "A01")
                        .us("a", "us-infantry", "A01")
                        .german("g", "de-panther", "B01")
                        .german("h", "de-infantry", "B01")
                        .begin()
                        .play("assault B01", 6, 6, 6, 6, 6, 6);

        assertEquals(2, fought.atRolls().size());
        assertEquals(2, fought.apRolls().size());
        assertInstanceOf(Acting.class, fought.step());
    }

    @Test
    void attacksFromAllAroundAndFromEachSideAreOffered() {
        List<String> offered =
                Drawn.map("c c c")
                        .us("a", "us-infantry", "A01")
                        .us("b", "us-infantry", "C01")
                        .german("g", "de-infantry", "B01")
                        .begin()
                        .offered();

        assertTrue(
                offered.containsAll(
                        List.of(
                                "assault B01 with a b",
                                "assault B01 with a",
                                "assault B01 with b")));
    }
}
