package sandtable.tacticalgamex.assault;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-17.0 Banzai Attack. */
class BanzaiAttackTest {
    private static final int JAPANESE = 0;
    private static final int AMERICANS = 1;

    /** A rifle company of 2 and 6 beside one of 3 and 8. */
    private static Drawn rifles() {
        return Drawn.of(". . . .")
                .optional("TGX-17")
                .german("j", "jp-rifle-41", "A01")
                .soviet("us", "us-rifle", "B01");
    }

    private static Game assault(Drawn drawn, String who) {
        return drawn.impulse(JAPANESE, 3).play("assault B01 " + who);
    }

    @Test
    @Cites("TGX-17.0.a")
    void aCloseAssaultMayBeDeclaredOne() {
        Game assault = assault(rifles(), "j");

        assertEquals(List.of("attack", "banzai"), assault.options());
        assertTrue(assault.play("banzai", 3, 4).happened(Happening.BanzaiDeclared.class));
    }

    @Test
    @Cites("TGX-17.0.a")
    void withoutTheSectionThereIsNone() {
        Game assault =
                Drawn.of(". . . .")
                        .german("j", "jp-rifle-41", "A01")
                        .german("late", "jp-rifle-41", "A01")
                        .soviet("us", "us-rifle", "B01")
                        .impulse(JAPANESE, 3)
                        .play("assault B01 j");

        assertEquals(
                "there are no Banzai attacks in this battle [TGX-0.b]", assault.refusal("banzai"));
    }

    @Test
    @Cites("TGX-17.0.a")
    void machineGunsAndCavalryTakeNoPart() {
        Drawn mixed = rifles().german("mg", "jp-mg", "A01").german("horse", "jp-cavalry", "A01");

        assertEquals(
                "mg takes part in no Banzai attack [TGX-17.0.a]",
                assault(mixed, "j mg").refusal("banzai"));
        assertEquals(
                "horse takes part in no Banzai attack [TGX-17.0.a]",
                assault(mixed, "j horse").refusal("banzai"));
        assertEquals("", assault(mixed, "j").refusal("banzai"));
    }

    @Test
    @Cites("TGX-17.0.a")
    void nobodyElseStorms() {
        Game assault =
                rifles().german("de", "de-rifle-40", "A01")
                        .german("late", "jp-rifle-41", "A01")
                        .impulse(JAPANESE, 3)
                        .play("assault B01 j de");

        assertEquals("de takes part in no Banzai attack [TGX-17.0.a]", assault.refusal("banzai"));
    }

    @Test
    @Cites("TGX-17.1.a")
    void whoeverFailsIsDisrupted() {
        Game failed = assault(rifles().soviet("fit", "us-rifle", "B01"), "j");
        Game declared = failed.play("banzai", 6, 6, 1, 1);

        assertTrue(declared.unit("us").disrupted());
        assertFalse(declared.unit("fit").disrupted());
    }

    @Test
    @Cites("TGX-17.1.a")
    void thoseWhoAreDisruptedCheckNothing() {
        Drawn drawn = rifles();
        Game declared = assault(drawn.marked(Mark.DISRUPTED), "j").play("banzai", 6);

        assertFalse(declared.happened(Happening.MoraleChecked.class));
    }

    @Test
    @Cites("TGX-17.1.b")
    void marinesTakeOneOffTheirDice() {
        Game declared =
                assault(
                                Drawn.of(". . .")
                                        .optional("TGX-17")
                                        .german("j", "jp-rifle-41", "A01")
                                        .soviet("m", "us-marine-assault-43", "B01"),
                                "j")
                        .play("banzai", 4, 4);

        var checked = declared.event(Happening.MoraleChecked.class);
        assertTrue(checked.passed());
        assertEquals(
                -1,
                checked.modifications().stream()
                        .filter(each -> each.clause().id().equals("TGX-17.1.b"))
                        .mapToInt(Modification::value)
                        .sum());
        assertEquals(-1, checked.modifier());
    }

    @Test
    @Cites("TGX-17.1.a")
    void othersDoNot() {
        Game declared = assault(rifles(), "j").play("banzai", 4, 4, 6);

        assertTrue(declared.unit("us").disrupted());
    }

