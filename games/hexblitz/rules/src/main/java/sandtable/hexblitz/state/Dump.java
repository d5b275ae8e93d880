package sandtable.hexblitz.state;

/** HB-LOG.4: Logistic Supply lying in a hex, in halves. */
public record Dump(int side, int hex, int halfLogs) {}
