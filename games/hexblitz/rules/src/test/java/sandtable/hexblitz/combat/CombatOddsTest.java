package sandtable.hexblitz.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;

import static sandtable.hexblitz.charts.CombatResults.CHANGING_POSITION;
import static sandtable.hexblitz.charts.CombatResults.DEFENSIVE;
import static sandtable.hexblitz.charts.CombatResults.FLANK;
import static sandtable.hexblitz.charts.CombatResults.MOVING;
import static sandtable.hexblitz.charts.CombatResults.STATIONARY;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.charts.CombatResults;
import sandtable.hexblitz.combat.CombatOdds.Losses;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Order;
import sandtable.kernel.Cites;
import sandtable.kernel.luck.Pool;

import java.util.Map;
import java.util.function.ToIntFunction;

/** HB-CBT.4, HB-CBT.5: the exact chances of a combat against the tables of data 1.4. */
final class CombatOddsTest {
    /** The tables were simulated and rounded: one of the last digit either way. */
    private static final double TENTH = 0.1;

    private static final double HUNDREDTH = 0.01;

    private static double expected(Pool pool) {
        double sum = 0;
        for (int value = 0; value <= pool.most(); value++) {
            sum += value * pool.chance(value);
        }
        return sum;
    }

    private static double mean(Map<Losses, Double> odds, ToIntFunction<Losses> of) {
        return odds.entrySet().stream()
                .mapToDouble(each -> of.applyAsInt(each.getKey()) * each.getValue())
                .sum();
    }

    @Test
    @Cites({"HB-CBT.7", "HB-CBT.11", "HB-CBT.15"})
    void halfOfTheDiceCostAPointOnFourOrMore() {
        for (int dice : new int[] {2, 4, 6, 8, 12, 16, 20}) {
            assertEquals(dice / 2.0, expected(CHANGING_POSITION.attackPool(dice)), 1e-12);
            assertEquals(dice / 2.0, expected(FLANK.attackPool(dice)), 1e-12);
            assertEquals(dice / 2.0, expected(DEFENSIVE.defencePool(dice)), 1e-12);
        }
    }

    @Test
    @Cites({"HB-CBT.8", "HB-CBT.14"})
    void aThirdOfTheDiceCostAPointOnFiveOrMore() {
        double[][] table = {
            {2, 0.7}, {4, 1.3}, {6, 2.0}, {8, 2.7}, {12, 4.0}, {16, 5.3}, {20, 6.7}
        };

        for (double[] row : table) {
            assertEquals(row[1], expected(MOVING.attackPool((int) row[0])), TENTH);
            assertEquals(row[1], expected(STATIONARY.defencePool((int) row[0])), TENTH);
        }
    }

    @Test
    @Cites({"HB-CBT.9", "HB-CBT.13"})
    void aSixthOfTheDiceCostAPointOnSix() {
        double[][] table = {
            {2, 0.3}, {4, 0.7}, {6, 1.0}, {8, 1.3}, {12, 2.0}, {16, 2.7}, {20, 3.3}
        };

        for (double[] row : table) {
            assertEquals(row[1], expected(STATIONARY.attackPool((int) row[0])), TENTH);
            assertEquals(row[1], expected(MOVING.defencePool((int) row[0])), TENTH);
        }
    }

    @Test
    @Cites({"HB-CBT.10", "HB-CBT.12", "HB-CBT.16"})
    void pairsAreRareWithFewDiceAndCommonWithMany() {
        double[][] table = {{2, 0.06, 0.94}, {4, 0.26, 0.74}, {6, 0.54, 0.52}, {8, 0.85, 0.33}};

        for (double[] row : table) {
            for (Pool pool : pairs((int) row[0])) {
                assertEquals(row[1], expected(pool), HUNDREDTH);
                assertEquals(row[2], pool.chance(0), HUNDREDTH);
            }
        }
    }

    @Test
    @Cites({"HB-CBT.10", "HB-CBT.12", "HB-CBT.16"})
    void withManyDiceAPairIsAlmostCertain() {
        double[][] table = {{12, 1.5, 0.12}, {16, 2.2, 0.04}, {20, 2.8, 0.01}};

        for (double[] row : table) {
            for (Pool pool : pairs((int) row[0])) {
                assertEquals(row[1], expected(pool), TENTH);
                assertEquals(row[2], pool.chance(0), HUNDREDTH);
            }
        }
    }

    private static Pool[] pairs(int dice) {
        return new Pool[] {
            DEFENSIVE.attackPool(dice), CHANGING_POSITION.defencePool(dice), FLANK.defencePool(dice)
        };
    }

