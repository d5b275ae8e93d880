package sandtable.notquitemechanized.terrain;

import sandtable.space.measured.Spot;

/** A bridge or ford, by the name orders use. */
public record Passage(String id, FeatureKind kind, Spot at) {}
