package sandtable.blitzkriegcommander.measuring;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.CONTACT_MOST;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Lengths;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BKC-GEO Measuring: gaps between bases, and from a base to a place. Who is carried is where the
 * carrier is (BKC-GEO.5); who is off the table is near nothing.
 */
public final class Gaps {
    private static final int BASE_MM = BASE.value();
    private static final int HALF_MM = BASE_MM / 2;
    private static final int CONTACT_MM = CONTACT_MOST.value();

    private Gaps() {}

    /** BKC-GEO.2, BKC-GEO.3: whether the gap between two units is at most so wide. */
    public static boolean within(Table table, UnitId one, UnitId other, int mm) {
        Optional<Spot> from = table.spot(one);
        Optional<Spot> to = table.spot(other);
        return from.isPresent() && to.isPresent() && within(from.get(), to.get(), mm);
    }

    /** The same for two units with their centres there. */
    public static boolean within(Spot one, Spot other, int mm) {
        return mm >= 0 && one.within(mm + BASE_MM, other);
    }

    /** BKC-GEO.2: whether a unit is at most so far from a place. */
    public static boolean within(Table table, UnitId unit, Spot place, int mm) {
        Optional<Spot> from = table.spot(unit);
        return from.isPresent() && mm >= 0 && from.get().within(mm + HALF_MM, place);
    }

    /** BKC-GEO.6. */
    public static boolean contact(Spot one, Spot other) {
        return !Bases.overlap(one, other) && one.within(CONTACT_MM, other);
    }

    public static boolean contact(Table table, UnitId one, UnitId other) {
        Optional<Spot> from = table.base(one);
        Optional<Spot> to = table.base(other);
        return from.isPresent() && to.isPresent() && contact(from.get(), to.get());
    }

    /** BKC-GEO.3: the gap between two units on the table, rounded, for words only. */
    public static int mm(Table table, UnitId one, UnitId other) {
        return mm(table.spot(one).orElseThrow(), table.spot(other).orElseThrow());
    }

    public static int mm(Spot one, Spot other) {
        return Math.max(0, rounded(one, other) - BASE_MM);
    }

    /** How far a unit is from a place, rounded, for words only. */
    public static int mm(Table table, UnitId unit, Spot place) {
        return Math.max(0, rounded(table.spot(unit).orElseThrow(), place) - HALF_MM);
    }

    private static int rounded(Spot one, Spot other) {
        return (int) Math.round(Math.sqrt(one.squaredTo(other)));
    }

    /** How many complete steps fit into the gap between two units on the table; exact. */
    public static int completeSteps(Table table, UnitId one, UnitId other, int stepMm) {
        return completeSteps(
                table.spot(one).orElseThrow(), table.spot(other).orElseThrow(), stepMm);
    }

    /** The same for two units with their centres there. */
    public static int completeSteps(Spot one, Spot other, int stepMm) {
        return Math.max(0, ((int) Lengths.floor(one.squaredTo(other)) - BASE_MM) / stepMm);
    }

    /** How many steps, the last perhaps only begun, lead from a unit to a place; exact. */
    public static int begunSteps(Table table, UnitId unit, Spot place, int stepMm) {
        int steps = 0;
        while (!within(table, unit, place, steps * stepMm)) {
            steps++;
        }
        return steps;
    }

    /** Those of some units that are nearest to a place; several where they are equally near. */
    public static List<UnitId> nearest(Table table, Spot place, List<UnitId> among) {
        var nearest = new ArrayList<UnitId>();
        long least = Long.MAX_VALUE;
        for (UnitId each : among) {
            Optional<Spot> at = table.spot(each);
            if (at.isEmpty()) {
                continue;
            }
            long squared = place.squaredTo(at.get());
            if (squared < least) {
                nearest.clear();
                least = squared;
            }
            if (squared == least) {
                nearest.add(each);
            }
        }
        return nearest;
    }
}
