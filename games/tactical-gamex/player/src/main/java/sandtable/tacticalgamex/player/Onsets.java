package sandtable.tacticalgamex.player;

/** The overruns and close assaults that one side may make, stack after stack. */
final class Onsets {
    /** Who charges comes out into the open, and somebody may be in their way. */
    private static final double WILLING = 0.75;

    private static final double STILL_IN_REACH = 0.6;
    private static final double LEAST = 0.01;
    private static final int ROUNDS = 3;
    private static final int SURE = 2 * Chances.QUARTERS;

    private final Position position;
    private final Toll toll;
    private final Rushes rushes;
    private final int[] own;
    private final int[] theirs;
    private final Rushes.Stack[] stacks;

    /**
     * @param now how likely somebody acts who has not yet
     * @param next how likely somebody who has acts in the next turn
     */
    Onsets(Position position, Toll toll, int side, double now, double next) {
        this.position = position;
        this.toll = toll;
        this.rushes = new Rushes(position, side, now, next * STILL_IN_REACH);
        this.own = position.held[side];
        this.theirs = position.held[1 - side];
        this.stacks = new Rushes.Stack[theirs.length];
        for (int i = 0; i < theirs.length; i++) {
            stacks[i] = Rushes.Stack.of(position, theirs[i]);
        }
    }

    /**
     * Whether those of the {@code k}th hex charge rather than fire: at what they do most harm to,
     * and with strength to spare at something else.
     *
     * @param fired what they would do by fire
     */
    boolean charge(int k, double fired) {
        if (!rushes.any(k)) {
            return false;
        }
        double likely = WILLING * rushes.ready[k];
        double least = Math.max(LEAST, fired / Math.max(likely, LEAST));
        double left = 1;
        for (int round = 0; round < ROUNDS && left > 0.25; round++) {
            int which = best(k, left, least);
            if (which < 0) {
                return round > 0;
            }
            int strength = (int) (left * rushes.strength(k));
            double used = (double) SURE * stacks[which].defense() / Math.max(1, strength);
            toll.sufferIn(theirs[which], column(k, left, which), Rushes.MODIFIER, likely);
            left *= Math.max(0, 1 - used);
            least = LEAST;
        }
        return true;
    }

    private int best(int k, double left, double least) {
        double most = least;
        int found = -1;
        for (int which = 0; which < stacks.length; which++) {
            int column = column(k, left, which);
            double harm = column == 0 ? 0 : toll.harmIn(theirs[which], column, Rushes.MODIFIER);
            if (harm > most) {
                most = harm;
                found = which;
            }
        }
        return found;
    }

    private int column(int k, double left, int which) {
        int distance = position.outlook.grid.distance(own[k], theirs[which]);
        return distance > Rushes.MOST_FAR || stacks[which].defense() == 0
                ? 0
                : rushes.column(k, left, stacks[which], distance);
    }
}
