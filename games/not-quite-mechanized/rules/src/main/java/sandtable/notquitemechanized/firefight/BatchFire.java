package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.fire.Volley;

import java.util.List;

/**
 * C9: fire at one batch of targets, who are all of one class.
 *
 * @param harassing whether it comes from beyond effective range, and only disorganises
 */
record BatchFire(boolean harassing, List<BodyId> targets, Volley volley) {
    BatchFire {
        targets = List.copyOf(targets);
    }

    /** The same with its dice as they fell. */
    record Thrown(BatchFire fire, Volley.Thrown dice) {
        /** Hits that count as casualties. */
        int hits() {
            return fire.harassing() ? 0 : dice.hits();
        }
    }

    static int hits(List<Thrown> all) {
        int hits = 0;
        for (Thrown each : all) {
            hits += each.hits();
        }
        return hits;
    }
}
