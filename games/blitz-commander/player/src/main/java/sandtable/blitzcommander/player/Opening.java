package sandtable.blitzcommander.player;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Decision;

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

    Decision.Bombard bombardment(Battle battle) {
        return new Decision.Bombard(battle.hexId(hex), battle.unitIds(guns));
    }

    /** The attack by some of those who would take part. */
    Decision.Assault assault(Battle battle, List<Integer> by) {
        return new Decision.Assault(battle.hexId(hex), battle.unitIds(by));
    }
}
