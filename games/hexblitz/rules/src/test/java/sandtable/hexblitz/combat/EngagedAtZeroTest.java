package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

/** HB-CBT.20: units that have no SP when their hex is engaged (data rulings 19 and 35, R-HB-27). */
final class EngagedAtZeroTest {
    private static final String FIELD =
            """
            . . . . .
             . . . . .
            . . . . .
            """;

    /** Tanks west of a unit at 0 SP in 0302. */
    private static Drawn attack() {
        return Drawn.map(FIELD)
                .edge(Drawn.SOVIET, "0502")
                .german("pz", Kind.TANK, 1)
                .at("0202")
                .soviet("rifle", Kind.INFANTRY, 1)
                .left(0)
                .at("0302");
    }

    @Test
    @Cites("HB-CBT.20")
    void aTrappedUnitIsDestroyedByItsNextCombatBeforeAnyDice() {
        Scene scene =
                attack().mark(Mark.STUCK).activated("German", Order.STATIONARY).play("attack 0302");

        assertEquals("DESTROYED", scene.where("rifle"));
        assertEquals("HB-CBT.20", scene.events(Happening.Destroyed.class).getFirst().clause().id());
        assertTrue(scene.events(Happening.Fought.class).isEmpty());
    }

    @Test
    @Cites("HB-CBT.20")
    void theOthersInTheHexOfATrappedUnitFightOn() {
        Scene scene =
                attack().mark(Mark.STUCK)
                        .soviet("tanks", Kind.TANK, 2)
                        .at("0302")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0302", 1, 1, 1);

        assertEquals("DESTROYED", scene.where("rifle"));
        assertEquals(2, scene.events(Happening.Fought.class).getFirst().defenceDice());
    }

    @Test
    @Cites("HB-CBT.20")
    void aTrappedUnitThatHasMovedAwayIsTrappedNoMore() {
        Scene scene =
                Drawn.map(". . . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .left(0)
                        .at("0201")
                        .order(Order.NORMAL)
                        .mark(Mark.STUCK)
                        .activated("Soviet", Order.NORMAL)
                        .play("move rifle 0301");

        assertFalse(scene.unit("rifle").has(Mark.STUCK));
    }

    @Test
    @Cites({"HB-CBT.19", "HB-CBT.20"})
    void aUnitAtZeroThatGotAwayWithdrawsAgainWhenEngaged() {
        Scene scene = attack().activated("German", Order.STATIONARY).play("attack 0302");

        assertEquals("0402", scene.where("rifle"));
        assertTrue(scene.events(Happening.Fought.class).isEmpty());
    }

    @Test
    @Cites("HB-CBT.20")
    void aUnitAtZeroThatGotAwayIsDestroyedWhenEngagedIfItCannotWithdrawAgain() {
        Scene scene =
                Drawn.map(". .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 1)
                        .left(0)
                        .at("0201")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201");

        assertEquals("DESTROYED", scene.where("rifle"));
    }

    @Test
    @Cites("HB-CBT.20")
    void gunsThatHadNobodyLeftToSupportStayHidden() {
        Scene scene =
                attack().mark(Mark.STUCK)
                        .soviet("battery", Kind.ARTILLERY, 1)
                        .at("0502")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0302");

        assertFalse(scene.unit("battery").has(Mark.SHOWN));
    }

    @Test
    @Cites("HB-CBT.18")
    void aUnitAtZeroDoesNotAttack() {
        attack().german("spent", Kind.INFANTRY, 2)
                .left(0)
                .at("0301")
                .order(Order.NORMAL)
                .activated("German", Order.NORMAL)
                .refuses(
                        "attack 0302",
                        "HB-RNG.1",
                        "no activated unit that may still fight has 0302 in range");
    }

    @Test
    void transportAttackedAloneWithdraws() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("lorries", Kind.TRANSPORT, 0)
                        .at("0201")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201");

        assertEquals("0301", scene.where("lorries"));
    }

    @Test
    void transportWhoseEscortFightsStaysWithIt() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("lorries", Kind.TRANSPORT, 0)
                        .at("0201")
                        .soviet("rifle", Kind.INFANTRY, 2)
                        .at("0201")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 1, 1, 1);

        assertEquals("0201", scene.where("lorries"));
    }

    @Test
    void aSupplyColumnInContactIsDestroyedWhenEngaged() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 1)
                        .at("0101")
                        .soviet("wagons", Kind.TRANSPORT, 0)
                        .logs(2)
                        .at("0201")
                        .soviet("rifle", Kind.INFANTRY, 2)
                        .at("0201")
                        .activated("German", Order.STATIONARY)
                        .play("attack 0201", 1, 1, 1);

        assertEquals("DESTROYED", scene.where("wagons"));
        assertEquals("0201", scene.where("rifle"));
    }
}
