package sandtable.blitzcommander.player;

import java.util.Arrays;

/**
 * Where a unit can go in a turn, and whom it could strike from there, as sets of hexes.
 *
 * @param walk whose walk it is: who starts where, at which pace, with how much of a turn
 * @param around all that it met or could have met on the way
 */
record Flood(int walk, long[] around, long[] reached, long[] struck) {
    boolean of(int walk, long[] around) {
        return this.walk == walk && Arrays.equals(this.around, around);
    }
}
