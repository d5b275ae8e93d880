package sandtable.server;

import sandtable.kernel.Violation;
import sandtable.scene.Choice;
import sandtable.scene.Formation;
import sandtable.scene.Measurement;
import sandtable.scene.Shape;

import java.util.List;

/** What a game answers to somebody who wants to change it, or thinks of it. */
sealed interface Reply {
    record Accepted(Sent.Shown shown) implements Reply {}

    /** An answer as it would be, not given. */
    record Considered(Choice choice) implements Reply {}

    /** Answers as they would be on a measured table, not given. */
    record Measured(List<Measurement> measurements) implements Reply {}

    /** Pieces that would go together, not led yet. */
    record Formed(Formation formation) implements Reply {}

    /** Made against a position that is no longer the last. */
    record Stale(Sent.Shown shown) implements Reply {}

    /**
     * Against the rules.
     *
     * @param offence what it offends against, drawn on the table
     */
    record Refused(Violation violation, List<Shape> offence) implements Reply {
        public Refused {
            offence = List.copyOf(offence);
        }
    }

    /**
     * Allowed by the rules, but not what the lesson is about now.
     *
     * @param step what it is about
     */
    record Astray(String step) implements Reply {}

    /** Text that stands for no action. */
    record Unreadable(String why) implements Reply {}

    /** Sent under a key that something else was sent under before. */
    record KeyUsed() implements Reply {}

    /** Cannot be taken back. */
    record Kept(String why) implements Reply {}
}
