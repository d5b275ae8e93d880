package sandtable.tacticalgamex.fire;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.combat.CombatModifiers;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.4.2 Opportunity Fire. */
final class OpportunityFireTest {
    private static final String LANE = ".\n.\n.\n.\n.\n.\n.\n.";

    /** A tank that drives towards watching guns. */
    private static Drawn lane() {
        return Drawn.of(LANE)
                .german("pz", "de-pzkw-iv-h", "A01")
                .soviet("pak", "su-76mm-at", "A08")
                .marked(Mark.OPPORTUNITY_FIRE);
    }

    private static Game driving(Drawn drawn) {
        return drawn.impulse(0, 1).play("move pz");
    }

    @Test
    @Cites({"TGX-6.4.2.c", "TGX-6.4.2.a"})
    void eachHexEnteredInRangeIsAChanceToFire() {
        Game first = driving(lane()).play("march A02 A03");

        assertInstanceOf(UnderFire.class, first.state().step());
        assertEquals("A02", first.at("pz"));
        assertEquals(Drawn.SOVIET, first.asked());
        assertEquals("A03", first.play("hold step").at("pz"));
    }

    @Test
    @Cites("TGX-6.4.2.a")
    void anUnmarkedUnitMayNotFire() {
        Game game = driving(lane().soviet("other", "su-76mm-at", "A07")).play("march A02");

        assertEquals("other cannot fire at pz [TGX-6.4.2.a]", game.refusal("interrupt other"));
        assertFalse(game.offers("interrupt other"));
    }

    @Test
    @Cites("TGX-6.4.2.b")
    void onlySomeWeaponsCanWatch() {
        Game game =
                Drawn.of(LANE)
                        .german("gun", "de-75mm-howitzer", "A01")
                        .german("aa", "de-20mm-aa", "A01")
                        .german("r", "de-rifle-39", "A01")
                        .impulse(0, 1);

        assertEquals(
                "gun cannot be marked for opportunity fire [TGX-6.4.2.b]",
                game.refusal("watch gun"));
        assertTrue(game.offers("watch aa r"));
    }

