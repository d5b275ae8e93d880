package sandtable.tacticalgamex;

/** The whole truth about a position. */
public record State(Table table, Waiting waiting) {}
