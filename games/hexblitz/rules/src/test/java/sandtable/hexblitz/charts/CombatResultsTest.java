package sandtable.hexblitz.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;

import java.util.stream.IntStream;

/**
 * HB-CBT.6 to HB-CBT.16: what the dice of six SP a side cost the other, by the state of the
 * defender.
 */
final class CombatResultsTest {
    private static final int[] ONE_OF_EACH = {1, 2, 3, 4, 5, 6};
    private static final int[] PAIRS = {5, 5, 5, 6, 6, 4};
    private static final int[] NOTHING = {1, 1, 1, 1, 1, 1};

    private static Happening.Fought fight(
            Order defender, String facing, int[] attack, int[] defence) {
        int[] dice = IntStream.concat(IntStream.of(attack), IntStream.of(defence)).toArray();
        return Drawn.map(". . .")
                .road("0101..0301")
                .german("pz", Kind.TANK, 6)
                .at("0101")
                .soviet("rifle", Kind.INFANTRY, 6)
                .at("0201")
                .order(defender)
                .facing(facing)
                .activated("German", Order.STATIONARY)
                .play("attack 0201", dice)
                .events(Happening.Fought.class)
                .getFirst();
    }

    private static int defenderLoses(Order state, String facing, int[] dice) {
        return fight(state, facing, dice, NOTHING).defenderLosses();
    }

    private static int attackerLoses(Order state, String facing, int[] dice) {
        return fight(state, facing, NOTHING, dice).attackerLosses();
    }

    @Test
    @Cites("HB-CBT.6")
    void theDefendersStateDecidesForBothSides() {
        assertEquals(
                CombatResults.CHANGING_POSITION, fight(Order.ROAD, "W", NOTHING, NOTHING).row());
        assertEquals(CombatResults.MOVING, fight(Order.NORMAL, "W", NOTHING, NOTHING).row());
        assertEquals(
                CombatResults.STATIONARY, fight(Order.STATIONARY, "W", NOTHING, NOTHING).row());
        assertEquals(CombatResults.DEFENSIVE, fight(Order.DEFENSIVE, "W", NOTHING, NOTHING).row());
        assertEquals(CombatResults.FLANK, fight(Order.DEFENSIVE, "E", NOTHING, NOTHING).row());
    }

    @Test
    @Cites("HB-CBT.7")
    void aDefenderChangingPositionLosesOnFourFiveAndSix() {
        assertEquals(3, defenderLoses(Order.ROAD, "W", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.8")
    void aMovingDefenderLosesOnFiveAndSix() {
        assertEquals(2, defenderLoses(Order.NORMAL, "W", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.9")
    void aStationaryDefenderLosesOnSix() {
        assertEquals(1, defenderLoses(Order.STATIONARY, "W", ONE_OF_EACH));
        assertEquals(2, defenderLoses(Order.STATIONARY, "W", PAIRS));
    }

    @Test
    @Cites("HB-CBT.10")
    void aDefensiveDefenderLosesOnPairsOfFivesAndOfSixes() {
        assertEquals(2, defenderLoses(Order.DEFENSIVE, "W", PAIRS));
    }

    @Test
    @Cites("HB-CBT.10")
    void aFiveAndASixAreNoPairAndFoursCountForNothing() {
        assertEquals(0, defenderLoses(Order.DEFENSIVE, "W", new int[] {4, 4, 4, 4, 5, 6}));
    }

    @Test
    @Cites("HB-CBT.10")
    void fourOfAKindAreTwoPairs() {
        assertEquals(3, defenderLoses(Order.DEFENSIVE, "W", new int[] {6, 6, 6, 6, 5, 5}));
    }

    @Test
    @Cites("HB-CBT.11")
    void aDefenderAttackedInTheRearLosesOnFourFiveAndSixWhateverItsState() {
        assertEquals(3, defenderLoses(Order.STATIONARY, "E", ONE_OF_EACH));
        assertEquals(3, defenderLoses(Order.DEFENSIVE, "E", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.11")
    void aDefenderAttackedInTheFlankLosesOnFourFiveAndSix() {
        assertEquals(3, defenderLoses(Order.STATIONARY, "NE", ONE_OF_EACH));
        assertEquals(3, defenderLoses(Order.STATIONARY, "SE", ONE_OF_EACH));
        assertEquals(1, defenderLoses(Order.STATIONARY, "NW", ONE_OF_EACH));
        assertEquals(1, defenderLoses(Order.STATIONARY, "SW", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.12")
    void againstADefenderChangingPositionTheAttackerLosesOnPairs() {
        assertEquals(2, attackerLoses(Order.ROAD, "W", PAIRS));
        assertEquals(0, attackerLoses(Order.ROAD, "W", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.13")
    void againstAMovingDefenderTheAttackerLosesOnSix() {
        assertEquals(1, attackerLoses(Order.NORMAL, "W", ONE_OF_EACH));
        assertEquals(2, attackerLoses(Order.NORMAL, "W", PAIRS));
    }

    @Test
    @Cites("HB-CBT.14")
    void againstAStationaryDefenderTheAttackerLosesOnFiveAndSix() {
        assertEquals(2, attackerLoses(Order.STATIONARY, "W", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.15")
    void againstADefensiveDefenderTheAttackerLosesOnFourFiveAndSix() {
        assertEquals(3, attackerLoses(Order.DEFENSIVE, "W", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.16")
    void againstADefenderTakenInFlankOrRearTheAttackerLosesOnPairs() {
        assertEquals(2, attackerLoses(Order.DEFENSIVE, "E", PAIRS));
        assertEquals(0, attackerLoses(Order.DEFENSIVE, "NE", ONE_OF_EACH));
    }

    @Test
    @Cites("HB-CBT.6")
    void theResultsCanBeReadInWords() {
        assertEquals("each 5 or more", CombatResults.MOVING.defenderLoses());
        assertEquals("each 6", CombatResults.MOVING.attackerLoses());
        assertEquals("each pair of 5s or 6s", CombatResults.DEFENSIVE.defenderLoses());
    }
}
