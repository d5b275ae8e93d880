package sandtable.tacticalgamex;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Stack;
import sandtable.scenario.Start;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.AircraftTypes;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;
import sandtable.tacticalgamex.scenario.AirLift;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.scenario.BattlePlan;
import sandtable.tacticalgamex.scenario.Camp;
import sandtable.tacticalgamex.scenario.Landing;
import sandtable.tacticalgamex.scenario.NavalReader;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.sequence.TurnSequence;
import sandtable.tacticalgamex.setup.Deployment;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.state.Battle;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Holding;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Step;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Sketch;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A small battle drawn where a test can be read; German is side 0, Soviet side 1. Units are called
 * as they are typed.
 */
public final class Drawn extends DrawnCounters {
    public static final Side GERMAN = new Side("German");
    public static final Side SOVIET = new Side("Soviet");
    private static final int MORALE = 7;

    private final Mapboard map;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Sortie> sorties = new ArrayList<>();
    private final List<Battery> batteries = new ArrayList<>();
    private Victory victory = Victory.of(List.of(), List.of());
    private Variants variants = Variants.STANDARD;
    private HexSet exits = HexSet.NONE;
    private int turns = 8;
    private final Set<Integer> fromTheSea = new HashSet<>();
    private int landing = Landing.NOBODY;
    private int sinks;
    private int initiative = BattlePlan.ROLL;

    private Drawn(Mapboard map) {
        this.map = map;
    }

    public static Drawn of(String drawing) {
        return new Drawn(Sketch.of(drawing));
    }

    /** A map with roads, each a row of hexes. */
    public static Drawn of(String drawing, String... roads) {
        MapEdit edit = Sketch.edit(drawing);
        Mapboard plain = Sketch.of(drawing);
        for (String road : roads) {
            edit.road(Arrays.stream(road.split(" ")).map(each -> Sketch.hex(plain, each)).toList());
        }
        return new Drawn(edit.done());
    }

    public static Drawn of(MapEdit edit) {
        return new Drawn(edit.done());
    }

    @Override
    public int hex(String name) {
        return Sketch.hex(map, name);
    }

    @Override
    public HexId hexId(String name) {
        return new HexId(hex(name), name);
    }

    /** Units by their numbers. */
    public List<UnitId> units(Integer... numbers) {
        return table().unitIds(List.of(numbers));
    }

    public static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    public Drawn german(String id, String type, String at) {
        return unit(id, type(type), 0, at, false);
    }

    public Drawn soviet(String id, String type, String at) {
        return unit(id, type(type), 1, at, false);
    }

    /** A unit of a type made for the test. */
    public Drawn unit(String id, UnitType type, int side, String at, boolean commandPost) {
        int hex = hex(at);
        pieces.add(piece(pieces.size(), id, type, side, commandPost, new Start.At(hex)));
        boolean sea = map.kind(hex) == TerrainKind.SEA;
        units.add(
                Unit.at(sea ? new Whereabouts.AtSea(hexId(at)) : new Whereabouts.OnMap(hexId(at))));
        return sea ? landing() : this;
    }

    /** The last unit drawn has come from the sea, or is about to. */
    public Drawn landing() {
        fromTheSea.add(pieces.size() - 1);
        landing = pieces.getLast().side();
        return this;
    }

    /** Starts at sea, in the hexes of the sea that are named or in any. */
    public Drawn lands(String id, String type, String... sea) {
        UnitType kind = type(type);
        int[] hexes = Arrays.stream(sea).mapToInt(this::hex).toArray();
        var zone = sea.length == 0 ? map.all(TerrainKind.SEA) : HexSet.of(hexes);
        pieces.add(piece(pieces.size(), id, kind, 0, false, new Start.Zone(zone)));
        units.add(Unit.at(Whereabouts.Off.TO_BE_SET_UP));
        return landing();
    }

