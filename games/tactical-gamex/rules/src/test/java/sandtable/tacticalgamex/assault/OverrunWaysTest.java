package sandtable.tacticalgamex.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Mark;

/** TGX-6.4.5 Overrun: the way through the target hex, and what happens on it. */
final class OverrunWaysTest {
    private static Drawn drawn(String drawing) {
        return Drawn.of(drawing)
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("rifle", "su-rifle-41", "B01");
    }

    private static Game moving(Drawn drawn) {
        return drawn.impulse(0, 1).play("move pz");
    }

    @Test
    @Cites("TGX-6.4.5.c")
    void anOverrunPassesThroughAHexOfTheEnemy() {
        Game game = moving(drawn(". . . .\n. . . ."));

        assertEquals(
                "an overrun passes through a hex of the enemy [TGX-6.4.5.c]",
                game.refusal("march B01 overrun B01"));
        assertEquals(
                "an overrun passes through a hex of the enemy [TGX-6.4.5.c]",
                game.refusal("march A02 B02 overrun A02"));
        assertEquals(
                "an overrun passes through a hex of the enemy [TGX-6.4.5.c]",
                game.refusal("march A02 B02 overrun B01"));
    }

    @Test
    @Cites("TGX-6.4.5.c")
    void itEndsInAnyHexBehindTheTargetButNotWhereItCameFrom() {
        Game game = moving(drawn(". . . .\n. . . ."));

        assertTrue(game.offers("march B01 C01 overrun B01"));
        assertTrue(game.offers("march B01 C02 overrun B01"));
        assertTrue(game.offers("march B01 B02 overrun B01"));
        assertTrue(game.offers("march B01 A02 overrun B01"));
        assertEquals(
                "pz cannot pass through B01 to A01 [TGX-6.4.5.d]",
                game.refusal("march B01 A01 overrun B01"));
        assertEquals(
                "pz cannot pass through B01 to D01 [TGX-6.4.5.d]",
                game.refusal("march B01 D01 overrun B01"));
    }

    @Test
    @Cites("TGX-6.4.5.d")
    void theTargetHexAndTheOneBehindItMustBePaidFor() {
        Drawn enough =
                Drawn.of(". . . . . .")
                        .german("pz", "de-elefant", "A01") // four movement points
                        .soviet("rifle", "su-rifle-41", "D01");
        Drawn tooFar =
                Drawn.of(". . . . . .")
                        .german("pz", "de-elefant", "A01")
                        .soviet("rifle", "su-rifle-41", "E01");

        assertTrue(moving(enough).offers("march B01 C01 D01 E01 overrun D01"));
        assertFalse(moving(tooFar).options().stream().anyMatch(each -> each.contains("overrun")));
        assertEquals(
                "pz cannot pass through E01 to F01 [TGX-6.4.5.d]",
                moving(tooFar).refusal("march B01 C01 D01 E01 F01 overrun E01"));
    }

    @Test
    @Cites("TGX-6.4.5.d")
    void theHexBehindMustBeOpenToTheUnit() {
        assertEquals(
                "pz cannot pass through B01 to C01 [TGX-6.4.5.d]",
                moving(drawn(". . s .")).refusal("march B01 C01 overrun B01"));
        assertFalse(moving(drawn(". . s .")).offers("march B01 C01 overrun B01"));
        assertEquals(
                "pz cannot pass through B01 to C01 [TGX-6.4.5.d]",
                moving(drawn(". . . .").soviet("next", "su-rifle-41", "C01"))
                        .refusal("march B01 C01 overrun B01"));
    }

    @Test
    @Cites("TGX-6.4.5.b")
    void eachKindOfObstacleProtectsItsHex() {
        String refused = "pz cannot overrun B01 [TGX-6.4.5.b]";
        String overrun = "march B01 C01 overrun B01";

        assertEquals(refused, moving(drawn(". . .").block("B01")).refusal(overrun));
        assertEquals(refused, moving(drawn(". . .").wrecks("B01", 1)).refusal(overrun));
        assertEquals(refused, moving(drawn(". . .").fort("B01", 10)).refusal(overrun));
        assertEquals(
                refused,
                moving(drawn(". . .").mines("B01", OddsColumn.ONE_TO_ONE, 0)).refusal(overrun));
        assertEquals(refused, moving(drawn(". w .")).refusal(overrun));
        assertEquals(refused, moving(drawn(". t .")).refusal(overrun));
        assertEquals("", moving(drawn(". h .")).refusal(overrun));
        assertEquals("", moving(drawn(". . .").position("B01")).refusal(overrun));
    }

