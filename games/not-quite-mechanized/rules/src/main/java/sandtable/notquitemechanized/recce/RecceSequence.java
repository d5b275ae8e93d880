package sandtable.notquitemechanized.recce;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Happening;

/**
 * C7: recce sequences inside the movement step. Nobody is asked: what a hidden unit answers stands
 * in its instructions. Not built yet: nothing happens.
 */
public final class RecceSequence {
    private RecceSequence() {}

    /** After one of the ten movement steps: Stops of concealed enemies, and meeting engagements. */
    public static Going afterStep(Going going, int step, Telling<Happening> telling) {
        return going;
    }

    /** After the last of them: looks at the points that recce orders name. */
    public static Going looks(Going going, Telling<Happening> telling) {
        return going;
    }
}
