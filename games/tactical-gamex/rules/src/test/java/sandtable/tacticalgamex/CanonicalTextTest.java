package sandtable.tacticalgamex;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.HashMap;

/** The text of a position, of which saves keep the hash. */
final class CanonicalTextTest {
    private static final TacticalGameX RULES = new TacticalGameX();
    private static final int STEPS = 700;

    @Test
    void everyPartIsNamed() {
        Game game =
                Drawn.of(". . .")
                        .german("r", "de-rifle-39", "A01")
                        .german("truck", "de-truck", "A01")
                        .carrying()
                        .soviet("gun", "su-76mm-at", "C01")
                        .impulse(0, 2)
                        .play("move truck");

        assertEquals(
                """
                battle drawn
                turn 1
                initiative nobody 0
                unit r aboard truck
                unit truck at A01 CALLED carries r
                unit gun at C01
                unit reserve-0 TO_COME
                unit reserve-1 TO_COME
                edges German [NORTH, EAST, SOUTH, WEST]
                edges Soviet [NORTH, EAST, SOUTH, WEST]
                impulse German points 1 spent passes 0
                step moving truck at A01 left 24
                step spending
                step turns IMPULSES
                secrets German holds NOTHING
                secrets Soviet holds NOTHING
                """,
                RULES.canonical(game.state()));
    }

    @Test
    void differentPositionsHaveDifferentTextsAndEqualOnesTheSame() {
        Chance chance = Chance.seeded(3);
        var match = Match.start(RULES, EveryRule.scenario(), chance);
        var texts = new HashMap<String, State>();
        for (int step = 0; step < STEPS; step++) {
            if (!(match.pending() instanceof Pending.Answers(var asked))) {
                break;
            }
            State before = texts.put(RULES.canonical(match.state()), match.state());
            assertTrue(before == null || before.equals(match.state()));
            Side side = asked.iterator().next();
            State other = RULES.otherSecrets(match.state(), side, chance);
            assertEquals(
                    other.equals(match.state()),
                    RULES.canonical(other).equals(RULES.canonical(match.state())));
            Decision any = RULES.prompt(match.view(side)).options().any(chance);
            match =
                    ((Match.Verdict.Accepted<State, View, Decision, Happening>)
                                    match.play(side, any, chance))
                            .match();
        }
        assertTrue(texts.size() > 100);
    }
}
