package sandtable.notquitemechanized.terrain;

import sandtable.space.measured.Outline;

/**
 * An area of one kind.
 *
 * @param level of a hill; 0 for other areas
 */
public record Tract(FeatureKind kind, Outline outline, int level) {}
