package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

/** HB-SEQ.10 to HB-SEQ.13: how often a unit fights in a move, and when the effects count. */
final class OneCombatTest {
    private static final String FIELD =
            """
            . . .
             . . .
            . . .
            """;

    /**
     * Tanks in the middle, attacked by a first division from the north-east and then by a second
     * from the south-east.
     */
    private static Scene attackedTwice(Order order) {
        return Drawn.map(FIELD)
                .german("pz", TANK, 2)
                .at("0202")
                .facing("E")
                .order(order)
                .formation(SOVIET, "first")
                .soviet("rifle-1", INFANTRY, 1)
                .at("0301")
                .formation(SOVIET, "second")
                .soviet("rifle-2", INFANTRY, 1)
                .at("0303")
                .activated("first", STATIONARY);
    }

    private static Scene toTheSecond(Scene scene) {
        Scene next = scene;
        while (!(next.step() instanceof Activation(int place)
                && next.table()
                        .battle()
                        .formations()
                        .get(next.table().deal().get(place).formation())
                        .id()
                        .equals("second"))) {
            next = next.play("done");
        }
        return next;
    }

    private static int defenceDice(Scene scene) {
        return scene.events(Happening.Fought.class).getFirst().defenceDice();
    }

    @Test
    @Cites("HB-SEQ.10")
    void aMovingUnitThatHasBeenAttackedDoesNotAttack() {
        attackedTwice(NORMAL)
                .play("attack 0202 alone", 1, 1, 1)
                .play("done")
                .refuses(
                        "attack 0301 alone",
                        "HB-SEQ.10",
                        "the units next to 0301 have fought in this move");
    }

    @Test
    @Cites("HB-SEQ.10")
    void aMovingUnitThatHasAttackedDoesNotAttackAgain() {
        Drawn.map(FIELD)
                .german("pz", TANK, 2)
                .at("0202")
                .order(NORMAL)
                .soviet("rifle-1", INFANTRY, 1)
                .at("0301")
                .facing("W")
                .soviet("rifle-2", INFANTRY, 1)
                .at("0303")
                .facing("W")
                .activated("German", NORMAL)
                .play("attack 0301 alone", 1, 1, 1)
                .refuses(
                        "attack 0303 alone",
                        "HB-SEQ.10",
                        "the units next to 0303 have fought in this move");
    }

    @Test
    @Cites("HB-SEQ.10")
    void aMovingUnitThrowsDiceInItsFirstCombatOnly() {
        Scene first = attackedTwice(NORMAL).play("attack 0202 alone", 1, 1, 1);
        Scene second = toTheSecond(first).play("attack 0202 alone", 1);

        assertEquals(2, defenceDice(first));
        assertEquals(0, defenceDice(second));
    }

    @Test
    @Cites("HB-SEQ.11")
    void aStationaryUnitFightsEachTimeItIsAttacked() {
        Scene first = attackedTwice(STATIONARY).play("attack 0202 alone", 1, 1, 1);
        Scene second = toTheSecond(first).play("attack 0202 alone", 1, 1, 1);

        assertEquals(2, defenceDice(first));
        assertEquals(2, defenceDice(second));
    }

    @Test
    @Cites("HB-SEQ.12")
    void aDefensiveUnitFightsEachTimeItIsAttacked() {
        Scene first = attackedTwice(DEFENSIVE).play("attack 0202 alone", 1, 1, 1);
        Scene second = toTheSecond(first).play("attack 0202 alone", 1, 1, 1);

        assertEquals(2, defenceDice(first));
        assertEquals(2, defenceDice(second));
    }

    @Test
    void aStationaryUnitAttacksOnceATurn() {
        Drawn.map(FIELD)
                .german("pz", TANK, 2)
                .at("0202")
                .order(STATIONARY)
                .soviet("rifle-1", INFANTRY, 1)
                .at("0301")
                .facing("W")
                .soviet("rifle-2", INFANTRY, 1)
                .at("0303")
                .facing("W")
                .activated("German", STATIONARY)
                .play("attack 0301 alone", 1, 1, 1)
                .refuses(
                        "attack 0303 alone",
                        "HB-SEQ.10",
                        "the units next to 0303 have fought in this move");
    }

    @Test
    @Cites("HB-SEQ.13")
    void lossesCountInTheNextCombatOfTheTurn() {
        Scene first = attackedTwice(STATIONARY).play("attack 0202 alone", 6, 1, 1);
        Scene second = toTheSecond(first).play("attack 0202 alone", 1, 1);

        assertEquals(1, first.unit("pz").sp());
        assertEquals(1, defenceDice(second));
    }
}
