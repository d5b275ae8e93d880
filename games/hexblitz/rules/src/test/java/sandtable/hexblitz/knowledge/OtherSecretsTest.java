package sandtable.hexblitz.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import sandtable.hexblitz.Battles;
import sandtable.hexblitz.Drawn;
import sandtable.hexblitz.EveryRule;
import sandtable.hexblitz.HexBlitz;
import sandtable.hexblitz.Scene;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Nothing that is hidden shows through: another truth looks the same, before and after. */
final class OtherSecretsTest {
    private static final HexBlitz RULES = new HexBlitz();
    private static final int ACTIONS = 600;
    private static final int ONE_IN = 3;

    static Stream<Scenario> scenarios() {
        return Stream.concat(
                ScenarioTexts.names().stream().map(Battles::scenario),
                Stream.of(EveryRule.scenario()));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void anotherTruthLooksTheSame(Scenario scenario) {
        Chance chance = Chance.seeded(5);
        var match = Match.start(RULES, scenario, chance);
        int different = 0;
        for (int step = 0; step < ACTIONS; step++) {
            if (!(match.pending() instanceof Pending.Answers(var asked))) {
                break;
            }
            if (step % ONE_IN == 0) {
                for (Side side : match.state().table().battle().sides()) {
                    different += compared(match.state(), side, asked.contains(side), chance);
                }
            }
            Side next = asked.stream().sorted().toList().get(chance.below(asked.size()));
            Decision any = RULES.prompt(match.view(next)).options().any(chance);
            match =
                    ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                                    match.play(next, any, chance))
                            .match();
        }
        assertTrue(different > 0, "nothing was ever hidden");
    }

    /** How many of the truths compared are different at all. */
    private static int compared(State truth, Side side, boolean asked, Chance chance) {
        State other = RULES.otherSecrets(truth, side, chance);
        View view = RULES.view(truth, side);
        assertEquals(view, RULES.view(other, side));
        assertEquals(asked, asked(other).contains(side));
        if (asked) {
            var prompt = RULES.prompt(view);
            assertEquals(prompt.question(), RULES.prompt(RULES.view(other, side)).question());
            assertEquals(
                    prompt.options().listed(),
                    RULES.prompt(RULES.view(other, side)).options().listed());
            Decision action = prompt.options().any(chance);
            after(truth, other, side, action, chance.below(1000));
        }
        return truth.equals(other) ? 0 : 1;
    }

    private static Set<Side> asked(State state) {
        return RULES.pending(state) instanceof Pending.Answers(var from) ? from : Set.of();
    }

    /** What reveals nothing looks the same in both truths. */
    private static void after(State truth, State other, Side side, Decision action, int seed) {
        Outcome<State, Happening> one = RULES.resolve(truth, side, action, Chance.seeded(seed));
        Outcome<State, Happening> two = RULES.resolve(other, side, action, Chance.seeded(seed));
        if (one.events().stream().noneMatch(Happening::reveals)) {
            assertEquals(told(one, side), told(two, side), action::toString);
            assertEquals(
                    RULES.view(one.state(), side), RULES.view(two.state(), side), action::toString);
        }
    }

    private static List<Happening> told(Outcome<State, Happening> outcome, Side side) {
        return outcome.events().stream()
                .map(each -> RULES.seenBy(each, side))
                .flatMap(Optional::stream)
                .toList();
    }

    @Test
    void everyHiddenThingOfAUnitTakesOtherValues() {
        Scene scene =
                Drawn.map(". . . . . . . .")
                        .german("pz", Kind.TANK, 5)
                        .at("0101")
                        .soviet("truck", Kind.TRANSPORT, 0)
                        .at("0701")
                        .soviet("rifle", Kind.INFANTRY, 4)
                        .at("0801")
                        .ordering();
        UnitId rifle = scene.id("rifle");
        var hexes = new HashSet<Integer>();
        var strengths = new HashSet<Integer>();
        var facings = new HashSet<Integer>();
        var orders = new HashSet<Order>();
        var loads = new HashSet<Integer>();
        var markers = new HashSet<Optional<Order>>();
        var ready = new HashSet<Boolean>();
        var memories = new HashSet<Optional<Sighting>>();
        for (int seed = 0; seed < 200; seed++) {
            State other = RULES.otherSecrets(scene.state(), Drawn.GERMAN, Chance.seeded(seed));
            Unit unit = other.table().unit(rifle);
            hexes.add(unit.hex());
            strengths.add(unit.sp());
            facings.add(unit.facing());
            orders.add(unit.order());
            loads.add(other.table().unit(scene.id("truck")).halfLogs());
            markers.add(other.secrets(1).orders().get(rifle.index()));
            ready.add(other.secrets(1).ready());
            memories.add(other.secrets(1).sightings().get(scene.id("pz").index()));
        }

        assertEquals(5, hexes.size());
        assertEquals(4, strengths.size());
        assertEquals(6, facings.size());
        assertEquals(4, orders.size());
        assertEquals(7, loads.size());
        assertTrue(markers.size() > 2);
        assertEquals(2, ready.size());
        assertTrue(memories.size() > 10);
    }
}
