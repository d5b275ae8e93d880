package sandtable.tacticalgamex.player;

import sandtable.space.HexSet;

/** How likely those in a hex can be fired at: who is hidden must be found first. */
final class Sightings {
    private static final int NEAR = 4; // TGX-6.3.8.i
    private static final double GIVEN_AWAY = 0.8;
    private static final double FOUND_NEAR = 0.4;
    private static final double FOUND_FAR = 0.12;

    private Sightings() {}

    /** By units in {@code from}, who have a line of sight. */
    static double chance(Position position, int from, int to, int distance) {
        Outlook outlook = position.outlook;
        if (!outlook.ground.conceals(to) || distance <= 1) {
            return 1;
        }
        int shown = 0;
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            shown |= position.marks[i] & Position.SHOWN;
        }
        if (shown != 0 || position.table.counters().spotted().contains(to)) {
            return GIVEN_AWAY;
        }
        int target = position.first(to);
        int looking = target < 0 ? -1 : 1 - outlook.side[target];
        return looking >= 0 && scouted(position, looking, to)
                ? 1
                : distance <= NEAR ? FOUND_NEAR : FOUND_FAR;
    }

    /** TGX-6.3.8.j: scouts see what is near without a roll. */
    static boolean scouted(Position position, int side, int to) {
        Outlook outlook = position.outlook;
        HexSet line = outlook.ground.seen(to);
        for (int at : position.held[side]) {
            if (outlook.grid.distance(at, to) <= NEAR && line.contains(at)) {
                for (int i = position.first(at); i >= 0; i = position.next(i)) {
                    if (outlook.scouts[i] && !position.has(i, Position.DISRUPTED)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }
}
