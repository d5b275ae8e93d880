package sandtable.tacticalgamex;

import sandtable.kernel.Chance;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.forces.AircraftTypes;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;
import sandtable.tacticalgamex.scenario.Battery;
import sandtable.tacticalgamex.scenario.Battle;
import sandtable.tacticalgamex.scenario.Camp;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Piece;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.scenario.Sortie;
import sandtable.tacticalgamex.scenario.Start;
import sandtable.tacticalgamex.scenario.Variants;
import sandtable.tacticalgamex.scenario.Victory;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Sketch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A small battle drawn where a test can be read; German is side 0, Soviet side 1. */
final class Drawn {
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");
    private static final int MORALE = 7;

    private final Mapboard map;
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Unit> units = new ArrayList<>();
    private final List<Sortie> sorties = new ArrayList<>();
    private final List<Battery> batteries = new ArrayList<>();
    private final List<Placement> placements = new ArrayList<>();
    private Counters counters = Counters.NONE;
    private Victory victory = new Victory(List.of(), List.of(), HexSet.NONE);
    private Variants variants = Variants.STANDARD;
    private HexSet exits = HexSet.NONE;
    private int turns = 8;
    private int initiative = Battle.ROLL;

    private Drawn(Mapboard map) {
        this.map = map;
    }

    static Drawn of(String drawing) {
        return new Drawn(Sketch.of(drawing));
    }

    /** A map with roads, each a row of hexes. */
    static Drawn of(String drawing, String... roads) {
        MapEdit edit = Sketch.edit(drawing);
        Mapboard plain = Sketch.of(drawing);
        for (String road : roads) {
            edit.road(Arrays.stream(road.split(" ")).map(each -> Sketch.hex(plain, each)).toList());
        }
        return new Drawn(edit.done());
    }

    static Drawn of(MapEdit edit) {
        return new Drawn(edit.done());
    }

    int hex(String name) {
        return Sketch.hex(map, name);
    }

    static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    Drawn german(String id, String type, String at) {
        return unit(id, type(type), 0, at, false);
    }

    Drawn soviet(String id, String type, String at) {
        return unit(id, type(type), 1, at, false);
    }

    /** A unit of a type made for the test. */
    Drawn unit(String id, UnitType type, int side, String at, boolean commandPost) {
        int hex = hex(at);
        pieces.add(
                new Piece(
                        pieces.size(),
                        id,
                        type.name(),
                        side,
                        type,
                        type.abilities(),
                        commandPost,
                        false,
                        Piece.NOBODY,
                        new Start.At(hex)));
        units.add(Unit.at(hex));
        return this;
    }

    /** Waits to enter by these hexes from a turn on. */
    Drawn entering(String id, String type, int side, int turn, String... entry) {
        int[] hexes = Arrays.stream(entry).mapToInt(this::hex).toArray();
        UnitType kind = type(type);
        pieces.add(
                new Piece(
                        pieces.size(),
                        id,
                        kind.name(),
                        side,
                        kind,
                        kind.abilities(),
                        false,
                        false,
                        Piece.NOBODY,
                        new Start.Entering(turn, HexSet.of(hexes), false)));
        units.add(Unit.at(Unit.WAITING));
        return this;
    }

    /** To be set up in one of these hexes. */
    Drawn zoned(String id, String type, int side, String... zone) {
        int[] hexes = Arrays.stream(zone).mapToInt(this::hex).toArray();
        UnitType kind = type(type);
        pieces.add(
                new Piece(
                        pieces.size(),
                        id,
                        kind.name(),
                        side,
                        kind,
                        kind.abilities(),
                        false,
                        false,
                        Piece.NOBODY,
                        new Start.Zone(HexSet.of(hexes), hexes[0])));
        units.add(Unit.at(Unit.UNPLACED));
        return this;
    }

    /** The last unit drawn, marked. */
    Drawn marked(Mark... marks) {
        Unit unit = units.removeLast();
        for (Mark each : marks) {
            unit = unit.with(each);
        }
        units.add(unit);
        return this;
    }

    /** The last unit drawn carries the one before it. */
    Drawn carrying() {
        int transport = units.size() - 1;
        units.set(transport - 1, units.get(transport - 1).aboard(transport));
        units.set(transport, units.get(transport).carrying(transport - 1));
        return this;
    }

    /** The last unit is the equipment vehicle of an engineer drawn before it. */
    Drawn equipmentOf(String engineer) {
        Piece last = pieces.removeLast();
        int number =
                pieces.stream()
                        .filter(each -> each.id().equals(engineer))
                        .findFirst()
                        .orElseThrow()
                        .index();
        pieces.add(
                new Piece(
                        last.index(),
                        last.id(),
                        last.name(),
                        last.side(),
                        last.type(),
                        last.abilities(),
                        last.commandPost(),
                        last.insideFortification(),
                        number,
                        last.start()));
        return this;
    }

