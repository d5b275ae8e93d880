package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Protection;
import sandtable.space.measured.Disc;

/**
 * C1: prepared ground. It is known to its owner, and to others once they have seen who is in it.
 *
 * @param id its number, which it keeps
 * @param begun the bound in which digging began, or below 1 if it was there before
 */
public record Position(int id, int camp, Disc ground, Protection protection, int begun) {}
