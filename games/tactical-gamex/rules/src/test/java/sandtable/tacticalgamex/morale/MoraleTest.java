package sandtable.tacticalgamex.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.movement.DisruptedUnits;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-7.0 Morale, rally and disruption. */
final class MoraleTest {
    private static Drawn shaken(String map) {
        return Drawn.of(map)
                .german("r", "de-rifle-39", "A01")
                .marked(Mark.DISRUPTED)
                .soviet("x", "su-rifle-43", "A03");
    }

    @Test
    @Cites({"TGX-7.1.a", "TGX-7.0.a", "TGX-7.3.a"})
    void twoDiceUpToTheMoraleLevelRally() {
        Game game = shaken(".\n.\n.").impulse(0, 2);

        Game passed = game.play("rally A01", 3, 4);
        assertFalse(passed.unit("r").disrupted());
        assertTrue(passed.unit("r").has(Mark.COMPLETED));
        assertTrue(game.play("rally A01", 4, 4).unit("r").disrupted());
    }

    @Test
    @Cites("TGX-7.3.b")
    void whoFailsMayTryAgain() {
        Game failed = shaken(".\n.\n.").impulse(0, 2).play("rally A01", 6, 6);

        assertFalse(failed.unit("r").activated());
        assertTrue(failed.offers("rally A01"));
    }

    @Test
    @Cites("TGX-4.2.2.f")
    void onePointTriesAllDisruptedUnitsOfTheHex() {
        Game game =
                shaken(".\n.\n.")
                        .german("s", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 1)
                        .play("rally A01", 1, 1, 6, 6);

        assertFalse(game.unit("r").disrupted());
        assertTrue(game.unit("s").disrupted());
    }

