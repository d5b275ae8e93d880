package sandtable.tacticalgamex.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.TacticalGameX;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

import java.util.List;

/** TGX-6.4.6 Close Assault. */
final class CloseAssaultTest {
    private static final String FIELD = ". . .\n. . .\n. . .\n. . .\n. . .";

    /** The Bersaglieri at B03, with Americans in four of the hexes around them. */
    private static Drawn bersaglieri() {
        return Drawn.of(FIELD)
                .soviet("b", "it-bersaglieri", "B03")
                .german("mg-a", "us-mg", "B02")
                .german("mg-b", "us-mg", "C03")
                .german("r-b", "us-rifle", "C03")
                .german("e-c", "us-engineer", "C04")
                .german("r-c", "us-rifle", "C04")
                .german("e-d", "us-engineer", "B04");
    }

    @Test
    @Cites({"TGX-6.4.6.5", "TGX-6.4.6.g", "TGX-6.4.6.i"})
    void theWholeAssaultIsTwoToOneWithTwoOffTheDie() {
        Game game = bersaglieri().impulse(0, 3).play("assault B03 mg-b r-b e-c r-c e-d", 6);

        assertEquals(new CombatRatio(2, 1), game.attacked().ratio());
        assertEquals("D", game.attacked().results().getFirst().code());
        Fight fight =
                CloseAssault.fight(
                                new Occupation(bersaglieri().table()),
                                new Charge(false, game.hexId("B03"), game.units(2, 3, 4, 5, 6)))
                        .orElseThrow();
        assertEquals(Factor.of(8), fight.attack());
        assertEquals(Factor.of(6), fight.defense());
        assertEquals(List.of(-2), fight.modifiers());
    }

    @Test
    @Cites({"TGX-6.4.6.1", "TGX-6.4.6.k"})
    void aLoneMachineGunIsLeftOut() {
        Game game = bersaglieri().impulse(0, 4);

        assertEquals(
                "mg-a cannot take part in a close assault on B03 [TGX-6.4.6.k]",
                game.refusal("assault B03 mg-a r-b"));
        assertTrue(game.offers("assault B03 mg-b r-b e-c r-c e-d"));
    }

    @Test
    @Cites("TGX-6.4.6.2")
    void anAccompaniedMachineGunJoinsIn() {
        assertEquals("", bersaglieri().impulse(0, 1).refusal("assault B03 mg-b r-b"));
    }

    private static CombatRatio ratio(Integer... units) {
        Drawn drawn = bersaglieri();
        return CloseAssault.fight(
                        new Occupation(drawn.table()),
                        new Charge(false, drawn.hexId("B03"), drawn.units(units)))
                .orElseThrow()
                .ratio();
    }

    @Test
    @Cites({"TGX-6.4.6.3", "TGX-6.4.6.j"})
    void anEngineerWithInfantryShiftsOneColumn() {
        assertEquals(new CombatRatio(1, 1), ratio(4, 5));
    }

    @Test
    @Cites("TGX-6.4.6.4")
    void anEngineerAloneFightsWithoutAShift() {
        assertEquals(new CombatRatio(1, 6), ratio(6));
    }

    /** 4 to 6 is 1:2, and none of the infantry is in the engineer's hex. */
    @Test
    @Cites("TGX-6.4.6.j")
    void anEngineerHelpsNoInfantryOfAnotherHex() {
        assertEquals(new CombatRatio(1, 2), ratio(3, 6));
    }

    @Test
    @Cites("TGX-6.4.6.a")
    void onlyInfantryAssaults() {
        Game game = bersaglieri().german("pz", "de-pzkw-iv-h", "A03").impulse(0, 1);

        assertEquals(
                "pz cannot take part in a close assault on B03 [TGX-6.4.6.a]",
                game.refusal("assault B03 pz"));
    }

    @Test
    @Cites("TGX-6.4.6.b")
    void infantryHarmsArmorInCloseAssault() {
        Game game =
                Drawn.of(FIELD)
                        .soviet("t34", "su-t-34-c", "B03")
                        .german("smg", "de-smg-east", "B02")
                        .german("smg2", "de-smg-east", "B02")
                        .impulse(0, 1)
                        .play("assault B03 smg smg2", 3);

        assertEquals(new CombatRatio(1, 1), game.attacked().ratio());
        assertTrue(game.unit("t34").disrupted());
    }

    @Test
    @Cites({"TGX-6.4.6.c", "TGX-6.4.6.f"})
    void unitsMayMoveUpAndWhoCannotGetThereIsLeftOut() {
        Drawn drawn =
                Drawn.of(FIELD)
                        .soviet("b", "it-bersaglieri", "B04")
                        .german("near", "us-rifle", "B02")
                        .german("far", "us-rifle", "B01");
        Game game = drawn.impulse(0, 2).play("move near");

        assertTrue(game.offers("march B03 assault B04"));
        Game joined = game.play("march B03 assault B04", 6);
        assertTrue(joined.unit("near").has(Mark.FIRED));
        assertEquals("B03", joined.at("near"));
        assertEquals(
                "far cannot take part in a close assault on B04 [TGX-6.4.6.c]",
                drawn.impulse(0, 2).play("move far").refusal("march B02 assault B04"));
    }

