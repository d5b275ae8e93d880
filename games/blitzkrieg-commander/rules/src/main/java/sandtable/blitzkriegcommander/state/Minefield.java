package sandtable.blitzkriegcommander.state;

import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;

/** What everybody knows of a minefield; where a hidden one lies is its owner's secret. */
public sealed interface Minefield {
    /**
     * A real one that has been found (BKC-MINE.2).
     *
     * @param lanes cleared, each along this line (BKC-ENG.2)
     */
    record Seen(Spot at, List<Segment> lanes) implements Minefield {
        public Seen {
            lanes = List.copyOf(lanes);
        }
    }

    enum Unseen implements Minefield {
        HIDDEN,
        /** It was a dummy. */
        REMOVED
    }
}
