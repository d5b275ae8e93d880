package sandtable.notquitemechanized.battle;

/**
 * C16, NQM-TIME: when it is fought.
 *
 * @param bounds in all, an hour each
 * @param hour of the day with which it begins
 * @param day bounds of daylight after which a night comes
 * @param sight how far one sees at most: mist, rain, snow, dust
 */
public record Calendar(int bounds, int hour, int day, int sight) {}
