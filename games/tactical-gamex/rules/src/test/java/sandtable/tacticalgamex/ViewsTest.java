package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Cites;
import sandtable.kernel.Clause;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.Optional;

/** What each side knows. */
final class ViewsTest {
    private static final TacticalGameX RULES = new TacticalGameX();

    @Test
    @Cites("TGX-8.2.b")
    void layingMinesIsToldToNobodyElse() {
        Happening laid =
                new Happening.Laid(
                        new Counter.Mines(OddsColumn.TWO_TO_ONE),
                        new HexId(3, "A04"),
                        Drawn.SOVIET,
                        true,
                        Clause.of("TGX-8.2.b"));

        assertEquals(Optional.empty(), RULES.seenBy(laid, Drawn.GERMAN));
        assertEquals(Optional.of(laid), RULES.seenBy(laid, Drawn.SOVIET));
    }

    @Test
    @Cites("TGX-6.4.2.c")
    void theMoverDoesNotKnowThatFireIsHeld() {
        Game game =
                Drawn.of(".\n.\n.\n.\n.\n.\n.")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .german("pz2", "de-pzkw-iv-h", "A01")
                        .soviet("pak", "su-76mm-at", "A07")
                        .marked(Mark.OPPORTUNITY_FIRE)
                        .impulse(0, 2)
                        .play("move pz")
                        .play("march A02")
                        .play("hold impulse");

        assertEquals(Secrets.Holds.IMPULSE, game.state().secrets().get(1).holds());
        assertEquals(Secrets.NONE, game.view(Drawn.GERMAN).secrets());
        assertTrue(game.view(Drawn.SOVIET).secrets().holdsFire());
    }

    @Test
    @Cites("TGX-6.3.8.a")
    void countersLieOpenEvenWhereTheyHaveNotBeenSpotted() {
        Game game =
                Drawn.of(".\n.\n.\n.\n.\nw")
                        .german("r", "de-rifle-39", "A01")
                        .soviet("x", "su-rifle-43", "A06")
                        .impulse(0, 1);

        assertEquals(game.hex("A06"), game.view(Drawn.GERMAN).table().unit(1).hex());
    }

    @Test
    void bothSetUpAsProposedAndTheFirstImpulseBegins() {
        var match = Match.start(RULES, EveryRule.scenario(), Chance.seeded(1));
        while (match.pending() instanceof Pending.Answers(var from)
                && !(match.state().step() instanceof Rolling)) {
            Side side = from.iterator().next();
            match =
                    ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                                    match.play(side, new Decision.Done(), Chance.seeded(2)))
                            .match();
        }

        assertTrue(match.state().step() instanceof Rolling);
        assertEquals(1, match.state().table().turn());
    }

    @Test
    @Cites("TGX-8.2.b")
    void hiddenMinesLieInTheSecretsOfWhoLaidThem() {
        Game game =
                Drawn.of(". . . .")
                        .german("pz", "de-pzkw-iv-h", "A01")
                        .soviet("r", "su-76mm-at", "D01")
                        .mines("C01", OddsColumn.TWO_TO_ONE, 1)
                        .impulse(0, 1);

        assertTrue(game.state().open().counters().mines().isEmpty());
        assertEquals(game.hexId("C01"), game.state().secrets().get(1).mines().getFirst().hex());
        assertTrue(game.view(Drawn.GERMAN).table().counters().mines().isEmpty());
        assertEquals(1, game.view(Drawn.GERMAN).hiddenMines());
        assertEquals(1, game.view(Drawn.SOVIET).table().counters().mines().size());
        assertEquals(game.state(), game.view(Drawn.SOVIET).known());
    }
}