    /** A tank before a bridge with one rifle unit under it. */
    private static Drawn bridge() {
        return Drawn.of(". b . .", "A01 B01 C01 D01")
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("under", "su-rifle-41", "B01")
                .marked(Mark.DOWN);
    }

    @Test
    @Cites({"TGX-6.4.5.b", "TGX-6.3.9.o"})
    void whoIsUnderABridgeIsNotOverrun() {
        Game alone = moving(bridge());
        Game both = moving(bridge().soviet("on", "su-rifle-41", "B01"));

        assertEquals(
                "pz cannot overrun B01 [TGX-6.4.5.b]", alone.refusal("march B01 C01 overrun B01"));
        assertFalse(alone.options().stream().anyMatch(each -> each.contains("overrun")));
        assertEquals(both.units(2), both.play("march B01 C01 overrun B01", 6).attacked().targets());
    }

    @Test
    @Cites("TGX-6.4.5.j")
    void aHalftrackOverrunsSoftUnitsButNoneThatHaveArmorAmongThem() {
        Drawn soft =
                Drawn.of(". . .")
                        .german("ht", "de-sdkfz-251-east", "A01")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("rifle", "su-rifle-41", "B01");
        Drawn mixed =
                Drawn.of(". . .")
                        .soviet("t34", "su-t-34-c", "B01")
                        .soviet("rifle", "su-rifle-41", "B01")
                        .german("ht", "de-sdkfz-251-east", "A01");

        assertEquals("", soft.impulse(0, 1).play("move ht").refusal("march B01 C01 overrun B01"));
        assertEquals(
                "ht cannot overrun B01 [TGX-6.4.5.j]",
                mixed.impulse(0, 1).play("move ht").refusal("march B01 C01 overrun B01"));
    }

    @Test
    @Cites("TGX-6.4.5.e")
    void theSovietsOverrunAsTheGermansDo() {
        Game game =
                Drawn.of(". . . .")
                        .german("rifle", "de-rifle-42-east", "B01")
                        .german("smg", "de-smg-east", "B01")
                        .soviet("t34", "su-t-34-c", "A01")
                        .impulse(1, 1)
                        .play("move t34")
                        .play("march B01 C01 overrun B01", 6);

        assertEquals(new CombatRatio(1, 1), game.attacked().ratio()); // 12 to 14, one column up
        assertEquals(game.units(0, 1), game.attacked().targets());
    }

    /** A gun in the target hex waits for the tank that overruns it. */
    private static Game fired(int... dice) {
        return Drawn.of(". . . .")
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("gun", "su-45mm-at-42", "B01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .impulse(0, 1)
                .play("move pz")
                .play("march B01 C01 overrun B01")
                .play("interrupt gun", dice);
    }

    @Test
    @Cites({"TGX-6.4.5.c", "TGX-3.2.5.d"})
    void aUnitThatIsFiredAtAmongTheEnemiesRollsOn() {
        Game game = fired(6, 6);

        assertEquals("C01", game.at("pz"));
        assertTrue(game.unit("pz").has(Mark.FIRED));
        assertFalse(game.state().step() instanceof Moving);
    }

    @Test
    @Cites({"TGX-6.4.5.d", "TGX-3.2.5.d"})
    void aUnitThatIsDisruptedAmongTheEnemiesDropsOutBehindThem() {
        Game game = fired(3);

        assertTrue(game.unit("pz").disrupted());
        assertEquals("C01", game.at("pz"));
        assertEquals("B01", game.at("gun"));
        assertInstanceOf(Rolling.class, game.state().step());
    }

    @Test
    @Cites({"TGX-8.2.f", "TGX-3.2.5.d"})
    void nobodyStaysAmongEnemiesWhoStandOnMines() {
        Game mined = moving(drawn(". . . .").mines("B01", OddsColumn.TWO_TO_ONE, 1));

        assertEquals("C01", mined.play("march B01 C01 overrun B01", 4).at("pz"));
        assertEquals("C01", mined.play("march B01 C01 overrun B01", 6, 6, 6).at("pz"));
    }
}
