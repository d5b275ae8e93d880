package sandtable.tacticalgamex.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-6.4.7 Aircraft Attacks. */
final class AircraftAttacksTest {
    private static final String LANE = ". .\n. .\n. .\n. .\n. .\n. .\nt .\n. .\n. .";

    /** Infantry in the open at A05 and in a village at A07, both spotted; AA at B03. */
    private static Drawn lightning() {
        return Drawn.of(LANE)
                .german("eyes", "us-rifle", "A09")
                .soviet("open", "de-rifle-40", "A05")
                .soviet("village", "de-rifle-40", "A07")
                .marked(Mark.MOVED)
                .soviet("flak", "de-20mm-aa", "B03")
                .german("near", "us-rifle", "A01")
                .plane("p38", "us-p-38-lightning", 0);
    }

    @Test
    @Cites("TGX-6.4.7.1")
    void aLightningHasBombsOfFortyAndGunsOfFour() {
        Game game = lightning().impulse(0, 1);

        assertEquals(
                List.of("(H) 40", "I 4"),
                AircraftAttacks.aircraft(game.table(), game.aircraft("p38")).attacks().stream()
                        .map(each -> each.weapon().code() + " " + each.strength())
                        .toList());
    }

    @Test
    @Cites({"TGX-6.4.7.2", "TGX-6.4.7.bb", "TGX-6.4.7.b", "TGX-6.4.7.e", "TGX-6.4.7.u"})
    void theLightningStrafesAndBombsInOneFlight() {
        Game entered = lightning().impulse(0, 1).play("fly p38 A01 S");

        Game halted = entered.play("strike 3 1 A05 open");
        assertInstanceOf(OverGuns.class, halted.state().step());
        Game strafed = halted.play("flak 2 flak", 6, 1);
        assertEquals(new CombatRatio(1, 2), strafed.attacked().ratio());
        Game bombed = strafed.play("strike 6 0 A07", 6);

        assertEquals(new CombatRatio(5, 1), bombed.attacked().ratio());
        assertTrue(bombed.table().planes().get(0).gone());
        assertFalse(bombed.state().step() instanceof Flying);
    }

    @Test
    @Cites("TGX-6.4.7.a")
    void withoutAScenarioThatGivesOneThereIsNoAircraft() {
        Game game =
                Drawn.of(LANE)
                        .german("eyes", "us-rifle", "A09")
                        .soviet("open", "de-rifle-40", "A05")
                        .impulse(0, 1);

        assertFalse(game.options().stream().anyMatch(each -> each.startsWith("fly")));
    }

    @Test
    @Cites({"TGX-6.4.7.c", "TGX-6.4.7.d"})
    void anAircraftEntersOverTheEdgeAndFliesStraightAcross() {
        Game game = lightning().impulse(0, 1);

        assertEquals(
                "an aircraft enters over the edge and flies inward [TGX-6.4.7.c]",
                game.refusal("fly p38 A05 S"));
        assertTrue(game.offers("fly p38 A01 S"));
        assertEquals(
                "the aircraft does not come there any more [TGX-6.4.7.c]",
                game.play("fly p38 A01 S").refusal("strike 9 1 A05 open"));
    }

    @Test
    @Cites("TGX-6.4.7.n")
    void eachWeaponHasItsRange() {
        Game game = lightning().impulse(0, 1).play("fly p38 A01 S");

        assertEquals(
                "A05 is 2 hexes away and the weapon reaches 1 [TGX-6.4.7.n]",
                game.refusal("strike 2 1 A05 open"));
        assertEquals(
                "A05 is 1 hex away and the weapon reaches 0 [TGX-6.4.7.n]",
                game.refusal("strike 3 0 A05"));
    }

    @Test
    @Cites("TGX-6.4.7.m")
    void onlyWhatWasSpottedBeforeItEnteredIsAttacked() {
        Game game =
                Drawn.of(LANE)
                        .german("eyes", "us-rifle", "A01")
                        .soviet("open", "de-rifle-40", "A05")
                        .soviet("hidden", "de-rifle-40", "A07")
                        .plane("p38", "us-p-38-lightning", 0)
                        .impulse(0, 1)
                        .play("fly p38 A01 S");

        assertEquals(
                "that hex was not spotted when the aircraft entered [TGX-6.4.7.m]",
                game.refusal("strike 6 0 A07"));
    }