    /** The last unit drawn waits off the map for a sea hex. */
    public Drawn offShore() {
        units.set(units.size() - 1, units.getLast().movedTo(Whereabouts.Off.OFF_SHORE));
        return landing();
    }

    /** The last unit drawn swims by itself. */
    public Drawn dualDrive(int sinksUpTo) {
        Piece last = pieces.removeLast();
        var abilities = EnumSet.copyOf(last.abilities());
        abilities.add(Ability.DUAL_DRIVE);
        pieces.add(like(last, abilities, Piece.NOBODY));
        sinks = sinksUpTo;
        return this;
    }

    /** A ship of the side that lands. */
    public Drawn ship(String id, Battery.Mount mount, int strength) {
        UnitType guns = NavalReader.guns(Nation.UNITED_STATES, strength);
        batteries.add(new Battery(batteries.size(), id, 0, guns, 1, turns, mount));
        return this;
    }

    /** Waits to enter by these hexes from a turn on. */
    public Drawn entering(String id, String type, int side, int turn, String... entry) {
        int[] hexes = Arrays.stream(entry).mapToInt(this::hex).toArray();
        UnitType kind = type(type);
        var start = new Start.Entering(turn, HexSet.of(hexes), false);
        pieces.add(piece(pieces.size(), id, kind, side, false, start));
        units.add(Unit.at(Whereabouts.Off.TO_COME));
        return this;
    }

    /** To be set up in one of these hexes. */
    public Drawn zoned(String id, String type, int side, String... zone) {
        int[] hexes = Arrays.stream(zone).mapToInt(this::hex).toArray();
        UnitType kind = type(type);
        var start = new Start.Proposed(HexSet.of(hexes), hexes[0]);
        pieces.add(piece(pieces.size(), id, kind, side, false, start));
        units.add(Unit.at(Whereabouts.Off.TO_BE_SET_UP));
        return this;
    }

    /** The last unit drawn, marked. */
    public Drawn marked(Mark... marks) {
        Unit unit = units.removeLast();
        for (Mark each : marks) {
            unit = unit.with(each);
        }
        units.add(unit);
        return this;
    }

    /** The last unit drawn carries the one before it. */
    public Drawn carrying() {
        return carrying(1);
    }

    /** The last unit drawn carries so many of those before it. */
    public Drawn carrying(int number) {
        int transport = units.size() - 1;
        for (int i = transport - number; i < transport; i++) {
            units.set(i, units.get(i).aboard(id(transport)));
            units.set(transport, units.get(transport).taking(id(i)));
            if (fromTheSea.contains(transport)) {
                fromTheSea.add(i);
            }
        }
        return this;
    }

    private UnitId id(int unit) {
        return new UnitId(unit, pieces.get(unit).id(), pieces.get(unit).id());
    }

    /** The last unit is the equipment vehicle of an engineer drawn before it. */
    public Drawn equipmentOf(String engineer) {
        Piece last = pieces.removeLast();
        int number =
                pieces.stream()
                        .filter(each -> each.id().equals(engineer))
                        .findFirst()
                        .orElseThrow()
                        .index();
        pieces.add(like(last, last.abilities(), number));
        return this;
    }

    private static Piece like(Piece one, Set<Ability> abilities, int equipmentOf) {
        return new Piece(
                one.index(),
                one.id(),
                one.name(),
                one.side(),
                one.type(),
                abilities,
                one.commandPost(),
                one.insideFortification(),
                equipmentOf,
                one.start());
    }

    public Drawn plane(String id, String type, int side) {
        return sortie(id, type, side, Optional.empty());
    }

