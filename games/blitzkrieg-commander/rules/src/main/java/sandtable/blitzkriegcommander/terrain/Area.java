package sandtable.blitzkriegcommander.terrain;

import sandtable.space.measured.Outline;

/**
 * A feature that one can be in (BKC-GEO.4).
 *
 * @param level of a hill; 0 for all else
 */
public record Area(FeatureKind kind, Outline outline, int level) {}
