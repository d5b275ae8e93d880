package sandtable.hexblitz.player;

import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Table;

import java.util.List;

/** Answers that need no thought. */
final class Reflexes {
    private Reflexes() {}

    /** The strongest bears the loss, so that nobody is down to nothing before they must be. */
    static Decision lose(Table table, List<Decision> options) {
        Decision best = options.getFirst();
        int most = -1;
        for (Decision option : options) {
            int sp = option instanceof Decision.Lose(var unit) ? table.unit(unit).sp() : 0;
            if (sp > most) {
                most = sp;
                best = option;
            }
        }
        return best;
    }

    /** Defensive stands turn to the enemy. */
    static Decision turn(Forces forces, List<Decision> options) {
        for (Decision option : options) {
            if (Sieve.turns(forces, option)) {
                return option;
            }
        }
        return options.getLast();
    }
}
