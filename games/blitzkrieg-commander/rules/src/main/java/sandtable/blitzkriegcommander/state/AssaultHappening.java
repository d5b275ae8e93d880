package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Spot;

import java.util.List;

/** What happens in a close assault. */
public sealed interface AssaultHappening extends Happening {
    /** No assaulter came into contact. */
    record CameToNothing(UnitId target, Clause clause) implements AssaultHappening {}

    /**
     * One side's part of a round.
     *
     * @param hits before saves
     * @param scored after saves: what is compared
     */
    record Rolled(
            Sum dice, int score, List<Integer> attacks, int hits, List<Integer> saves, int scored) {
        public Rolled {
            attacks = List.copyOf(attacks);
            saves = List.copyOf(saves);
        }
    }

    /**
     * @param round from 1
     */
    record Fought(
            int round,
            List<UnitId> assaulters,
            List<UnitId> defenders,
            Rolled assault,
            Rolled defence,
            Clause clause)
            implements AssaultHappening {
        public Fought {
            assaulters = List.copyOf(assaulters);
            defenders = List.copyOf(defenders);
        }

        @Override
        public List<Sum> figures() {
            return List.of(assault.dice(), defence.dice());
        }
    }

    /**
     * A side must retreat.
     *
     * @param dice none where the rounds are used up (BKC-CARES.8)
     */
    record MustRetreat(List<UnitId> units, List<Integer> dice, int mm, Clause clause)
            implements AssaultHappening {
        public MustRetreat {
            units = List.copyOf(units);
            dice = List.copyOf(dice);
        }
    }

    record Retreated(UnitId unit, Spot from, Spot to, Clause clause) implements AssaultHappening {}

    record Consolidated(UnitId unit, Spot from, Spot to, Clause clause)
            implements AssaultHappening {}
}
