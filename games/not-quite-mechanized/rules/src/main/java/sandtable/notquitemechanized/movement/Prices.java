package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.OptionalInt;

/** NQM-MOVE.13, C5: what ten metres of a way cost, in thirds of a metre. */
final class Prices {
    private Prices() {}

    /** At its own rate. */
    static OptionalInt piece(Table table, Paths path, int at, BodyId body) {
        Leg leg = table.stand(body).type().leg();
        return piece(table, path, at, leg, leg.contact());
    }

    /** From one place along a path to ten metres further on; nothing where there is no way. */
    static OptionalInt piece(Table table, Paths path, int at, Leg leg, int hourly) {
        Ground ground = table.battle().ground();
        int price = ground.thirds(path.middle(at + Tens.TEN / 2)) * Tens.TEN;
        if (ground.barriers().isEmpty()) {
            return OptionalInt.of(price);
        }
        Spot to = path.at(at + Tens.TEN);
        for (Course each : ground.barriers()) {
            if (!each.near(to)) {
                continue;
            }
            Spot from = path.at(at);
            if (crosses(each, from, to)) {
                OptionalInt crossing = crossing(table, each, from, leg, hourly);
                if (crossing.isEmpty()) {
                    return crossing;
                }
                price += crossing.getAsInt();
            }
        }
        return OptionalInt.of(price);
    }

    /** Counted where one comes to the line, not where one leaves it. */
    private static boolean crosses(Course course, Spot from, Spot to) {
        return !from.equals(to)
                && course.line().meets(new Segment(from, to))
                && !course.line().within(0, from);
    }

    private static OptionalInt crossing(Table table, Course course, Spot at, Leg leg, int hourly) {
        Ground ground = table.battle().ground();
        if (course.kind() == FeatureKind.CUTTING) {
            boolean free = ground.road(at) || !leg.vehicles();
            return OptionalInt.of(free ? 0 : Setting.CUTTING_PRICE.value() * Rates.THIRDS);
        }
        if (Crossings.open(table, at, leg)) {
            return OptionalInt.of(0);
        }
        return course.kind() == FeatureKind.STREAM
                ? stream(course, leg, hourly)
                : OptionalInt.empty();
    }

    /** Foot anywhere; tracks and horsemen too unless the scenario says otherwise. */
    private static OptionalInt stream(Course course, Leg leg, int hourly) {
        boolean may =
                leg == Leg.FOOT
                        || !course.footAnywhere() && (leg == Leg.ARMOURED || leg == Leg.CAVALRY);
        return may
                ? OptionalInt.of(hourly * Rates.THIRDS / Setting.STREAM_PART.value())
                : OptionalInt.empty();
    }
}
