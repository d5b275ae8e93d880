package sandtable.kernel.step;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Layers.Heard;
import sandtable.kernel.step.Layers.Pile;
import sandtable.kernel.step.Layers.Say;
import sandtable.kernel.step.Layers.Sight;
import sandtable.kernel.step.Layers.Talk;

import java.util.Set;

final class SilentStepTest {
    private static final Pile PILE = Pile.on(Talk.asking("rest", "on"));

    private record Marching() implements SilentStep<Pile, Sight, Say, Heard> {
        @Override
        public Flow<Pile> resume(Pile pile, Telling<Heard> telling) {
            return new Flow.Done<>(pile.more());
        }
    }

    @Test
    void itAsksNobodyAndGoesOn() {
        Pile pile = new Pile(0, PILE.stack().push(new Marching()));

        Pile after = new Layers().begin(pile, Chance.none()).state();

        assertEquals(Set.of(), new Marching().asked(pile));
        assertEquals("[rest]", after.stack().toString());
        assertEquals(1, after.count());
    }

    @Test
    void whoeverAsksItIsTold() {
        var sight = new Sight(Layers.RED, PILE);

        assertFalse(new Marching().takes(new Say("on")));
        var fault = assertThrows(IllegalStateException.class, () -> new Marching().prompt(sight));
        assertEquals("Marching[] asks nobody", fault.getMessage());
    }
}
