package sandtable.blitzkriegcommander.fire;

/** What the dice of an attack say, before anybody moves. */
public sealed interface Outcome {
    /** Unsaved hits of this attack. */
    int unsaved();

    record Unhurt() implements Outcome {
        @Override
        public int unsaved() {
            return 0;
        }
    }

    /** Hit, and that is all. */
    record Marked(int unsaved) implements Outcome {}

    record Suppressed(int unsaved) implements Outcome {}

    /** Was suppressed already, and falls back so far. */
    record FallsBack(int unsaved, int mm) implements Outcome {}

    /** Has as many hits as it can take. */
    record KnockedOut(int unsaved) implements Outcome {}
}
