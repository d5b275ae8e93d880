package sandtable.hexblitz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;

import java.util.HashMap;

final class CanonicalTextTest {
    private static final HexBlitz RULES = new HexBlitz();

    @Test
    void unitsStandInItByNameAndPlace() {
        Scene scene =
                Drawn.map(". . .")
                        .german("pz", Kind.TANK, 5)
                        .at("0201")
                        .activated("German", Order.STATIONARY);

        assertTrue(
                RULES.canonical(scene.state())
                        .contains(
                                "unit pz 0201 sp 5 STATIONARY faces E points 0 marks [] locked 0"
                                        + " pinned [] logs 0\n"));
    }

    @Test
    void differentPositionsHaveDifferentTextsAndEqualOnesTheSame() {
        Chance chance = Chance.seeded(3);
        var match = Match.start(RULES, EveryRule.scenario(), chance);
        var texts = new HashMap<String, State>();
        for (int step = 0; step < 500; step++) {
            if (!(match.pending() instanceof Pending.Answers(var asked))) {
                break;
            }
            State before = texts.put(RULES.canonical(match.state()), match.state());
            assertTrue(before == null || before.equals(match.state()));
            Side side = asked.stream().sorted().toList().getFirst();
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
        assertNotEquals(0, texts.size());
    }
}
