package sandtable.bench.skirmish;

import sandtable.kernel.Side;

/** What a side knows: everything, and which side it is. */
public record View(Side side, Position position) {}
