package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.charts.FactorCharts;
import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Notation;

import java.util.List;

/** How decisions are typed and kept. */
final class NotationTest {
    private static final BlitzCommander RULES = new BlitzCommander();
    private static final UnitId A = new UnitId(0, "a");
    private static final UnitId B = new UnitId(1, "b");
    private static final UnitId GUNS = new UnitId(2, "guns");
    private static final UnitId FAR = new UnitId(3, "far");
    private static final HexId B01 = new HexId(1, "B01");
    private static final HexId C01 = new HexId(2, "C01");
    private static final HexId E01 = new HexId(4, "E01");
    private static final TankId SHERMAN = FactorCharts.standard().id(1);
    private static final TankId PANTHER = FactorCharts.standard().id(19);
    private static final TankId TIGER = FactorCharts.standard().id(21);

    private static Played scene() {
        return Drawn.map("c c c c c c")
                .us("a", "us-infantry", "A01")
                .us("b", "us-infantry", "A01")
                .us("guns", "us-corps-artillery", "A01")
                .us("far", "us-infantry", "D01")
                .german("g", "de-infantry", "E01")
                .begin();
    }

    private static String unread(String text) {
        return switch (RULES.notation().read(scene().view(), text)) {
            case Notation.Reading.Unread<Decision>(var why) -> why;
            case Notation.Reading.Read<Decision>(var decision) -> fail("it was read: " + decision);
        };
    }

    private static void same(Decision decision, String text) {
        Played scene = scene();
        assertEquals(text, RULES.notation().write(scene.view(), decision));
        assertEquals(decision, scene.read(text));
    }

    @Test
    void whatIsWrittenIsReadAsTheSame() {
        same(new Decision.Place(A, B01), "place a B01");
        same(new Decision.Ready(), "ready");
        same(new Decision.Take(List.of(A, B)), "take a b");
        same(new Decision.Move(List.of(A, B), List.of(B01, C01)), "move a b to B01 C01");
        same(new Decision.Exit(List.of(A), List.of()), "exit a");
        same(new Decision.Exit(List.of(A), List.of(B01, C01)), "exit a via B01 C01");
        same(new Decision.Stay(), "stay");
        same(new Decision.Assault(E01, List.of(FAR)), "assault E01 with far");
        same(new Decision.Bombard(E01, List.of(GUNS)), "bombard E01 with guns");
        same(new Decision.Entrench(List.of(A, GUNS)), "entrench a guns");
        same(new Decision.EndTurn(), "end");
        same(new Decision.Commit(List.of()), "commit nothing");
        same(new Decision.Commit(List.of(GUNS)), "commit guns");
        same(
                new Decision.Nominate(
                        List.of(new Aim(SHERMAN, PANTHER, 4), new Aim(SHERMAN, TIGER, 2))),
                "nominate 4 sherman-75 at panther and 2 sherman-75 at tiger-ii");
        same(new Decision.TankAssault(List.of()), "tank-assault nothing");
        same(new Decision.TankAssault(List.of(A, B)), "tank-assault a b");
        same(new Decision.Lose(A), "lose a");
        same(new Decision.Advance(List.of(A, B)), "advance a b");
    }

    @Test
    void aDistantHexStandsForTheCheapestWayThere() {
        assertEquals(
                new Decision.Move(List.of(A), List.of(B01, C01)), scene().read("move a to C1"));
    }

    @Test
    void whatIsLeftOutIsFilledIn() {
        assertEquals(new Decision.Assault(E01, List.of(FAR)), scene().read("assault e1"));
        assertEquals(new Decision.Entrench(List.of(A, B, GUNS)), scene().read("entrench A1"));
    }

    @Test
    void whatMakesNoSenseIsToldWithTheNearestWord() {
        assertEquals("there is no order \"mvoe\"; did you mean move?", unread("mvoe a to B01"));
        assertEquals("after the units comes \"to\" and where they go", unread("move a b"));
        assertEquals("Z99 is off the map, which has 6 columns and 1 rows", unread("place a Z99"));
        assertEquals("a unit is missing at the end", unread("lose"));
        assertEquals("what is \"b\" at the end?", unread("lose a b"));
        assertEquals(
                "after the hex comes \"with\" and units, not \"by\"", unread("assault E01 by far"));
        assertEquals(
                "a number of tanks is wanted, not \"many\"", unread("nominate many stuart at kv"));
    }
}
