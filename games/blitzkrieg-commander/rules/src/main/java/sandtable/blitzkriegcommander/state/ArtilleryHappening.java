package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.List;

/** What off-table artillery brings, and what is done to it. */
public sealed interface ArtilleryHappening extends Happening {
    /** A mission of the fire plan is due (BKC-SCHED.1, BKC-SCHED.2). */
    record MissionDue(MissionId mission, Spot at, Clause clause) implements ArtilleryHappening {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    record SmokeLaid(Disc cloud, Clause clause) implements ArtilleryHappening {}

    /**
     * An off-table gun was attacked.
     *
     * @param suppression one die for each hit; none where it is destroyed
     */
    record GunAttacked(
            GunId gun,
            Sum attacks,
            int score,
            List<Integer> dice,
            List<Integer> suppression,
            Fate fate,
            Clause clause)
            implements ArtilleryHappening {
        public GunAttacked {
            dice = List.copyOf(dice);
            suppression = List.copyOf(suppression);
        }

        @Override
        public List<Sum> figures() {
            return List.of(attacks);
        }
    }

    enum Fate {
        UNHARMED,
        /** Not available in its next own turn. */
        SUPPRESSED,
        DESTROYED
    }
}
