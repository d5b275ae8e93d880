package sandtable.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import sandtable.formats.Json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class OddsCommandTest {
    record Outcome(int attackerLoss, int defenderLoss, double probability) {}

    record Answer(
            String ruleset,
            Map<String, String> parameters,
            String clause,
            Map<String, Double> figures,
            List<Outcome> outcomes) {}

    private static String[] odds(String attacker, String defender, String state, String... more) {
        var args =
                new ArrayList<>(
                        List.of(
                                "odds",
                                "hexblitz",
                                "--attacker-sp",
                                attacker,
                                "--defender-sp",
                                defender,
                                "--defender",
                                state));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    private static Answer answer(String attacker, String defender, String state) {
        return Json.read(
                Run.of(odds(attacker, defender, state, "--json")).succeeds().out(), Answer.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"changing-position", "moving", "stationary", "defensive", "flank"})
    void allOutcomesTogetherAreCertain(String state) {
        Answer answer = answer("60", "20", state);

        assertEquals(1, answer.outcomes().stream().mapToDouble(Outcome::probability).sum(), 1e-12);
        assertTrue(
                answer.outcomes().stream()
                        .allMatch(each -> each.attackerLoss() <= 60 && each.defenderLoss() <= 20));
    }

    @Test
    void oneDieAgainstAStationaryDefenderHitsOnASix() {
        Answer answer = answer("1", "1", "stationary");

        assertEquals("HB-CBT.9", answer.clause());
        assertEquals(
                1.0 / 6,
                answer.outcomes().stream()
                        .filter(each -> each.defenderLoss() == 1)
                        .mapToDouble(Outcome::probability)
                        .sum(),
                1e-12);
        assertEquals(
                1.0 / 3,
                answer.outcomes().stream()
                        .filter(each -> each.attackerLoss() == 1)
                        .mapToDouble(Outcome::probability)
                        .sum(),
                1e-12);
    }

    @Test
    void theTableSaysWhatDecidesAndCitesIt() {
        String out = Run.of(odds("12", "4", "stationary")).succeeds().out();

        assertTrue(out.contains("Defender loses 1 SP for each 6 [HB-CBT.9]"), out);
        assertTrue(out.contains("12.5%  defender down to 0 SP"), out);
    }

    private static String[] assault(String attackers, String... more) {
        var args =
                new ArrayList<>(
                        List.of(
                                "odds",
                                "blitz-commander",
                                "--attackers",
                                attackers,
                                "--defenders",
                                "de-infantry:2,de-panther"));
        args.addAll(List.of(more));
        return args.toArray(String[]::new);
    }

    @Test
    void unitsAreNamedByKindAndWhatIsLeftOutIsAsUsual() {
        String json =
                Run.of(assault("us-infantry:3,us-sherman-75:4", "--terrain", "town", "--json"))
                        .succeeds()
                        .out();
        Answer answer = Json.read(json, Answer.class);

        assertEquals("BC-ASLT.5", answer.clause());
        assertEquals("town", answer.parameters().get("terrain"));
        assertEquals("0", answer.parameters().get("entrenched"));
        assertEquals(1, answer.outcomes().stream().mapToDouble(Outcome::probability).sum(), 1e-12);
    }

    @Test
    void kindsThatAreNotThereAreRefusedWithTheNearest() {
        Run.of(assault("us-infantri"))
                .fails(
                        2,
                        """
                        sandtable: --attackers: there is no "us-infantri"; did you mean us-infantry?
                        See: ./sandtable odds blitz-commander --help\
                        """);
        Run.of(assault("us-infantry:none"))
                .fails(
                        2,
                        """
                        sandtable: --attackers: "none" is no number of us-infantry
                        See: ./sandtable odds blitz-commander --help\
                        """);
        Run.of(assault("us-infantry:49"))
                .fails(
                        2,
                        """
                        sandtable: --attackers: 49 are more than 48
                        See: ./sandtable odds blitz-commander --help\
                        """);
    }

    @Test
    void nothingUncertainIsCalledCertain() {
        assertEquals("100%", ForecastText.percent(1));
        assertEquals(">99.9%", ForecastText.percent(0.99999));
        assertEquals("<0.1%", ForecastText.percent(0.00001));
        assertEquals("0%", ForecastText.percent(0));
        assertEquals("50.0%", ForecastText.percent(0.5));
    }

    @Test
    void wrongValuesAreRefusedWithWhatWouldBeRight() {
        Run.of(odds("0", "4", "moving"))
                .fails(
                        2,
                        """
                        sandtable: --attacker-sp must be a whole number from 1 to 200, not "0"
                        See: ./sandtable odds hexblitz --help\
                        """);
        Run.of(odds("many", "4", "moving"))
                .fails(
                        2,
                        """
                        sandtable: --attacker-sp must be a whole number from 1 to 200, not "many"
                        See: ./sandtable odds hexblitz --help\
                        """);
        Run.of(odds("3", "4", "movng"))
                .fails(
                        2,
                        """
                        sandtable: --defender: there is no "movng"; did you mean moving?
                        See: ./sandtable odds hexblitz --help\
                        """);
    }

    @Test
    void missingAndDoubledValuesAreNamed() {
        Run missing = Run.of("odds", "hexblitz", "--attacker-sp", "3", "--defender", "moving");
        Run twice = Run.of(odds("3", "4", "moving", "--defender", "flank"));

        missing.fails(
                2,
                """
                sandtable: Missing required option: '--defender-sp=N'
                See: ./sandtable odds hexblitz --help\
                """);
        assertEquals(2, twice.code());
        assertTrue(twice.err().contains("--defender"), twice.err());
        assertTrue(twice.err().contains("only once"), twice.err());
    }

    @Test
    void theRuleSetMustBeNamed() {
        Run.of("odds")
                .fails(
                        2,
                        """
                        sandtable: say of which rule set: hexblitz, blitz-commander, tactical-gamex,\
                         blitzkrieg-commander, not-quite-mechanized
                        See: ./sandtable odds --help\
                        """);
        Run.of("odds", "hexbliz")
                .fails(
                        2,
                        """
                        sandtable: there is no command hexbliz; did you mean hexblitz?
                        See: ./sandtable odds --help\
                        """);
    }

    @Test
    void blitzkriegCommanderIsAskedOneQuestionAtATime() {
        String chain =
                Run.of("odds", "blitzkrieg-commander", "--order", "8", "--distance", "24.4")
                        .succeeds()
                        .out();

        assertTrue(chain.contains("  distance -1 [BKC-CMD.4]\n"), chain);
        assertTrue(chain.contains("   24.3%  at least 2 orders in a row\n"), chain);
        Run.of("odds", "blitzkrieg-commander", "--order", "8", "--cover", "woods")
                .fails(1, "odds: --cover: does not belong to --order");
        Run.of("odds", "blitzkrieg-commander", "--fire", "de-stug@99", "--target", "us-rifle")
                .fails(
                        1,
                        "odds: --fire: Rifle is 99.0 cm from StuG, which reaches 70.0"
                                + " [BKC-FIRE.5]");
    }
}
