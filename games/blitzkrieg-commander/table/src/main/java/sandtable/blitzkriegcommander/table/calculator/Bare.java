package sandtable.blitzkriegcommander.table.calculator;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.sequence.TurnSequence;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Side;
import sandtable.space.measured.Box;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A table with nothing on it but what is asked about, in the middle of it. */
final class Bare {
    /** The side that asks; its enemy is the other. */
    static final int OWN = 0;

    static final int ENEMY = 1;
    private static final int WIDE_MM = 8000;

    /** What is asked about is round here. */
    static final Spot MIDDLE = new Spot(WIDE_MM / 2, WIDE_MM / 2);

    private static final Side ASKING = new Side("Own");
    private static final Side OTHER = new Side("Enemy");
    private static final Box WHOLE = new Box(0, 0, WIDE_MM, WIDE_MM);

    private final List<Area> areas = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Stand> units = new ArrayList<>();
    private final List<UnaryOperator<Unit>> changes = new ArrayList<>();
    private final List<OrderOfBattle.OffTable> guns = new ArrayList<>();
    private final List<OrderOfBattle.Flight> aircraft = new ArrayList<>();
    private final List<OrderOfBattle.Site> works = new ArrayList<>();
    private Camp.Superiority enemyAir = Camp.Superiority.NONE;

    /** Some millimetres east and north of the middle. */
    static Spot at(int east, int north) {
        return MIDDLE.plus(east, north);
    }

    UnitId unit(int side, UnitType type, Spot at, Heading heading) {
        return unit(side, type, 0, at, heading);
    }

    /** A command unit with its Command Value. The second of a type has a number. */
    UnitId unit(int side, UnitType type, int cv, Spot at, Heading heading) {
        long before = units.stream().filter(each -> each.type().equals(type)).count();
        var id =
                before == 0
                        ? new UnitId(units.size(), type.id(), type.called())
                        : new UnitId(
                                units.size(),
                                type.id() + "-" + (before + 1),
                                type.called() + " " + (before + 1));
        var start = new Start.OnTable(at, heading, WHOLE);
        units.add(new Stand(id, side, type, cv, start));
        changes.add(UnaryOperator.identity());
        return id;
    }

    /** Something about the unit named last. */
    void that(UnaryOperator<Unit> change) {
        UnaryOperator<Unit> before = changes.removeLast();
        changes.add(each -> change.apply(before.apply(each)));
    }

    GunId gun(GunType type) {
        int number = guns.size() + 1;
        var id = new GunId(guns.size(), type.id() + "-" + number, type.called() + " " + number);
        guns.add(new OrderOfBattle.OffTable(id, OWN, type));
        return id;
    }

    AircraftId aircraft(AircraftType type) {
        int number = aircraft.size() + 1;
        var id =
                new AircraftId(
                        aircraft.size(), type.id() + "-" + number, type.called() + " " + number);
        aircraft.add(new OrderOfBattle.Flight(id, OWN, type));
        return id;
    }

    void enemyAir(Camp.Superiority now) {
        enemyAir = now;
    }

    void area(FeatureKind kind, int level, Spot at, int half) {
        areas.add(
                new Area(
                        kind,
                        Outline.rectangle(
                                at.x() - half, at.y() - half, at.x() + half, at.y() + half),
                        level));
    }

    /** A line all round a place. */
    void ring(FeatureKind kind, Spot at, int half) {
        lines.add(
                new Line(
                        "",
                        kind,
                        new Polyline(
                                List.of(
                                        at.plus(-half, -half),
                                        at.plus(half, -half),
                                        at.plus(half, half),
                                        at.plus(-half, half),
                                        at.plus(-half, -half)))));
    }

    void work(WorkKind kind, Spot at) {
        var id = new WorkId(works.size(), kind.word() + "-" + (works.size() + 1));
        works.add(new OrderOfBattle.Site(id, ENEMY, kind, at, WHOLE));
    }

    /** What the side that asks sees. */
    View view() {
        State state = TurnSequence.begin(battle());
        Table table = state.table();
        for (Stand each : units) {
            UnaryOperator<Unit> change = changes.get(each.id().index());
            table = table.with(each.id(), change.apply(table.unit(each.id())));
        }
        return View.of(state.with(table), ASKING);
    }

    private Battle battle() {
        return new Battle(
                "bare",
                "Bare",
                new Ground(WIDE_MM, WIDE_MM, areas, lines),
                List.of(
                        new Camp(ASKING, Camp.Edge.SOUTH, 50, Camp.Superiority.NONE),
                        new Camp(OTHER, Camp.Edge.NORTH, 50, enemyAir)),
                new OrderOfBattle(units, guns, aircraft, List.of(), works, List.of(), List.of()),
                1,
                OWN,
                new Victory(List.of(), List.of(), List.of()),
                Set.of());
    }
}
