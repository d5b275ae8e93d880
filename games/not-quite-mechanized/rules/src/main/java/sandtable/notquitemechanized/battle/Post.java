package sandtable.notquitemechanized.battle;

import sandtable.kernel.Side;

import java.util.Optional;

/**
 * Who answers and sees: a commander with their troops (NQM-DES.1). A kernel's side is a post.
 *
 * @param camp the number of the camp they serve
 * @param headquarters the unit they are with; none where one post speaks for a camp that has none
 */
public record Post(Side side, int camp, Optional<UnitId> headquarters) {}
