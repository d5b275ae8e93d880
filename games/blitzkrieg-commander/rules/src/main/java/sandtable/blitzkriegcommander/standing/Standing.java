package sandtable.blitzkriegcommander.standing;

/** A unit's standing order: what it does when it could fire at an opportunity (R-BKC-81). */
public sealed interface Standing {
    Standing ASK = new Ask();
    Standing HOLD = new Hold();

    /** Its owner is asked. */
    record Ask() implements Standing {
        @Override
        public String toString() {
            return "ask";
        }
    }

    /** It lets everything pass. */
    record Hold() implements Standing {
        @Override
        public String toString() {
            return "hold";
        }
    }

    /** It fires by itself at such an enemy and lets all others pass. */
    record Fire(Nearing at) implements Standing {
        @Override
        public String toString() {
            return "fire " + at;
        }
    }
}
