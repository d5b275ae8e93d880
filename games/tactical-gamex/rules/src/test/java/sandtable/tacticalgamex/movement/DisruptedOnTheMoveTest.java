package sandtable.tacticalgamex.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Mark;

/** TGX-7.2 Disrupted units that draw fire while they get away. */
final class DisruptedOnTheMoveTest {
    /** A disrupted tank takes the first of two steps away from a gun that fires at 1:1. */
    private static Game fired(int die) {
        return Drawn.of(". . . . . .")
                .german("pz", "de-pzkw-iii-j", "C01")
                .marked(Mark.DISRUPTED)
                .soviet("gun", "su-45mm-at-42", "A01")
                .marked(Mark.OPPORTUNITY_FIRE)
                .impulse(0, 1)
                .play("move pz")
                .play("march D01 E01")
                .play("interrupt gun", die);
    }

    @Test
    @Cites({"TGX-7.2.b", "TGX-6.4.2.h"})
    void fireWithoutEffectDoesNotStopThem() {
        Game game = fired(6);

        assertEquals("1:1", game.attacked().ratio().toString());
        assertInstanceOf(Moving.class, game.state().step());
        assertEquals("E01", game.play("march E01").at("pz"));
    }

    @Test
    @Cites("TGX-6.3.4.d")
    void aPlainDisruptionStopsThemAndDoesNoMore() {
        Game game = fired(4);

        assertEquals("D", game.attacked().results().getFirst().code());
        assertEquals("D01", game.at("pz"));
        assertInstanceOf(Rolling.class, game.state().step());
    }

    @Test
    @Cites("TGX-6.3.4.f")
    void aDoubleDisruptionEliminatesThem() {
        assertTrue(fired(2).unit("pz").eliminated());
    }
}
