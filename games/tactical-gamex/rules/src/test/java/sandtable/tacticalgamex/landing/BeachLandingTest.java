package sandtable.tacticalgamex.landing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-10.3 Beach Landing; German is the side that lands, and everybody has had a turn. */
final class BeachLandingTest {
    private static final String STRAND =
            """
            ~ ~ ~
            ~ ~ ~
            _ _ _
            . . .
            . . .
            """;

    private static Drawn shore() {
        return shore(STRAND, "C05");
    }

    private static Drawn shore(String map, String rifle) {
        return Drawn.of(map).soviet("rifle", "jp-rifle-41", rifle).marked(Mark.FIRED).turns(1);
    }

    /** The turn ends. */
    private static Game ended(Drawn drawn, int... dice) {
        return drawn.lastImpulse(1, 1).play("done", dice);
    }

    @Test
    @Cites("TGX-10.3.a")
    void unitsAtSeaCannotBeActivated() {
        Drawn drawn =
                shore().german("scout", "us-scout", "A02")
                        .german("lvt", "us-lvt-4", "A02")
                        .carrying()
                        .german("tank", "us-m-4-75-sherman", "B02")
                        .marked(Mark.DISRUPTED)
                        .german("mg", "us-mg", "A05");
        Game game = drawn.impulse(0, 6);

        assertTrue(game.offers("move mg"));
        for (String each : game.options()) {
            assertFalse(each.contains("lvt") || each.contains("tank"), each);
            assertFalse(each.contains("B02") || each.contains("scout"), each);
        }
        assertEquals(
                "lvt is at sea and cannot be activated [TGX-10.3.a]", game.refusal("move lvt"));
        assertEquals(
                "tank is at sea and cannot be activated [TGX-10.3.a]", game.refusal("rally B02"));
    }

    @Test
    @Cites("TGX-10.3.a")
    void aSideWithNobodyButUnitsAtSeaMustPass() {
        Game game =
                Drawn.of(STRAND)
                        .soviet("rifle", "jp-rifle-41", "C05")
                        .german("tank", "us-m-4-75-sherman", "A01")
                        .rolling(1)
                        .play("pass");

        assertEquals(Drawn.SOVIET, game.asked());
        assertTrue(game.event(Happening.Passed.class).side() == 1);
        assertTrue(game.happened(Happening.Passed.class));
    }

    @Test
    @Cites("TGX-10.3.b")
    void unitsAtSeaAreFiredAtAndDoNotFire() {
        Drawn drawn =
                Drawn.of(STRAND)
                        .soviet("gun", "jp-47mm-at", "B04")
                        .german("tank", "us-m-4-75-sherman", "B02");

        assertTrue(drawn.impulse(1, 3).play("fire B04").offers("shoot B02 gun at tank"));
        assertEquals(
                "tank is at sea and cannot be activated [TGX-10.3.b]",
                drawn.impulse(0, 3).refusal("fire B02"));
        assertEquals(
                "tank is at sea and cannot be activated [TGX-10.3.b]",
                drawn.impulse(0, 3).refusal("watch tank"));
    }

    @Test
    @Cites("TGX-10.3.c")
    void whenTheTurnEndsAllAdvanceOneHexTowardTheBeach() {
        Game ended =
                ended(
                        shore().german("a", "us-lvt-4", "A01")
                                .german("b", "us-lvt-4", "A02")
                                .marked(Mark.DISRUPTED));

        assertEquals("A03", ended.at("b"));
        assertEquals("A02", ended.at("a"));
        assertTrue(ended.unit("a").atSea());
        assertFalse(ended.unit("b").atSea());
    }

    @Test
    @Cites("TGX-10.3.c")
    void whereItMakesADifferenceTheOwnerPicks() {
        Game ended = ended(shore().german("lvt", "us-lvt-4", "B02"));

        assertEquals(
                List.of("done", "sail lvt A03", "sail lvt B03", "sail lvt C03"), sorted(ended));
        assertEquals("C03", ended.play("sail lvt C03").at("lvt"));
        assertEquals("A03", ended.play("done").at("lvt"));
        assertEquals(
                "B01 brings lvt no nearer to the beach [TGX-10.3.c]",
                ended.refusal("sail lvt B01"));
    }

