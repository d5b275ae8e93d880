package sandtable.tacticalgamex.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

/** TGX-6.4.7 Aircraft Attacks: on fortifications and on stacks of several kinds. */
final class AirStrikesTest {
    /** A unit sees what stands at A03, and an aircraft is ready. */
    private static Drawn drawn(String aircraft) {
        return Drawn.of(".\n.\n.\n.\n.")
                .german("eyes", "us-rifle", "A01")
                .plane("plane", aircraft, 0);
    }

    private static Game over(Drawn drawn) {
        return drawn.impulse(0, 1).play("fly plane A01 S");
    }

    private static Drawn garrison(String aircraft) {
        return drawn(aircraft)
                .fort("A03", 20)
                .soviet("a", "su-rifle-41", "A03")
                .marked(Mark.INSIDE)
                .soviet("b", "su-rifle-41", "A03")
                .marked(Mark.INSIDE)
                .soviet("out", "su-rifle-41", "A03");
    }

    /** A bridge that nobody has spotted, over the stream at A03. */
    private static Drawn bridge(String aircraft) {
        return Drawn.of(".\n.\ns\n.\n.")
                .german("eyes", "us-rifle", "A01")
                .plane("plane", aircraft, 0)
                .bridge("A03", Span.TRUCK);
    }

    @Test
    @Cites("TGX-9.3.g")
    void aTemporaryBridgeIsATargetFromTheAir() {
        Game game = over(bridge("gb-hurricane-iid"));

        assertTrue(game.offers("strike 2 0 A03"));
        assertTrue(game.play("strike 2 0 A03", 1).attacked().fight().bridge());
    }

    @Test
    @Cites("TGX-9.3.g")
    void bombsFallOnABridgeOnlyWhereNobodyIs() {
        Game alone = over(bridge("us-p-38-lightning"));
        Game crossed = over(bridge("us-p-38-lightning").soviet("x", "su-zis-5-truck", "A03"));

        assertTrue(alone.play("strike 2 0 A03", 1).attacked().fight().bridge());
        assertFalse(alone.offers("strike 2 1 A03")); // TGX-9.3.h
        assertFalse(crossed.play("strike 2 0 A03", 1).attacked().fight().bridge());
    }

    @Test
    @Cites({"TGX-8.4.k", "TGX-6.4.7.q"})
    void aGarrisonIsOneTargetFromTheAirToo() {
        Game game = over(garrison("us-p-47-rockets"));
        String refused = "those inside the fortification are one target of their own [TGX-8.4.k]";

        assertEquals(refused, game.refusal("strike 2 0 A03 a"));
        assertEquals(refused, game.refusal("strike 2 0 A03 a b out"));
        assertEquals("", game.refusal("strike 2 0 A03 a b"));
        assertEquals("", game.refusal("strike 2 0 A03 out"));
        assertTrue(game.offers("strike 2 0 A03 a b"));
        assertFalse(game.offers("strike 2 0 A03 a"));
    }

    @Test
    @Cites({"TGX-8.4.g", "TGX-8.4.l"})
    void rocketsThatDestroyAFortDestroyAllInside() {
        Game game =
                over(garrison("gb-hurricane-iid").german("mine", "de-truck", "A05"))
                        .play("strike 2 0 A03 a b", 1);

        assertEquals("2:1", game.attacked().ratio().toString()); // 20 doubled on the spot
        assertEquals("DD", game.attacked().results().getFirst().code()); // 1 + 2
        assertTrue(game.unit("a").disrupted());
        assertTrue(game.unit("b").disrupted());
        assertFalse(game.unit("out").disrupted());
    }

    private static Factor attack(Drawn drawn, Integer... targets) {
        Game game = over(drawn);
        Flight flight = ((Flying) game.state().step()).flight();
        var strike = new Decision.Strike(2, 0, game.hexId("A03"), game.units(targets));
        return AirStrikes.fight(new Occupation(game.table()), flight, strike).attack();
    }

    @Test
    @Cites({"TGX-6.3.6.c", "TGX-6.4.7.r"})
    void severalTargetsCountAsTheMajorityOfTheirHex() {
        Drawn stack =
                drawn("gb-hurricane-iid")
                        .soviet("t1", "su-t-34-c", "A03")
                        .soviet("r1", "su-rifle-41", "A03")
                        .soviet("r2", "su-rifle-41", "A03");

        assertEquals(Factor.of(40), attack(stack, 1)); // the tank alone
        assertEquals(Factor.of(10), attack(stack, 2)); // soft alone
        assertEquals(Factor.of(10), attack(stack, 1, 2)); // two of three there are soft
    }

    @Test
    @Cites({"TGX-6.3.6.d", "TGX-6.4.7.r"})
    void withoutAMajorityTheLowerStrengthCounts() {
        Drawn stack =
                drawn("gb-hurricane-iid")
                        .soviet("t1", "su-t-34-c", "A03")
                        .soviet("r1", "su-rifle-41", "A03");

        assertEquals(Factor.of(10), attack(stack, 1, 2));
    }
}
