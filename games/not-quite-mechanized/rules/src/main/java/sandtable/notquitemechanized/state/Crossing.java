package sandtable.notquitemechanized.state;

import sandtable.space.measured.Spot;

/** C14: what engineers have made of a place on a stream or river; everybody sees or hears it. */
public record Crossing(Kind kind, Spot at) {
    public enum Kind {
        /** Foot may cross there (NQM-TASK.5). */
        BRIDGEHEAD,
        /** All may (NQM-TASK.6). */
        BRIDGE,
        /** The bridge that was there is no more (NQM-TASK.8, .9). */
        BLOWN
    }
}