    @Test
    @Cites("TGX-17.2.a")
    void thoseWhoHoldTheirGroundFireFirst() {
        Game repelling = assault(rifles(), "j").play("banzai", 1, 1);

        assertEquals(Drawn.SOVIET, repelling.asked());
        assertTrue(repelling.offers("interrupt us at j"));
        Game fired = repelling.play("interrupt us at j", 6, 6);
        assertEquals(-1, fired.attacked().fight().modifier(0));
        assertEquals(new CombatRatio(1, 1), fired.attacked().ratio());
        assertTrue(fired.unit("us").has(Mark.FIRED));
        assertTrue(fired.table().impulse().charge().none());
    }

    @Test
    @Cites("TGX-17.2.a")
    void aPositionCountsForThoseWhoComeOutOfIt() {
        Game fired =
                assault(rifles().position("A01"), "j")
                        .play("banzai", 1, 1)
                        .play("interrupt us at j", 6, 6);

        assertEquals(1, fired.attacked().fight().modifier(0));
    }

    @Test
    @Cites("TGX-17.2.a")
    void thoseWhoHaveActedOrFailDoNot() {
        Game acted = assault(rifles().marked(Mark.FIRED), "j").play("banzai", 1, 1, 6);
        Game failed = assault(rifles(), "j").play("banzai", 6, 6, 6);

        assertTrue(acted.table().impulse().charge().none());
        assertTrue(failed.table().impulse().charge().none());
    }

    @Test
    @Cites("TGX-17.2.a")
    void thoseWhoWatchMayFire() {
        Game watched = assault(rifles().marked(Mark.OPPORTUNITY_FIRE), "j").play("banzai", 1, 1);

        assertTrue(watched.offers("interrupt us at j"));
    }

    @Test
    @Cites("TGX-17.2.a")
    void severalFireTogetherAndEachOnce() {
        Drawn two = rifles().soviet("too", "us-rifle", "B01").german("k", "jp-rifle-41", "A01");
        Game repelling = assault(two, "j k").play("banzai", 1, 1, 1, 1);
        Game fired = repelling.play("interrupt us at j", 6);

        assertTrue(repelling.offers("interrupt us too at k"));
        assertEquals("us cannot fire at k [TGX-17.2.a]", fired.refusal("interrupt us at k"));
        assertTrue(fired.offers("interrupt too at k"));
        assertEquals(
                "fire at one of the units that storm [TGX-17.2.a]", fired.refusal("interrupt too"));
    }

    @Test
    @Cites("TGX-17.3.a")
    void strengthsAreExchanged() {
        Game storm = assault(rifles(), "j").play("banzai", 1, 1).play("done", 6);

        assertEquals(Factor.of(6), storm.attacked().fight().attack());
        Game met = assault(rifles(), "j").play("banzai", 1, 1).play("interrupt us at j", 6, 6);
        assertEquals(Factor.of(2), met.attacked().fight().defense());
    }

