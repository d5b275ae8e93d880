package sandtable.tacticalgamex;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicNode;
import org.junit.jupiter.api.TestFactory;

import sandtable.formats.Scenarios;
import sandtable.kernel.Cites;
import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
import sandtable.kernel.luck.Chance;
import sandtable.kit.Laws;
import sandtable.tacticalgamex.data.Data;

import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The laws of the kernel, over games at random with optional sections at random (TGX-0.b). */
final class RandomOptionsTest {
    private static final Register REGISTER =
            Register.parse("clauses.tsv", Data.text("clauses.tsv"));
    private static final List<String> SWITCHES =
            List.of(
                    "combat-stress",
                    "mounted-fire",
                    "bail-out",
                    "quick-time",
                    "panzerblitz-assault",
                    "banzai",
                    "mobile-fire",
                    "fields-of-fire",
                    "interdiction",
                    "command",
                    "alone",
                    "chaos");
    private static final int SETS = 3;

    @TestFactory
    @Cites("TGX-0.b")
    Stream<DynamicNode> theLawsHoldWithAnySections() {
        return IntStream.rangeClosed(0, SETS)
                .boxed()
                .flatMap(
                        set ->
                                Stream.of(
                                                EveryRule.withJapanese(),
                                                crossroads(),
                                                TheStream.scenario())
                                        .map(each -> container(switched(each, set), set)));
    }

    private static Scenario crossroads() {
        return Scenarios.read(
                "tactical-gamex/crossroads",
                "crossroads.toml",
                Data.text("scenarios/crossroads.toml"));
    }

    /** All of them first, then sets at random. */
    private static Scenario switched(Scenario scenario, int set) {
        Chance chance = Chance.seeded(set);
        var flags = new TreeMap<String, String>();
        for (String key : SWITCHES) {
            flags.put(key, String.valueOf(set == 0 || chance.below(2) == 0));
        }
        return Scenarios.with(scenario, "rules", flags);
    }

    private static DynamicNode container(Scenario scenario, int set) {
        return DynamicContainer.dynamicContainer(
                scenario.id() + " " + set,
                Laws.of(new TacticalGameX(), scenario, REGISTER)
                        .games(set == 0 ? 2 : 1)
                        .seed(set + 1)
                        .oneIn(40)
                        .tests());
    }
}