    @Test
    @Cites("TGX-6.4.6.d")
    void whoWasCarriedDoesNotAssault() {
        Game game =
                Drawn.of(FIELD)
                        .soviet("b", "it-bersaglieri", "B03")
                        .german("r", "us-rifle", "B02")
                        .marked(Mark.CARRIED)
                        .impulse(0, 1);

        assertEquals(
                "r cannot take part in a close assault on B03 [TGX-6.4.6.d]",
                game.refusal("assault B03 r"));
    }

    @Test
    @Cites("TGX-6.4.6.e")
    void whoUsedTheRoadRateDoesNotAssault() {
        Game game =
                Drawn.of(FIELD, "B01 B02 B03")
                        .soviet("b", "it-bersaglieri", "B04")
                        .german("r", "us-rifle", "B02")
                        .impulse(0, 1)
                        .play("move r");

        assertEquals(
                "r used the road rate to get there [TGX-6.4.6.e]",
                game.refusal("march B03 assault B04"));
    }

    @Test
    @Cites("TGX-6.4.6.h")
    void theTerrainOfTheTargetCounts() {
        Drawn drawn =
                Drawn.of(". .\nt .\n. .")
                        .soviet("b", "it-bersaglieri", "A02")
                        .german("r", "us-rifle", "A01");
        Fight fight =
                CloseAssault.fight(
                                new Occupation(drawn.table()),
                                new Charge(false, drawn.hexId("A02"), drawn.units(1)))
                        .orElseThrow();

        assertEquals(List.of(-1), fight.modifiers());
    }

    @Test
    @Cites({"TGX-6.4.6.l", "TGX-6.3.9.s"})
    void nobodyAssaultsOutOfAStream() {
        Game game =
                Drawn.of("s\n.\n.")
                        .german("r", "us-rifle", "A01")
                        .marked(Mark.UP)
                        .soviet("b", "it-bersaglieri", "A02")
                        .impulse(0, 1);

        assertEquals(
                "r cannot take part in a close assault on A02 [TGX-6.4.6.l]",
                game.refusal("assault A02 r"));
    }

    @Test
    @Cites("TGX-6.4.6.m")
    void nobodyAssaultsAWaterHex() {
        Game game =
                Drawn.of("~\n_\n.")
                        .german("r", "us-rifle", "A02")
                        .soviet("lvt", "us-lvt-4", "A01")
                        .impulse(0, 1);

        assertEquals(
                "r cannot take part in a close assault on A01 [TGX-6.4.6.m]",
                game.refusal("assault A01 r"));
    }

    @Test
    @Cites("TGX-8.2.k")
    void nobodyAssaultsOutOfAMinedHex() {
        Game game =
                Drawn.of(".\n.")
                        .german("r", "us-rifle", "A01")
                        .soviet("b", "it-bersaglieri", "A02")
                        .mines("A01", OddsColumn.ONE_TO_ONE, 0)
                        .impulse(0, 1);

        assertEquals(
                "r cannot take part in a close assault on A02 [TGX-8.2.k]",
                game.refusal("assault A02 r"));
        assertFalse(game.offers("assault A02 r"));
    }

    private static String refusal(int hex, Integer... units) {
        Game game = bersaglieri().impulse(0, 3);
        return new TacticalGameX()
                .check(
                        game.view(Drawn.GERMAN),
                        new Decision.Assault(game.table().hexId(hex), game.units(units)))
                .map(Object::toString)
                .orElse("");
    }

    @Test
    @Cites({"TGX-6.4.6.a", "TGX-6.4.6.g"})
    void anAssaultNamesEnemiesAndOwnUnitsEachOnce() {
        int there = bersaglieri().hex("B03");
        String nobody = "somebody must assault [TGX-6.4.6.a]";
        String stranger = "that unit cannot take part in a close assault on B03 [TGX-6.4.6.a]";
        String noEnemy = "there is no enemy to assault there [TGX-6.4.6.g]";

        assertEquals("", refusal(there, 3, 5));
        assertEquals(noEnemy, refusal(bersaglieri().hex("A01"), 3));
        assertEquals(nobody, refusal(there));
        assertEquals(nobody, refusal(there, 5, 3));
        assertEquals(nobody, refusal(there, 3, 3));
        assertEquals(stranger, refusal(there, 0));
    }

    /** Cavalry three hexes from the enemy, infantry beside it. */
    private static Drawn cavalry() {
        return Drawn.of(". . . . .")
                .soviet("x", "it-bersaglieri", "E01")
                .german("rifle", "de-rifle-39", "D01")
                .german("horse", "de-cavalry-42", "B01");
    }

    @Test
    @Cites({"TGX-6.4.6.c", "TGX-6.4.6.f"})
    void cavalryRidesTwoHexesAndAssaults() {
        Game game = cavalry().impulse(0, 1).play("move horse");

        assertTrue(game.offers("march C01 D01 assault E01"));
        Game attacked = game.play("march C01 D01 assault E01", 6);
        assertEquals("D01", attacked.at("horse"));
        assertTrue(attacked.unit("horse").has(Mark.FIRED));
    }

    @Test
    @Cites({"TGX-6.4.6.c", "TGX-6.4.6.f"})
    void cavalryFromFartherAwayJoinsAnAssault() {
        Game begun = cavalry().impulse(0, 2).play("assault E01 rifle");

        assertTrue(begun.offers("move horse"));
        Game joined = begun.play("move horse").play("march C01 D01 assault E01", 6);
        assertTrue(joined.unit("horse").has(Mark.FIRED));
        assertTrue(joined.unit("rifle").has(Mark.FIRED));
    }
}
