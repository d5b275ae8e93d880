package sandtable.blitzkriegcommander.end;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzkriegcommander.Tabletop;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.scenario.ScenarioReader;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Cites;

import java.util.List;

final class ScoringTest {
    private static final Condition OUTNUMBERS = new Condition.Outnumbers(0, 0);
    private static final Condition HOLDS = new Condition.Holds(0, List.of(0), 1);

    private static Tabletop table() {
        return Tabletop.of(900, 600).objective("farm", 400, 300, 100);
    }

    @Test
    @Cites("BKC-WIN.2")
    void theDistanceIsMeasuredFromTheBase() {
        assertTrue(Scoring.holds(table().us("a", "us-rifle", 400, 185).table(), OUTNUMBERS));
        assertFalse(Scoring.holds(table().us("a", "us-rifle", 400, 184).table(), OUTNUMBERS));
    }

    @Test
    @Cites("BKC-WIN.2")
    void theSuppressedAndThoseThatDoNotCountHoldNothing() {
        assertFalse(
                Scoring.holds(
                        table().us("a", "us-rifle", 400, 300).suppressed().table(), OUTNUMBERS));
        assertFalse(Scoring.holds(table().us("a", "us-m8", 400, 300).table(), OUTNUMBERS));
        assertFalse(Scoring.holds(table().us("a", "us-truck", 400, 300).table(), OUTNUMBERS));
        assertFalse(Scoring.holds(table().us("a", "hq", 8, 400, 300).table(), OUTNUMBERS));
    }

    @Test
    void aPlaceIsHeldWhereNoEnemyHoldsToo() {
        Tabletop both =
                table().us("a", "us-rifle", 400, 300)
                        .us("b", "us-rifle", 440, 300)
                        .german("c", "de-grenadier", 400, 350);

        assertTrue(Scoring.holds(both.table(), OUTNUMBERS));
        assertFalse(Scoring.holds(both.table(), HOLDS));
        assertTrue(Scoring.holds(table().us("a", "us-rifle", 400, 300).table(), HOLDS));
    }

    @Test
    void pointsAreGivenForWhatHolds() {
        Table held = table().us("a", "us-rifle", 400, 300).score(Tabletop.US, 3, HOLDS).table();

        assertEquals(3, Scoring.points(held, 0));
        assertTrue(Scoring.holds(held, new Condition.Points(0, 3)));
        assertFalse(Scoring.holds(held, new Condition.Points(0, 4)));
    }

    @Test
    void aBattlegroupIsBrokenByHalfOfThree() {
        Tabletop three =
                table().us("a", "us-rifle", 100, 100)
                        .that(ScoringTest::out)
                        .us("b", "us-rifle", 200, 100)
                        .us("c", "us-rifle", 300, 100)
                        .us("m8", "us-m8", 400, 100)
                        .that(ScoringTest::out);

        assertEquals(2, Breakpoint.of(three.table(), 0));
        assertEquals(1, Breakpoint.losses(three.table(), 0));
        assertFalse(Scoring.holds(three.table(), new Condition.Broken(0)));
    }

    private static Unit out(Unit unit) {
        return unit.with(Whereabouts.Off.KNOCKED_OUT);
    }

    @Test
    @Cites({"BKC-BRK.1", "BKC-BRK.2", "BKC-BRK.3", "BKC-BRK.4", "BKC-BRK.5", "BKC-BRK.6"})
    void theScenariosHaveTheirBreakpoints() {
        assertEquals(List.of(3, 3), breakpoints("first-orders"));
        assertEquals(List.of(8, 4), breakpoints("sunken-lane"));
        assertEquals(List.of(17, 10), breakpoints("vistula"));
        assertEquals(List.of(33, 23), breakpoints("epsom"));
    }

    private static List<Integer> breakpoints(String scenario) {
        Table table =
                Table.of(
                        ScenarioReader.read(
                                sandtable.blitzkriegcommander.Battles.scenario(scenario)));
        return List.of(Breakpoint.of(table, 0), Breakpoint.of(table, 1));
    }
}
