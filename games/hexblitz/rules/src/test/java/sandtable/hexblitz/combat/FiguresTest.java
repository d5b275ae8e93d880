package sandtable.hexblitz.combat;

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
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Notation;
import sandtable.kernel.Pending;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.Template;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The dice of a combat are the sum of what is written down, and the dice that are thrown. */
final class FiguresTest {
    private static final HexBlitz RULES = new HexBlitz();
    private static final int ACTIONS = 900;

    static Stream<Scenario> scenarios() {
        return Stream.concat(
                ScenarioTexts.names().stream().map(Battles::scenario),
                Stream.of(EveryRule.scenario()));
    }

    @ParameterizedTest
    @MethodSource("scenarios")
    void partsAddUpAndTemplatesSayWhatIsTyped(Scenario scenario) {
        Chance chance = Chance.seeded(7);
        var match = Match.start(RULES, scenario, chance);
        for (int step = 0; step < ACTIONS; step++) {
            if (!(match.pending() instanceof Pending.Answers(var asked))) {
                return;
            }
            Side side = asked.stream().sorted().toList().get(chance.below(asked.size()));
            View view = match.view(side);
            Decision any = RULES.prompt(view).options().any(chance);
            RULES.figures(view, any).forEach(FiguresTest::addsUp);
            RULES.notation().template(view, any).ifPresent(each -> reads(view, any, each));
            match =
                    ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                                    match.play(side, any, chance))
                            .match();
            match.last().orElseThrow().events().forEach(FiguresTest::thrown);
        }
    }

    private static void addsUp(Sum sum) {
        assertEquals(sum.parts().stream().mapToInt(Sum.Part::value).sum(), sum.total());
    }

    private static void thrown(Happening event) {
        List<Sum> sums = RULES.figures(event);
        sums.forEach(FiguresTest::addsUp);
        if (event instanceof Happening.Fought fought) {
            assertEquals(fought.attackFaces().size(), sums.getFirst().total());
            assertEquals(fought.defenceFaces().size(), sums.getLast().total());
        }
    }

    /** The usual words are the typed ones, and every pick can be read. */
    private static void reads(View view, Decision action, Template template) {
        assertEquals(RULES.notation().write(view, action), template.usual());
        for (Template.Blank blank : template.blanks()) {
            for (String pick : blank.among()) {
                String typed = template.filled(Map.of(blank.name(), List.of(pick)));
                assertTrue(
                        RULES.notation().read(view, typed) instanceof Notation.Reading.Read<?>,
                        typed);
            }
        }
    }

    @Test
    void everyUnitHasItsShareAndShortageIsAPartOfItsOwn() {
        Scene attack =
                Drawn.map(". . . .")
                        .german("pz", Kind.TANK, 4)
                        .at("0201")
                        .german("guns", Kind.ARTILLERY, 2)
                        .at("0101")
                        .soviet("rifle", Kind.INFANTRY, 3)
                        .at("0301")
                        .activated("German", Order.STATIONARY);
        View view = attack.view(Drawn.GERMAN);
        Decision all = attack.read(Drawn.GERMAN, "attack 0301 with guns");
        Command command = attack.table().command(0);
        View hungry = attack.with("German", command.daysShort(1)).view(Drawn.GERMAN);

        assertEquals(
                List.of("pz 4 HB-CBT.4", "guns 2 HB-CBT.3"),
                parts(RULES.figures(view, all).getFirst()));
        assertEquals(List.of("rifle 3 HB-CBT.5"), parts(RULES.figures(view, all).getLast()));
        assertEquals(
                List.of("pz 4 HB-CBT.4", "guns 2 HB-CBT.3", "out of LOG: half -3 HB-LOG.1"),
                parts(RULES.figures(hungry, all).getFirst()));
    }

    private static List<String> parts(Sum sum) {
        return sum.parts().stream()
                .map(each -> each.from() + " " + each.value() + " " + each.clause().id())
                .toList();
    }
}
