package sandtable.blitzkriegcommander.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.end.Breakpoint;
import sandtable.blitzkriegcommander.state.Clock;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.formats.Scenarios;
import sandtable.kernel.luck.Chance;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.List;

/** What the player knows, on the table of Hedge and Sunken Lane. */
class JudgementTest {
    private static final BlitzkriegCommander RULES = new BlitzkriegCommander();
    private static final BlitzkriegCommanderJudgement JUDGEMENT =
            new BlitzkriegCommanderJudgement();
    private static final int AMERICAN = 0;
    private static final int GERMAN = 1;

    private final State start =
            RULES.setUp(
                            Scenarios.read(
                                    "sunken-lane",
                                    "sunken-lane.toml",
                                    Data.text("scenarios/sunken-lane.toml")),
                            Chance.seeded(1))
                    .state();

    private UnitId unit(String name) {
        return start.table().battle().order().units().stream()
                .map(Stand::id)
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private Table at(Table table, String name, int x, int y) {
        UnitId unit = unit(name);
        return table.with(unit, table.unit(unit).movedTo(new Spot(x, y), Heading.NORTH));
    }

    private Table lost(Table table, String... names) {
        Table now = table;
        for (String each : names) {
            now = now.with(unit(each), now.unit(unit(each)).with(Whereabouts.Off.KNOCKED_OUT));
        }
        return now;
    }

    private View view(Table table, int side) {
        return View.of(start.with(table), table.battle().sideOf(side));
    }

    private double worth(Table table, int side) {
        return JUDGEMENT.worth(view(table, side));
    }

    @Test
    void coverIsWorthMoreThanTheOpen() {
        Table open = at(start.table(), "rifle-4", 475, 290);
        Table orchard = at(start.table(), "rifle-4", 475, 310);

        assertTrue(worth(orchard, AMERICAN) > worth(open, AMERICAN));
    }

    @Test
    void whatIsGoodForOneIsBadForTheOther() {
        Table fewer = lost(start.table(), "pak-1");

        assertTrue(worth(fewer, AMERICAN) > worth(start.table(), AMERICAN));
        assertTrue(worth(fewer, GERMAN) < worth(start.table(), GERMAN));
    }

    @Test
    void theLossThatReachesTheBreakpointIsTheWorst() {
        String[] names = {"gren-1", "gren-4", "de-mortar", "pak-2", "mg42", "gren-5"};
        int limit = Breakpoint.of(start.table(), GERMAN);
        Table now = inTurn(start.table(), 8);

        double first = odds(now) - odds(lost(now, names[0]));
        double last =
                odds(lost(now, Arrays.copyOf(names, limit - 1)))
                        - odds(lost(now, Arrays.copyOf(names, limit)));
        assertTrue(last > 1.5 * first, first + " and " + last);
    }

    @Test
    void lossesCountMoreEarlyAndTheVillageLate() {
        Table now = lost(start.table(), "gren-5", "mg42");
        Table fewer = lost(now, "pak-1");
        Table there = at(at(now, "rifle-1", 565, 600), "rifle-2", 600, 600);

        assertTrue(gains(now, fewer, 1) > gains(now, fewer, 8));
        double early = gains(now, there, 1);
        double late = gains(now, there, 8);
        assertTrue(early < late, early + " and " + late);
    }

    private static Table inTurn(Table table, int turn) {
        return table.with(new Clock(turn, table.active()));
    }

    private double gains(Table before, Table after, int turn) {
        return worth(inTurn(after, turn), AMERICAN) - worth(inTurn(before, turn), AMERICAN);
    }

    /** Far from the middle a worth says less of what it was made from. */
    private double odds(Table table) {
        double worth = worth(table, GERMAN);
        return Math.log((1 + worth) / (1 - worth));
    }

    @Test
    void commandUnitsAreWorthMoreNearTheirOwn() {
        Table far = at(at(start.table(), "hq-2", 1190, 10), "co", 1190, 60);

        assertTrue(worth(start.table(), AMERICAN) > worth(far, AMERICAN));
    }

    @Test
    void manyAtOneTargetDoMoreThanEachAlone() {
        View view = view(start.table(), AMERICAN);
        var quick = new Quick(new Outlook(start.table()), view);
        List<UnitId> all = List.of(unit("sherman-1"), unit("sherman-2"), unit("sherman-3"));
        UnitId gun = unit("pak-1");

        double together = quick.of(new Decision.Fire(all, gun, Decision.Means.GUNS));
        double alone = quick.of(new Decision.Fire(all.subList(0, 1), gun, Decision.Means.GUNS));
        assertTrue(together > 2 * alone, together + " and " + alone);
    }

    @Test
    void gunsAreCalledOnTheEnemyAndNotOnFriends() {
        Table close = at(start.table(), "rifle-6", 600, 545);
        Table closer = at(close, "rifle-5", 640, 520);
        var guns = start.table().battle().order().guns().stream().limit(2);
        var request =
                new Decision.Request(
                        unit("fao"),
                        new Spot(670, 575),
                        guns.map(each -> each.id()).toList(),
                        new Pattern.Concentration());

        double free = gain(start.table(), request);
        assertTrue(free > 0);
        assertTrue(gain(closer, request) < free);
    }

    private double gain(Table table, Decision.Request request) {
        return new Quick(new Outlook(table), view(table, AMERICAN)).of(request);
    }

    @Test
    void theVolleyTableKnowsTheWorkedExample() {
        // Panzer IV at a T-34/85: 4 dice on 4+, saved on 5+, 4 hits to knock out (errata 8, 1)
        double unsaved = Volleys.reaches(4) * (1 - Volleys.reaches(5));

        assertEquals(1 / 81.0, Volleys.knockOut(4, unsaved, 4, false), 1e-9);
        assertEquals(42 / 81.0, Volleys.shaken(4, unsaved, Volleys.reaches(4)), 0.01);
    }

    @Test
    void anAssaultComesOutAsInTheWorkedExample() {
        // two grenadiers and a support at a rifle in an orchard (errata 8, 7)
        Clash clash = Clash.of(11, Volleys.reaches(5), Volleys.reaches(4), 4, Volleys.reaches(4));

        assertEquals(0.643643, clash.won(), 1e-6);
        assertEquals(0.234202, clash.driven(), 1e-6);
        assertEquals(0.065404, clash.lost(), 1e-6);
    }

    @Test
    void setUpNeedsNoThought() {
        View view = view(start.table(), GERMAN);

        var standing = JUDGEMENT.standing(view, RULES.prompt(view));
        assertInstanceOf(Decision.Ready.class, standing.orElseThrow());
    }

    @Test
    void aTrialLooksAtFewerAnswersThanTheQuestionItself() {
        View view = view(start.table(), AMERICAN);
        View ordering = RULES.view(orders(), view.side());
        List<Decision> legal = RULES.prompt(ordering).options().listed();

        List<Decision> sensible = JUDGEMENT.sensible(ordering, legal);
        List<Decision> glance = JUDGEMENT.glance(ordering, legal);

        assertTrue(sensible.containsAll(glance));
        assertTrue(2 * glance.size() <= sensible.size() + 1, glance + " of " + sensible);
        assertTrue(glance.stream().anyMatch(each -> each instanceof Decision.Order));
    }

    /** The Americans give orders. */
    private State orders() {
        State ready = after(start, GERMAN, new Decision.Ready());
        return after(after(ready, AMERICAN, new Decision.Ready()), AMERICAN, new Decision.End());
    }

    private static State after(State state, int side, Decision decision) {
        var by = state.table().battle().sideOf(side);
        return RULES.resolve(state, by, decision, Chance.seeded(1)).state();
    }
}
