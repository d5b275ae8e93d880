package sandtable.space.measured;

import java.util.List;

/** A patch of ground for display: the spots of its edge in order. */
public record Fan(List<Spot> rim) {
    public Fan {
        rim = List.copyOf(rim);
    }
}
