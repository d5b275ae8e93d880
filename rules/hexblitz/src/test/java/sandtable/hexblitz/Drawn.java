package sandtable.hexblitz;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import sandtable.kernel.BadInput;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.Drawing;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;

/**
 * A battle drawn in the test that needs it: a map, then units, each followed by what is particular about it.
 *
 * <pre>{@code
 * Drawn.map("""
 *         . . W
 *          . . .
 *         """)
 *         .german("pz", TANK, 5).at("0101").order(NORMAL)
 *         .soviet("rifle", INFANTRY, 3).at("0302").facing("W")
 *         .activated("German", NORMAL)
 *         .refuses("move pz 0201 0301", "HB-...", "...");
 * }</pre>
 *
 * Germans are the first side. A unit stands still and faces east unless told otherwise. Without {@link #formation} all
 * units of a side are one formation, named like the side; one in which no HQ is drawn has it off the map, to come too
 * late, so that nobody is outside a Command Area. A drawing belongs to one test and is built once.
 */
final class Drawn {
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");

    private static final int TOO_LATE = 99;
    private static final int NIGHT = 9;
    private static final int COMMAND_AREA = 2;

    private static final class Division {
        final String id;
        final int side;
        int area = COMMAND_AREA;
        int halfLogs = 2;

        Division(String id, int side) {
            this.id = id;
            this.side = side;
        }
    }

    private final Drawing drawing;
    private final HexNumbers numbers;
    private final List<String> roads = new ArrayList<>();
    private final List<String> rivers = new ArrayList<>();
    private final List<String> bridges = new ArrayList<>();
    private final List<String> fords = new ArrayList<>();
    private final List<Dump> dumps = new ArrayList<>();
    private final List<Division> divisions = new ArrayList<>();
    private final List<DrawnUnit> units = new ArrayList<>();
    private final List<HexSet> exits = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> supply = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> edges = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private Variants variants = Variants.STANDARD;
    private Victory victory = new Victory(List.of(), List.of(), List.of());
    private int turn = 1;
    private int turns = 20;

