package sandtable.space.measured;

import java.util.List;

/** A patch of ground for display: the spot it is seen from, then its rim. */
public record Fan(List<Spot> rim) {
    public Fan {
        rim = List.copyOf(rim);
    }
}
