package sandtable.blitzkriegcommander.opportunity;

import sandtable.kernel.Clause;

/** What opens somebody to opportunity fire. */
public enum Occasion {
    /** A stretch of a move or an assault. */
    MOVE("BKC-OPP.2", "is on the move"),
    FIRE("BKC-OPP.3", "fired"),
    /** The moment of contact in an assault. */
    CONTACT("BKC-OPP.4", "is in contact");

    private final Clause clause;
    private final String words;

    Occasion(String clause, String words) {
        this.clause = Clause.of(clause);
        this.words = words;
    }

    Clause clause() {
        return clause;
    }

    /** What those named have done. */
    String words(String names) {
        return names + " " + words;
    }
}
