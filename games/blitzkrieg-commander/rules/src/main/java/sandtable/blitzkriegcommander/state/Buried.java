package sandtable.blitzkriegcommander.state;

import sandtable.space.measured.Spot;

/** A hidden minefield as its owner knows it. */
public record Buried(Spot at, boolean dummy) {}
