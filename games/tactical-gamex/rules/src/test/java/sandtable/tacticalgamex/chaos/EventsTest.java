package sandtable.tacticalgamex.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Conditions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.List;

/** TGX-24.2 What the single events do; the German side has drawn them. */
final class EventsTest {
    private static Drawn field() {
        return Drawn.of(". . . . . . . . . . .", "A01 B01 C01 D01 E01 F01")
                .optional("TGX-24")
                .german("t", "de-pzkw-iv-h", "A01")
                .soviet("x", "su-rifle-43", "C01");
    }

    private static Table happen(Table table, String event, int... luck) {
        return Events.happen(
                table, new Conditions.Due(event, 0), new Telling<Happening>(Chance.scripted(luck)));
    }

    private static Table chosen(Table table, String event, Decision choice) {
        return Events.happen(
                table,
                new Conditions.Due(event, 0),
                choice,
                new Telling<Happening>(Chance.scripted()));
    }

    private static boolean applicable(Drawn drawn, String event) {
        return Events.applicable(drawn.impulse(0, 2).table(), event, 0);
    }

    @Test
    @Cites("TGX-24.2.b")
    void aThrownTrackKeepsAVehicleFromMoving() {
        Game game = field().impulse(0, 2);
        Table stuck = happen(game.table(), "E02", 1);
        Game after = new Game(game.state().with(stuck));

        assertEquals("t cannot be activated to move now [TGX-1.0.a]", after.refusal("move t"));
        assertTrue(after.offers("fire A01"));
    }

    @Test
    @Cites("TGX-24.2.b")
    void aSharpshooterShakesSpottedEnemies() {
        Table table = field().impulse(0, 2).table();

        assertTrue(happen(table, "E03", 1, 6, 6).unit(1).disrupted());
        assertFalse(happen(table, "E03", 1, 1, 1).unit(1).disrupted());
    }

    @Test
    @Cites("TGX-24.2.b")
    void steadyAimHelpsTheNextDirectFireOnly() {
        Game game = field().impulse(0, 2);
        Game aimed = new Game(game.state().with(happen(game.table(), "E04"))).play("fire A01");
        Game shot = aimed.play("shoot C01 t at x", 6);

        assertEquals(-1, shot.attacked().fight().modifier(0));
        assertFalse(shot.table().conditions().chaos().has("E04", 0));
    }

