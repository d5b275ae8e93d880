package sandtable.blitzcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.blitzcommander.turn.Acting;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.kernel.Cites;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.space.HexSet;

import java.util.List;

/** Setting up, entering and leaving the map. */
final class ArrivalsTest {
    private static Drawn lane() {
        return Drawn.map("c c c c c c c c").us("a", "us-infantry", "D01");
    }

    @Test
    void reinforcementsWaitForTheirTurn() {
        Played first =
                lane().entering(Drawn.US, "late", "us-sherman-75", "A01", 2)
                        .german("g", "de-infantry", "H01")
                        .begin();

        first.refuses("move late to A01", "BC-MOVE.1", "late is not on the map");
        Played entered = first.play("end").play("end").play("move late to A01 B01 C01");
        assertEquals("C01", entered.at("late"));
    }

    @Test
    void theEntryHexCostsMovementToo() {
        lane().entering(Drawn.US, "late", "us-infantry", "A01", 1)
                .begin()
                .play("move late to A01 B01 C01")
                .refuses("move late to D01", "BC-MOVE.3", "late has no movement left for D01");
    }

    @Test
    void nobodyEntersElsewhere() {
        lane().entering(Drawn.US, "late", "us-infantry", "A01", 1)
                .begin()
                .refuses("move late to B01 C01", "BC-MOVE.1", "late enters the map by another hex");
    }

    @Test
    void nobodyEntersWhereAnEnemyIs() {
        Played scene =
                lane().entering(Drawn.US, "late", "us-infantry", "A01", 1)
                        .german("guns", "de-rockets", "A01")
                        .begin();

        scene.refuses("move late to A01", "BC-STK.3", "A01 is held by the enemy");
        assertEquals(List.of("stay"), scene.play("take late").offered());
    }

    @Test
    void unitsLeaveByAnExitForAPoint() {
        Played left =
                Drawn.map("c c c c")
                        .us("a", "us-infantry", "B01")
                        .exits(Drawn.US, "D01")
                        .victory(
                                List.of(new Score(0, new Measure.Left(0, HexSet.of(3)), 2)),
                                List.of())
                        .begin()
                        .play("exit a via C01 D01");

        assertEquals("exited", left.at("a"));
        assertEquals(List.of(2, 0), Scoring.points(left.table()));
    }

    @Test
    void leavingTakesAPoint() {
        Drawn.map("c c c c")
                .us("a", "us-infantry", "A01")
                .exits(Drawn.US, "D01")
                .begin()
                .refuses(
                        "exit a via B01 C01 D01",
                        "BC-MOVE.2",
                        "leaving costs a 1 point and it has less left")
                .refuses("exit a via B01", "BC-MOVE.1", "a is at no exit of its side");
    }

    @Test
    void theWayOutIsOffered() {
        Played inHand =
                Drawn.map("c c c")
                        .us("a", "us-infantry", "B01")
                        .exits(Drawn.US, "C01")
                        .begin()
                        .play("take a");

        assertTrue(inHand.offered().contains("exit a via C01"));
    }

    private static Drawn zones() {
        return Drawn.map("c c c c")
                .inZone(Drawn.US, "a", "us-infantry", "A01 B01")
                .inZone(Drawn.GERMAN, "g", "de-infantry", "C01 D01")
                .german("h", "de-infantry", "D01")
                .orElsewhereIn("C01 D01");
    }

    @Test
    void theSideThatMovesSecondSetsUpFirst() {
        Played begun = zones().begin();

        assertEquals("German", begun.asks());
        begun.refuses("ready", "BC-TURN.2", "g is still to be set up");
        Played next = begun.play("place g C01").play("ready");
        assertEquals("American", next.asks());
        Played turn = next.play("place a B01").play("ready");
        assertEquals(new Acting(), turn.step());
        assertEquals(
                List.of("B01", "C01", "D01"), List.of(turn.at("a"), turn.at("g"), turn.at("h")));
        assertFalse(turn.acted("g"));
    }

    @Test
    void aProposedPlaceMayBeChanged() {
        Played placed = zones().begin().play("place g C01").play("place h C01").play("place h D01");

        assertEquals("D01", placed.at("h"));
    }

    @Test
    void zonesAreKeptTo() {
        zones().begin()
                .refuses("place g A01", "BC-TURN.2", "g sets up in another part of the map")
                .refuses("place a A01", "BC-TURN.1", "a is not a unit of the German side");
    }

    @Test
    @Cites("BC-STK.1")
    void theScenarioMayLimitStacksAtTheStart() {
        zones().setUpLimit(1)
                .begin()
                .refuses("place g D01", "BC-STK.1", "D01 has no room or no way in for g");
    }
}
