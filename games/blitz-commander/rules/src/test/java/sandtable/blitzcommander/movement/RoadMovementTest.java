package sandtable.blitzcommander.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.Drawn;
import sandtable.blitzcommander.Played;
import sandtable.kernel.Cites;

/** BC-ROAD Road Movement, accounted in parts of the turn (data ruling 8). */
final class RoadMovementTest {
    private static Drawn road() {
        return Drawn.map("c c c c c c c c c c c c")
                .road("A01 B01 C01 D01 E01 F01 G01 H01 I01 J01 K01");
    }

    @Test
    @Cites("BC-ROAD.1")
    void aRoadTakesTanksTenHexes() {
        Played moved = road().us("tanks", "us-sherman-75", "A01").begin().play("move tanks to K01");

        assertEquals("K01", moved.at("tanks"));
    }

    @Test
    @Cites("BC-ROAD.1")
    void itMustJoinTheTwoHexes() {
        Drawn.map("c c c c c c c")
                .road("A01 B01")
                .road("C01 D01")
                .us("a", "us-infantry", "A01")
                .begin()
                .refuses(
                        "move a to B01 C01 D01 E01",
                        "BC-MOVE.2",
                        "E01 costs 4/12 of its movement and a has 2/12 left");
    }

    @Test
    @Cites("BC-ROAD.1")
    void roadAndOpenGroundMixInPartsOfTheTurn() {
        Played moved =
                Drawn.map("c c c c c c c c")
                        .road("A01 B01 C01 D01 E01")
                        .us("tanks", "us-sherman-75", "A01")
                        .begin()
                        .play("move tanks to B01 C01 D01 E01 F01 G01 H01");

        assertEquals("H01", moved.at("tanks"));
        moved.refuses("move tanks to G01", "BC-MOVE.3", "tanks has no movement left for G01");
    }

    @Test
    @Cites("BC-ROAD.2")
    void anyOtherUnitInTheHexThatIsLeftBarsIt() {
        road().us("a", "us-infantry", "A01")
                .us("b", "us-infantry", "A01")
                .begin()
                .play("move a to B01")
                .refuses(
                        "move a to C01 D01 E01",
                        "BC-MOVE.2",
                        "E01 costs 3/12 of its movement and a has 2/12 left");
    }

    @Test
    @Cites("BC-ROAD.2")
    void theLastToLeaveHasTheRoadToHimself() {
        Played moved =
                road().us("a", "us-infantry", "A01").begin().play("move a to B01 C01 D01 E01");

        assertEquals("E01", moved.at("a"));
    }

    @Test
    @Cites("BC-ROAD.3")
    void anyUnitInTheHexThatIsEnteredBarsIt() {
        Drawn.map("c c c c w")
                .road("A01 B01 C01 D01 E01")
                .us("a", "us-infantry", "A01")
                .us("b", "us-infantry", "E01")
                .begin()
                .refuses(
                        "move a to B01 C01 D01 E01",
                        "BC-ROAD.3",
                        "E01 off the road, where other units stand, costs 8/12 of its movement and"
                                + " a has 3/12 left");
    }

    @Test
    void unitsThatMoveTogetherBarEachOther() {
        road().us(2, "a", "us-infantry", "A01")
                .begin()
                .refuses(
                        "move a1 a2 to B01 C01 D01 E01",
                        "BC-MOVE.3",
                        "a1 has no movement left for E01");
    }

    @Test
    void aRoadLeadsTanksThroughGroundThatIsClosedToThem() {
        Played moved =
                Drawn.map("c m c")
                        .road("A01 B01 C01")
                        .us("tanks", "us-sherman-75", "A01")
                        .us("more", "us-sherman-75", "A01")
                        .begin()
                        .play("move tanks more to B01 C01");

        assertEquals("C01", moved.at("more"));
    }
}
