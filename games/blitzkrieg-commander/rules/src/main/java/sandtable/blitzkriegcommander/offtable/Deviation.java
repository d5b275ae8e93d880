package sandtable.blitzkriegcommander.offtable;

import static sandtable.blitzkriegcommander.data.Setting.DEVIATION_STEP;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SupportHappening;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

/**
 * BKC-ADEV, BKC-RDEV Deviation.
 *
 * @param dice in centimetres
 * @param degrees of the direction die; 0 where there are no dice
 * @param at the final aiming point
 * @param off how far from there it is before it is rounded (R-BKC-72)
 */
public record Deviation(List<Integer> dice, int degrees, Spot at, Remainder off) {
    private static final int FACES = 6;
    private static final int DEGREES = 360;
    private static final int MM_PER_CM = 10;

    /** What rounding to a millimetre takes from a shift, in thousandths of one. */
    public record Remainder(int east, int north) {
        private static final Remainder NONE = new Remainder(0, 0);
        private static final long THOUSANDTH = Heading.UNIT / 1000;

        private static Remainder of(Spot from, Spot to, Heading heading, int mm) {
            return new Remainder(
                    left(mm * heading.east(), to.x() - from.x()),
                    left(mm * heading.north(), to.y() - from.y()));
        }

        private static int left(long exact, int mm) {
            return (int) (Math.floorDiv(exact + THOUSANDTH / 2, THOUSANDTH) - 1000L * mm);
        }
    }

    /** How many dice it takes: one for each 20 cm, begun or complete. */
    public static int dice(Table table, UnitId observer, Spot aim) {
        int steps = Gaps.begunSteps(table, observer, aim, DEVIATION_STEP.value());
        return fewer(table, observer, aim, steps); // BKC-ADEV.1, BKC-RDEV.1
    }

    /** BKC-ABL.11: to a friend one measures as between units. */
    public static int diceToFriend(Table table, UnitId observer, UnitId friend) {
        int steps = 0;
        while (!Gaps.within(table, observer, friend, steps * DEVIATION_STEP.value())) {
            steps++;
        }
        return fewer(table, observer, table.spot(friend).orElseThrow(), steps);
    }

    private static int fewer(Table table, UnitId observer, Spot aim, int steps) {
        Spot from = table.spot(observer).orElseThrow();
        boolean higher = table.ground().level(from) > table.ground().level(aim);
        return Math.max(0, steps - (higher ? 1 : 0)); // BKC-ADEV.2, BKC-RDEV.2
    }

    /** BKC-ADEV.3, BKC-RDEV.3: the sum in centimetres, in the direction rolled. */
    public static Deviation roll(Spot aim, int dice, Chance chance) {
        if (dice == 0) {
            return none(aim);
        }
        Throw sum = chance.roll(Pool.sum(dice, FACES));
        int direction = chance.die(DEGREES);
        var heading = new Heading(direction % DEGREES);
        Spot at = Straight.shifted(aim, sum.value(), direction);
        var off = Remainder.of(aim, at, heading, sum.value() * MM_PER_CM);
        return new Deviation(sum.faces(), heading.degrees(), at, off);
    }

    /** Just where it was aimed. */
    public static Deviation none(Spot aim) {
        return new Deviation(List.of(), 0, aim, Remainder.NONE);
    }

    /** The same, told. */
    public static Deviation resolve(Spot aim, int dice, Branch branch, Telling<Happening> telling) {
        Deviation rolled = roll(aim, dice, telling.chance());
        telling.tell(
                new SupportHappening.Deviated(
                        aim, rolled.dice, rolled.degrees, rolled.at, branch.deviation()));
        return rolled;
    }
}
