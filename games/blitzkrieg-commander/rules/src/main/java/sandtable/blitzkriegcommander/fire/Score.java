package sandtable.blitzkriegcommander.fire;

import sandtable.kernel.Clause;

/** What a die must show, or more, to hit, and the line that says so. */
public record Score(int needed, Clause clause) {
    static Score of(int needed, String clause) {
        return new Score(needed, Clause.of(clause));
    }

    /** The worse of two for the shooter; the first where they are alike. */
    Score orWorse(Score other) {
        return other.needed > needed ? other : this;
    }

    @Override
    public String toString() {
        return needed == 6 ? "6" : needed + "+";
    }
}
