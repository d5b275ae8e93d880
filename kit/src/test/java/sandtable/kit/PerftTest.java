package sandtable.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import org.junit.jupiter.api.Test;

import sandtable.kernel.Options;
import sandtable.kernel.Prompt;
import sandtable.kit.toy.Lane;
import sandtable.kit.toy.Order;
import sandtable.kit.toy.Sight;

import java.util.List;

final class PerftTest {
    @Test
    void everyListedOptionIsCountedAtEachDepth() {
        // one proposal for the gun, two stances each, two marches; then windows open on some ways
        // and not on others
        assertEquals(List.of(1L, 2L, 4L, 8L, 16L), Perft.counts(new Lane(), Lane.ROAD, 3, 5));
    }

    @Test
    void theSameSeedGivesTheSameNumbers() {
        assertEquals(
                Perft.counts(new Lane(), Lane.ROAD, 3, 9),
                Perft.counts(new Lane(), Lane.ROAD, 3, 9));
    }

    @Test
    void anOptionLostChangesTheNumbers() {
        var tired =
                new Lane() {
                    @Override
                    public Prompt<Order> prompt(Sight sight) {
                        Prompt<Order> prompt = super.prompt(sight);
                        return prompt.clause().id().equals("TOY-4.1")
                                ? new Prompt<>(
                                        prompt.clause(),
                                        prompt.question(),
                                        new Options.All<>(List.of(new Order.March(sight.tank()))))
                                : prompt;
                    }
                };

        assertNotEquals(
                Perft.counts(new Lane(), Lane.ROAD, 3, 4), Perft.counts(tired, Lane.ROAD, 3, 4));
    }
}
