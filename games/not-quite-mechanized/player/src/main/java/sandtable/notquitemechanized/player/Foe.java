package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.space.measured.Spot;

/**
 * A unit of the enemy that can still fight.
 *
 * @param at where its first body is believed to be
 * @param strength what is believed to be left of it, in points of worth
 * @param known whether one of its bodies is seen, or was a short time ago
 */
record Foe(Formation unit, Spot at, double strength, boolean known) {}
