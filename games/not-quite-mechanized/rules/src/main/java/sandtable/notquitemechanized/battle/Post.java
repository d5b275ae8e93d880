package sandtable.notquitemechanized.battle;

import sandtable.kernel.Side;

/**
 * Who answers and sees: a commander with their troops (NQM-DES.1). A kernel's side is a post.
 *
 * @param camp the number of the camp they serve
 */
public record Post(Side side, int camp) {}
