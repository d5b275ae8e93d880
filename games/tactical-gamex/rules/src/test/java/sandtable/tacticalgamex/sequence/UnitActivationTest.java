package sandtable.tacticalgamex.sequence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.tacticalgamex.Drawn;
import sandtable.tacticalgamex.Game;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;

/** TGX-4.2 Unit Activation. */
final class UnitActivationTest {
    private static final String FIELD =
            """
            . . . . . . . .
            . . . . . . . .
            . . . . . . . .
            """;

    private static Drawn armies() {
        return Drawn.of(FIELD)
                .german("pz-1", "de-pzkw-iv-h", "A01")
                .german("pz-2", "de-pzkw-iv-h", "A01")
                .german("pz-3", "de-pzkw-iv-h", "A03")
                .soviet("t34", "su-t-34-c", "H01");
    }

    @Test
    @Cites("TGX-4.2.1.a")
    void thePoolIsTheNumberOfTheDie() {
        Game rolled = armies().rolling(0).play("roll", 5);

        assertInstanceOf(Spending.class, rolled.state().step());
        assertEquals(Impulse.of(0, 0).rolled(5), rolled.table().impulse());
    }

    @Test
    @Cites("TGX-4.2.1.1")
    void aDieOfFourActivatesFourHexesAndThenTheOpponentRolls() {
        Drawn five = Drawn.of(FIELD);
        for (String column : new String[] {"A", "B", "C", "D", "E"}) {
            five.german("r-" + column, "de-rifle-39", column + "01");
        }
        Game game = five.soviet("t34", "su-t-34-c", "H03").rolling(0).play("roll", 4);

        for (String column : new String[] {"A", "B", "C", "D"}) {
            game = game.play("watch r-" + column);
        }

        assertEquals(Drawn.SOVIET, game.asked());
        assertTrue(game.unit("r-D").has(Mark.OPPORTUNITY_FIRE));
        assertFalse(game.unit("r-E").activated());
    }

    @Test
    @Cites("TGX-4.2.a")
    void thePlayersTakeImpulsesByTurns() {
        Game game = armies().rolling(0).play("pass");

        assertEquals(Drawn.SOVIET, game.asked());
        assertEquals(Drawn.GERMAN, game.play("pass").asked());
    }

    @Test
    @Cites("TGX-4.2.1.d")
    void passingSpendsNothing() {
        Game game = armies().rolling(0).play("roll", 6).play("done");

        assertEquals(0, game.event(Happening.Passed.class).side());
        assertInstanceOf(Rolling.class, game.state().step());
        assertEquals(Impulse.of(1, 1).rolled(0), game.table().impulse());
    }

    @Test
    @Cites("TGX-4.2.c")
    void threePassesInARowEndThePhase() {
        Game game = armies().rolling(0).play("pass").play("pass").play("pass", 5, 2);

        assertEquals(2, game.table().turn());
    }

    @Test
    @Cites("TGX-4.2.1.b")
    void aPointSpentBreaksTheRowOfPasses() {
        Game game = armies().rolling(0).play("pass").play("roll", 2).play("watch t34");

        assertInstanceOf(Rolling.class, game.state().step());
        assertEquals(Impulse.of(0, 0).rolled(0), game.table().impulse());
    }

    @Test
    @Cites("TGX-4.2.1.c")
    void pointsThatAreNotSpentAreLost() {
        Game game = armies().impulse(0, 5).play("watch pz-3").play("done");

        assertInstanceOf(Rolling.class, game.state().step());
        assertEquals(Impulse.of(1, 0).rolled(0), game.table().impulse());
    }

    @Test
    @Cites("TGX-4.2.1.e")
    void whoHasNobodyLeftMustPass() {
        Game game = armies().marked(Mark.MOVED).rolling(0).play("roll", 1).play("watch pz-3");

        assertTrue(game.event(Happening.Passed.class).forced());
        assertEquals(Drawn.GERMAN, game.asked());
    }

    @Test
    @Cites("TGX-4.2.b")
    void thePhaseEndsWhenNobodyCanBeActivated() {
        Game game =
                Drawn.of(FIELD)
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("t34", "su-t-34-c", "H01")
                        .marked(Mark.FIRED)
                        .lastImpulse(0, 3)
                        .play("move pz")
                        .play("march A02", 5, 2);

        assertEquals(2, game.table().turn());
    }

    @Test
    @Cites("TGX-4.2.2.e")
    void onePointMovesAllUnitsOfAHexOneByOne() {
        Game game =
                armies().impulse(0, 1)
                        .play("move pz-1")
                        .play("march A02")
                        .play("move pz-2")
                        .play("march B01");

        assertEquals("A02", game.at("pz-1"));
        assertEquals("B01", game.at("pz-2"));
        assertEquals(Drawn.SOVIET, game.asked());
    }

    @Test
    @Cites("TGX-4.2.2.a")
    void onePointBuysOneActivityOfOneHex() {
        Game game = armies().impulse(0, 1).play("move pz-1").play("march A02");

        assertEquals(
                "this takes 1 activation point and 0 are left [TGX-4.2.1.a]",
                game.refusal("move pz-3"));
        assertFalse(game.offers("move pz-3"));
    }

    @Test
    @Cites("TGX-4.2.2.b")
    void furtherPointsLetUnitsOfOneHexDoOtherThings() {
        Game game = armies().impulse(0, 2).play("move pz-1").play("march A02").play("watch pz-2");

        assertTrue(game.unit("pz-1").has(Mark.MOVED));
        assertTrue(game.unit("pz-2").has(Mark.OPPORTUNITY_FIRE));
    }

    @Test
    @Cites("TGX-1.0.a")
    void aUnitThatHasBeenActivatedCannotBeActivatedAgain() {
        Game game = armies().impulse(0, 3).play("watch pz-1");

        assertEquals("pz-1 cannot be activated to move now [TGX-1.0.a]", game.refusal("move pz-1"));
        assertFalse(game.offers("move pz-1"));
    }

    @Test
    @Cites("TGX-4.2.2.l")
    void onePointMarksAnyUnitsOfOneHexForOpportunityFire() {
        Game game = armies().impulse(0, 1);

        assertTrue(game.offers("watch pz-1 pz-2"));
        assertTrue(game.offers("watch pz-2"));
        assertEquals(
                "one point marks units of one hex [TGX-4.2.2.l]", game.refusal("watch pz-1 pz-3"));
        assertEquals(
                "at least one unit of a hex must be marked [TGX-4.2.2.l]", game.refusal("watch"));
    }

    @Test
    @Cites("TGX-2.3.d")
    void theCompletedMarkerGoesOnForWhatIsNeitherMoveNorFire() {
        Game game = armies().marked(Mark.DISRUPTED).impulse(1, 2).play("rally H01", 2, 2);

        assertTrue(game.unit("t34").has(Mark.COMPLETED));
        assertFalse(game.unit("t34").disrupted());
    }
}
