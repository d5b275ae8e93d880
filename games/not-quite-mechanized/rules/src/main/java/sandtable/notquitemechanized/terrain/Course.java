package sandtable.notquitemechanized.terrain;

import sandtable.space.measured.Polyline;

/**
 * A road, stream, river or cutting.
 *
 * @param footAnywhere whether only those on foot may cross it where they like; others need a bridge
 *     or ford
 */
public record Course(FeatureKind kind, Polyline line, boolean footAnywhere) {}
