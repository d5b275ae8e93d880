package sandtable.tacticalgamex.engineers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.march.Flailing;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.state.Mark;

import java.util.List;

/** TGX-9.3 Special Engineer Vehicles. */
final class EngineerVehiclesTest {
    private static Drawn field() {
        return Drawn.of(". . . . . . . . .")
                .german("flail", "us-sherman-flail", "A01")
                .foundMines("C01", OddsColumn.TWO_TO_ONE, 1)
                .foundMines("G01", OddsColumn.TWO_TO_ONE, 1);
    }

    private static boolean mined(Game game, String hex) {
        return game.table().counters().minesAt(game.hex(hex)).isPresent();
    }

    @Test
    @Cites({"TGX-9.3.a", "TGX-9.3.b"})
    void aFlailThatEntersMinesWithHalfItsMovementLeftClearsThem() {
        Game there = field().impulse(0, 1).play("move flail").play("march B01 C01 D01");

        assertInstanceOf(Flailing.class, there.state().step());
        assertEquals(List.of("flail C01", "done"), there.options());
        Game cleared = there.play("flail C01");
        assertFalse(mined(cleared, "C01"));
        assertEquals(6, ((Moving) cleared.state().step()).walk().left());
        assertTrue(mined(there.play("done"), "C01"));
    }

    @Test
    @Cites("TGX-9.3.b")
    void aFlailThatHasSpentMoreThanHalfOnlyDrivesIn() {
        Game there =
                Drawn.of(". . . . . . . . .")
                        .german("flail", "us-sherman-flail", "A01")
                        .foundMines("G01", OddsColumn.TWO_TO_ONE, 1)
                        .impulse(0, 1)
                        .play("move flail")
                        .play("march B01 C01 D01 E01 F01 G01");

        assertEquals("G01", there.at("flail"));
        assertTrue(mined(there, "G01"));
        assertTrue(there.unit("flail").has(Mark.MOVED));
        assertFalse(there.unit("flail").disrupted());
    }

    @Test
    @Cites("TGX-9.3.c")
    void aFlailClearsTheMinesThatItLeavesForHalfItsMovement() {
        Game there =
                Drawn.of(". . . .")
                        .german("flail", "us-sherman-flail", "A01")
                        .foundMines("A01", OddsColumn.TWO_TO_ONE, 1)
                        .impulse(0, 1)
                        .play("move flail")
                        .play("march B01 C01");

        assertEquals(List.of("flail A01", "done"), there.options());
        Game cleared = there.play("flail A01");
        assertFalse(mined(cleared, "A01"));
        assertEquals(8, ((Moving) cleared.state().step()).walk().left());
    }

    @Test
    @Cites("TGX-9.3.b")
    void aFlailThatFindsMinesIsAskedAndPaysForThemUnderFire() {
        Game there =
                Drawn.of(". . . . .")
                        .german("flail", "us-sherman-flail", "A01")
                        .mines("B01", OddsColumn.TWO_TO_ONE, 1)
                        .soviet("t34", "su-t-34-c", "E01")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 1)
                        .play("move flail")
                        .play("march B01")
                        .play("flail B01");

        assertEquals(4, ((UnderFire) there.state().step()).firers());
        assertEquals(
                "flail has neither entered nor left mines at G01 [TGX-9.3.b]",
                field().impulse(0, 1)
                        .play("move flail")
                        .play("march B01 C01")
                        .refusal("flail G01"));
    }

    @Test
    @Cites("TGX-9.3.d")
    void aFlamethrowerIsAChurchillWithAnotherWeapon() {
        var flamethrower = Drawn.type("gb-churchill-flamethrower");

        assertTrue(flamethrower.armored());
        assertEquals(WeaponType.H, flamethrower.weapon());
        assertEquals(1, flamethrower.range());
        assertEquals(40, flamethrower.attack());
    }
}
