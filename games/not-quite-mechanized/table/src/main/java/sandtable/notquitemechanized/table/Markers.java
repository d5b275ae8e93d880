package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.scene.Marker;
import sandtable.scene.Place;
import sandtable.scene.Shape;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where the battle is decided, positions, the fire plan, attacks, and where orders lead. */
final class Markers {
    private final View view;
    private final Table table;
    private final Names names;
    private final OrderWords words;

    Markers(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.words = new OrderWords(names);
    }

    List<Marker> all() {
        var markers = new ArrayList<Marker>();
        Victory victory = table.battle().victory();
        victory.exits().forEach(each -> markers.add(exit(each)));
        regions(victory).forEach(each -> markers.add(decisive(each)));
        objectives(markers);
        table.positions().forEach(each -> markers.add(position(each)));
        view.plan().registered().forEach(each -> markers.add(registered(each)));
        new FirePlan(view).shoots().forEach(each -> markers.add(beaten(each)));
        new FirePlan(view).sorties().forEach(each -> markers.add(bombed(each)));
        table.attacks().forEach(each -> markers.add(attack(each)));
        markers.addAll(new Routes(view).all());
        return markers;
    }

    private static Marker ringed(Marker.Kind kind, int side, Spot at, Shape ring, String words) {
        return new Marker(Names.point(at), kind, side, words, List.of(ring));
    }

    private static Shape ring(Spot at, int metres, Shape.Look look, String words) {
        return new Shape.Ring(Names.point(at), Names.mm(metres), look, words);
    }

    private Marker exit(Victory.Exit exit) {
        return ringed(
                Marker.Kind.EXIT,
                exit.camp(),
                exit.at(),
                ring(exit.at(), exit.metres(), Shape.Look.DASHED, ""),
                names.camp(exit.camp()) + " may leave here");
    }

    /** Ground that victory is counted on, each once. */
    private static List<Region> regions(Victory victory) {
        Stream<Region> graded =
                victory.grades().stream()
                        .flatMap(each -> each.all().stream())
                        .flatMap(each -> Markers.region(each).stream());
        Stream<Region> scored =
                victory.scores().stream().flatMap(each -> Markers.region(each.measure()).stream());
        return Stream.concat(graded, scored).distinct().toList();
    }

    private static Optional<Region> region(Victory.Condition condition) {
        return switch (condition) {
            case Victory.Condition.Companies(_, _, var where) -> Optional.of(where);
            case Victory.Condition.Nobody(_, var where) -> Optional.of(where);
            case Victory.Condition.Left _, Victory.Condition.Points _ -> Optional.empty();
        };
    }

    private static Optional<Region> region(Victory.Measure measure) {
        return switch (measure) {
            case Victory.Measure.Companies(_, var where, _) -> Optional.of(where);
            case Victory.Measure.TwoBounds(var where) -> Optional.of(where);
            case Victory.Measure.BrokenBattalions _,
                    Victory.Measure.BrokenBrigades _,
                    Victory.Measure.TankCompanies _ ->
                    Optional.empty();
        };
    }

    private static Marker decisive(Region region) {
        String words = "victory is counted " + VictoryWords.where(region);
        return switch (region) {
            case Region.In(var box) ->
                    ringed(
                            Marker.Kind.OBJECTIVE,
                            Marker.NOBODY,
                            middle(box),
                            new Shape.Outline(corners(box), Shape.Look.DASHED, ""),
                            words);
            case Region.Near(var at, int metres) ->
                    ringed(
                            Marker.Kind.OBJECTIVE,
                            Marker.NOBODY,
                            at,
                            ring(at, metres, Shape.Look.DASHED, ""),
                            words);
            case Region.Along(var line, _, _) ->
                    ringed(
                            Marker.Kind.OBJECTIVE,
                            Marker.NOBODY,
                            line.spots().getLast(),
                            new Shape.Line(Names.points(line.spots()), Shape.Look.DASHED, ""),
                            words);
        };
    }

    private static Spot middle(Box box) {
        return new Spot((box.west() + box.east()) / 2, (box.south() + box.north()) / 2);
    }

    private static List<Place.Point> corners(Box box) {
        return Names.points(
                List.of(
                        new Spot(box.west(), box.south()),
                        new Spot(box.east(), box.south()),
                        new Spot(box.east(), box.north()),
                        new Spot(box.west(), box.north())));
    }

    private void objectives(List<Marker> markers) {
        List<Spot> objectives = view.plan().objectives();
        for (Decision each : view.sheet().entries()) {
            objectives = each instanceof Decision.Objectives(var now) ? now : objectives;
        }
        for (int i = 0; i < objectives.size(); i++) {
            markers.add(
                    new Marker(
                            Names.point(objectives.get(i)),
                            Marker.Kind.OBJECTIVE,
                            view.camp(),
                            "your objective " + (i + 1)));
        }
    }

    private Marker position(Position position) {
        boolean fort = position.protection().compareTo(Protection.FORT) >= 0;
        var disc =
                new Shape.Ring(
                        Names.point(position.ground().centre()),
                        Names.mm(position.ground().radiusMm()),
                        fort ? Shape.Look.SOLID : Shape.Look.DASHED,
                        "");
        return ringed(
                fort ? Marker.Kind.FORT : Marker.Kind.WORKS,
                position.camp(),
                position.ground().centre(),
                disc,
                "%s position, %s"
                        .formatted(
                                names.camp(position.camp()),
                                UnitCard.protection(position.protection())));
    }

    private Marker registered(Registered point) {
        return ringed(
                Marker.Kind.REGISTERED,
                view.camp(),
                point.at(),
                ring(point.at(), Setting.BEATEN_ZONE.value(), Shape.Look.DOTTED, ""),
                names.body(point.battery()) + " has registered this point");
    }

    private Marker beaten(Shoot shoot) {
        var zone =
                new Shape.Disc(
                        Names.point(shoot.at()),
                        Names.mm(Setting.BEATEN_ZONE.value()),
                        Shape.Look.DOTTED,
                        "bound " + shoot.bound());
        return ringed(Marker.Kind.AIM, view.camp(), shoot.at(), zone, words.of(shoot));
    }

    private Marker bombed(Sortie sortie) {
        return ringed(
                Marker.Kind.AIM,
                view.camp(),
                sortie.at(),
                ring(
                        sortie.at(),
                        Setting.BEATEN_ZONE.value(),
                        Shape.Look.DOTTED,
                        "air, bound " + sortie.bound()),
                words.of(sortie));
    }

    private Marker attack(Attack attack) {
        var arrow =
                table.spot(attack.command())
                        .<Shape>map(
                                from ->
                                        new Shape.Arrow(
                                                Names.point(from),
                                                Names.point(attack.objective()),
                                                Shape.Look.SOLID,
                                                "attack"));
        return new Marker(
                Names.point(attack.objective()),
                Marker.Kind.START_LINE,
                attack.camp(),
                "%s attacks here since bound %d"
                        .formatted(names.camp(attack.camp()), attack.began()),
                arrow.stream().toList());
    }
}