    @Test
    @Cites("TGX-24.2.b")
    void hazeAndBadFuzesSpoilTheDie() {
        Drawn far =
                Drawn.of(". . . . . . . . . . .")
                        .optional("TGX-24")
                        .german("t", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-t-34-c", "H01");
        Game game = far.impulse(0, 2);
        Game hazy = new Game(game.state().with(happen(game.table(), "E12"))).play("fire A01");

        assertEquals(1, hazy.play("shoot H01 t at x", 6).attacked().fight().modifier(0));
        assertFalse(applicable(field(), "E05"));
    }

    @Test
    @Cites("TGX-24.2.b")
    void unitsRecoverOrGetFreshOrdersAsTheirOwnerChooses() {
        Game shaken =
                field().german("d", "de-rifle-40", "B01").marked(Mark.DISRUPTED).impulse(0, 2);
        Game moved = field().german("d", "de-rifle-40", "B01").marked(Mark.MOVED).impulse(0, 2);
        var pick = new Decision.Pick(shaken.table().unitId(shaken.index("d")));

        assertFalse(chosen(shaken.table(), "E06", pick).unit(pick.unit()).disrupted());
        assertFalse(chosen(moved.table(), "E08", pick).unit(pick.unit()).activated());
    }

    @Test
    @Cites("TGX-24.2.b")
    void thePoolBeingSpentChangesOrTheNext() {
        Game spending = field().impulse(0, 2);
        Game enemys = field().impulse(1, 2);

        assertEquals(1, happen(spending.table(), "E09").impulse().points());
        assertEquals(4, happen(spending.table(), "E10").impulse().points());
        assertEquals(2, happen(enemys.table(), "E10").conditions().chaos().pool(0));
    }

    @Test
    @Cites("TGX-24.2.b")
    void aMuzzleFlashSpotsAndAJamTakesTheRoadRate() {
        Game woods =
                Drawn.of(". . . . w . .")
                        .optional("TGX-24")
                        .german("t", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-rifle-43", "E01")
                        .impulse(0, 2);
        var flash = new Decision.Point(woods.hexId("E01"));
        Game road = field().impulse(0, 2);
        Table jammed = chosen(road.table(), "E16", new Decision.Point(road.hexId("B01")));
        Game moving = new Game(road.state().with(jammed)).play("move t").play("march B01");

        assertTrue(
                chosen(woods.table(), "E11", flash)
                        .counters()
                        .spotted()
                        .contains(woods.hex("E01")));
        assertTrue(moving.event(Happening.Stepped.class).halfPoints() > 1);
    }

    @Test
    @Cites("TGX-24.2.b")
    void aStrayMineAttacksVehiclesThatHaveMoved() {
        Game game =
                Drawn.of(". . .")
                        .optional("TGX-24")
                        .german("t", "de-truck", "A01")
                        .marked(Mark.MOVED)
                        .soviet("x", "su-rifle-43", "C01")
                        .impulse(0, 2);

        assertTrue(happen(game.table(), "E15", 1, 3).unit(0).disrupted());
    }

    @Test
    @Cites("TGX-24.2.b")
    void aHulkBurnsAndStragglersComeBack() {
        Game wreck = field().wrecks("E01", 1).impulse(0, 2);
        Game game = field().german("d", "de-rifle-40", "B01").impulse(0, 2);
        Table lost = game.table().with(game.index("d"), Unit.at(Whereabouts.Off.ELIMINATED));
        Table back = chosen(lost, "E17", new Decision.Point(game.hexId("A01")));

        assertTrue(happen(wreck.table(), "E20", 1).counters().smoke().contains(wreck.hex("E01")));
        assertEquals(game.hex("A01"), back.unit(game.index("d")).hex());
        assertTrue(back.unit(game.index("d")).disrupted());
    }

    @Test
    @Cites({"TGX-24.2.b", "TGX-4.0.b"})
    void stragglersWhoComeBackToAnObjectiveControlIt() {
        HexSet edge = HexSet.of(field().hex("A01"));
        var score = new Score(0, new Measure.Controlled(0, edge), 3);
        Game game =
                field().german("d", "de-rifle-40", "B01")
                        .victory(Victory.of(List.of(score), List.of()))
                        .impulse(0, 2);
        Table lost = game.table().with(game.index("d"), Unit.at(Whereabouts.Off.ELIMINATED));

        Table back = chosen(lost, "E17", new Decision.Point(game.hexId("A01")));

        assertEquals(3, VictoryDetermination.points(back, 0));
    }

    @Test
    @Cites("TGX-24.2.d")
    void eventsWithoutATargetCannotBeApplied() {
        assertFalse(applicable(field(), "E06"));
        assertFalse(applicable(field(), "E08"));
        assertFalse(applicable(field(), "E13"));
        assertFalse(applicable(field(), "E15"));
        assertFalse(applicable(field(), "E17"));
        assertFalse(applicable(field(), "E18"));
        assertFalse(applicable(field(), "E19"));
        assertFalse(applicable(field(), "E20"));
        assertFalse(applicable(field(), "E21"));
        assertTrue(applicable(field(), "E07"));
    }

    @Test
    @Cites("TGX-24.2.b")
    void aSunkenLaneLetsInfantryHurryWithoutFatigue() {
        Game game = field().german("d", "de-rifle-40", "H01").impulse(0, 2);
        Table lane = chosen(game.table(), "E19", new Decision.Point(game.hexId("H01")));
        Game moving = new Game(game.state().with(lane)).play("move d");

        Game done = moving.play("hurry").play("march I01 J01");
        assertEquals("J01", done.at("d"));
        assertFalse(done.unit("d").disrupted());
    }
}
