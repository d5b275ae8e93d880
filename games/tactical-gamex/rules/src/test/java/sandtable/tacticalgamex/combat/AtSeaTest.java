package sandtable.tacticalgamex.combat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Factor;

import java.util.List;

/** TGX-10.4 With what units defend at sea. */
final class AtSeaTest {
    private static final String STRAND =
            """
            ~ ~ ~ ~
            _ _ _ _
            . . . .
            """;

    private static Factor strength(Game game, String unit) {
        return Defenders.strength(game.table(), game.index(unit));
    }

    private static boolean armored(Game game, String unit) {
        return Defenders.armored(game.table(), game.index(unit));
    }

    private static Drawn drawn() {
        return Drawn.of(STRAND).soviet("gun", "jp-47mm-at", "A03");
    }

    @Test
    @Cites("TGX-10.4.a")
    void thoseAboardACraftDefendWithItsStrength() {
        Game game =
                drawn().german("m1", "us-marine-assault-43", "A01")
                        .german("m2", "us-marine-assault-43", "A01")
                        .german("lvt", "us-lvt-4", "A01")
                        .carrying(2)
                        .german("dukw", "us-dukw", "B01")
                        .optional("TGX-13")
                        .impulse(1, 3);

        assertEquals(Factor.of(1), strength(game, "lvt"));
        assertEquals(Factor.of(1), strength(game, "dukw"));
        assertFalse(armored(game, "dukw"));
        Game fired = game.play("fire A03").play("shoot A01 gun at lvt", 1);
        assertEquals(Factor.of(1), fired.attacked().fight().defense());
        for (String each : List.of("lvt", "m1", "m2")) {
            assertTrue(fired.unit(each).eliminated(), each);
        }
    }

    @Test
    @Cites("TGX-10.4.b")
    void vehiclesAtSeaDefendWithEightAndAreArmored() {
        Game game =
                drawn().german("tank", "us-m-4-75-sherman", "A01")
                        .german("truck", "us-truck", "B01")
                        .impulse(1, 3);

        assertEquals(Factor.of(8), strength(game, "tank"));
        assertEquals(Factor.of(8), strength(game, "truck"));
        assertTrue(armored(game, "truck"));
        Game fired = game.play("fire A03").play("shoot B01 gun at truck", 6);
        assertEquals(Factor.of(8), fired.attacked().fight().defense());
        assertEquals(Factor.of(6), fired.attacked().fight().attack());
    }

    @Test
    @Cites("TGX-10.4.c")
    void whoeverSwimsDefendsWithTheirOwnStrength() {
        Game game =
                drawn().german("dd", "us-m-4-75-sherman", "A01")
                        .dualDrive(1)
                        .german("lvta", "us-lvta-4", "B01")
                        .impulse(1, 3);

        assertEquals(Factor.of(9), strength(game, "dd"));
        assertEquals(Factor.of(4), strength(game, "lvta"));
    }

    @Test
    @Cites("TGX-14.0.a")
    void nobodyBailsOutAtSea() {
        Game fired =
                drawn().soviet("more", "jp-47mm-at", "A03")
                        .german("m1", "us-marine-assault-43", "A01")
                        .german("lvt", "us-lvt-4", "A01")
                        .carrying()
                        .optional("TGX-14")
                        .impulse(1, 3)
                        .play("fire A03")
                        .play("shoot A01 gun at lvt", 5);

        assertTrue(fired.unit("lvt").carries() || fired.unit("lvt").eliminated());
        assertEquals(Drawn.SOVIET, fired.asked());
    }
}
