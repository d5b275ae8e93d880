package sandtable.blitzkriegcommander.state;

import sandtable.space.measured.Disc;

/**
 * A cloud of smoke (BKC-SMK.1).
 *
 * @param turn of the side in which it was laid (BKC-END.4)
 */
public record Smoke(Disc cloud, int side, int turn) {}