    private Drawn(String map) {
        this.drawing = Drawing.parse(map);
        this.numbers = new HexNumbers(drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT));
        for (String side : List.of("German", "Soviet")) {
            divisions.add(new Division(side, divisions.size()));
        }
    }

    /** {@code .} is open, {@code W} wooded, {@code T} built-up; even rows lie half a hex to the right. */
    static Drawn map(String map) {
        return new Drawn(map);
    }

    /** A major road through hexes, such as {@code 0101..0401 0402}. */
    Drawn road(String path) {
        roads.add(path);
        return this;
    }

    /** A river along hexsides, such as {@code 0101-0102 0201-0102}. */
    Drawn river(String sides) {
        rivers.add(sides);
        return this;
    }

    /** Bridges over hexsides that a river has. */
    Drawn bridge(String sides) {
        bridges.add(sides);
        return this;
    }

    Drawn ford(String sides) {
        fords.add(sides);
        return this;
    }

    Drawn dump(Side side, String hex, int halfLogs) {
        dumps.add(new Dump(index(side), hex(hex), halfLogs));
        return this;
    }

    /** Hexes by which a side may leave. */
    Drawn exits(Side side, String hexes) {
        exits.set(index(side), set(hexes));
        return this;
    }

    Drawn supplyEdge(Side side, String hexes) {
        supply.set(index(side), set(hexes));
        return this;
    }

    /** A side's own map edge; unless told, the Germans' is the western and the Soviets' the eastern one. */
    Drawn edge(Side side, String hexes) {
        edges.set(index(side), set(hexes));
        return this;
    }

    Drawn variants(Variants now) {
        variants = now;
        return this;
    }

    Drawn victory(Victory now) {
        victory = now;
        return this;
    }

    Drawn turn(int now) {
        turn = now;
        return this;
    }

    /** Each day has eight day turns and two night turns. */
    Drawn night() {
        return turn(NIGHT);
    }

    Drawn lastTurn(int last) {
        turns = last;
        return this;
    }

    /** The units of the side that follow belong to this formation. */
    Drawn formation(Side side, String id) {
        divisions.add(new Division(id, index(side)));
        return this;
    }

    /** How far the Command Area of the formation named last reaches; before any, that of both sides' own. */
    Drawn commandArea(int hexes) {
        recent().forEach(each -> each.area = hexes);
        return this;
    }

    /** What the formation named last uses in a day; before any, both sides' own. */
    Drawn eats(int halfLogs) {
        recent().forEach(each -> each.halfLogs = halfLogs);
        return this;
    }

    private List<Division> recent() {
        return divisions.size() == 2 ? divisions : List.of(divisions.getLast());
    }

    Drawn german(String id, Kind kind, int sp) {
        return unit(0, id, kind, sp);
    }

    Drawn soviet(String id, Kind kind, int sp) {
        return unit(1, id, kind, sp);
    }

    private Drawn unit(int side, String id, Kind kind, int sp) {
        int formation = IntStream.range(0, divisions.size()).filter(i -> divisions.get(i).side == side).max().orElseThrow();
        units.add(new DrawnUnit(id, side, formation, kind, sp));
        return this;
    }

    Drawn at(String hex) {
        units.getLast().hex = hex(hex);
        return this;
    }

    /** Lying across its hex and one or two more. */
    Drawn across(String hexes) {
        units.getLast().across = List.of(hexes.split(" ")).stream().map(this::hex).toList();
        return this;
    }

    Drawn order(Order order) {
        units.getLast().order = order;
        return this;
    }

    Drawn facing(String direction) {
        units.getLast().facing = numbers.grid().directionNamed(direction);
        return this;
    }

    Drawn mobility(Mobility mobility) {
        units.getLast().mobility = mobility;
        return this;
    }

    Drawn weapon(Weapon weapon) {
        units.getLast().weapon = weapon;
        return this;
    }

    Drawn amphibious() {
        units.getLast().amphibious = true;
        return this;
    }

    /** What it can carry, of a Transport unit. */
    Drawn capacity(int capacity) {
        units.getLast().capacity = capacity;
        return this;
    }

    /** LOG it carries, in halves. */
    Drawn logs(int halfLogs) {
        units.getLast().halfLogs = halfLogs;
        return this;
    }

    /** Carried by a Transport unit. */
    Drawn aboard(String transport) {
        units.getLast().carrier = transport;
        return this;
    }

    /** What has become of it already. */
    Drawn mark(Mark mark) {
        units.getLast().marks |= mark.bit();
        return this;
    }

    /** SP that it has left of those it began with. */
    Drawn left(int sp) {
        units.getLast().left = sp;
        return this;
    }

    /** It withdrew at 0 SP and is bound to its state in this turn. */
    Drawn locked(int inTurn) {
        units.getLast().lockedTurn = inTurn;
        return this;
    }

    /** Still to come, from a turn on and by these hexes. */
    Drawn arrives(int from, String entry) {
        units.getLast().hex = Unit.WAITING;
        units.getLast().arrives = from;
        units.getLast().zone = set(entry);
        return this;
    }

    /** Still to be set up in these hexes. */
    Drawn toPlace(String zone) {
        units.getLast().hex = Unit.UNPLACED;
        units.getLast().zone = set(zone);
        return this;
    }

    /** It entered the Zone of Control it is in, and was halted there. */
    Drawn halted() {
        units.getLast().halted = true;
        return this;
    }

    Table table() {
        var battle = battle();
        List<Command> commands = battle.formations().stream()
                .map(each -> new Command(each.headquarters(), each.commandArea(), 0, 0))
                .toList();
        List<Integer> controls = victory.objectives().stream().map(_ -> Unit.NOWHERE).toList();
        var table = new Table(
                battle, turn, battle.starts(), Roster.of(commands), battle.ground().bridges(), battle.dumps(), controls, List.of());
        for (int i = 0; i < units.size(); i++) {
            table = units.get(i).halted ? table.with(i, table.unit(i).pinnedBy(ZoneOfControl.holders(table, i))) : table;
        }
        return table;
    }

    private State state(Table table, Step step) {
        List<Sighting> sightings = table.battle().stands().stream().map(_ -> Sighting.NONE).toList();
        return Visibility.remember(new State(table, step, Roster.of(sightings)));
    }

    /** The units stand where they were drawn and no Order marker is placed yet. */
    Scene ordering() {
        Table table = table();
        return new Scene(state(table, Orders.blank(table)));
    }

    /** Units are being set up. */
    Scene settingUp() {
        return new Scene(state(table(), new Step.SettingUp()));
    }

    /** All have their orders; the units of the formation that have this one hold the lowest card, the others follow. */
    Scene activated(String formation, Order order) {
        Table table = table();
        int first = table.battle().formations().stream().filter(each -> each.id().equals(formation)).findFirst().orElseThrow().index();
        var deal = new ArrayList<Dealt>(List.of(new Dealt(new Card(0, 0), first, order)));
        for (Formation each : table.battle().formations()) {
            for (Order other : List.of(Order.NORMAL, Order.ROAD, Order.STATIONARY)) {
                var group = new Activation.Group(each.index(), other);
                if (!(each.index() == first && other == order) && group.any(table)) {
                    deal.add(new Dealt(new Card(deal.size(), 0), each.index(), other));
                }
            }
        }
        Table begun = Activation.begin(table.withDeal(deal), Activation.Group.of(deal.getFirst()));
        return new Scene(state(begun, new Step.Activation(0)));
    }

    private Battle battle() {
        fillUp();
        units.sort(Comparator.comparingInt(each -> each.side));
        List<Formation> formations = new ArrayList<>();
        for (Division division : inUse()) {
            int headquarters = IntStream.range(0, units.size())
                    .filter(i -> divisions.get(units.get(i).formation) == division && units.get(i).kind == Kind.HEADQUARTERS)
                    .findFirst()
                    .orElseThrow();
            formations.add(new Formation(
                    formations.size(), division.id, division.id, division.side, division.area, division.halfLogs, headquarters));
        }
        List<Division> used = inUse();
        List<Stand> stands = IntStream.range(0, units.size())
                .mapToObj(i -> units.get(i).stand(i, used.indexOf(divisions.get(units.get(i).formation))))
                .toList();
        List<Unit> starts = units.stream().map(each -> each.unit(units)).toList();
        return new Battle(
                "drawn", "Drawn", ground(), List.of(GERMAN, SOVIET), formations, stands, new Clock(turns, 8, 2, 5), variants,
                victory, exits, supply, edges(), Roster.of(starts), List.copyOf(dumps));
    }

    /** Every side has a unit and every formation an HQ. */
    private void fillUp() {
        for (int side = 0; side < 2; side++) {
            int of = side;
            if (units.stream().noneMatch(each -> each.side == of)) {
                units.add(toCome(side));
            }
        }
        for (Division division : inUse()) {
            int formation = divisions.indexOf(division);
            if (units.stream().noneMatch(each -> each.formation == formation && each.kind == Kind.HEADQUARTERS)) {
                units.add(toCome(formation));
            }
        }
    }

    private DrawnUnit toCome(int formation) {
        Division division = divisions.get(formation);
        var headquarters = new DrawnUnit(division.id + "-hq-to-come", division.side, formation, Kind.HEADQUARTERS, 1);
        headquarters.hex = Unit.WAITING;
        headquarters.arrives = TOO_LATE;
        return headquarters;
    }

    private List<Division> inUse() {
        return divisions.stream()
                .filter(each -> units.stream().anyMatch(unit -> divisions.get(unit.formation) == each))
                .sorted(Comparator.comparingInt(each -> each.side))
                .toList();
    }

    private List<HexSet> edges() {
        HexGrid grid = numbers.grid();
        var both = new ArrayList<HexSet>();
        for (int side = 0; side < 2; side++) {
            int column = side == 0 ? 1 : grid.columns();
            int[] drawn = IntStream.rangeClosed(1, grid.rows()).map(row -> grid.at(column, row)).toArray();
            both.add(edges.get(side).isEmpty() ? HexSet.of(drawn) : edges.get(side));
        }
        return both;
    }

    private Ground ground() {
        return new Ground(
                numbers.grid(), drawnAs('W'), drawnAs('T'), alongPaths(), sides(rivers), sides(bridges), sides(fords));
    }

    private HexSet drawnAs(char letter) {
        return HexSet.of(IntStream.range(0, numbers.grid().size()).filter(hex -> drawing.at(hex) == letter).toArray());
    }

    private Hexsides alongPaths() {
        var sides = new Hexsides.Edit(numbers.grid());
        for (String road : roads) {
            List<Integer> path = numbers.path(road, Drawn::wrong);
            for (int i = 1; i < path.size(); i++) {
                sides.addBetween(path.get(i - 1), path.get(i));
            }
        }
        return sides.done();
    }

    private Hexsides sides(List<String> texts) {
        var sides = new Hexsides.Edit(numbers.grid());
        for (String side : texts.stream().flatMap(each -> List.of(each.split(" ")).stream()).toList()) {
            List<Integer> both = numbers.side(side, Drawn::wrong);
            sides.addBetween(both.getFirst(), both.getLast());
        }
        return sides.done();
    }

    private static int index(Side side) {
        return side.equals(GERMAN) ? 0 : 1;
    }

    private int hex(String name) {
        return numbers.hex(name, Drawn::wrong);
    }

    private HexSet set(String hexes) {
        return numbers.set(hexes, Drawn::wrong);
    }

    private static BadInput wrong(String what) {
        return new BadInput("the drawing", 0, "", what);
    }
}
