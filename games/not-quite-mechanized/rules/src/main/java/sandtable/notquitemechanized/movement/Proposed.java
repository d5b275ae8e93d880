package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * Where a body would be at the end of a movement step.
 *
 * @param track as it would be then
 * @param why it goes no further in this bound
 */
record Proposed(BodyId body, Track track, Spot at, Optional<Why> why) {}
