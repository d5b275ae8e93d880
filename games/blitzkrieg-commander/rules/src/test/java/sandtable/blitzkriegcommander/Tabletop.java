package sandtable.blitzkriegcommander;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.Switch;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.blitzkriegcommander.forces.AircraftType;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.blitzkriegcommander.state.Smoke;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.space.measured.Box;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A battle laid out where the test can be read, in millimetres. The American in the south is side 0
 * and begins, the German in the north is side 1. What is said of a unit follows it:
 *
 * <pre>{@code
 * Tabletop.of(1200, 900)
 *         .woods(200, 300, 400, 500)
 *         .us("sherman", "us-sherman-75", 300, 100)
 *         .german("pak", "de-pak40", 300, 350).heading(200).suppressed()
 *         .inCommand()
 *         .play("order hq sherman", 3, 4);
 * }</pre>
 */
public final class Tabletop {
    public static final Side US = new Side("American");
    public static final Side GERMAN = new Side("German");

    private final int width;
    private final int depth;
    private final Box whole;
    private final List<Area> areas = new ArrayList<>();
    private final List<Line> lines = new ArrayList<>();
    private final List<Stand> units = new ArrayList<>();
    private final List<UnaryOperator<Unit>> changes = new ArrayList<>();
    private final List<OrderOfBattle.OffTable> guns = new ArrayList<>();
    private final List<OrderOfBattle.Flight> aircraft = new ArrayList<>();
    private final List<OrderOfBattle.Reserve> reserves = new ArrayList<>();
    private final List<OrderOfBattle.Site> works = new ArrayList<>();
    private final List<OrderOfBattle.Field> mines = new ArrayList<>();
    private final List<OrderOfBattle.Mission> missions = new ArrayList<>();
    private final List<Smoke> smoke = new ArrayList<>();
    private final List<Objective> objectives = new ArrayList<>();
    private final List<Victory.Score> scores = new ArrayList<>();
    private final List<Victory.Grade> grades = new ArrayList<>();
    private final Set<Switch> switches = EnumSet.noneOf(Switch.class);
    private List<Camp.Superiority> air = List.of(Camp.Superiority.NONE, Camp.Superiority.NONE);
    private int breakpoint = 50;
    private int turns = 9;
    private int first = 0;

    private Tabletop(int width, int depth) {
        this.width = width;
        this.depth = depth;
        this.whole = new Box(0, 0, width, depth);
    }

    public static Tabletop of(int width, int depth) {
        return new Tabletop(width, depth);
    }

    /** An area by its south-west and north-east corners. */
    public Tabletop area(FeatureKind kind, int west, int south, int east, int north) {
        areas.add(new Area(kind, Outline.rectangle(west, south, east, north), 0));
        return this;
    }

    public Tabletop woods(int west, int south, int east, int north) {
        return area(FeatureKind.WOODS, west, south, east, north);
    }

    public Tabletop building(int west, int south, int east, int north) {
        return area(FeatureKind.BUILDING, west, south, east, north);
    }

    public Tabletop orchard(int west, int south, int east, int north) {
        return area(FeatureKind.ORCHARD, west, south, east, north);
    }

    public Tabletop hill(int level, int west, int south, int east, int north) {
        areas.add(new Area(FeatureKind.HILL, Outline.rectangle(west, south, east, north), level));
        return this;
    }

    /** A line through spots given as x and y in turn. */
    public Tabletop line(FeatureKind kind, int... xy) {
        return line("", kind, xy);
    }

    public Tabletop road(int... xy) {
        return line(FeatureKind.ROAD, xy);
    }

    public Tabletop hedge(int... xy) {
        return line(FeatureKind.HEDGE, xy);
    }

    public Tabletop bridge(String id, int... xy) {
        return line(id, FeatureKind.BRIDGE, xy);
    }

    private Tabletop line(String id, FeatureKind kind, int... xy) {
        var spots = new ArrayList<Spot>();
        for (int i = 0; i < xy.length; i += 2) {
            spots.add(new Spot(xy[i], xy[i + 1]));
        }
        lines.add(new Line(id, kind, new Polyline(spots)));
        return this;
    }

    public Tabletop us(String id, String type, int x, int y) {
        return unit(0, id, type, 0, new Start.OnTable(new Spot(x, y), Heading.NORTH, whole));
    }