    @Test
    @Cites({"TGX-6.4.7.q", "TGX-6.4.7.r"})
    void aDirectAttackSumsTheDefenseOfTheUnitsNamed() {
        Game game =
                lightning()
                        .soviet("second", "de-rifle-40", "A05")
                        .impulse(0, 1)
                        .play("fly p38 A01 S");
        Flight flight = ((Flying) game.state().step()).flight();
        var both = new Decision.Strike(4, 1, game.hexId("A05"), game.units(1, 5));

        Fight fight = AirStrikes.fight(new Occupation(game.table()), flight, both);

        assertEquals(Factor.of(16), fight.defense());
        assertTrue(game.offers("strike 4 1 A05 open"));
    }

    @Test
    @Cites("TGX-6.4.7.s")
    void bombsHitEachUnitWithTheFullStrength() {
        Game game =
                lightning().soviet("tank", "su-t-34-c", "A05").impulse(0, 1).play("fly p38 A01 S");
        Flight flight = ((Flying) game.state().step()).flight();
        var bombs = new Decision.Strike(4, 0, game.hexId("A05"), List.of());

        List<Fight> fights = AirStrikes.bombing(new Occupation(game.table()), flight, bombs);

        assertEquals(Factor.of(40), fights.getFirst().attack());
        assertEquals(Factor.of(20), fights.getLast().attack());
        assertEquals(2, fights.size());
    }

    @Test
    @Cites("TGX-6.4.7.t")
    void afterItsFirstAttackItMayComeBackFromElsewhere() {
        Game game =
                lightning()
                        .impulse(0, 1)
                        .play("fly p38 A01 S")
                        .play("strike 4 1 A05 open")
                        .play("hold step", 1)
                        .play("done")
                        .play("hold step");

        assertInstanceOf(Returning.class, game.state().step());
        assertTrue(game.offers("fly p38 A09 N"));
        assertTrue(game.refusal("strike 2 0 A07").endsWith("[TGX-6.4.7.t]"));
        assertEquals("", game.play("fly p38 A09 N").refusal("strike 2 0 A07"));
    }

    @Test
    @Cites("TGX-6.4.7.t")
    void withoutAnAttackItDoesNotComeBack() {
        Game game = lightning().impulse(0, 2).play("fly p38 A01 S").play("done").play("hold step");

        assertTrue(game.table().planes().get(0).gone());
        assertFalse(game.state().step() instanceof Flying);
        assertFalse(game.offers("fly p38 A09 N"));
    }

    @Test
    @Cites({"TGX-6.4.7.f", "TGX-6.4.7.g"})
    void onlyAaUnitsInRangeInterrupt() {
        Game game =
                lightning()
                        .soviet("gun", "su-76mm-at", "B03")
                        .impulse(0, 1)
                        .play("fly p38 A01 S")
                        .play("strike 4 1 A05 open");

        assertEquals(Drawn.SOVIET, game.asked());
        assertEquals(
                "not all of these units can fire at it there [TGX-6.4.7.f]",
                game.refusal("flak 2 flak gun"));
    }