    @Test
    @Cites("TGX-17.3.a")
    void aPlainAssaultLeavesThemAsTheyAre() {
        Game plain = assault(rifles(), "j").play("attack", 6);

        assertEquals(Factor.of(2), plain.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-17.3.b")
    void disruptedUnitsStormWithHalf() {
        Game assault =
                assault(rifles().german("d", "jp-rifle-41", "A01").marked(Mark.DISRUPTED), "j d");
        Game storm = assault.play("banzai", 1, 1).play("done", 6);
        Game met = assault.play("banzai", 1, 1).play("interrupt us at d", 6, 6);

        assertEquals(Factor.of(9), storm.attacked().fight().attack());
        assertTrue(storm.unit("d").has(Mark.FIRED));
        assertEquals(Factor.of(1), met.attacked().fight().defense());
    }

    @Test
    @Cites({"TGX-17.3.b", "TGX-7.2.c"})
    void inAPlainAssaultTheyStayBehind() {
        Game assault =
                assault(rifles().german("d", "jp-rifle-41", "A01").marked(Mark.DISRUPTED), "j d");
        Game plain = assault.play("attack", 6);

        assertEquals(Factor.of(2), plain.attacked().fight().attack());
        assertFalse(plain.unit("d").activated());
    }

    @Test
    @Cites({"TGX-17.3.b", "TGX-7.2.c"})
    void aloneTheyStormOrDoNot() {
        Game assault =
                assault(
                        Drawn.of(". . . .")
                                .optional("TGX-17")
                                .german("d", "jp-rifle-41", "A01")
                                .marked(Mark.DISRUPTED)
                                .soviet("us", "us-rifle", "B01"),
                        "d");

        assertEquals(
                "whoever takes part is disrupted and could only storm [TGX-7.2.c]",
                assault.refusal("attack"));
        assertEquals(List.of("done", "banzai"), assault.options());
        assertTrue(assault.play("done").unit("d").has(Mark.COMPLETED));
    }

    /** It is hit in C01, next to the target, and goes on all the same. */
    private static Game stopped() {
        return Drawn.of(". . . .")
                .optional("TGX-17")
                .german("j", "jp-rifle-41", "A01")
                .soviet("watch", "us-mg", "C01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .impulse(JAPANESE, 3)
                .play("move j")
                .play("march B01 assault C01");
    }

    @Test
    @Cites("TGX-17.3.b")
    void thoseWhomFireStoppedBesideTheTargetMayStorm() {
        Game hit = stopped().play("interrupt watch", 1);

        assertTrue(hit.unit("j").disrupted() && hit.unit("j").has(Mark.MOVED));
        assertEquals(List.of("done", "banzai"), hit.options());
        Game storm = hit.play("banzai", 1, 1, 6);
        assertEquals(Factor.of(3), storm.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-17.3.b")
    void thoseWhomFireStopsInTheAttackGoOn() {
        Game met = assault(rifles(), "j").play("banzai", 1, 1).play("interrupt us at j", 3, 6);

        assertTrue(met.unit("j").disrupted());
        assertEquals(
                Factor.of(3),
                met.events().stream()
                        .filter(each -> each instanceof Happening.Attacked)
                        .map(each -> ((Happening.Attacked) each).fight().attack())
                        .toList()
                        .getLast());
    }

    @Test
    @Cites("TGX-17.3.c")
    void theDieHasTwoOffOnce() {
        Game storm = assault(rifles(), "j").play("banzai", 1, 1).play("done", 6);

        assertEquals(-2, storm.attacked().fight().modifier(0));
        assertEquals(
                "TGX-17.3.c",
                storm.attacked().fight().modifications().getFirst().getFirst().clause().id());
    }

    @Test
    @Cites("TGX-17.3.a")
    void theExchangeEndsWithTheAttack() {
        Game storm = assault(rifles(), "j").play("banzai", 1, 1).play("done", 6);

        assertEquals(Charge.NONE, storm.table().impulse().charge());
    }

    /** 12 to 7 is 1:1, and two points make 14. */
    @Test
    @Cites({"TGX-17.3.a", "TGX-12.2.a"})
    void stressTakesTheExchangedStrengthsAsItsBase() {
        Game assault =
                Drawn.of(". . . .")
                        .optional("TGX-12", "TGX-17")
                        .german("j", "jp-rifle-41", "A01")
                        .german("k", "jp-rifle-41", "A01")
                        .soviet("us", "us-mg", "B01")
                        .marked(Mark.FIRED)
                        .soviet("at", "us-37mm-at", "B01")
                        .marked(Mark.FIRED)
                        .impulse(JAPANESE, 3)
                        .play("assault B01 j k");

        assertEquals(List.of("attack", "banzai", "banzai stress 2"), assault.options());
        Game storm = assault.play("banzai stress 2", 1, 1, 1, 1, 6, 1);
        assertEquals(new CombatRatio(2, 1), storm.attacked().ratio());
        assertTrue(storm.unit("j").disrupted() && storm.unit("j").has(Mark.FIRED));
    }

    @Test
    @Cites({"TGX-17.0.a", "TGX-6.4.6.j"})
    void engineersStormWithTheirShift() {
        Game storm =
                assault(rifles().marked(Mark.FIRED).german("e", "jp-engineer", "A01"), "j e")
                        .play("banzai", 1, 1, 6);

        assertEquals(Factor.of(11), storm.attacked().fight().attack());
        assertEquals(new CombatRatio(2, 1), storm.attacked().ratio());
    }
}
