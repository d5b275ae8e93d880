package sandtable.scene;

/**
 * A small mark on a counter: its form and its letter say the same, so that neither colour nor shape
 * alone must be read.
 *
 * @param words what it means, for the unit's card and for those who cannot see it
 */
public record Badge(Shape shape, String letter, String words) {
    public enum Shape {
        CHEVRON,
        BARRED_CHEVRON,
        SQUARE,
        EARTHWORK,
        /** A marker that lies face down. */
        BACK,
        ROUNDEL,
        TRIANGLE,
        DIAMOND,
        /** A light triangle with a cry: it can do nothing. */
        WARNING,
        /** As many red dots as the letter says: hits taken. */
        PIPS,
        /** As many strokes as the letter says: hours of battle. */
        TICKS,
        /** A roundel with a wave: disorganised. */
        WAVE,
        /** A bar under a base: dug in. */
        BAR,
        /** A crest before the front: only the turret shows. */
        CREST,
        /** A roundel with an arrow: it has fired in somebody else's turn. */
        ARROW,
        /** A small plate on a larger one: somebody rides on it. */
        ABOARD
    }
}
