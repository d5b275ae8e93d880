package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;

/** HB-LOG.4: Logistic Supply lying in a hex, in halves. */
public record Dump(int side, HexId hex, int halfLogs) {}
