package sandtable.blitzkriegcommander.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Chance;
import sandtable.scene.LogLine;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Random;

/** What happened, in a line. */
class LogLinesTest {
    private static final Begun LANE = Begun.of("sunken-lane", "German", "American");
    private static final Clause CLAUSE = Clause.of("BKC-ARES.5");
    private static final Spot LANE_END = new Spot(460, 575);

    private static String line(Happening event) {
        return FirstOrders.PRESENTER.line(LANE.view(), event).words();
    }

    private static Sum sum(String of, int value) {
        return Sum.of(of, List.of(new Sum.Part("part", value, CLAUSE)));
    }

    /** Whatever happens in games at random is a sentence that names no record. */
    @ParameterizedTest
    @CsvSource({"sunken-lane, 1, 200", "vistula, 2, 150", "epsom, 3, 60"})
    void everyLineIsASentence(String scenario, long seed, int answers) {
        var luck = Chance.seeded(seed);
        var random = new Random(seed);
        var match = Match.start(FirstOrders.RULES, Begun.scenario(scenario), luck);
        for (int i = 0; i < answers && match.pending() instanceof Pending.Answers(var from); i++) {
            Side side = from.iterator().next();
            List<Decision> open = FirstOrders.RULES.prompt(match.view(side)).options().listed();
            match = played(match, side, open.get(random.nextInt(open.size())), luck);
            View view = match.view(side);
            match.last().orElseThrow().events().stream()
                    .flatMap(each -> FirstOrders.RULES.seenBy(each, side).stream())
                    .map(each -> FirstOrders.PRESENTER.line(view, each))
                    .forEach(LogLinesTest::assertSentence);
        }

        assertTrue(match.length() > answers / 2);
    }

    private static Match<State, View, Decision, Happening> played(
            Match<State, View, Decision, Happening> match,
            Side side,
            Decision decision,
            Chance luck) {
        return ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                        match.play(side, decision, luck))
                .match();
    }

    private static void assertSentence(LogLine line) {
        assertFalse(line.words().isBlank());
        assertTrue(line.words().matches("[^\\[\\]={}]*"), line.words());
        assertTrue(line.clause().id().startsWith("BKC-"), line.words());
    }

    @Test
    void aRequestSaysWhatItNeededAndWhetherItIsGranted() {
        var asked =
                new SupportHappening.Asked(
                        LANE.id("fao"),
                        sum("needed", 8),
                        List.of(3, 4),
                        SupportHappening.Answer.GRANTED,
                        CLAUSE);

        assertEquals("American FAO asks for support with 8 or less: granted", line(asked));
    }

    @Test
    void aFireZoneSaysWhomItStruck() {
        var zones = List.of(new Disc(LANE_END, 100));

        assertEquals(
                "Fire comes down on Grenadier 1",
                line(
                        new SupportHappening.Struck(
                                zones, sum("attacks", 6), List.of(LANE.id("gren-1")), CLAUSE)));
        assertEquals(
                "Fire comes down on nobody",
                line(new SupportHappening.Struck(zones, sum("attacks", 6), List.of(), CLAUSE)));
    }

    @Test
    void smokeSaysWhereItLies() {
        var laid = new ArtilleryHappening.SmokeLaid(new Disc(LANE_END, 100), CLAUSE);

        assertEquals("Smoke lies at 46.0,57.5", line(laid));
    }
}
