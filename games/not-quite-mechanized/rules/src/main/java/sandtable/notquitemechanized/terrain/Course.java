package sandtable.notquitemechanized.terrain;

import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

/**
 * A road, stream, river or cutting.
 *
 * @param footAnywhere whether only those on foot may cross it where they like; others need a bridge
 *     or ford
 */
public record Course(FeatureKind kind, Polyline line, boolean footAnywhere) {
    private static final int NEAR = 10;

    /** Whether a place is so near that a line of ten metres to it may cross; most are not. */
    public boolean near(Spot spot) {
        return line.box().grown(NEAR).contains(spot);
    }
}
