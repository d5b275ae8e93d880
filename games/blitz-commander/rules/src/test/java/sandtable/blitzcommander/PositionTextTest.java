package sandtable.blitzcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.blitzcommander.state.State;

import java.util.HashMap;
import java.util.Map;

/** The text of a position, of which saves keep the hash. */
final class PositionTextTest {
    @Test
    void everyPartIsNamed() {
        Played inHand =
                Drawn.map("c c c c")
                        .us("a", "us-infantry", "A01")
                        .us("b", "us-infantry", "B01")
                        .entrenched()
                        .german("g", "de-infantry", "D01")
                        .begin()
                        .play("move b to C01")
                        .play("take a");

        assertEquals(
                """
                drawn
                turn 1 of American
                a A01
                b C01 acted moved, spent 4
                g D01
                in hand a
                an action is chosen
                turns, next END_OF_TURN
                """,
                PositionText.of(inHand.state()));
    }

    @Test
    void positionsThatDifferHaveDifferentTexts() {
        Map<String, State> known = new HashMap<>();
        RandomGames.each(
                (view, _, _, _) -> {
                    State before = known.put(PositionText.of(view.state()), view.state());
                    assertTrue(before == null || before.equals(view.state()));
                });
    }
}
