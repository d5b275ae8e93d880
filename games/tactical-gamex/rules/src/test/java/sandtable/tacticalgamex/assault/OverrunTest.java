package sandtable.tacticalgamex.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.4.5 Overrun. */
final class OverrunTest {
    private static final String FIELD = ". . .\n. . .\n. . .\n. . .\n. . .\n. . .";

    /** The German column north of two Polish rifle units. */
    private static Drawn poles() {
        return Drawn.of(FIELD)
                .german("marder", "de-marder-ii", "B01")
                .german("ht", "de-sdkfz-251-east", "B01")
                .soviet("p1", "pl-rifle-41", "B03")
                .soviet("p2", "pl-rifle-41", "B03");
    }

    @Test
    @Cites({
        "TGX-6.4.5.1",
        "TGX-6.4.5.e",
        "TGX-6.4.5.f",
        "TGX-6.4.5.g",
        "TGX-6.4.5.h",
        "TGX-6.4.5.c"
    })
    void aMarderAndAHalftrackOverrunTwoRifleUnits() {
        Game game =
                poles().impulse(0, 1)
                        .play("move marder")
                        .play("march B02 B03 B04 overrun B03")
                        .play("move ht")
                        .play("march B02 B03 C04 overrun B03", 4);

        assertEquals(new CombatRatio(2, 1), game.attacked().ratio());
        assertEquals(4, game.attacked().die());
        assertEquals("DD", game.attacked().results().getFirst().code());
        assertEquals("B04", game.at("marder"));
        assertEquals("C04", game.at("ht"));
        assertTrue(game.unit("ht").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-6.4.5.a")
    void onlyArmoredUnitsOverrun() {
        Game game = poles().german("truck", "de-truck", "B01").impulse(0, 1).play("move truck");

        assertFalse(game.options().stream().anyMatch(each -> each.contains("overrun")));
        assertEquals(
                "truck cannot overrun B03 [TGX-6.4.5.i]",
                game.refusal("march B02 B03 B04 overrun B03"));
    }

    @Test
    @Cites("TGX-6.4.5.b")
    void onlyOpenHexesWithoutObstaclesAreOverrun() {
        assertEquals(
                "marder cannot overrun B03 [TGX-6.4.5.b]",
                poles().wrecks("B03", 1)
                        .impulse(0, 1)
                        .play("move marder")
                        .refusal("march B02 B03 B04 overrun B03"));
        assertEquals(
                "marder cannot overrun B03 [TGX-6.4.5.b]",
                Drawn.of(". . .\n. . .\n. w .\n. . .")
                        .german("marder", "de-marder-ii", "B01")
                        .soviet("p", "pl-rifle-41", "B03")
                        .impulse(0, 1)
                        .play("move marder")
                        .refusal("march B02 B03 B04 overrun B03"));
    }

    @Test
    @Cites("TGX-6.4.5.d")
    void whoCannotGetThroughTakesNoPart() {
        Game game =
                Drawn.of(FIELD)
                        .german("slow", "de-elefant", "B01")
                        .soviet("p", "pl-rifle-41", "B05")
                        .impulse(0, 1)
                        .play("move slow");

        assertEquals(
                "slow cannot pass through B05 to B06 [TGX-6.4.5.d]",
                game.refusal("march B02 B03 B04 B05 B06 overrun B05"));
    }

    @Test
    @Cites("TGX-6.4.5.i")
    void selfPropelledArtilleryDoesNotOverrun() {
        assertFalse(
                Overrun.mayOverrun(
                        Drawn.of(FIELD)
                                .german("w", "de-wespe", "B01")
                                .soviet("p", "pl-rifle-41", "B03")
                                .table(),
                        0,
                        poles().hex("B03")));
    }

    @Test
    @Cites("TGX-6.4.5.j")
    void aHalftrackDoesNotOverrunArmor() {
        Game game =
                Drawn.of(FIELD)
                        .german("ht", "de-sdkfz-251-east", "B01")
                        .soviet("other", "su-m-2-halftrack", "B03")
                        .impulse(0, 1)
                        .play("move ht");

        assertEquals(
                "ht cannot overrun B03 [TGX-6.4.5.j]",
                game.refusal("march B02 B03 B04 overrun B03"));
    }

    @Test
    @Cites("TGX-8.2.j")
    void nobodyOverrunsOutOfAMinedHex() {
        Game game =
                poles().mines("B02", OddsColumn.TWO_TO_ONE, 0).impulse(0, 1).play("move marder");

        assertEquals(
                "marder cannot overrun B03 [TGX-8.2.j]",
                game.refusal("march B02 B03 B04 overrun B03"));
    }

    @Test
    @Cites("TGX-8.4.s")
    void fortificationsAreNeitherOverrunNorLeftInAnOverrun() {
        Table table =
                Drawn.of(FIELD)
                        .german("marder", "de-marder-ii", "B01")
                        .marked(Mark.INSIDE)
                        .german("free", "de-marder-ii", "B01")
                        .soviet("p", "pl-rifle-41", "B03")
                        .soviet("q", "pl-rifle-41", "B05")
                        .fort("B01", 20)
                        .fort("B03", 20)
                        .table();

        assertFalse(Overrun.mayOverrun(table, 0, table.ground().map().numbering().read("B05")));
        assertFalse(Overrun.mayOverrun(table, 1, table.ground().map().numbering().read("B03")));
        assertTrue(Overrun.mayOverrun(table, 1, table.ground().map().numbering().read("B05")));
    }

    @Test
    @Cites("TGX-6.4.a")
    void whoIsLeftMayStillJoinBeforeTheAttack() {
        Game game = poles().impulse(0, 1).play("move marder").play("march B02 B03 B04 overrun B03");

        assertEquals(List.of("attack", "move ht"), game.options());
    }
}