    @Test
    @Cites("TGX-10.3.c")
    void thoseNearestToTheBeachComeFirst() {
        Game ended =
                ended(shore().german("back", "us-lvt-4", "B01").german("front", "us-lvt-4", "B02"));

        assertEquals(
                "back does not advance now: those nearest to the beach come first [TGX-10.3.c]",
                ended.refusal("sail back B02"));
        Game behind = ended.play("sail front B03");
        assertTrue(behind.offers("sail back B02"));
        assertEquals("C02", behind.play("sail back C02").at("back"));
    }

    private static List<String> sorted(Game game) {
        return game.options().stream().sorted().toList();
    }

    @Test
    @Cites("TGX-10.3.d")
    void whoeverReachesTheBeachIsDisruptedWithAllAboard() {
        Game ended =
                ended(
                        shore().german("m1", "us-marine-assault-43", "A02")
                                .german("m2", "us-marine-assault-43", "A02")
                                .german("lvt", "us-lvt-4", "A02")
                                .carrying(2));

        for (String each : List.of("lvt", "m1", "m2")) {
            assertTrue(ended.unit(each).disrupted(), each);
        }
        assertEquals("TGX-10.3.d", ended.event(Happening.Disrupted.class).clause().toString());
    }

    @Test
    @Cites("TGX-10.3.d")
    void whoeverWasDisruptedAtSeaStaysSo() {
        Game ended =
                ended(shore().german("tank", "us-m-4-75-sherman", "A02").marked(Mark.DISRUPTED));

        assertTrue(ended.unit("tank").disrupted());
        assertFalse(ended.happened(Happening.Disrupted.class));
    }

    @Test
    @Cites("TGX-10.3.e")
    void whoeverFindsNoRoomIsEliminated() {
        Drawn crowd = shore("~\n_\n.\n.\n", "A04").german("lvt", "us-lvt-4", "A01");
        for (int i = 1; i <= 4; i++) {
            crowd.german("m" + i, "us-marine-assault-43", "A02").marked(Mark.MOVED);
        }
        Game ended = ended(crowd);

        assertTrue(ended.unit("lvt").eliminated());
        assertEquals("TGX-10.3.e", ended.event(Happening.Eliminated.class).clause().toString());
    }

    @Test
    @Cites("TGX-10.3.e")
    void anEnemyOnTheBeachMakesACraftWait() {
        Game ended =
                ended(
                        shore("~\n_\n.\n.\n", "A04")
                                .soviet("guard", "jp-rifle-41", "A02")
                                .marked(Mark.FIRED)
                                .german("lvt", "us-lvt-4", "A01"));

        assertEquals("A01", ended.at("lvt"));
    }

    @Test
    @Cites("TGX-10.3.f")
    void whoeverWaitsOffTheMapMayComeOnByASeaHexOfTheEdge() {
        Drawn drawn =
                shore().german("lvt", "us-lvt-4", "A01")
                        .german("late", "us-lvt-4", "A01")
                        .offShore()
                        .german("dd", "us-m-4-75-sherman", "A01")
                        .offShore()
                        .dualDrive(1);
        Game ended = ended(drawn);

        assertEquals(new ComingOn(0), ended.state().step());
        assertEquals(
                "A02 is no free sea hex of the map edge [TGX-10.3.f]",
                ended.refusal("sail late A02"));
        Game on = ended.play("sail late A01");
        assertEquals("A01", on.at("late"));
        assertTrue(on.play("stand-off").unit("dd").offShore());
        assertTrue(on.play("done", 1).unit("dd").eliminated());
        assertTrue(on.play("sail dd C01", 6).unit("dd").atSea());
    }

    @Test
    @Cites("TGX-8.2.e")
    void minesOnTheBeachAttackWhoeverLands() {
        Game ended =
                ended(
                        shore().mines("A03", OddsColumn.TWO_TO_ONE, 1)
                                .german("lvt", "us-lvt-4", "A02"),
                        1);

        assertTrue(ended.happened(Happening.MinesFound.class));
        assertTrue(ended.unit("lvt").eliminated());
    }

    @Test
    @Cites("TGX-10.4.h")
    void vehiclesAreThemselvesAgainOnTheBeach() {
        Drawn drawn =
                Drawn.of(STRAND)
                        .soviet("rifle", "jp-rifle-41", "C05")
                        .german("tank", "us-m-4-75-sherman", "A03")
                        .landing()
                        .marked(Mark.DISRUPTED);
        Game game = drawn.impulse(0, 3);

        assertTrue(game.offers("rally A03"));
        assertTrue(game.offers("move tank"));
        assertEquals(Factor.of(9), Defenders.strength(game.table(), game.index("tank")));
    }
}
