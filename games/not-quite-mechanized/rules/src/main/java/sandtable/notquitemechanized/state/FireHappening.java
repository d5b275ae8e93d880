package sandtable.notquitemechanized.state;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** What happens in firefights (C9). */
public sealed interface FireHappening extends Happening {
    /**
     * An attack begins or goes on.
     *
     * @param called who fires in it in the next bound (NQM-OOB.12)
     */
    record AttackDeclared(
            BodyId command,
            Spot objective,
            List<BodyId> firing,
            List<BodyId> called,
            List<Side> to,
            Clause clause)
            implements FireHappening {
        public AttackDeclared {
            firing = List.copyOf(firing);
            called = List.copyOf(called);
            to = List.copyOf(to);
        }
    }

    /** How an hour of firefight ended for the attacker (NQM-FIGHT.13, NQM-PRESS.4). */
    enum Hour {
        WON,
        UNDECIDED,
        /** More hits taken than caused, in this hour and not made good in all. */
        LOST,
        /** Not won in this hour, and yet in all. */
        WON_IN_ALL
    }

    /**
     * Dice of one class at one class (NQM-FIGHT.3).
     *
     * @param firers whose they are, as far as those who are told know them
     * @param unknown how many more there are
     * @param harassing whether they only disorganise (NQM-RANGE.17)
     * @param column the class difference, part by part
     */
    record Dice(
            List<BodyId> firers,
            int unknown,
            boolean harassing,
            Sum column,
            List<Integer> faces,
            int hits) {
        public Dice {
            firers = List.copyOf(firers);
            faces = List.copyOf(faces);
        }
    }

    /**
     * An hour of firefight.
     *
     * @param attackers the camp of those who attack
     * @param attack dice of the attackers
     * @param defence dice of the defenders
     * @param needsReserves whether reserves must join before it is pressed home (NQM-PRESS.4)
     * @param allCaused hits that the attackers have caused since the attack began
     */
    record Fought(
            int attackers,
            Spot objective,
            List<Dice> attack,
            List<Dice> defence,
            Hour hour,
            boolean needsReserves,
            Sum caused,
            Sum taken,
            Sum allCaused,
            Sum allTaken,
            List<Side> to,
            Clause clause)
            implements FireHappening {
        public Fought {
            attack = List.copyOf(attack);
            defence = List.copyOf(defence);
            to = List.copyOf(to);
        }

        @Override
        public List<Sum> figures() {
            var figures = new ArrayList<Sum>(List.of(caused, taken, allCaused, allTaken));
            attack.forEach(each -> figures.add(each.column()));
            defence.forEach(each -> figures.add(each.column()));
            return figures;
        }
    }

    /** NQM-SPATT.4, .6: somebody fired before all others, and goes back if only once. */
    record ShotAndScooted(boolean twice, List<Dice> dice, List<Side> to, Clause clause)
            implements FireHappening {
        public ShotAndScooted {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }

        @Override
        public List<Sum> figures() {
            return dice.stream().map(Dice::column).toList();
        }
    }

    /** NQM-SPATT.7: those closed in who were fired at twice, and answered. */
    record Answered(List<Dice> dice, List<Side> to, Clause clause) implements FireHappening {
        public Answered {
            dice = List.copyOf(dice);
            to = List.copyOf(to);
        }

        @Override
        public List<Sum> figures() {
            return dice.stream().map(Dice::column).toList();
        }
    }

    /** Casualty markers were placed, and stands removed that had too many. */
    record Marked(BodyId body, int markers, int removed, List<Side> to, Clause clause)
            implements FireHappening {
        public Marked {
            to = List.copyOf(to);
        }
    }

    /** Fire from afar disorganised a body for an hour (NQM-RANGE.17). */
    record Harassed(BodyId body, List<Side> to, Clause clause) implements FireHappening {
        public Harassed {
            to = List.copyOf(to);
        }
    }
}
