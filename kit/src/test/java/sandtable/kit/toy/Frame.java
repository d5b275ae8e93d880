package sandtable.kit.toy;

/** Work under way in the toy, innermost last. */
public sealed interface Frame {
    record Marching(int to) implements Frame {}

    /** The defender may fire at the tank. */
    record Window() implements Frame {}
}
