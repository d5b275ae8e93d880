package sandtable.space.measured;

/** Ground with an edge. */
public sealed interface Area permits Outline, Disc {
    /** Whether a spot is in it or on its edge. */
    boolean contains(Spot spot);

    /** The smallest upright rectangle that holds all of it. */
    Box box();
}
