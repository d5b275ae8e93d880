package sandtable.kernel;

import java.util.AbstractList;
import java.util.List;
import java.util.function.Supplier;

/**
 * The figures that decided something, to be read with an event. They are added up when somebody
 * first reads them: games that are played out to try something have no reader, and pay nothing for
 * parts.
 */
public final class Explanation extends AbstractList<Sum> {
    private final Supplier<List<Sum>> adding;

    // Two threads may both add, which does no harm.
    private List<Sum> sums;

    private Explanation(Supplier<List<Sum>> adding) {
        this.adding = adding;
    }

    /**
     * @param adding a function of data that never changes, such as the attack that was decided
     */
    public static List<Sum> of(Supplier<List<Sum>> adding) {
        return new Explanation(adding);
    }

    /** The same figures in a list that never changes, still not added up if they are not yet. */
    public static List<Sum> kept(List<Sum> figures) {
        return figures instanceof Explanation ? figures : List.copyOf(figures);
    }

    private List<Sum> sums() {
        List<Sum> known = sums;
        if (known == null) {
            known = List.copyOf(adding.get());
            sums = known;
        }
        return known;
    }

    @Override
    public Sum get(int index) {
        return sums().get(index);
    }

    @Override
    public int size() {
        return sums().size();
    }
}
