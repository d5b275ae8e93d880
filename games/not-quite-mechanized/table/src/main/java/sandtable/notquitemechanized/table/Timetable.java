package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.movement.WaySurvey;
import sandtable.notquitemechanized.state.Table;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** When a unit would be where, if it carried out its orders and nobody stopped it. */
record Timetable(List<Journey> journeys) {
    private static final int DOT_MM = 3;

    /**
     * The way of one order.
     *
     * @param begins the bound in which it sets out
     */
    record Journey(Spot from, List<Spot> way, int begins, WaySurvey survey) {
        Spot end() {
            return way.getLast();
        }

        /** The bound in which it comes to its end. */
        int arrives() {
            return begins + Math.max(0, survey.bounds() - 1);
        }

        /** Where it is at the end of each bound on the way, and of the last. */
        List<Shape> times(Shape.Look look) {
            var times = new ArrayList<Shape>();
            for (int i = 0; i < survey.hours().size(); i++) {
                times.add(time(survey.hours().get(i), begins + i, look));
            }
            if (survey.blocked().isEmpty()) {
                times.add(time(end(), arrives(), look));
            }
            return times;
        }

        private static Shape time(Spot at, int bound, Shape.Look look) {
            return new Shape.Ring(Names.point(at), DOT_MM, look, "bound " + bound);
        }
    }

    /**
     * @param acts the bound from which the unit acts on them
     */
    static Timetable of(Table table, UnitId unit, Spot from, List<Order> orders, int acts) {
        var journeys = new ArrayList<Journey>();
        Spot start = from;
        int bound = acts;
        for (Order each : orders) {
            List<Spot> way = points(each);
            if (!way.isEmpty()) {
                WaySurvey survey =
                        each instanceof Order.March
                                ? WaySurvey.march(table, unit, start, way)
                                : WaySurvey.move(table, unit, start, way);
                var journey = new Journey(start, way, Math.max(bound, earliest(each)), survey);
                journeys.add(journey);
                bound = journey.arrives();
                start = journey.end();
            }
        }
        return new Timetable(journeys);
    }

    private static int earliest(Order order) {
        return order instanceof Order.Attack(_, _, int from) ? from : 0;
    }

    /** The places it goes to; an attack goes on from its way to its objective. */
    static List<Spot> points(Order order) {
        if (order instanceof Order.Attack(var objective, var way, _)
                && !way.getLast().equals(objective)) {
            var all = new ArrayList<>(way);
            all.add(objective);
            return all;
        }
        return order.way();
    }

    /** Where all of it ends. */
    Spot end(Spot from) {
        return journeys.isEmpty() ? from : journeys.getLast().end();
    }
}
