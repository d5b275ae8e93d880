package sandtable.picture;

import sandtable.scene.Badge;

import java.util.List;
import java.util.Map;

/**
 * Where things stand on a base of a measured table, from its middle, at the size of a counter.
 *
 * @param perMm drawing units in a millimetre of the table
 * @param wedge what shows the heading
 * @param name where the name stands below
 * @param spots of the badges that have a place of their own; others stand in the column
 * @param turned badges that turn with the base
 */
record BaseLayout(
        double perMm,
        Wedge wedge,
        CounterLayout.Scaled symbol,
        CounterLayout.Scaled silhouette,
        Ghost ghost,
        CounterLayout.Line name,
        Map<Badge.Shape, CounterLayout.At> spots,
        CounterLayout.At column,
        double step,
        List<Badge.Shape> turned) {
    record Wedge(String d, double width) {}

    record Ghost(double opacity, String dash, double width) {}
}
