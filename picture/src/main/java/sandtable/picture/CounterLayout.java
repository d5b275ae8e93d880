package sandtable.picture;

import java.util.List;

/**
 * Where things stand on a counter and how large they are, from its middle.
 *
 * @param weapon the size of the figure between two others, by how many letters it has
 */
record CounterLayout(
        double size,
        double lastSeenOpacity,
        String lastSeenDash,
        At shadow,
        double edgeWidth,
        double innerWidth,
        double hatchWidth,
        Room label,
        Line echelon,
        SymbolAt symbol,
        First first,
        Line second,
        Line lastSeen,
        BadgesAt badges,
        Corners corners) {
    record At(double x, double y) {}

    record Line(double y, double size) {}

    /**
     * @param room a longer text is set so small that this, divided by its letters, is its size
     */
    record Room(double y, double size, double room) {
        double fitting(String text) {
            return Math.min(size, room / Math.max(1, text.length()));
        }
    }

    record SymbolAt(double y, double underEchelon) {}

    record First(double y, double size, double full) {}

    record BadgesAt(int most, At first, At column, double step) {}

    /** For counters without a band, whose factors stand in the corners. */
    record Corners(
            Scaled symbol,
            double silhouetteWidth,
            Room name,
            List<Double> weapon,
            List<Spot> spots) {}

    record Scaled(double y, double scale) {}

    record Spot(double x, double y, String anchor, double size) {}
}