    /** An aircraft that is to land units drawn before it, which are not on the map. */
    public Drawn lift(String id, String type, int side, String landing, String... load) {
        List<Integer> numbers =
                pieces.stream()
                        .filter(each -> List.of(load).contains(each.id()))
                        .map(Piece::index)
                        .toList();
        for (int each : numbers) {
            Piece drawn = pieces.get(each);
            var byAir = new Start.Zone(HexSet.NONE);
            pieces.set(each, piece(each, drawn.id(), drawn.type(), drawn.side(), false, byAir));
        }
        int[] all = IntStream.range(0, map.grid().size()).toArray();
        var lift = new AirLift(numbers, hex(landing), HexSet.of(all));
        return sortie(id, type, side, Optional.of(lift));
    }

    private Drawn sortie(String id, String type, int side, Optional<AirLift> lift) {
        Aircraft aircraft = AircraftTypes.all().find(type).orElseThrow();
        sorties.add(new Sortie(sorties.size(), id, side, aircraft, 1, lift));
        return this;
    }

    private static Piece piece(int at, String id, UnitType kind, int side, boolean post, Start to) {
        return new Piece(at, id, id, side, kind, kind.abilities(), post, false, Piece.NOBODY, to);
    }

    public Drawn battery(String id, String type, int side) {
        batteries.add(new Battery(batteries.size(), id, side, type(type), 1, turns));
        return this;
    }

    public Drawn victory(Victory now) {
        victory = now;
        return this;
    }

    /** With optional sections of the book in use, besides what is standard. */
    public Drawn optional(String... sections) {
        Set<Clause> used = Arrays.stream(sections).map(Clause::of).collect(Collectors.toSet());
        return variants(new Variants(true, true, true, true, false, used));
    }

    Drawn variants(Variants now) {
        variants = now;
        return this;
    }

    public Drawn exits(String... at) {
        exits = HexSet.of(Arrays.stream(at).mapToInt(this::hex).toArray());
        return this;
    }

    public Drawn turns(int now) {
        turns = now;
        return this;
    }

    public Drawn begins(int side) {
        initiative = side;
        return this;
    }

    Drawn with(UnaryOperator<Drawn> change) {
        return change.apply(this);
    }

    private BattlePlan battle() {
        return new BattlePlan(
                "drawn",
                "Drawn",
                map,
                new Visibility(map),
                List.of(
                        new Camp(GERMAN, true, MORALE, Map.of(), 0, exits),
                        new Camp(SOVIET, false, MORALE, Map.of(), 0, exits)),
                pieces,
                placements(),
                sorties,
                batteries,
                turns,
                initiative,
                0,
                variants,
                victory,
                landing == Landing.NOBODY ? Landing.NONE : new Landing(landing, fromTheSea, sinks));
    }

    public Battle battlefield() {
        return new Battle(battle());
    }

    public Table table() {
        return Deployment.begin(battlefield())
                .withTurn(1)
                .with(Holding.NOBODY)
                .with(Roster.of(units))
                .with(counters());
    }

    /** Whoever owes units or counters sets up. */
    public Game settingUp() {
        return new Game(new TacticalGameX().begin(battlefield(), Chance.seeded(1)).state());
    }

    /**
     * A side has so many points to spend. Each has a reserve off the map besides, so that the turn
     * does not end with the units drawn.
     */
    public Game impulse(int side, int points) {
        for (int each = 0; each < 2; each++) {
            String id = "reserve-" + each;
            if (pieces.stream().noneMatch(piece -> piece.id().equals(id))) {
                entering(id, "de-truck", each, 1);
            }
        }
        return lastImpulse(side, points);
    }

    /** A side has so many points to spend, and nobody but the units drawn. */
    public Game lastImpulse(int side, int points) {
        return game(Impulse.of(side, 0).rolled(points), new Spending());
    }

    /** A side may roll for points or pass. */
    public Game rolling(int side) {
        return game(Impulse.of(side, 0), new Rolling());
    }

    private Game game(Impulse impulse, Step step) {
        Stack<State> stack =
                Stack.<State>of(new TurnSequence(TurnSequence.Phase.IMPULSES)).push(step);
        return new Game(State.of(table().with(impulse), stack));
    }
}