    @Test
    @Cites({"TGX-6.4.7.h", "TGX-6.4.7.i", "TGX-6.4.7.l", "TGX-6.4.7.v"})
    void aaFireUsesItsOwnTableAndADrivesItOff() {
        Game game =
                lightning()
                        .impulse(0, 1)
                        .play("fly p38 A01 S")
                        .play("strike 4 1 A05 open")
                        .play("flak 2 flak", 1);

        Happening.AircraftFiredAt fired = game.event(Happening.AircraftFiredAt.class);
        assertEquals(8, fired.strength());
        assertEquals(CombatResult.D, fired.result());
        assertTrue(game.table().planes().get(0).gone());
        assertFalse(game.happened(Happening.Attacked.class));
        assertTrue(game.unit("flak").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-6.4.7.j")
    void aaIsDoubledAtLessThanHalfRange() {
        Table table = lightning().table();

        assertEquals(8, AntiAircraftFire.strength(table, 3, 4));
        assertEquals(4, AntiAircraftFire.strength(table, 3, 5));
        assertEquals(0, AntiAircraftFire.strength(table, 3, 11));
    }

    @Test
    @Cites("TGX-6.4.7.k")
    void aaUnitsAddTheirStrengths() {
        Game game =
                lightning()
                        .soviet("flak2", "de-20mm-aa", "B04")
                        .impulse(0, 1)
                        .play("fly p38 A01 S")
                        .play("strike 4 1 A05 open")
                        .play("flak 2 flak flak2", 2);

        assertEquals(16, game.event(Happening.AircraftFiredAt.class).strength());
        assertEquals(CombatResult.D, game.event(Happening.AircraftFiredAt.class).result());
    }

    @Test
    @Cites({"TGX-6.4.7.o", "TGX-6.4.7.p"})
    void aRocketMayBeFiredFromBeyondTheEdgeAndAnswered() {
        Game game =
                Drawn.of(LANE)
                        .german("eyes", "us-rifle", "A03")
                        .soviet("open", "de-rifle-40", "A01")
                        .soviet("flak", "de-20mm-aa", "A02")
                        .plane("il2", "su-il-2-rockets", 0)
                        .impulse(0, 1)
                        .play("fly il2 A01 S");

        assertEquals(
                "A01 is 4 hexes away and the weapon reaches 3 [TGX-6.4.7.n]",
                game.refusal("strike -4 0 A01 open"));
        Game fired = game.play("strike -3 0 A01 open");
        assertEquals(List.of("flak -3 flak", "hold step"), fired.options());
    }

    private static Drawn storch() {
        return Drawn.of(". .\n. .\nw .\n. w\n. .\n. .\nw .")
                .german("eyes", "us-rifle", "A01")
                .soviet("hidden", "de-rifle-40", "A07")
                .plane("storch", "de-fieseler-storch", 0)
                .battery("guns", "de-105mm-howitzer", 0);
    }

    @Test
    @Cites({"TGX-6.4.7.w", "TGX-6.4.7.y"})
    void aSpotterSpotsAtAnyRange() {
        Game game = storch().impulse(0, 2).play("fly storch A01 S").play("spot A07", 3);

        assertTrue(game.table().counters().spotted().contains(game.hex("A07")));
        assertTrue(AircraftAttacks.aircraft(game.table(), game.aircraft("storch")).spotter());
    }

    @Test
    @Cites("TGX-6.4.7.x")
    void aSpotterComesOnceATurnAndEveryTurn() {
        Game game = storch().impulse(0, 2).play("fly storch A01 S").play("spot A07", 6);

        assertFalse(game.table().planes().get(0).usable());
        assertFalse(game.table().planes().get(0).gone());
        assertFalse(game.options().stream().anyMatch(each -> each.startsWith("fly")));
    }

    @Test
    @Cites({"TGX-6.4.7.z", "TGX-6.4.7.aa"})
    void aSpotterSightsForOffBoardArtillery() {
        Drawn drawn = storch().spotted("A07");
        Game guarded =
                storch().spotted("A07")
                        .soviet("flak", "de-20mm-aa", "B06")
                        .german("far", "us-rifle", "B05")
                        .impulse(0, 3)
                        .play("call guns", 1, 1)
                        .play("shell A07 by storch");
        Game shelled =
                drawn.german("near", "de-truck", "A06")
                        .impulse(0, 3)
                        .play("call guns", 1, 1)
                        .play("shell A07 by storch", 1, 6);

        assertInstanceOf(OverGuns.class, guarded.state().step());
        Game shot = guarded.play("flak 0 flak", 1);
        assertTrue(shot.table().planes().get(0).gone());
        assertFalse(shot.happened(Happening.AccuracyRolled.class));
        assertTrue(shelled.happened(Happening.Attacked.class));
        assertTrue(shelled.table().planes().get(0).active());
        assertFalse(shelled.table().planes().get(0).gone());
    }

    @Test
    @Cites("TGX-6.4.7.z")
    void aSpotterMaySightFromWhereNoGunReachesIt() {
        Game game =
                Drawn.of(". .\n".repeat(16))
                        .german("eyes", "us-rifle", "A01")
                        .soviet("hidden", "de-rifle-40", "A16")
                        .soviet("flak", "de-20mm-aa", "B16")
                        .plane("storch", "de-fieseler-storch", 0)
                        .battery("guns", "de-105mm-howitzer", 0)
                        .impulse(0, 3)
                        .play("call guns", 1, 1);

        assertTrue(game.offers("shell A16 by storch"));
        assertTrue(
                game.options().stream()
                        .anyMatch(each -> each.startsWith("shell A16 by storch over")));
        Game aside = game.play("shell A16 by storch over A01", 1, 6);
        assertTrue(aside.happened(Happening.Attacked.class));
    }

    @Test
    @Cites({"TGX-6.4.7.m", "TGX-6.4.7.t"})
    void aGunThatFiredAtItMayBeAttackedWhenItComesBack() {
        Game back =
                Drawn.of(". .\n. .\n. .\n. .\n. w\n. .\n. .\n. .\n. .")
                        .german("eyes", "us-rifle", "A09")
                        .soviet("open", "de-rifle-40", "A05")
                        .soviet("flak", "de-20mm-aa", "B05")
                        .plane("p38", "us-p-38-lightning", 0)
                        .impulse(0, 1)
                        .play("fly p38 A01 S")
                        .play("strike 4 1 A05 open")
                        .play("flak 3 flak", 6, 1)
                        .play("done");

        assertInstanceOf(Returning.class, back.state().step());
        assertTrue(back.play("fly p38 B01 S").options().contains("strike 4 0 B05"));
    }
}
