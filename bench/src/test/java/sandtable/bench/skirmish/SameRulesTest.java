package sandtable.bench.skirmish;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

import sandtable.bench.limit.BareSkirmish;
import sandtable.kernel.Pending;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.SplittableRandom;

/** The rule set and the bare program play the same game: else comparing them would say nothing. */
class SameRulesTest {
    private static final Skirmish RULES = new Skirmish();

    @Test
    void equalLuckGivesEqualChoicesTurnByTurn() {
        for (int seed = 0; seed < 30; seed++) {
            var bare = new BareSkirmish();
            var bareLuck = new SplittableRandom(seed);
            Position position = Position.start();
            var luck = new SplittableRandom(seed);
            int[] actions = new int[6 * BareSkirmish.UNITS];
            while (!bare.over()) {
                List<Order> orders = orders(position);
                int count = bare.legal(actions);
                assertEquals(count, orders.size());
                bare.apply(actions[bareLuck.nextInt(count)], bareLuck);
                Order order = orders.get(luck.nextInt(count));
                position =
                        RULES.resolve(position, mover(position).side(), order, Chance.of(luck))
                                .state();
            }
            assertTrue(RULES.pending(position) instanceof Pending.Over);
        }
    }

    @Test
    void branchingIsThatOfTheReference() {
        long choices = 0;
        long turns = 0;
        Chance chance = Chance.seeded(5);
        for (int game = 0; game < 60; game++) {
            Position position = Position.start();
            while (RULES.pending(position) instanceof Pending.Answers) {
                List<Order> orders = orders(position);
                choices += orders.size();
                turns++;
                position =
                        RULES.resolve(position, mover(position).side(), chance.draw(orders), chance)
                                .state();
            }
        }
        assertEquals(47.5, (double) choices / turns, 0.5);
    }

    private static List<Order> orders(Position position) {
        return RULES.prompt(mover(position)).options().listed();
    }

    private static View mover(Position position) {
        return new View(Position.SIDES.get(position.mover()), position);
    }
}
