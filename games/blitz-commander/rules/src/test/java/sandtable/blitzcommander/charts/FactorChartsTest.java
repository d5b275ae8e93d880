package sandtable.blitzcommander.charts;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.kernel.Cites;
import sandtable.kernel.text.Grid;

import java.util.List;
import java.util.Locale;
import java.util.function.IntBinaryOperator;

/** The charts that the ratings make, against the charts as they are printed. */
final class FactorChartsTest {
    private static final Charts CHARTS = FactorCharts.standard();
    private static final List<String> TANKS = CHARTS.tanks().stream().map(TankType::name).toList();
    private static final List<String> GERMANS =
            List.of(
                    "Pz III",
                    "Pz IV",
                    "StuG / JgPz IV",
                    "Panther",
                    "Tiger I",
                    "Tiger II",
                    "Jagdpanther");
    private static final List<String> ALLIES =
            TANKS.stream().filter(each -> !GERMANS.contains(each)).toList();

    /** An Ally fires, a row for each; a German is fired at, a column for each. */
    private static final Grid<Integer> ALLIES_ATTACK =
            printed(
                    """
                    tank           | Pz III | Pz IV | StuG / JgPz IV | Panther | Tiger I | Tiger II | Jagdpanther
                    Stuart         | 3      | 2     | 2              | 1       | 0       | 0        | 0
                    Sherman (75)   | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    Sherman (76)   | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    Firefly mix    | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    Cromwell       | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    Churchill      | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    M10 / Achilles | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    M36            | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    Pershing       | 5      | 5     | 5              | 5       | 4       | 3        | 4
                    T-70           | 3      | 2     | 2              | 1       | 0       | 0        | 0
                    T-34/76        | 4      | 3     | 3              | 2       | 1       | 0        | 1
                    T-34/85        | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    KV             | 4      | 3     | 3              | 2       | 1       | 0        | 1
                    IS-2           | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    SU-85/100      | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    ISU-152        | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    """);

    /** An Ally is fired at, a row for each; a German fires, a column for each. */
    private static final Grid<Integer> GERMANS_ATTACK =
            printed(
                    """
                    tank           | Pz III | Pz IV | StuG / JgPz IV | Panther | Tiger I | Tiger II | Jagdpanther
                    Stuart         | 5      | 5     | 5              | 5       | 5       | 5        | 5
                    Sherman (75)   | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    Sherman (76)   | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    Firefly mix    | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    Cromwell       | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    Churchill      | 2      | 3     | 2              | 4       | 4       | 5        | 4
                    M10 / Achilles | 4      | 5     | 4              | 5       | 5       | 5        | 5
                    M36            | 4      | 5     | 4              | 5       | 5       | 5        | 5
                    Pershing       | 1      | 2     | 1              | 3       | 3       | 4        | 3
                    T-70           | 5      | 5     | 5              | 5       | 5       | 5        | 5
                    T-34/76        | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    T-34/85        | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    KV             | 2      | 3     | 2              | 4       | 4       | 5        | 4
                    IS-2           | 1      | 2     | 1              | 3       | 3       | 4        | 3
                    SU-85/100      | 3      | 4     | 3              | 5       | 5       | 5        | 5
                    ISU-152        | 2      | 3     | 2              | 4       | 4       | 5        | 4
                    """);

    /** As when Germans attack. */
    private static final Grid<Integer> GERMANS_DEFEND =
            printed(
                    """
                    tank           | Pz III | Pz IV | StuG / JgPz IV | Panther | Tiger I | Tiger II | Jagdpanther
                    Stuart         | 5      | 5     | 5              | 5       | 5       | 5        | 5
                    Sherman (75)   | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    Sherman (76)   | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    Firefly mix    | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    Cromwell       | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    Churchill      | 2      | 3     | 3              | 4       | 4       | 5        | 5
                    M10 / Achilles | 4      | 5     | 5              | 5       | 5       | 5        | 5
                    M36            | 4      | 5     | 5              | 5       | 5       | 5        | 5
                    Pershing       | 1      | 2     | 2              | 3       | 3       | 4        | 4
                    T-70           | 5      | 5     | 5              | 5       | 5       | 5        | 5
                    T-34/76        | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    T-34/85        | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    KV             | 2      | 3     | 3              | 4       | 4       | 5        | 5
                    IS-2           | 1      | 2     | 2              | 3       | 3       | 4        | 4
                    SU-85/100      | 3      | 4     | 4              | 5       | 5       | 5        | 5
                    ISU-152        | 2      | 3     | 3              | 4       | 4       | 5        | 5
                    """);

