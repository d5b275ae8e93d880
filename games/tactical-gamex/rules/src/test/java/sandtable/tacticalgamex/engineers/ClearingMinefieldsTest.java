package sandtable.tacticalgamex.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;

/** TGX-9.1 Clearing Minefields. */
final class ClearingMinefieldsTest {
    private static Drawn mined() {
        return Drawn.of(". . . . . . . .")
                .foundMines("C01", OddsColumn.TWO_TO_ONE, 1)
                .german("pio", "de-engineer-east", "B01")
                .german("other", "de-engineer-east", "A01")
                .german("truck", "de-truck", "D01")
                .soviet("x", "su-zis-5-truck", "H01");
    }

    private static Game cleared() {
        return mined().impulse(0, 2).play("work pio mines C01");
    }

    private static Minefield mines(Game game) {
        return game.table().counters().minesAt(game.hex("C01")).orElseThrow();
    }

    /** Nobody does anything else in this turn, and Germany has the next. */
    private static Game turnOver(Game game) {
        Game done = game.state().step() instanceof Spending ? game.play("done") : game;
        return done.play("pass").play("pass").play("pass", 5, 2);
    }

    private static Game shaken(Game game, String id) {
        Table table = game.table();
        Unit unit = game.unit(id).with(Mark.DISRUPTED);
        return new Game(game.state().with(table.with(game.index(id), unit)));
    }

    @Test
    @Cites("TGX-9.1.a")
    void theEngineerMustBeginNextToTheMines() {
        Game game = mined().impulse(0, 2);
        Game inside = mined().german("deep", "de-engineer-east", "C01").impulse(0, 2);

        assertEquals("other is not next to C01 [TGX-9.1.a]", game.refusal("work other mines C01"));
        assertEquals("deep is not next to C01 [TGX-9.1.a]", inside.refusal("work deep mines C01"));
        assertFalse(inside.offers("work deep mines C01"));
        assertTrue(game.offers("work pio mines C01"));
    }

    @Test
    @Cites("TGX-9.1.b")
    void forOnePointItMovesInAndInvertsTheMarker() {
        Game game = cleared();

        assertEquals("C01", game.at("pio"));
        assertTrue(mines(game).inverted());
        assertEquals("pio", game.event(Happening.MinesInverted.class).unit().name());
        assertFalse(mines(mined().impulse(0, 2)).inverted());
        assertInstanceOf(Spending.class, game.state().step());
        assertEquals(1, game.table().impulse().points());
    }

    @Test
    @Cites("TGX-9.1.b")
    void minesThatNobodyKnowsOfCannotBeCleared() {
        Game game =
                Drawn.of(". . .")
                        .mines("B01", OddsColumn.TWO_TO_ONE, 1)
                        .german("pio", "de-engineer-east", "A01")
                        .impulse(0, 1);

        assertEquals("no mines are known at B01 [TGX-9.1.b]", game.refusal("work pio mines B01"));
    }

    @Test
    @Cites({"TGX-9.1.c", "TGX-4.3.b"})
    void housekeepingRemovesTheMinesUnderTheEngineer() {
        Game game = turnOver(cleared());

        assertTrue(game.table().counters().mines().isEmpty());
        assertEquals(game.hexId("C01"), game.event(Happening.MinesCleared.class).hex());
    }

    @Test
    @Cites("TGX-9.1.d")
    void aDisruptedEngineerLeavesTheMarkerForAnother() {
        Game next = turnOver(shaken(cleared(), "pio"));
        Game rallied = next.play("roll", 6).play("rally C01", 1, 1);
        Game relieved = next.play("roll", 6).play("move other").play("march B01").play("done");

        assertTrue(mines(next).inverted());
        assertTrue(mines(turnOver(rallied)).inverted());
        Game after = turnOver(relieved).play("roll", 6).play("move other").play("march C01");
        assertTrue(turnOver(after).table().counters().mines().isEmpty());
    }

    @Test
    @Cites("TGX-9.1.d")
    void anotherWhoIsDisruptedBeforeTheTurnEndsClearsNothing() {
        Game next = turnOver(shaken(cleared(), "pio"));
        Game near = turnOver(next.play("roll", 6).play("move other").play("march B01"));
        Game there = near.play("roll", 6).play("move other").play("march C01");

        assertTrue(mines(turnOver(shaken(there, "other"))).inverted());
    }

    @Test
    @Cites("TGX-9.1.e")
    void anInvertedMarkerStillAttacks() {
        Game game = cleared().play("move truck").play("march C01", 6);

        assertEquals("TGX-8.2.i", game.attacked().clause().id());
        assertTrue(mines(game).inverted());
    }

    @Test
    @Cites("TGX-9.1.f")
    void meanwhileTheEngineerDoesNothingElse() {
        Drawn two = mined().foundMines("D01", OddsColumn.ONE_TO_ONE, 1);
        Game game = two.impulse(0, 4).play("work pio mines C01");

        assertEquals(
                "pio cannot be put to work now [TGX-1.0.a]", game.refusal("work pio mines D01"));
        assertEquals("pio cannot be activated to move now [TGX-1.0.a]", game.refusal("move pio"));
        assertTrue(game.unit("pio").has(Mark.COMPLETED));
    }

    @Test
    @Cites("TGX-9.1.b")
    void whoIsStoppedByFireOnTheWayInTurnsNothingOver() {
        Game game =
                mined().soviet("gun", "su-cavalry-43", "E01")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 2)
                        .play("work pio mines C01")
                        .play("interrupt gun", 1);

        assertTrue(game.happened(Happening.Disrupted.class), game.events().toString());
        assertFalse(mines(game).inverted());
    }
}
