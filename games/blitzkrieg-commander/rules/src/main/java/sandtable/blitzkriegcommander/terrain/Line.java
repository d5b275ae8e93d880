package sandtable.blitzkriegcommander.terrain;

import sandtable.space.measured.Polyline;

/**
 * A feature that one crosses or follows.
 *
 * @param id by which orders name it; empty for what nobody needs to name
 */
public record Line(String id, FeatureKind kind, Polyline line) {}