    /** As when Allies attack. */
    private static final Grid<Integer> ALLIES_DEFEND =
            printed(
                    """
                    tank           | Pz III | Pz IV | StuG / JgPz IV | Panther | Tiger I | Tiger II | Jagdpanther
                    Stuart         | 3      | 2     | 2              | 1       | 0       | 0        | 0
                    Sherman (75)   | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    Sherman (76)   | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    Firefly mix    | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    Cromwell       | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    Churchill      | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    M10 / Achilles | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    M36            | 5      | 5     | 5              | 5       | 4       | 3        | 4
                    Pershing       | 5      | 5     | 5              | 5       | 4       | 3        | 4
                    T-70           | 3      | 2     | 2              | 1       | 0       | 0        | 0
                    T-34/76        | 4      | 3     | 3              | 2       | 1       | 0        | 1
                    T-34/85        | 5      | 4     | 4              | 3       | 2       | 1        | 2
                    KV             | 4      | 3     | 3              | 2       | 1       | 0        | 1
                    IS-2           | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    SU-85/100      | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    ISU-152        | 5      | 5     | 5              | 4       | 3       | 2        | 3
                    """);

    /** Who rolls, a row for each; who is attacked, a column for each. */
    private static final Grid<Integer> AP =
            printed(
                    """
                    own     | green | regular | veteran | elite
                    green   | 2     | 1       | 1       | 1
                    regular | 3     | 2       | 1       | 1
                    veteran | 4     | 3       | 2       | 1
                    elite   | 4     | 4       | 3       | 2
                    """);

    private static Grid<Integer> printed(String text) {
        return Grid.parse("printed", text.replaceAll(" *\\| *", "\t"), Integer::parseInt);
    }

    private static int number(String tank) {
        return TANKS.indexOf(tank);
    }

    private static void compare(Grid<Integer> printed, IntBinaryOperator allyAndGerman) {
        for (String ally : ALLIES) {
            for (String german : GERMANS) {
                assertEquals(
                        printed.at(ally, german),
                        allyAndGerman.applyAsInt(number(ally), number(german)),
                        ally + " and " + german);
            }
        }
    }

    @Test
    @Cites("BC-AT.4")
    void theAttackersAtFactorsAreThoseOfThePrintedCharts() {
        compare(ALLIES_ATTACK, CHARTS::attackersAt);
        compare(GERMANS_ATTACK, (ally, german) -> CHARTS.attackersAt(german, ally));
    }

    @Test
    @Cites("BC-AT.13")
    void theDefendersAtFactorsAreThoseOfThePrintedCharts() {
        compare(ALLIES_DEFEND, CHARTS::defendersAt);
        compare(GERMANS_DEFEND, (ally, german) -> CHARTS.defendersAt(german, ally));
    }

    @Test
    @Cites({"BC-AT.4", "BC-AT.13"})
    void theThreeFactorsOfTheBooksExampleAreThere() {
        int sherman = number("Sherman (75)");

        assertEquals(3, CHARTS.attackersAt(sherman, number("Panther")));
        assertEquals(1, CHARTS.attackersAt(sherman, number("Tiger II")));
        assertEquals(5, CHARTS.defendersAt(number("Tiger II"), sherman));
    }

    @Test
    void aGunThatCannotTurnIsWorthMoreInDefense() {
        int sherman = number("Sherman (75)");
        int stug = number("StuG / JgPz IV");

        assertEquals(3, CHARTS.attackersAt(stug, sherman));
        assertEquals(4, CHARTS.defendersAt(stug, sherman));
    }

    @Test
    @Cites("BC-AP.3")
    void theApFactorsAreThoseOfThePrintedChart() {
        for (Quality own : Quality.values()) {
            for (Quality enemy : Quality.values()) {
                int printed = AP.at(spelled(own), spelled(enemy));
                assertEquals(printed, CHARTS.attackersAp(own, enemy), own + " v " + enemy);
                assertEquals(printed, CHARTS.defendersAp(own, enemy), own + " v " + enemy);
            }
        }
    }

    private static String spelled(Quality quality) {
        return quality.name().toLowerCase(Locale.ROOT);
    }

    @Test
    void everyTankOfTheChartsBelongsToAnArmy() {
        for (int tank = 0; tank < TANKS.size(); tank++) {
            int number = tank;
            long types =
                    UnitTypes.all().list().stream().filter(type -> type.tank() == number).count();
            assertTrue(types > 0, TANKS.get(tank));
        }
    }
}
