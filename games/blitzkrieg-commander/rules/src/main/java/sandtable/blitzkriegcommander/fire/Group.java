package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.forces.Save;
import sandtable.kernel.Sum;

/**
 * Dice of an attack that share the score to hit and the save needed against them (BKC-CAS.3).
 *
 * @param dice how many, and whose
 */
public record Group(Score score, Save save, Sum dice) {
    /** What the figure is called. */
    public static final String ATTACKS = "attacks";

    boolean joins(Group other) {
        return score.needed() == other.score.needed() && save.equals(other.save);
    }
}