    @Test
    @Cites("TGX-6.4.2.d")
    void asManyUnitsFireAsTheHexTookPoints() {
        Drawn slope =
                Drawn.of(".\nh\n.\n.\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("a", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .soviet("b", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE);
        Drawn flat = lane().soviet("b", "su-76mm-at", "A08").marked(Mark.OPPORTUNITY_FIRE);

        assertEquals("", driving(slope).play("march A02").refusal("interrupt a b"));
        assertEquals(
                "1 unit may fire at pz here, not 2 [TGX-6.4.2.d]",
                driving(flat).play("march A02").refusal("interrupt pak b"));
    }

    @Test
    @Cites("TGX-6.4.2.d")
    void aRoadHexLetsOneUnitFire() {
        Game game =
                Drawn.of(LANE, "A01 A02 A03")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("pak", "su-76mm-at", "A08")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A02");

        assertEquals(1, ((UnderFire) game.state().step()).firers());
    }

    @Test
    @Cites("TGX-6.4.2.e")
    void theFirerNeedsALineOfSight() {
        Game game =
                Drawn.of(".\n.\nw\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("pak", "su-76mm-at", "A05")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("move pz")
                        .play("march A02");

        assertEquals("A02", game.at("pz"));
        assertFalse(game.state().step() instanceof UnderFire);
    }

    @Test
    @Cites("TGX-6.4.2.f")
    void whoHasFiredIsMarkedFired() {
        Game game = driving(lane()).play("march A02").play("interrupt pak", 6);

        assertTrue(game.unit("pak").has(Mark.FIRED));
        assertFalse(game.unit("pak").has(Mark.OPPORTUNITY_FIRE));
    }

    @Test
    @Cites({"TGX-6.4.2.g", "TGX-6.4.2.h"})
    void onlyTheMovingUnitIsHit() {
        Drawn drawn = lane().german("r", "de-rifle-39", "A02");
        Game game = driving(drawn).play("march A02").play("interrupt pak", 1);

        assertEquals(game.units(game.index("pz")), game.attacked().targets());
        assertFalse(game.unit("r").disrupted());
    }

    @Test
    @Cites("TGX-6.4.2.g")
    void inATownTheMoverDefendsAlone() {
        Drawn drawn =
                Drawn.of(".\nt\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .german("r", "de-rifle-39", "A02")
                        .soviet("pak", "su-76mm-at", "A04")
                        .marked(Mark.OPPORTUNITY_FIRE);
        Table table = driving(drawn).play("march A02").table();

        Fight fight = OpportunityFire.fight(table, 0, drawn.units(2));

        assertEquals(Factor.of(8), fight.defense());
        assertEquals(List.of(1), fight.modifiers());
    }

    @Test
    @Cites("TGX-6.4.2.h")
    void aUnitThatIsDisruptedStopsWhereItWasHit() {
        Game game = driving(lane()).play("march A02 A03 A04").play("interrupt pak", 2);

        assertEquals("A02", game.at("pz"));
        assertTrue(game.unit("pz").disrupted());
        assertTrue(game.unit("pz").has(Mark.MOVED));
    }

    @Test
    @Cites("TGX-6.4.2.c")
    void whoWasMissedMayChangeItsWay() {
        Game game = driving(lane()).play("march A02 A03 A04").play("interrupt pak", 6);

        assertEquals(Drawn.GERMAN, game.asked());
        assertTrue(game.offers("halt"));
        assertTrue(game.offers("march A03"));
    }

    @Test
    @Cites("TGX-6.4.2.c")
    void aStandingAnswerSavesQuestions() {
        Game held = driving(lane()).play("march A02 A03 A04").play("hold move");
        Drawn two = lane().german("pz2", "de-pzkw-iv-h", "A01");
        Game impulse =
                driving(two)
                        .play("march A02 A03")
                        .play("hold impulse")
                        .play("move pz2")
                        .play("march A02 A03");

        assertEquals("A04", held.at("pz"));
        assertEquals("A03", impulse.at("pz2"));
    }

    @Test
    @Cites("TGX-6.4.2.c")
    void toHoldAtOneHexLeavesNothingStanding() {
        Game game = driving(lane()).play("march A02 A03 A04").play("hold step");

        assertEquals("A03", game.at("pz"));
        assertInstanceOf(UnderFire.class, game.state().step());
        assertEquals("A04", game.play("hold step").at("pz"));
    }

    @Test
    @Cites("TGX-6.4.2.j")
    void aDisruptedWatcherIsCompleted() {
        Game game =
                Drawn.of(LANE)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "A06")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("fire A01")
                        .play("shoot A06 pz at t34", 3);

        assertTrue(game.unit("t34").disrupted());
        assertTrue(game.unit("t34").has(Mark.COMPLETED));
        assertFalse(game.unit("t34").has(Mark.OPPORTUNITY_FIRE));
    }

    @Test
    @Cites("TGX-2.3.e")
    void fireDrawsNoOpportunityFire() {
        Game game =
                lane().german("gun", "de-75mm-at", "A03")
                        .impulse(0, 1)
                        .play("fire A03")
                        .play("shoot A08 gun at pak", 6);

        assertFalse(game.state().step() instanceof UnderFire);
    }

    @Test
    @Cites("TGX-8.3.d")
    void anImprovedPositionDoesNotHelpWhoEntersIt() {
        Drawn drawn = lane().position("A02");
        Table table = driving(drawn).play("march A02").table();

        assertEquals(List.of(0), OpportunityFire.fight(table, 0, drawn.units(1)).modifiers());
        assertEquals(2, Modification.sum(CombatModifiers.direct(table, 0)));
    }
}
