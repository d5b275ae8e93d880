package sandtable.notquitemechanized.engineers;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Happening;

/**
 * C14: mines inside the movement step: who reaches a belt stops, and who goes through it is hurt.
 * Not built yet: nobody minds them.
 */
public final class Minefields {
    private Minefields() {}

    /**
     * @param before where everybody was at the start of the movement step
     */
    public static Going afterStep(Going before, Going after, Telling<Happening> telling) {
        return after;
    }
}
