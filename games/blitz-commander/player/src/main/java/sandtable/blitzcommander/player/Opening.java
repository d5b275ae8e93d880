package sandtable.blitzcommander.player;

import java.util.List;

/**
 * An attack that a side could make in a turn.
 *
 * @param gain what it brings on average, in value of units; what it costs is taken off
 * @param units who would take part, wherever they stand yet
 * @param guns what would have to bombard the hex first; none where it is not worth it
 */
record Opening(int hex, Form form, double gain, List<Integer> units, List<Integer> guns) {
    enum Form {
        ASSAULT,
        OVERRUN
    }
}
