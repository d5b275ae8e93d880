package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Spot;

/**
 * Where a body would be at the end of a movement step.
 *
 * @param track as it would be then
 */
record Proposed(BodyId body, Track track, Spot at) {}
