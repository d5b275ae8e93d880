package sandtable.scene;

import sandtable.kernel.Clause;

import java.util.List;

/**
 * Places lit on demand.
 *
 * @param of the piece or formation it is shown for
 * @param spots none in one of {@link #asked}
 */
public record Overlay(Kind kind, String of, int side, List<Spot> spots, Clause clause) {
    public enum Kind {
        REACH,
        ZONE,
        COMMAND,
        RANGE,
        SIGHT,
        /** Where a side is in supply. */
        SUPPLY
    }

    /**
     * @param stops whether movement must end here
     */
    public record Spot(Place place, String text, boolean stops) {}

    /** Of a kind that is too much to be sent for everybody: it is asked for, place by place. */
    public static Overlay asked(Kind kind, Clause clause) {
        return new Overlay(kind, "", Marker.NOBODY, List.of(), clause);
    }

    public Overlay {
        spots = List.copyOf(spots);
    }
}
