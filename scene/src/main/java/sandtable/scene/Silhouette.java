package sandtable.scene;

/**
 * A side view that stands on a counter in place of its sign, in about 44 by 18, facing right with
 * its middle at the origin.
 */
public enum Silhouette {
    /** The sign of the branch says enough. */
    NONE(""),
    TANK("M-21 3.5l2-4h9l2-5.5h11l2 3.3h16v1.7H5.5l.7.5h11.3l3.5 4-3 4.5h-36zM-17 6.2h33"),
    ASSAULT_GUN("M-21 3.5l3-5.5h5l3.5-3.2h13l6 3.9h15v1.7H10l10.5 3.1-2.5 4.5h-36zM-16 6.2h31"),
    GUN_CARRIAGE(
            "M-20 3.5l2-3.5h5v-4.5h12l1 2 14-8 1.6 2.4-12 7v1.600h12l4 3-3 4.5h-34zM-16 6.2h31"),
    ARMOURED_CAR(
            "M-19 2l4-5h6l2-4h9l1.5 2.5h10v1.5h-9l.5 1h8l6 4v4h-38z"
                    + "M-15 6.5a3.4 3.4 0 1 0 6.8 0zM8 6.5a3.4 3.4 0 1 0 6.8 0z"),
    HALF_TRACK("M-20-3.5h18l2 3h9l6 3v4H-20zM-17 8.5h13M6 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0"),
    TRUCK(
            "M-20-5.5h21v10h-21zM3-2.5h7l4 4h4v4H3z"
                    + "M-16 6.5a3 3 0 1 0 6 0zM6 6.5a3 3 0 1 0 6 0z"),
    WAGON(
            "M-16-5h24l-2 8h-20zM7 1h12v1.500h-12zM-14 5.500a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-2 5.500a4"
                    + " 4 0 1 0 8 0 4 4 0 1 0-8 0"),
    GUN("M-20 7l10-6h8v-4.5l2.5-.5v3h18v2H3a5 5 0 1 1-8 2l-13 5.5z"),
    HOWITZER("M-20 7l10-6h6l13-10 2 2.5-12 9a5 5 0 1 1-5 .5l-12 5z"),
    ANTI_AIRCRAFT("M-14 8l6-6h4l10-13 2.2 1.7-8.5 11.300h5l6 6zM-3 5a3.5 3.5 0 1 0 7 0z"),
    SHIP("M-22 2h10v-3h5v-5h4v-5h2v5h5v5h6v3h12l-4 6h-37zM-12-1.500l-7-2v1.500l7 2z"),
    AIRCRAFT("M-20-6h4l4 4.500h9l4-3.500h6l3 3.3 9 1.700q4 2 0 3.500l-20 2.500h-8l-9-4.500z");

    private final String path;

    Silhouette(String path) {
        this.path = path;
    }

    /** What a drawing program draws it by; empty for none. */
    public String path() {
        return path;
    }
}
