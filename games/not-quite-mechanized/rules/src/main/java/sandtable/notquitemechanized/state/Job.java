package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

/**
 * C14: work under way.
 *
 * @param done hours, or engineer-platoon-hours
 * @param needed what it takes; thrown when it began where the table gives a span
 */
public record Job(UnitId unit, Task task, Spot at, int done, int needed) {}
