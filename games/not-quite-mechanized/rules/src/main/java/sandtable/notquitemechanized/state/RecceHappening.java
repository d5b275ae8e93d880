package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;

import java.util.List;

/** What happens in recce sequences (C7). */
public sealed interface RecceHappening extends Happening {
    /** A look or a Stop showed where concealed enemies are. */
    record Spotted(List<BodyId> bodies, List<Integer> dice, List<Side> to, Clause clause)
            implements RecceHappening {
        public Spotted {
            bodies = List.copyOf(bodies);
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * Somebody opened fire on a body that moved, or answered such fire.
     *
     * @param firers as far as those who are told know them
     * @param band of range, in the book's word
     */
    record Opened(
            Why why,
            List<BodyId> firers,
            BodyId target,
            String band,
            List<Integer> dice,
            int hits,
            List<Side> to,
            Clause clause)
            implements RecceHappening {
        public Opened {
            firers = List.copyOf(firers);
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    enum Why {
        AMBUSH,
        /** Neither sighted nor in wait (NQM-RECCE.9). */
        OPENS_FIRE,
        /** First in a meeting engagement, or both at once. */
        MEETING,
        REPLY
    }

    /** A hidden unit let somebody pass; only its own camp knows. */
    record LetPass(UnitId unit, BodyId mover, List<Side> to, Clause clause)
            implements RecceHappening {
        public LetPass {
            to = List.copyOf(to);
        }
    }

    /** Recce called Shoot and Scoot, and went back. */
    record Scooted(BodyId body, List<Side> to, Clause clause) implements RecceHappening {
        public Scooted {
            to = List.copyOf(to);
        }
    }

    /**
     * NQM-SUMM.6: whether a column was caught before it could deploy.
     *
     * @param score with which it was
     */
    record StartLine(UnitId unit, int die, int score, boolean caught, List<Side> to, Clause clause)
            implements RecceHappening {
        public StartLine {
            to = List.copyOf(to);
        }
    }
}
