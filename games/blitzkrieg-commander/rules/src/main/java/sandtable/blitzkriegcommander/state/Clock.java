package sandtable.blitzkriegcommander.state;

/**
 * Whose turn it is.
 *
 * @param turn the game turn, from 1; each side has one turn in it (BKC-PHASE.2)
 * @param active the number of the side
 */
public record Clock(int turn, int active) {}
