package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.bench.Figure;

import java.util.LinkedHashMap;
import java.util.List;

class BenchCommandTest {
    @Test
    void figuresStandBesideWhatIsWanted() {
        String text =
                BenchCommand.text(
                        List.of(
                                new Figure(
                                        "decisions",
                                        123456.7,
                                        "a second",
                                        200000,
                                        0.617,
                                        0.5,
                                        true),
                                new Figure("odds", 0.052, "s", 0.05, 0.96, 1, false)));

        assertEquals(
                """
                figure     value              beside   ratio  wanted
                decisions  123,457  a second  200,000  0.62   0.50    met
                odds       0.0520   s         0.0500   0.96   1.00    MISSED
                """,
                text);
    }

    @Test
    void scenariosStandBesideHowFastTheyArePlayed() {
        var rates = new LinkedHashMap<String, Double>();
        rates.put("tactical-gamex/crossroads", 161234.5);

        assertEquals(
                """
                random games of            decisions per CPU-second
                tactical-gamex/crossroads  161,235
                """,
                BenchCommand.text(rates));
    }

    @Test
    void aScenarioThatThereIsNotIsRefusedBeforeAnyIsMeasured() {
        Run.of("bench", "--scenario", "hexblitz/the-bridge,hexblitz/the-brige")
                .fails(
                        1,
                        "hexblitz/the-brige: there is no such scenario and no such file;"
                                + " did you mean hexblitz/the-bridge?");
    }

    @Test
    void theTimeForEachFigureMustMakeSense() {
        Run.of("bench", "--seconds", "0")
                .fails(
                        2,
                        "sandtable: --seconds must be at least 1, not 0\n"
                                + "See: ./sandtable bench --help");
    }
}
