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
        DIAMOND
    }
}
