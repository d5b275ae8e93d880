package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Violation;
import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.movement.WaySurvey;
import sandtable.notquitemechanized.orders.Beginnings;
import sandtable.notquitemechanized.reaction.Messages;
import sandtable.notquitemechanized.reaction.Reaction;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.table.calculator.Prospects;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.scene.Forecast;
import sandtable.scene.Measurement;
import sandtable.scene.Naming;
import sandtable.scene.Piece;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an order would be, before it is noted: its way, when it acts, when its unit is there. */
final class Measuring {
    private static final Clause ACTS = Clause.of("NQM-CRT.1");
    private static final Clause MOVE = Clause.of("NQM-MOVE.5");
    private static final Clause GROUND = Clause.of("NQM-MOVE.13");
    private static final Clause ZONE = Clause.of("NQM-ARTY.13");

    private static final Spot HERE = new Spot(0, 0);

    private final View view;
    private final Table table;
    private final NotQuiteMechanized rules;
    private final String typed;

    Measuring(View view, NotQuiteMechanized rules, String typed) {
        this.view = view;
        this.table = view.table();
        this.rules = rules;
        this.typed = typed;
    }

    Optional<Measurement> of() {
        var decisions = new Decisions(new Names(view.battle()));
        return rules.notation().read(view, typed)
                        instanceof Notation.Reading.Read<Decision>(Decision decision)
                ? of(decision).map(each -> each.said(decisions.words(decision)))
                : Optional.empty();
    }

    private Optional<Measurement> of(Decision decision) {
        return switch (decision) {
            case Decision.Write(var unit, var orders) ->
                    Beginnings.of(table, unit).map(from -> ordered(decision, unit, orders, from));
            case Decision.Fire(var shoot) -> Optional.of(zone(decision, shoot.at()));
            case Decision.Register(var point) -> Optional.of(zone(decision, point.at()));
            case Decision.Fly(var sortie) -> Optional.of(zone(decision, sortie.at()));
            case Decision.Objectives(var places) -> Optional.of(plain(decision, places.getLast()));
            case Decision.Instruct _,
                    Decision.CancelShoot _,
                    Decision.Recall _,
                    Decision.Aim _,
                    Decision.Attach _,
                    Decision.ShootAndScoot _ ->
                    Optional.of(plain(decision, HERE));
            case Decision.Strike _, Decision.Declare _, Decision.Seal _, Decision.Choose _ ->
                    Optional.empty();
        };
    }

    private Measurement ordered(Decision decision, UnitId unit, List<Order> orders, Spot from) {
        var legs = new ArrayList<Measurement.Leg>();
        var remarks = new ArrayList<Measurement.Remark>();
        int acts = acts(unit, orders);
        remark(remarks, "The order acts from bound " + acts, ACTS);
        var shapes = new ArrayList<Shape>();
        var timetable = Timetable.of(table, unit, from, orders, acts);
        int metres = 0;
        for (Timetable.Journey each : timetable.journeys()) {
            for (WaySurvey.Part part : each.survey().parts()) {
                metres += part.metres();
                legs.add(leg(part, metres));
            }
            shapes.addAll(each.times(Shape.Look.SOLID));
            remark(remarks, arrival(each), MOVE);
        }
        shapes.addAll(looks(orders));
        Spot end = timetable.end(from);
        return new Measurement(
                table.formation(unit).bodies().getFirst().name(),
                typed,
                legs,
                Optional.empty(),
                halt(decision, end, metres),
                List.of(),
                remarks,
                legs.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Measurement.Ghost(Names.point(end), Piece.NO_HEADING)),
                List.of(),
                shapes);
    }

    /** The operation order is there before the first bound. */
    private int acts(UnitId unit, List<Order> orders) {
        return table.bound() == 0 ? 1 : Reaction.acts(table, unit, Messages.touched(orders));
    }

    private static void remark(List<Measurement.Remark> remarks, String words, Clause clause) {
        remarks.add(new Measurement.Remark(Measurement.Topic.OTHER, words, Optional.of(clause)));
    }

    private static String arrival(Timetable.Journey journey) {
        return journey.survey()
                .blocked()
                .map(at -> "It cannot cross the water at " + Names.at(at))
                .orElseGet(
                        () ->
                                "It would be at %s in bound %d, if nobody stops it"
                                        .formatted(Names.at(journey.end()), journey.arrives()));
    }

    private static Measurement.Leg leg(WaySurvey.Part part, int metres) {
        return new Measurement.Leg(
                Names.point(part.from()),
                Names.point(part.to()),
                Names.mm(metres),
                part.stretches().stream()
                        .filter(each -> each.kind().isPresent())
                        .map(
                                each ->
                                        new Measurement.Stretch(
                                                words(each.kind().orElseThrow()),
                                                Names.mm(each.metres()),
                                                Optional.of(GROUND)))
                        .toList());
    }

    private static String words(FeatureKind kind) {
        return kind == FeatureKind.ROAD ? "road" : kind.name().toLowerCase(Locale.ROOT);
    }

    /** What a recce looks at. */
    private static List<Shape> looks(List<Order> orders) {
        return orders.getLast() instanceof Order.Recce(_, var look)
                ? List.of(
                        new Shape.Ring(
                                Names.point(look),
                                Names.mm(Setting.LOOK_RADIUS.value()),
                                Shape.Look.DASHED,
                                "looks here"))
                : List.of();
    }

    private Optional<Measurement.Halt> halt(Decision decision, Spot at, int metres) {
        Optional<Violation> broken = rules.check(view, decision);
        return broken.map(
                each ->
                        new Measurement.Halt(
                                Names.point(at),
                                Names.mm(metres),
                                each,
                                "",
                                0,
                                List.of(),
                                List.of()));
    }

    /** What leads nobody anywhere. */
    private Measurement plain(Decision decision, Spot at) {
        return new Measurement(
                "",
                typed,
                List.of(),
                Optional.empty(),
                halt(decision, at, 0),
                List.of(),
                List.of(),
                Optional.empty(),
                List.of(),
                List.of());
    }

    /** What a player wants to know first of the dice. */
    private static void odds(List<Measurement.Remark> remarks, Forecast forecast) {
        for (Forecast.Figure each : forecast.figures()) {
            boolean chance = each.measure() == Forecast.Measure.PROBABILITY;
            String figure =
                    chance
                            ? Math.round(100 * each.value()) + " %"
                            : String.format(Locale.ROOT, "%.2f", each.value());
            remark(
                    remarks,
                    "%s: %s".formatted(Naming.capital(each.words()), figure),
                    forecast.clause());
        }
    }

    /** Where a shoot would fall. */
    private Measurement zone(Decision decision, Spot at) {
        var remarks = new ArrayList<Measurement.Remark>();
        int metres = Setting.BEATEN_ZONE.value();
        remark(remarks, "The beaten zone reaches " + Names.metres(metres), ZONE);
        Prospects.of(view, decision).ifPresent(each -> odds(remarks, each));
        return new Measurement(
                "",
                typed,
                List.of(),
                Optional.empty(),
                halt(decision, at, 0),
                List.of(),
                remarks,
                Optional.empty(),
                List.of(),
                List.of(new Shape.Disc(Names.point(at), Names.mm(metres), Shape.Look.SOLID, "")));
    }
}
