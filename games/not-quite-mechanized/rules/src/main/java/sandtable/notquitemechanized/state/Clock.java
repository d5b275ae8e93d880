package sandtable.notquitemechanized.state;

/**
 * @param bound from 1; 0 while the operation order is written
 * @param step one of the nine (NQM-SEQ.1)
 */
public record Clock(int bound, int step) {}
