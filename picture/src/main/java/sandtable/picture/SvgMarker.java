package sandtable.picture;

import sandtable.scene.Marker;

/** Outlines of what lies on the ground, each of its own form. */
final class SvgMarker {
    private SvgMarker() {}

    static String shape(Marker.Kind kind) {
        return switch (kind) {
            case OBJECTIVE, ENTRY, EXIT, SUPPLY -> "";
            case WRECK -> "M-5 4H5L3 0H-3zM0 0V-3M-2 -3Q1 -4 0 -6";
            case MINES ->
                    "M-3.5 0A3.5 3.5 0 1 0 3.5 0A3.5 3.5 0 1 0 -3.5 0M0 -3.5V-6.5M-2.5 -2.5L-5"
                            + " -5M2.5 -2.5L5 -5";
            case BLOCK -> "M-5.5 -4L5.5 4M-5.5 4L5.5 -4M-6 0H6";
            case WORKS -> "M-6 4V0L-3 -3H3L6 0V4";
            case FORT -> "M-5 5V-4H-2V-1H2V-4H5V5z";
            case SPOTTED ->
                    "M-6.5 0Q0 -6.5 6.5 0Q0 6.5 -6.5 0zM-1.6 0A1.6 1.6 0 1 0 1.6 0A1.6 1.6 0 1"
                            + " 0 -1.6 0";
            case SMOKE -> "M-6 4Q-8 1 -4.5 0Q-5 -4 -1 -3.5Q1 -6.5 3.5 -3Q7.5 -3 6 1Q8 4 4 4z";
        };
    }
}
