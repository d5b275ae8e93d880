package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.space.measured.Spot;

import java.util.List;

/** What comes of attacks, whoever makes them. */
public sealed interface FireHappening extends Happening {
    /**
     * Dice of an attack that share score and save, as they fell (BKC-CAS.3, BKC-FIRE.11).
     *
     * @param dice how many attacks, and whose
     * @param score what hits
     * @param suppression none where the unit was knocked out or falls back
     */
    record Rolled(
            Sum dice,
            int score,
            Save save,
            List<Integer> attacks,
            int hits,
            List<Integer> saves,
            int unsaved,
            List<Integer> suppression) {
        public Rolled {
            attacks = List.copyOf(attacks);
            saves = List.copyOf(saves);
            suppression = List.copyOf(suppression);
        }
    }

    /**
     * A unit was attacked.
     *
     * @param markers unsaved hits that it now has (BKC-CAS.8)
     * @param fallBack the dice of a fall-back; none where there was none
     */
    record Attacked(
            UnitId target,
            List<UnitId> by,
            List<Rolled> groups,
            int markers,
            List<Integer> fallBack,
            Clause clause)
            implements FireHappening {
        public Attacked {
            by = List.copyOf(by);
            groups = List.copyOf(groups);
            fallBack = List.copyOf(fallBack);
        }

        @Override
        public List<Sum> figures() {
            return groups.stream().map(Rolled::dice).toList();
        }
    }

    record Suppressed(UnitId unit, Clause clause) implements FireHappening {}

    /**
     * A unit fell back.
     *
     * @param rolledMm what the dice say; its way may be longer (BKC-FB.7)
     */
    record FellBack(UnitId unit, int rolledMm, Spot from, Spot to, Clause clause)
            implements FireHappening {}

    /** It should fall back and stays in its works (BKC-FB.9). */
    record StoodFast(UnitId unit, int rolledMm, Clause clause) implements FireHappening {}

    /**
     * @param why in a few words
     */
    record KnockedOut(UnitId unit, String why, Clause clause) implements FireHappening {}

    /** An HQ has become the CO (BKC-CU.3). */
    record TookCommand(UnitId hq, int cv, Clause clause) implements FireHappening {}

    /** Somebody came into a hidden field (BKC-MINE.2). */
    record MinesFound(MineId field, Spot at, boolean dummy, Clause clause)
            implements FireHappening {
        @Override
        public boolean reveals() {
            return true;
        }
    }
}