    Drawn plane(String id, String type, int side) {
        sorties.add(
                new Sortie(
                        sorties.size(), id, side, AircraftTypes.all().find(type).orElseThrow(), 1));
        return this;
    }

    Drawn battery(String id, String type, int side) {
        batteries.add(new Battery(batteries.size(), id, side, type(type), 1, turns));
        return this;
    }

    Drawn wrecks(String at, int number) {
        counters = counters.withWrecks(hex(at), number);
        return this;
    }

    Drawn block(String at) {
        counters = counters.withBlock(hex(at));
        return this;
    }

    Drawn position(String at) {
        counters = counters.withPosition(hex(at));
        return this;
    }

    Drawn fort(String at, int strength) {
        counters = counters.with(new Fortification(hex(at), strength));
        return this;
    }

    /** Hidden mines of a side. */
    Drawn mines(String at, OddsColumn column, int side) {
        counters = counters.with(new Minefield(hex(at), column, side, false));
        return this;
    }

    /** Mines that everybody knows of. */
    Drawn foundMines(String at, OddsColumn column, int side) {
        counters = counters.with(new Minefield(hex(at), column, side, true));
        return this;
    }

    /** A Smoke marker with its number. */
    Drawn smoke(String at, int number) {
        counters = SmokeShells.laid(counters, hex(at), number);
        return this;
    }

    /** A neutral counter that a side is to lay in one of these hexes. */
    Drawn laying(String id, Counter counter, int side, String... zone) {
        int[] hexes = Arrays.stream(zone).mapToInt(this::hex).toArray();
        var start = new Start.Zone(HexSet.of(hexes), hexes[0]);
        placements.add(new Placement(placements.size(), id, side, counter, start));
        return this;
    }

    Drawn spotted(String at) {
        counters = counters.withSpotted(counters.spotted().edit().add(hex(at)).done());
        return this;
    }

    Drawn victory(Victory now) {
        victory = now;
        return this;
    }

    /** With optional sections of the book in use, besides what is standard. */
    Drawn optional(String section) {
        return variants(new Variants(true, true, true, true, false, Set.of(Clause.of(section))));
    }

    Drawn variants(Variants now) {
        variants = now;
        return this;
    }

    Drawn exits(String... at) {
        exits = HexSet.of(Arrays.stream(at).mapToInt(this::hex).toArray());
        return this;
    }

    Drawn turns(int now) {
        turns = now;
        return this;
    }

    Drawn begins(int side) {
        initiative = side;
        return this;
    }

    Drawn with(UnaryOperator<Drawn> change) {
        return change.apply(this);
    }

    private Battle battle() {
        return new Battle(
                "drawn",
                "Drawn",
                map,
                new Visibility(map),
                List.of(
                        new Camp(GERMAN, true, MORALE, Map.of(), 0, exits),
                        new Camp(SOVIET, false, MORALE, Map.of(), 0, exits)),
                pieces,
                placements,
                sorties,
                batteries,
                turns,
                initiative,
                0,
                variants,
                victory);
    }

    Battlefield battlefield() {
        return new Battlefield(battle());
    }

    Table table() {
        State begun =
                SettingUp.begin(battlefield(), new Telling(Chance.seeded(1), new ArrayList<>()));
        return begun.table().withTurn(1).with(Holding.NOBODY).with(Roster.of(units)).with(counters);
    }

    /** Whoever owes units or counters sets up. */
    Game settingUp() {
        return new Game(
                SettingUp.begin(battlefield(), new Telling(Chance.seeded(1), new ArrayList<>())));
    }

    /**
     * A side has so many points to spend. Each has a reserve off the map besides, so that the turn
     * does not end with the units drawn.
     */
    Game impulse(int side, int points) {
        for (int each = 0; each < 2; each++) {
            String id = "reserve-" + each;
            if (pieces.stream().noneMatch(piece -> piece.id().equals(id))) {
                entering(id, "de-truck", each, 1);
            }
        }
        return lastImpulse(side, points);
    }

    /** A side has so many points to spend, and nobody but the units drawn. */
    Game lastImpulse(int side, int points) {
        return new Game(
                new State(table(), new Waiting.Spending(Impulse.of(side, 0).rolled(points))));
    }

    /** A side may roll for points or pass. */
    Game rolling(int side) {
        return new Game(new State(table(), new Waiting.Rolling(Impulse.of(side, 0))));
    }
}
