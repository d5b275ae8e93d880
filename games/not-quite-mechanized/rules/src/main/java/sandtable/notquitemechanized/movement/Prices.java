package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

/** NQM-MOVE.13, C5: what ten metres of a way cost, in thirds of a metre. */
final class Prices {
    /** Nobody can pay it. */
    static final int CLOSED = Integer.MAX_VALUE;

    private Prices() {}

    /** From one place along a path to ten metres further on. */
    static int piece(Ground ground, Paths path, int at, Leg leg, int hourly) {
        Spot middle = path.middle(at + Tens.TEN / 2);
        int price = ground.thirds(middle) * Tens.TEN;
        if (ground.barriers().isEmpty()) {
            return price;
        }
        int crossing =
                crossing(ground, path.at(at), path.at(at + Tens.TEN), leg, hourly);
        return crossing == CLOSED ? CLOSED : price + crossing;
    }

    private static int crossing(Ground ground, Spot from, Spot to, Leg leg, int hourly) {
        int price = 0;
        for (Course each : ground.barriers()) {
            if (crosses(each, from, to)) {
                int one = crossing(ground, each, from, leg, hourly);
                if (one == CLOSED) {
                    return CLOSED;
                }
                price += one;
            }
        }
        return price;
    }

    /** Counted where one comes to the line, not where one leaves it. */
    private static boolean crosses(Course course, Spot from, Spot to) {
        return !from.equals(to)
                && course.line().box().grown(Tens.TEN).contains(to)
                && course.line().meets(new Segment(from, to))
                && !course.line().within(0, from);
    }

    private static int crossing(Ground ground, Course course, Spot at, Leg leg, int hourly) {
        boolean passage = ground.passage(at);
        return switch (course.kind()) {
            case STREAM -> passage ? 0 : stream(course, leg, hourly);
            case RIVER -> passage ? 0 : CLOSED;
            case CUTTING ->
                    ground.road(at) || !leg.vehicles()
                            ? 0
                            : Setting.CUTTING_PRICE.value() * Rates.THIRDS;
            default -> 0;
        };
    }

    /** Foot anywhere; tracks and horsemen too unless the scenario says otherwise. */
    private static int stream(Course course, Leg leg, int hourly) {
        boolean may =
                leg == Leg.FOOT
                        || !course.footAnywhere() && (leg == Leg.ARMOURED || leg == Leg.CAVALRY);
        return may ? hourly * Rates.THIRDS / Setting.STREAM_PART.value() : CLOSED;
    }
}
