package sandtable.picture;

import sandtable.scene.Feature;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How what lies on a measured table is drawn. Colours are roles; widths are in millimetres of the
 * table, in drawing units, or both together.
 *
 * @param broken how a stretch of a line is drawn that is blown or breached
 */
record Features(
        Label label,
        Map<Feature.Kind, Cover> areas,
        Map<Feature.Course, Course> lines,
        Course broken) {
    record Label(double size) {}

    /**
     * @param high the fill from the second level on
     * @param comb strokes that point downhill
     * @param ridge of a roof
     */
    record Cover(
            String fill,
            Optional<String> high,
            Optional<Double> opacity,
            Stroke edge,
            Optional<Stroke> comb,
            Optional<Stroke> ridge,
            Optional<Boolean> named,
            Optional<Strewn> signs) {}

    /**
     * Signs all over an area.
     *
     * @param apart in millimetres
     * @param jitter how far they stray from their row, in parts of {@code apart}
     * @param marks each begins with a point and goes on relative to it
     */
    record Strewn(double apart, double jitter, List<Drawings.Mark> marks) {}

    record Course(List<Stroke> strokes, Optional<Along> signs) {}

    /**
     * Signs along a line.
     *
     * @param every so many millimetres
     */
    record Along(double every, List<Drawings.Mark> marks) {}

    /**
     * @param own whether the feature's own width, where it has one, counts instead of {@code mm}
     */
    record Stroke(
            String stroke,
            Optional<Boolean> own,
            Optional<Double> mm,
            Optional<Double> px,
            Optional<String> dash,
            Optional<String> cap) {
        double width(int ownMm) {
            boolean asItIs = own.orElse(false) && ownMm > 0;
            double wide = asItIs ? ownMm : mm.orElse(0.0);
            return wide * Drawings.ALL.base().perMm() + px.orElse(0.0);
        }
    }
}
