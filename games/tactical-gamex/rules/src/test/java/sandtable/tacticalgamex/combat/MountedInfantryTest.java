package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.state.Mark;

/** TGX-13.0 Mounted Infantry Fire, TGX-14.0 Bail-Out. */
class MountedInfantryTest {
    private static final int GERMAN = 0;
    private static final int SOVIET = 1;
    private static final int DISRUPTS = 3; // a D at 1:1

    /** A half-track with SMG aboard, attack strengths 2 and 6. */
    private static Drawn mounted(String section) {
        return Drawn.of(". . . . .")
                .optional(section)
                .german("smg", "de-smg-east", "A01")
                .german("ht", "de-sdkfz-251-east", "A01")
                .carrying();
    }

    @Test
    @Cites("TGX-13.0.a")
    void aPassengerAddsHalfItsStrengthToFire() {
        Game fired =
                mounted("TGX-13")
                        .soviet("x", "su-rifle-41", "C01")
                        .impulse(GERMAN, 2)
                        .play("fire A01")
                        .play("shoot C01 ht at x", 6);

        assertEquals(Factor.of(5), fired.attacked().fight().attack());
        assertTrue(fired.unit("smg").has(Mark.FIRED));
        assertTrue(fired.unit("ht").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-13.0.a")
    void aPassengerAddsHalfItsStrengthToAnOverrun() {
        Game overrun =
                mounted("TGX-13")
                        .soviet("x", "su-rifle-41", "B01")
                        .impulse(GERMAN, 2)
                        .play("move ht")
                        .play("march B01 C01 overrun B01", 6);

        assertEquals(Factor.of(5), overrun.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-13.0.a")
    void whereTheSectionIsNotInUseItAddsNothing() {
        Game fired =
                mounted("TGX-15")
                        .soviet("x", "su-recon", "C01")
                        .impulse(GERMAN, 2)
                        .play("fire A01")
                        .play("shoot C01 ht at x", 6);

        assertEquals(Factor.of(2), fired.attacked().fight().attack());
        assertFalse(fired.unit("smg").has(Mark.FIRED));
    }

    @Test
    @Cites("TGX-13.0.b")
    void aPassengerAddsHalfItsDefense() {
        Game fired =
                mounted("TGX-13")
                        .soviet("x", "su-t-34-c", "C01")
                        .impulse(SOVIET, 2)
                        .play("fire C01")
                        .play("shoot A01 x at ht", 6);

        assertEquals(Factor.of(4 + 3), fired.attacked().fight().defense());
    }

    @Test
    @Cites("TGX-13.0.c")
    void aPassengerOfAClosedCarrierAddsNothing() {
        Game fired =
                Drawn.of(". . . . .")
                        .optional("TGX-13")
                        .german("r", "us-rifle", "A01")
                        .german("hst", "us-m-4-hst", "A01")
                        .carrying()
                        .soviet("x", "su-t-34-c", "C01")
                        .impulse(SOVIET, 2)
                        .play("fire C01")
                        .play("shoot A01 x at hst", 6);

        assertEquals(Factor.of(1), fired.attacked().fight().defense());
    }

    /** The half-track has just been fired at. */
    private static Game hit(Drawn drawn) {
        Game fired =
                drawn.soviet("x", "su-ba-10", "C01")
                        .impulse(SOVIET, 2)
                        .play("fire C01")
                        .play("shoot A01 x at ht", DISRUPTS);
        assertTrue(fired.unit("ht").disrupted(), fired.events().toString());
        return fired;
    }

    @Test
    @Cites("TGX-14.0.a")
    void infantryBailsOutOfACarrierThatIsDisrupted() {
        Game asked = hit(mounted("TGX-14"));

        assertEquals(Drawn.GERMAN, asked.asked());
        Game out = asked.play("bail out");
        assertEquals("A01", out.at("smg"));
        assertTrue(out.unit("smg").disrupted());
        assertFalse(out.unit("ht").carries());
        Game stays = asked.play("bail stay");
        assertTrue(stays.unit("ht").carries());
        assertTrue(stays.unit("smg").disrupted());
    }

    @Test
    @Cites("TGX-14.0.a")
    void whereThereIsNoRoomNobodyIsAsked() {
        Drawn full =
                mounted("TGX-14")
                        .german("a", "de-rifle-40", "A01")
                        .german("b", "de-rifle-40", "A01")
                        .german("c", "de-hmg", "A01");

        Game fired = hit(full);
        assertEquals(Drawn.SOVIET, fired.asked());
        assertTrue(fired.unit("ht").carries());
    }

    @Test
    @Cites("TGX-14.0.a")
    void anAnswerMayStand() {
        Game always = hit(mounted("TGX-14")).play("bail always");

        assertEquals("A01", always.at("smg"));
        assertEquals(
                sandtable.tacticalgamex.state.Secrets.Bails.ALWAYS,
                always.state().secrets().get(GERMAN).bails());
    }
}
