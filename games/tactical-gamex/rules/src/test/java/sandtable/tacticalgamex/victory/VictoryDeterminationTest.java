package sandtable.tacticalgamex.victory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.scenario.Measure;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.List;

/** TGX-4.4 Victory Determination: what a scenario counts. */
final class VictoryDeterminationTest {
    private static Drawn towns() {
        return Drawn.of(". t t . .\n. . . . .");
    }

    private static Victory control(HexSet hexes) {
        return Victory.of(List.of(new Score(0, new Measure.Controlled(0, hexes), 3)), List.of());
    }

    @Test
    @Cites("TGX-4.0.b")
    void whoWasLastInAHexControlsIt() {
        HexSet hexes = HexSet.of(towns().hex("B01"), towns().hex("C01"));
        Game game =
                towns().german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("x", "su-rifle-43", "E02")
                        .victory(control(hexes))
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A02 B01 C01 D01");

        assertEquals(6, VictoryDetermination.points(game.table(), 0));
    }

    @Test
    @Cites("TGX-4.0.b")
    void trucksControlNothing() {
        HexSet hexes = HexSet.of(towns().hex("B01"));
        Game game =
                towns().german("truck", "de-truck", "A01")
                        .victory(control(hexes))
                        .impulse(0, 1)
                        .play("move truck")
                        .play("march B01");

        assertEquals(0, VictoryDetermination.points(game.table(), 0));
    }

    @Test
    @Cites({"TGX-4.0.b", "TGX-5.2.3.d"})
    void whoUnloadsInAHexControlsIt() {
        Game game =
                towns().german("rifle", "de-rifle-39", "A01")
                        .german("truck", "de-truck", "A01")
                        .carrying()
                        .victory(control(HexSet.of(towns().hex("B01"))))
                        .impulse(0, 1)
                        .play("move truck")
                        .play("march B01 unload");

        assertEquals(3, VictoryDetermination.points(game.table(), 0));
    }

    /** R-TGX-118: it has come there as well. */
    @Test
    @Cites({"TGX-4.0.b", "TGX-6.4.5.d"})
    void whoRollsOnBehindAnOverrunControlsTheHexThere() {
        Drawn drawn =
                Drawn.of(". . . .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("gun", "su-45mm-at-42", "B01")
                        .marked(Mark.OPPORTUNITY_FIRE);
        Game game =
                drawn.victory(control(HexSet.of(drawn.hex("C01"))))
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march B01 C01 overrun B01")
                        .play("interrupt gun", 3);

        assertTrue(game.unit("pz").disrupted());
        assertEquals("C01", game.at("pz"));
        assertEquals(3, VictoryDetermination.points(game.table(), 0));
    }

    @Test
    @Cites("TGX-4.0.b")
    void lossesAndPresenceCountCombatUnits() {
        Table table =
                towns().german("pz", "de-pzkw-iv-h", "A01")
                        .german("p", "de-rifle-39", "B01")
                        .german("truck", "de-truck", "B01")
                        .carrying()
                        .table();
        Table lost = table.with(0, Unit.at(Whereabouts.Off.ELIMINATED));

        assertEquals(1, VictoryDetermination.count(lost, new Measure.Lost(0, List.of())));
        assertEquals(0, VictoryDetermination.count(lost, new Measure.Lost(0, List.of(1))));
        assertEquals(
                1,
                VictoryDetermination.count(
                        table, new Measure.Present(0, HexSet.of(table.unit(2).hex()))));
    }

    @Test
    @Cites("TGX-2.3.a")
    void unitsThatLeftAreCountedByTheirExit() {
        Table table = towns().german("pz", "de-pzkw-iv-h", "A01").table();
        Table left = table.with(0, Unit.at(new Whereabouts.Left(table.hexId(4))));

        assertEquals(1, VictoryDetermination.count(left, new Measure.Left(0, HexSet.of(4))));
        assertEquals(0, VictoryDetermination.count(left, new Measure.Left(0, HexSet.of(3))));
    }
}
