package sandtable.hexblitz.state;

/**
 * HB-SCALE: day turns of 2 hours and night turns of 4 (data 1.1).
 *
 * @param turns how many are played
 * @param dayTurns day turns of each 24 hours, which come first
 * @param nightTurns night turns of each 24 hours
 * @param firstHour when turn 1 begins, on the clock
 */
public record Clock(int turns, int dayTurns, int nightTurns, int firstHour) {
    public static final int DAY_TURN_HOURS = 2; // HB-SCALE.1
    public static final int NIGHT_TURN_HOURS = 4; // HB-SCALE.2

    private int ofDay(int turn) {
        return (turn - 1) % (dayTurns + nightTurns);
    }

    public boolean night(int turn) {
        return ofDay(turn) >= dayTurns;
    }

    /** LOG is drawn at the start of the first day turn of each day (data 1.1). */
    public boolean firstOfDay(int turn) {
        return ofDay(turn) == 0;
    }

    /** The hour at which a turn begins, 0 to 23. */
    public int hour(int turn) {
        int past = ofDay(turn);
        int days = Math.min(past, dayTurns);
        return (firstHour + days * DAY_TURN_HOURS + (past - days) * NIGHT_TURN_HOURS) % 24;
    }
}
