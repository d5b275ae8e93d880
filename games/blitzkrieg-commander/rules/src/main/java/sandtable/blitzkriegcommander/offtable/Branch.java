package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.forces.Role;
import sandtable.kernel.Clause;

/** What comes from off the table. The sheet says the same of both, each under its own heading. */
public enum Branch {
    ARTILLERY(Role.FAO, "BKC-AREQ.10", "BKC-ADEV.3", "BKC-ABL.1", "BKC-ABL.2", "BKC-ABL.8"),
    AIR(Role.FAC, "BKC-REC.2", "BKC-RDEV.3", "BKC-RBL.1", "BKC-RBL.2", "BKC-RBL.6");

    private final Role observer;
    private final Clause sight;
    private final Clause deviation;
    private final Clause blunder;
    private final Clause lowered;
    private final Clause friend;

    Branch(
            Role observer,
            String sight,
            String deviation,
            String blunder,
            String lowered,
            String friend) {
        this.observer = observer;
        this.sight = Clause.of(sight);
        this.deviation = Clause.of(deviation);
        this.blunder = Clause.of(blunder);
        this.lowered = Clause.of(lowered);
        this.friend = Clause.of(friend);
    }

    /** Who asks for it. */
    public Role observer() {
        return observer;
    }

    Clause sight() {
        return sight;
    }

    Clause deviation() {
        return deviation;
    }

    Clause blunder() {
        return blunder;
    }

    Clause lowered() {
        return lowered;
    }

    Clause friend() {
        return friend;
    }
}