    /** Mean losses, and the chance in hundredths that the defender is left with nothing. */
    private static void assertFight(
            int attack,
            int defence,
            CombatResults row,
            double defender,
            double attacker,
            int atZero) {
        Map<Losses, Double> odds = CombatOdds.of(attack, defence, row);
        double gone =
                odds.entrySet().stream()
                        .filter(each -> each.getKey().defender() == defence)
                        .mapToDouble(Map.Entry::getValue)
                        .sum();

        assertEquals(defender, mean(odds, Losses::defender), TENTH);
        assertEquals(attacker, mean(odds, Losses::attacker), TENTH);
        assertEquals(atZero / 100.0, gone, HUNDREDTH);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void twelveAgainstTwo() {
        assertFight(12, 2, STATIONARY, 1.5, 0.7, 61);
        assertFight(12, 2, DEFENSIVE, 1.4, 1.0, 49);
        assertFight(12, 2, MOVING, 1.9, 0.3, 95);
        assertFight(12, 2, FLANK, 2.0, 0.1, 100);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void twelveAgainstFour() {
        assertFight(12, 4, STATIONARY, 2.0, 1.3, 13);
        assertFight(12, 4, DEFENSIVE, 1.5, 2.0, 1);
        assertFight(12, 4, MOVING, 3.4, 0.7, 61);
        assertFight(12, 4, FLANK, 3.9, 0.3, 93);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void sixteenAgainstSix() {
        assertFight(16, 6, STATIONARY, 2.6, 2.0, 4);
        assertFight(16, 6, DEFENSIVE, 2.2, 3.0, 0);
        assertFight(16, 6, MOVING, 4.9, 1.0, 45);
        assertFight(16, 6, FLANK, 5.8, 0.5, 89);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void tenAgainstTen() {
        assertFight(10, 10, STATIONARY, 1.7, 3.4, 0);
        assertFight(10, 10, DEFENSIVE, 1.2, 5.0, 0);
        assertFight(10, 10, MOVING, 3.3, 1.7, 0);
        assertFight(10, 10, FLANK, 5.0, 1.2, 0);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.9"})
    void twelveDiceBringTwoStationaryPointsToZeroWithTwoSixes() {
        double one = 12 * Math.pow(5, 11) / Math.pow(6, 12);
        double none = Math.pow(5 / 6.0, 12);

        double gone =
                CombatOdds.of(12, 2, STATIONARY).entrySet().stream()
                        .filter(each -> each.getKey().defender() == 2)
                        .mapToDouble(Map.Entry::getValue)
                        .sum();
        assertEquals(1 - one - none, gone, 1e-12);
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void theChancesOfAnyCombatAddUpToOne() {
        for (CombatResults row : CombatResults.values()) {
            for (int[] strength : new int[][] {{1, 0}, {1, 1}, {5, 2}, {12, 12}, {60, 60}}) {
                Map<Losses, Double> odds = CombatOdds.of(strength[0], strength[1], row);

                assertEquals(1, odds.values().stream().mapToDouble(each -> each).sum(), 1e-12);
            }
        }
    }

    @Test
    @Cites({"HB-CBT.4", "HB-CBT.5"})
    void sixtyAgainstSixtyIsWorkedOutExactly() {
        Map<Losses, Double> odds = CombatOdds.of(60, 60, STATIONARY);

        assertEquals(10, mean(odds, Losses::defender), 1e-9);
        assertEquals(20, mean(odds, Losses::attacker), 1e-9);
    }

    @Test
    @Cites("HB-CBT.3")
    void theChancesOfAnAttackCountGunsInDiceButNotAmongWhatCanBeLost() {
        Scene scene =
                Drawn.map(". . . .")
                        .german("gun", Kind.ARTILLERY, 2)
                        .at("0101")
                        .german("pz", Kind.TANK, 1)
                        .at("0201")
                        .soviet("rifle", Kind.INFANTRY, 2)
                        .at("0301")
                        .facing("W")
                        .activated("German", Order.STATIONARY);
        var attack = (Decision.Attack) scene.read(Drawn.GERMAN, "attack 0301 with gun");

        Map<Losses, Double> odds = new HexBlitz().odds(scene.view(Drawn.GERMAN), attack);
        assertEquals(
                1 - Math.pow(2 / 3.0, 2),
                odds.entrySet().stream()
                        .filter(each -> each.getKey().attacker() == 1)
                        .mapToDouble(Map.Entry::getValue)
                        .sum(),
                1e-12);
        assertEquals(
                Math.pow(5 / 6.0, 3),
                odds.entrySet().stream()
                        .filter(each -> each.getKey().defender() == 0)
                        .mapToDouble(Map.Entry::getValue)
                        .sum(),
                1e-12);
    }
}