    public Tabletop german(String id, String type, int x, int y) {
        return unit(1, id, type, 0, new Start.OnTable(new Spot(x, y), Heading.SOUTH, whole));
    }

    /** A CO, HQ, FAO or FAC with its Command Value. */
    public Tabletop us(String id, String type, int cv, int x, int y) {
        return unit(0, id, type, cv, new Start.OnTable(new Spot(x, y), Heading.NORTH, whole));
    }

    public Tabletop german(String id, String type, int cv, int x, int y) {
        return unit(1, id, type, cv, new Start.OnTable(new Spot(x, y), Heading.SOUTH, whole));
    }

    /** A passenger or limbered gun of the side of its carrier. */
    public Tabletop aboard(String carrier, String id, String type) {
        Stand on = stand(carrier);
        return unit(on.side(), id, type, 0, new Start.Aboard(on.id()));
    }

    public Tabletop riding(String afv, String id, String type) {
        Stand on = stand(afv);
        return unit(on.side(), id, type, 0, new Start.Riding(on.id()));
    }

    /** A group of the reserve; its units follow by {@link #reserved}. */
    public Tabletop reserve(Side side, String id, int turn, Box... entries) {
        reserves.add(new OrderOfBattle.Reserve(id, index(side), turn, List.of(entries)));
        return this;
    }

    /** A unit of the reserve named last. */
    public Tabletop reserved(String id, String type) {
        var start = new Start.InReserve(reserves.size() - 1);
        return unit(reserves.getLast().side(), id, type, 0, start);
    }

    private Tabletop unit(int side, String id, String type, int cv, Start start) {
        UnitType is = UnitTypes.all().find(type).orElseThrow();
        units.add(new Stand(new UnitId(units.size(), id, id), side, is, cv, start));
        changes.add(UnaryOperator.identity());
        return this;
    }

    private Stand stand(String id) {
        return units.stream().filter(each -> each.id().name().equals(id)).findFirst().orElseThrow();
    }

    /** Something about the unit named last. */
    public Tabletop that(UnaryOperator<Unit> change) {
        UnaryOperator<Unit> before = changes.removeLast();
        changes.add(each -> change.apply(before.apply(each)));
        return this;
    }

    public Tabletop heading(int degrees) {
        return that(each -> each.turned(new Heading(degrees)));
    }

    public Tabletop suppressed() {
        return that(each -> each.withSuppressed(true));
    }

    public Tabletop hits(int markers) {
        return that(each -> each.withHits(markers));
    }

    public Tabletop dugIn(int digs) {
        return that(each -> each.withDigs(digs));
    }

    public Tabletop hullDown() {
        return that(each -> each.withHullDown(true));
    }

    public Tabletop gun(Side side, String id, String type) {
        GunType is = GunType.all().find(type).orElseThrow();
        guns.add(new OrderOfBattle.OffTable(new GunId(guns.size(), id, id), index(side), is));
        return this;
    }

    public Tabletop aircraft(Side side, String id, String type) {
        AircraftType is = AircraftType.all().find(type).orElseThrow();
        var flight = new AircraftId(aircraft.size(), id, id);
        aircraft.add(new OrderOfBattle.Flight(flight, index(side), is));
        return this;
    }

    /** What each side has of the air, the American first. */
    public Tabletop air(Camp.Superiority american, Camp.Superiority german) {
        air = List.of(american, german);
        return this;
    }

    public Tabletop work(Side side, String id, WorkKind kind, int x, int y) {
        var work = new WorkId(works.size(), id);
        works.add(new OrderOfBattle.Site(work, index(side), kind, new Spot(x, y), whole));
        return this;
    }

    public Tabletop mines(Side side, String id, int x, int y) {
        var field = new MineId(mines.size(), id);
        mines.add(new OrderOfBattle.Field(field, index(side), new Spot(x, y), false, whole));
        return this;
    }

    public Tabletop dummyMines(Side side, String id, int x, int y) {
        var field = new MineId(mines.size(), id);
        mines.add(new OrderOfBattle.Field(field, index(side), new Spot(x, y), true, whole));
        return this;
    }

