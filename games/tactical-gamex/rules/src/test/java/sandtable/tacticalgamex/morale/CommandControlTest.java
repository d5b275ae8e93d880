package sandtable.tacticalgamex.morale;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;

/** TGX-22 Command Control, as far as morale needs it. */
final class CommandControlTest {
    private static final String FIELD = ". . . . . . . . .";

    /** A disrupted rifle unit at A01, seen by an enemy. */
    private static Drawn shaken() {
        return Drawn.of(FIELD)
                .optional("TGX-22")
                .german("r", "de-rifle-39", "A01")
                .marked(Mark.DISRUPTED)
                .soviet("x", "su-rifle-43", "I01");
    }

    private static int modifier(Drawn drawn) {
        return Modification.sum(MoraleChecks.modifications(new Occupation(drawn.table()), 0));
    }

    @Test
    @Cites("TGX-22.4.a")
    void insideTheCommandRadiusAUnitRalliesWithoutDice() {
        Game game =
                shaken().unit("post", Drawn.type("de-pzkw-iv-h"), 0, "F01", true)
                        .impulse(0, 1)
                        .play("rally A01");

        assertFalse(game.unit("r").disrupted());
        assertTrue(game.unit("r").has(Mark.COMPLETED));
        assertEquals("TGX-22.4.a", game.event(Happening.Rallied.class).clause().id());
    }

    @Test
    @Cites("TGX-7.1.e")
    void aMobilePostReachesTwoHexes() {
        assertEquals(0, modifier(shaken().unit("cp", Drawn.type("de-mobile-cp"), 0, "C01", true)));
        assertEquals(1, modifier(shaken().unit("cp", Drawn.type("de-mobile-cp"), 0, "D01", true)));
    }

    @Test
    @Cites("TGX-7.1.e")
    void aPostOfAnotherNationOrOfTheEnemyCommandsNobody() {
        assertEquals(1, modifier(shaken().unit("ally", Drawn.type("it-rifle-41"), 0, "A01", true)));
        assertEquals(1, modifier(shaken().unit("foe", Drawn.type("de-rifle-39"), 1, "B01", true)));
    }

    @Test
    @Cites("TGX-7.1.e")
    void activationDoesNotEndWhatAPostDoesForMorale() {
        Drawn active =
                shaken().unit("post", Drawn.type("de-pzkw-iv-h"), 0, "A01", true)
                        .marked(Mark.DISRUPTED, Mark.MOVED);

        assertEquals(-2, modifier(active));
    }

    @Test
    @Cites("TGX-7.1.d")
    void aPostIsWithItselfAndAboardItIsWhereItsTransportIs() {
        Drawn alone =
                Drawn.of(FIELD)
                        .optional("TGX-22")
                        .unit("post", Drawn.type("de-rifle-39"), 0, "A01", true)
                        .soviet("x", "su-rifle-43", "I01");
        Drawn carried =
                shaken().unit("post", Drawn.type("de-rifle-39"), 0, "A01", true)
                        .german("truck", "de-truck", "A01")
                        .carrying();

        assertEquals(-2, modifier(alone));
        assertEquals(-2, modifier(carried));
    }
}
