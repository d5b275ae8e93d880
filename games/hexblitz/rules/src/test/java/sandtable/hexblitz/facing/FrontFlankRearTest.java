package sandtable.hexblitz.facing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.Drawn.GERMAN;
import static sandtable.hexblitz.Drawn.SOVIET;
import static sandtable.hexblitz.forces.Kind.INFANTRY;
import static sandtable.hexblitz.forces.Kind.TANK;
import static sandtable.hexblitz.state.Order.DEFENSIVE;
import static sandtable.hexblitz.state.Order.NORMAL;
import static sandtable.hexblitz.state.Order.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.state.Happening;
import sandtable.kernel.Cites;
import sandtable.kernel.Clause;

import java.util.List;
import java.util.stream.Stream;

final class FrontFlankRearTest {
    private static final String FIELD =
            """
            . . .
             . . .
            . . .
            """;

    private static Scene twoBattalions() {
        return Drawn.map(FIELD)
                .german("pz", TANK, 5)
                .at("0202")
                .facing("E")
                .order(NORMAL)
                .german("rifle", INFANTRY, 4)
                .at("0202")
                .facing("E")
                .order(STATIONARY)
                .activated("German", NORMAL);
    }

    /**
     * The Germans are dug in and the markers turned over; a Soviet unit is next to the tanks, not
     * to the rifles.
     */
    private static Scene afterTheReveal() {
        return Drawn.map(FIELD)
                .german("pz", TANK, 5)
                .at("0101")
                .facing("E")
                .order(DEFENSIVE)
                .german("rifle", INFANTRY, 4)
                .at("0103")
                .facing("E")
                .order(DEFENSIVE)
                .soviet("enemy", INFANTRY, 2)
                .at("0201")
                .ordering()
                .play(GERMAN, "order German D")
                .play(SOVIET, "order enemy S")
                .play(GERMAN, "ready")
                .play(SOVIET, "ready");
    }

    @Test
    @Cites("HB-FACE.1")
    void threeSidesAreFrontAndTheOthersFlankAndRear() {
        Scene scene = twoBattalions();
        int east = scene.direction("E");

        assertEquals(
                List.of("NE", "E", "SE"),
                Stream.of("NE", "E", "SE", "SW", "W", "NW")
                        .filter(each -> FrontFlankRear.front(east, scene.direction(each)))
                        .toList());
    }

    @Test
    @Cites("HB-FACE.1")
    void theFrontTurnsWithTheStand() {
        Scene scene = twoBattalions();
        int northWest = scene.direction("NW");

        assertEquals(
                List.of("NE", "W", "NW"),
                Stream.of("NE", "E", "SE", "SW", "W", "NW")
                        .filter(each -> FrontFlankRear.front(northWest, scene.direction(each)))
                        .toList());
    }

    @Test
    @Cites("HB-FACE.1")
    void allStandsInAHexTurnTogether() {
        Scene turned = twoBattalions().play("face 0202 SW");

        assertEquals(turned.direction("SW"), turned.unit("pz").facing());
        assertEquals(turned.direction("SW"), turned.unit("rifle").facing());
    }

    @Test
    @Cites("HB-FACE.1")
    void aStandThatMovesFacesTheWayItGoes() {
        Scene moved = twoBattalions().play("move pz 0203");

        assertEquals(moved.direction("SW"), moved.unit("pz").facing());
        assertEquals(moved.direction("E"), moved.unit("rifle").facing());
    }

    @Test
    @Cites("HB-FACE.1")
    void aStandThatJoinsOthersFacesAsTheyDo() {
        Scene joined =
                Drawn.map(FIELD)
                        .german("pz", TANK, 5)
                        .at("0202")
                        .facing("E")
                        .order(NORMAL)
                        .german("rifle", INFANTRY, 4)
                        .at("0302")
                        .facing("NW")
                        .order(STATIONARY)
                        .activated("German", NORMAL)
                        .play("move pz 0302");

        assertEquals(joined.direction("NW"), joined.unit("pz").facing());
    }

    @Test
    void standsTurnOnceInAnActivation() {
        twoBattalions()
                .refuses("face 0202 E", "HB-FACE.1", "the stands in 0202 already face E")
                .play("face 0202 SW")
                .refuses("face 0202 E", "HB-FACE.1", "the stands in 0202 have turned already");
    }

    @Test
    void onlyActivatedStandsTurn() {
        Drawn.map(FIELD)
                .german("pz", TANK, 5)
                .at("0202")
                .order(NORMAL)
                .german("rifle", INFANTRY, 4)
                .at("0302")
                .order(STATIONARY)
                .activated("German", NORMAL)
                .refuses("face 0302 W", "HB-SEQ.6", "no activated stand is in 0302")
                .refuses("face 0101 W", "HB-FACE.1", "no stand of yours is there to turn");
    }

    @Test
    void defensiveStandsMayTurnAfterTheReveal() {
        Scene turned = afterTheReveal().play("face 0103 SE");

        assertEquals(turned.direction("SE"), turned.unit("rifle").facing());
        assertEquals(List.of("done"), turned.offered());
        assertEquals(new Activation(0), turned.play("done", 1).step());
    }

    @Test
    void anEnemyNextToThemKeepsDefensiveStandsFromTurning() {
        afterTheReveal().refuses("face 0101 SE", "HB-FACE.1", "an enemy is next to 0101");
    }

    @Test
    void onlyDefensiveStandsTurnAfterTheReveal() {
        Drawn.map(FIELD)
                .german("pz", TANK, 5)
                .at("0101")
                .order(DEFENSIVE)
                .german("rifle", INFANTRY, 4)
                .at("0103")
                .order(STATIONARY)
                .ordering()
                .play(GERMAN, "order pz D")
                .play(GERMAN, "order rifle S")
                .play(GERMAN, "ready")
                .play(SOVIET, "ready")
                .refuses("face 0103 SE", "HB-FACE.1", "no Defensive stand of yours is in 0103")
                .refuses(
                        "move rifle 0203",
                        "HB-SEQ.4",
                        "not now: Defensive stands may be turned before the cards are dealt");
    }

    @Test
    void theEnemyIsToldOfATurnTheySee() {
        Scene seen =
                Drawn.map(". . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0301")
                        .activated("German", STATIONARY)
                        .play("face 0101 W");
        Scene unseen =
                Drawn.map(". . . .")
                        .german("pz", TANK, 5)
                        .at("0101")
                        .soviet("rifle", INFANTRY, 2)
                        .at("0401")
                        .activated("German", STATIONARY)
                        .play("face 0101 W");

        assertEquals(
                List.of(
                        new Happening.Turned(
                                seen.hex("0101"),
                                GERMAN,
                                seen.direction("W"),
                                false,
                                Clause.of("HB-FACE.1"))),
                seen.told(SOVIET));
        assertEquals(List.of(), unseen.told(SOVIET));
    }
}
