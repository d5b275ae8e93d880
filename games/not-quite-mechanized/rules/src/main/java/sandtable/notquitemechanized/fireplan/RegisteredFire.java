package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Happening;

/** NQM-OOB.9: fire on registered points inside the movement step. Not built yet. */
public final class RegisteredFire {
    private RegisteredFire() {}

    public static Going afterStep(Going going, int step, Telling<Happening> telling) {
        return going;
    }
}
