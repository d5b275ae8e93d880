package sandtable.tacticalgamex.air;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;

/** TGX-6.4.7 Spotter Aircraft, turn by turn. */
final class SpotterAircraftTest {
    /** A rifle unit is hidden in woods, far from anybody who could see it. */
    private static Drawn storch() {
        return Drawn.of(". .\n. .\nw .\n. w\n. .\n. .\nw .")
                .german("eyes", "us-rifle", "A01")
                .soviet("hidden", "de-rifle-40", "A07")
                .plane("storch", "de-fieseler-storch", 0);
    }

    private static Game over() {
        return storch().impulse(0, 2).play("fly storch A01 S");
    }

    private static Game nextTurn(Game game) {
        return game.play("done").play("pass").play("pass").play("pass", 5, 2);
    }

    @Test
    @Cites("TGX-6.4.7.x")
    void itComesBackEveryTurn() {
        Game game = over().play("spot A07", 6);

        assertFalse(game.table().planes().get(0).usable());
        assertEquals(2, nextTurn(game).table().turn());
        assertTrue(nextTurn(game).table().planes().get(0).usable());
    }

    @Test
    @Cites({"TGX-6.4.7.x", "TGX-6.4.7.v"})
    void onceDrivenOffItStaysAway() {
        Game game =
                storch().soviet("flak", "de-20mm-aa", "B02")
                        .impulse(0, 2)
                        .play("fly storch A01 S")
                        .play("spot A07")
                        .play("flak 1 flak", 1);

        assertFalse(game.happened(Happening.SpotRolled.class));
        assertFalse(nextTurn(game).table().planes().get(0).usable());
    }

    @Test
    @Cites("TGX-6.4.7.y")
    void itNeedsTheSameRollAsAnyOtherUnit() {
        assertTrue(over().play("spot A07", 4).table().counters().spotted().isEmpty());
        assertFalse(over().play("spot A07", 3).table().counters().spotted().isEmpty());
    }

    @Test
    @Cites("TGX-6.4.7.w")
    void itHasNothingToAttackWith() {
        assertEquals("it has no such attack left [TGX-6.4.7.b]", over().refusal("strike 6 0 A07"));
    }

    @Test
    @Cites("TGX-6.4.7.z")
    void withoutOffBoardArtilleryThereIsNothingToSightFor() {
        Game game = storch().spotted("A07").impulse(0, 2);

        assertFalse(game.options().stream().anyMatch(each -> each.startsWith("shell")));
    }
}
