package sandtable.blitzcommander.state;

/**
 * What a unit has done in the moves under way.
 *
 * @param moving it has moved, or stayed, and may go on or attack yet
 * @param halved it moves at half its allowance in this action
 * @param spent what it has used of its allowance, as its {@link
 *     sandtable.blitzcommander.forces.Pace} counts
 */
public record Motion(boolean moving, boolean halved, int spent) {
    public static final Motion NONE = new Motion(false, false, 0);
}
