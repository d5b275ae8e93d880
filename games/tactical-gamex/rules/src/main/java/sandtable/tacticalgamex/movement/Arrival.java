package sandtable.tacticalgamex.movement;

/**
 * Where a way leads.
 *
 * @param left half points left there
 * @param moved whether the unit has left the hex it began in
 */
public record Arrival(int hex, int left, boolean moved) {}