    /** A scheduled concentration of all guns of the side named so far. */
    public Tabletop mission(Side side, String id, int turn, int x, int y) {
        var own = guns.stream().filter(each -> each.side() == index(side));
        var all = own.map(OrderOfBattle.OffTable::id).toList();
        return mission(side, id, turn, all, List.of(), new Spot(x, y));
    }

    /** A scheduled strike of all aircraft of the side named so far. */
    public Tabletop airMission(Side side, String id, int turn, int x, int y) {
        var own = aircraft.stream().filter(each -> each.side() == index(side));
        var all = own.map(OrderOfBattle.Flight::id).toList();
        return mission(side, id, turn, List.of(), all, new Spot(x, y));
    }

    private Tabletop mission(
            Side side, String id, int turn, List<GunId> fire, List<AircraftId> fly, Spot at) {
        var mission = new MissionId(missions.size(), id);
        var aim = new Aim(at, new Pattern.Concentration());
        missions.add(new OrderOfBattle.Mission(mission, index(side), turn, fire, fly, aim));
        return this;
    }

    /** Smoke that a side laid in a turn of its own. */
    public Tabletop smoke(Side side, int turn, int x, int y, int radius) {
        smoke.add(new Smoke(new Disc(new Spot(x, y), radius), index(side), turn));
        return this;
    }

    public Tabletop objective(String id, int x, int y, int reach) {
        objectives.add(new Objective(id, id, new Spot(x, y), reach));
        return this;
    }

    public Tabletop score(Side side, int points, Victory.Condition condition) {
        scores.add(new Victory.Score(index(side), points, condition));
        return this;
    }

    /** A grade of the American; the German wins where none is reached. */
    public Tabletop usWin(Victory.Condition... all) {
        grades.add(new Victory.Grade("American victory", 0, List.of(all), false));
        return this;
    }

    /** The same, and it ends the battle as soon as it is reached. */
    public Tabletop usWinAtOnce(Victory.Condition... all) {
        grades.add(new Victory.Grade("American victory", 0, List.of(all), true));
        return this;
    }

    public Tabletop breakpoint(int percent) {
        breakpoint = percent;
        return this;
    }

    public Tabletop turns(int number) {
        turns = number;
        return this;
    }

    public Tabletop germansFirst() {
        first = 1;
        return this;
    }

    public Tabletop with(Switch rule) {
        switches.add(rule);
        return this;
    }

    private static int index(Side side) {
        return side.equals(US) ? 0 : 1;
    }

    public Battle battle() {
        var all = new ArrayList<>(grades);
        all.add(new Victory.Grade("German victory", 1, List.of(), false));
        return new Battle(
                "drawn",
                "Drawn",
                new Ground(width, depth, areas, lines),
                List.of(
                        new Camp(US, Camp.Edge.SOUTH, breakpoint, air.getFirst()),
                        new Camp(GERMAN, Camp.Edge.NORTH, breakpoint, air.getLast())),
                new OrderOfBattle(units, guns, aircraft, reserves, works, mines, missions),
                turns,
                first,
                new Victory(objectives, scores, all),
                switches);
    }

    /** The table as it is laid out, nothing under way yet. */
    public Table table() {
        return changed(Table.of(battle()));
    }

    private Table changed(Table table) {
        Table now = table.with(smoke);
        for (Stand each : units) {
            UnaryOperator<Unit> change = changes.get(each.id().index());
            now = now.with(each.id(), change.apply(now.unit(each.id())));
        }
        return now;
    }

    /** The defender is asked to set up. */
    public Played begin() {
        State state = new BlitzkriegCommander().begin(battle(), Chance.none()).state();
        return new Played(state.with(changed(state.table())), List.of());
    }

    /** Both sides have set up as it is laid out: the first side's Initiative Phase, if any can. */
    public Played inInitiative() {
        return begin().play("ready").play("ready");
    }

    /** The first side's Command Phase. */
    public Played inCommand() {
        return inInitiative().toCommand();
    }

    /** The first side's Command Phase with something else under way on top of it. */
    public Played with(Step step) {
        State state = inCommand().state();
        return new Played(state.with(state.stack().push(step)), List.of());
    }

    /** The unit that is named so, for tests of section classes. */
    public UnitId id(String name) {
        return Optional.of(stand(name)).map(Stand::id).orElseThrow();
    }
}