    @Test
    @Cites("TGX-4.2.2.f")
    void theSecondUnitMayRallyWhereTheFirstDoesNot() {
        Game game =
                shaken(".\n.\n.")
                        .german("s", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .impulse(0, 1)
                        .play("rally A01", 6, 6, 1, 1);

        assertTrue(game.unit("r").disrupted());
        assertFalse(game.unit("s").disrupted());
    }

    /** R-TGX-40. */
    @Test
    @Cites("TGX-7.3.a")
    void aPassengerRecoversWithItsTransport() {
        Game game =
                Drawn.of(".\n.\n.")
                        .german("r", "de-rifle-39", "A01")
                        .marked(Mark.DISRUPTED)
                        .german("truck", "de-truck", "A01")
                        .marked(Mark.DISRUPTED)
                        .carrying()
                        .impulse(0, 1)
                        .play("rally A01", 1, 1);

        assertFalse(game.unit("truck").disrupted());
        assertFalse(game.unit("r").disrupted());
    }

    private static int modifier(Drawn drawn) {
        return Modification.sum(MoraleChecks.modifications(new Occupation(drawn.table()), 0));
    }

    @Test
    @Cites("TGX-7.1.b")
    void whoIsNotSpottedTakesOneOff() {
        assertEquals(0, modifier(shaken(".\n.\n.")));
        assertEquals(-1, modifier(shaken("w\n.\n.")));
    }

    @Test
    @Cites({"TGX-7.1.c", "TGX-7.1.f"})
    void townPositionAndFortificationTakeOneOffTogether() {
        assertEquals(-2, modifier(shaken("t\n.\n.")));
        assertEquals(-1, modifier(shaken(".\n.\n.").position("A01")));
        assertEquals(
                -1,
                modifier(
                        Drawn.of(".\n.\n.")
                                .german("r", "de-rifle-39", "A01")
                                .marked(Mark.DISRUPTED, Mark.INSIDE)
                                .soviet("x", "su-rifle-43", "A03")
                                .fort("A01", 10)
                                .position("A01")));
    }

    @Test
    @Cites("TGX-7.1.a")
    void theChanceToPassIsCountedOver36Throws() {
        for (int level = 1; level <= 12; level++) {
            for (int modifier = -4; modifier <= 1; modifier++) {
                int passed = 0;
                for (int dice = 0; dice < 36; dice++) {
                    passed += dice / 6 + dice % 6 + 2 + modifier <= level ? 1 : 0;
                }
                var line = new Modification("any", modifier, Clause.of("TGX-7.1.f"));
                assertEquals(
                        passed / 36.0,
                        MoraleChecks.odds(level, List.of(line)).getOrDefault(true, 0.0),
                        1e-12);
            }
        }
    }

    @Test
    @Cites("TGX-7.2.a")
    void outOfSightADisruptedUnitMovesAsItLikes() {
        Game game =
                Drawn.of(". .\n. .\nw w\n. .\n. .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .marked(Mark.DISRUPTED)
                        .soviet("x", "su-t-34-c", "A05")
                        .impulse(0, 1)
                        .play("move pz");

        assertTrue(game.offers("march A02"));
    }

    @Test
    @Cites("TGX-7.2.b")
    void inSightItMovesAwayFromAllItSees() {
        Table table =
                Drawn.of(". . .\n. . .\n. . .\n. . .")
                        .german("pz", "de-pzkw-iv-h", "B02")
                        .marked(Mark.DISRUPTED)
                        .soviet("x", "su-t-34-c", "B04")
                        .table();
        int from = table.unit(0).hex();

        assertTrue(DisruptedUnits.mayStep(table, 0, from, named(table, "B01")));
        assertFalse(DisruptedUnits.mayStep(table, 0, from, named(table, "B03")));
        assertFalse(DisruptedUnits.mayStep(table, 0, from, named(table, "A03")));
    }

    private static int named(Table table, String hex) {
        return table.ground().map().numbering().read(hex);
    }

    @Test
    @Cites({"TGX-7.2.c", "TGX-2.1.e"})
    void aDisruptedUnitAttacksInNoWay() {
        Game game =
                Drawn.of(".\n.\n.")
                        .german("smg", "de-smg-east", "A01")
                        .marked(Mark.DISRUPTED)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .marked(Mark.DISRUPTED)
                        .soviet("x", "su-rifle-43", "A02")
                        .impulse(0, 3);

        assertEquals(
                "smg cannot take part in a close assault on A02 [TGX-7.2.c]",
                game.refusal("assault A02 smg"));
        assertEquals("nobody at A01 has a target to fire at [TGX-6.2.a]", game.refusal("fire A01"));
        assertEquals(
                "pz cannot overrun A02 [TGX-7.2.c]",
                game.play("move pz").refusal("march A02 A03 overrun A02"));
    }

    /** A disrupted unit at A01 with a tank that has a CP, seen from afar. */
    private static Drawn led(String post) {
        return Drawn.of(". . . . . . . .")
                .german("r", "de-rifle-39", "A01")
                .marked(Mark.DISRUPTED)
                .unit("post", Drawn.type("de-pzkw-iv-h"), 0, post, true)
                .soviet("x", "su-rifle-43", "H01");
    }

    @Test
    @Cites({"TGX-7.1.d", "TGX-22.4.b"})
    void whoIsStackedWithACommandPostTakesTwoOff() {
        assertEquals(-2, modifier(led("A01").optional("TGX-22")));
        assertEquals(0, modifier(led("B01").optional("TGX-22")));
        assertEquals(0, modifier(led("A01")));
    }

    @Test
    @Cites("TGX-7.1.e")
    void whoIsOutOfCommandAddsOne() {
        assertEquals(0, modifier(led("F01").optional("TGX-22")));
        assertEquals(1, modifier(led("G01").optional("TGX-22")));
        assertEquals(0, modifier(led("G01")));
    }

    @Test
    @Cites({"TGX-7.1.e", "TGX-7.3.a"})
    void outOfCommandSevenDoesNotRallyAtLevelSeven() {
        Game game = led("G01").optional("TGX-22").impulse(0, 2);

        assertTrue(game.play("rally A01", 3, 4).unit("r").disrupted());
        assertFalse(game.play("rally A01", 3, 3).unit("r").disrupted());
    }
}
