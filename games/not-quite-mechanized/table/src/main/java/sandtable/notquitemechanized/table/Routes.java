package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.orders.Beginnings;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Message;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Marker;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the viewer's units are ordered to, and when they would be there; orders on their way. */
final class Routes {
    private final View view;
    private final Table table;
    private final Names names;
    private final OrderWords words;

    Routes(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.words = new OrderWords(names);
    }

    List<Marker> all() {
        var markers = new ArrayList<Marker>();
        for (Formation each : table.battle().formations()) {
            if (view.orders(each.id())) {
                List<Order> standing = view.plan().standing(each.id()).orders();
                boolean waits = noted(each.id());
                route(each.id(), standing, now(), waits ? Shape.Look.DOTTED : Shape.Look.SOLID)
                        .ifPresent(markers::add);
            }
        }
        for (Message each : view.plan().messages()) {
            route(each.unit(), each.orders(), each.acts(), Shape.Look.DASHED)
                    .ifPresent(markers::add);
            envelope(each).ifPresent(markers::add);
        }
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Write(var unit, var orders)) {
                route(unit, orders, now(), Shape.Look.DASHED).ifPresent(markers::add);
            }
        }
        return markers;
    }

    /** Whether other orders for it are on the sheet. */
    private boolean noted(UnitId unit) {
        return view.sheet().has(new Decision.Subject("order", unit));
    }

    private int now() {
        return Math.max(1, table.bound());
    }

    private Optional<Marker> route(UnitId unit, List<Order> orders, int begins, Shape.Look look) {
        Optional<Spot> from = Beginnings.of(table, unit);
        if (from.isEmpty() || orders.stream().allMatch(each -> Timetable.points(each).isEmpty())) {
            return Optional.empty();
        }
        var timetable = Timetable.of(table, unit, from.get(), orders, begins);
        var shapes = new ArrayList<Shape>();
        for (Timetable.Journey each : timetable.journeys()) {
            shapes.add(line(each.from(), each.way(), look));
            shapes.addAll(each.times(look));
        }
        return Optional.of(
                new Marker(
                        Names.point(timetable.end(from.get())),
                        Marker.Kind.ROUTE,
                        table.formation(unit).camp(),
                        "%s: %s".formatted(names.unit(unit), words.of(orders)),
                        shapes));
    }

    private static Shape line(Spot from, List<Spot> way, Shape.Look look) {
        var points = new ArrayList<Place.Point>();
        points.add(Names.point(from));
        points.addAll(Names.points(way));
        return new Shape.Line(points, look, "");
    }

    /** On its way from the headquarters above to the unit. */
    private Optional<Marker> envelope(Message message) {
        Optional<Spot> to = table.anchor(message.unit());
        Optional<Spot> from =
                table.formation(message.unit()).under().flatMap(table::anchor).or(() -> to);
        if (to.isEmpty()) {
            return Optional.empty();
        }
        int whole = Math.max(1, message.acts() - message.written());
        int gone = Math.clamp(table.bound() - message.written(), 0, whole);
        Spot there =
                new Spot(
                        part(from.get().x(), to.get().x(), gone, whole),
                        part(from.get().y(), to.get().y(), gone, whole));
        String says =
                "To %s: %s; acts in bound %d"
                        .formatted(
                                names.unit(message.unit()),
                                message.links().isEmpty()
                                        ? words.of(message.orders())
                                        : "support " + names.units(message.links().getFirst().to()),
                                message.acts());
        var shape =
                new Shape.Line(
                        List.of(Names.point(from.get()), Names.point(to.get())),
                        Shape.Look.DOTTED,
                        "");
        return Optional.of(
                new Marker(
                        Names.point(there),
                        Marker.Kind.MESSAGE,
                        view.camp(),
                        Naming.capital(says),
                        List.of(shape)));
    }

    private static int part(int from, int to, int gone, int whole) {
        return from + (to - from) * gone / whole;
    }
}
