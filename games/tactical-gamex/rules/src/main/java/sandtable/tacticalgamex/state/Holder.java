package sandtable.tacticalgamex.state;

/** Who holds something: a side by its number, or nobody. */
public sealed interface Holder {
    Holder NOBODY = new Nobody();

    record OfSide(int side) implements Holder {}

    record Nobody() implements Holder {
        @Override
        public int side() {
            throw new IllegalStateException("nobody is no side");
        }
    }

    static Holder of(int side) {
        return new OfSide(side);
    }

    /** Which side that is. To ask this of nobody is a mistake. */
    int side();

    default boolean is(int side) {
        return this instanceof OfSide(int own) && own == side;
    }
}
