package sandtable.blitzkriegcommander.movement;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Units that are in a mover's way. Hundreds of legs are tried for one mover, and nearly all of them
 * lie within its Move of where it stands: for those only who is near is looked at.
 */
final class Crowd {
    private static final int NOBODY = -1;

    private final Bounds bounds;

    /** Those who are near from the front on, the others from the back on. */
    private final UnitId[] units;

    /** East and north of each in turn. */
    private final int[] places;

    private int near = 0;
    private int far;

    /**
     * @param start of the mover, who hardly goes farther than {@code reachMm}
     * @param apartMm how far from theirs its centre has to be
     */
    record Bounds(Spot start, int reachMm, int apartMm) {
        boolean near(Spot place) {
            return start.within(reachMm + apartMm, place);
        }

        boolean hold(Spot place) {
            return start.within(reachMm, place);
        }
    }

    private Crowd(Bounds bounds, int most) {
        this.bounds = bounds;
        this.units = new UnitId[most];
        this.places = new int[2 * most];
        this.far = most;
    }

    /** Those of some units that have a base on the table and are in the way. */
    static Crowd of(Table table, List<UnitId> units, Predicate<UnitId> inTheWay, Bounds bounds) {
        var crowd = new Crowd(bounds, units.size());
        for (UnitId each : units) {
            if (table.unit(each).where() instanceof Whereabouts.OnTable(var at)
                    && inTheWay.test(each)) {
                crowd.put(bounds.near(at) ? crowd.near++ : --crowd.far, each, at);
            }
        }
        return crowd;
    }

    private void put(int number, UnitId unit, Spot at) {
        units[number] = unit;
        places[2 * number] = at.x();
        places[2 * number + 1] = at.y();
    }

    /** The first whom a leg comes too near to, or goes on towards who is so. */
    Optional<UnitId> onLeg(Segment leg) {
        int first = onLeg(leg, 0, near, NOBODY);
        boolean held = bounds.hold(leg.from()) && bounds.hold(leg.to());
        return unit(held ? first : onLeg(leg, far, units.length, first));
    }

    private int onLeg(Segment leg, int from, int to, int before) {
        int first = before;
        for (int i = from; i < to; i++) {
            if (tooNear(leg, places[2 * i], places[2 * i + 1]) && isBefore(i, first)) {
                first = i;
            }
        }
        return first;
    }

    /** The first who stands too near to a place. */
    Optional<UnitId> at(Spot place) {
        int first = at(place, 0, near, NOBODY);
        return unit(bounds.hold(place) ? first : at(place, far, units.length, first));
    }

    private int at(Spot place, int from, int to, int before) {
        int first = before;
        for (int i = from; i < to; i++) {
            long x = place.x() - places[2 * i];
            long y = place.y() - places[2 * i + 1];
            if (x * x + y * y < apart() && isBefore(i, first)) {
                first = i;
            }
        }
        return first;
    }

    /** In the order of the scenario. */
    private boolean isBefore(int one, int other) {
        return other == NOBODY || units[one].compareTo(units[other]) < 0;
    }

    private Optional<UnitId> unit(int number) {
        return number == NOBODY ? Optional.empty() : Optional.of(units[number]);
    }

    private long apart() {
        return (long) bounds.apartMm * bounds.apartMm;
    }

    private boolean tooNear(Segment leg, int unitX, int unitY) {
        long x = leg.from().x() - unitX;
        long y = leg.from().y() - unitY;
        long east = leg.to().x() - leg.from().x();
        long north = leg.to().y() - leg.from().y();
        long along = -(x * east + y * north);
        if (x * x + y * y < apart()) {
            return along > 0; // who begins so near may only go farther
        }
        if (along <= 0) {
            return false;
        }
        long squared = east * east + north * north;
        if (along >= squared) {
            long endX = x + east;
            long endY = y + north;
            return endX * endX + endY * endY < apart();
        }
        long aside = x * north - y * east;
        return (double) aside * aside < (double) apart() * squared;
    }
}
