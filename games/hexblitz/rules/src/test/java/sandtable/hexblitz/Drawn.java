package sandtable.hexblitz;

import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;

/**
 * A battle drawn in the test that needs it: a map, then units, each followed by what is particular
 * about it.
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
 * Germans are the first side. A unit stands still and faces east unless told otherwise. Without
 * {@link #formation} all units of a side are one formation, named like the side; one in which no HQ
 * is drawn has it off the map, to come too late, so that nobody is outside a Command Area. A
 * drawing belongs to one test and is built once.
 */
final class Drawn {
    static final Side GERMAN = new Side("German");
    static final Side SOVIET = new Side("Soviet");

    private static final int NIGHT = 9;

    private final DrawnMap map;
    private final List<Dump> dumps = new ArrayList<>();
    private final DrawnArmies armies = new DrawnArmies();
    private final List<HexSet> exits = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> supply = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> edges = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private Variants variants = Variants.STANDARD;
    private Victory victory = new Victory(List.of(), List.of(), List.of());
    private int turn = 1;
    private int turns = 20;

    private Drawn(String map) {
        this.map = new DrawnMap(map);
    }

    /**
     * {@code .} is open, {@code W} wooded, {@code T} built-up; even rows lie half a hex to the
     * right.
     */
    static Drawn map(String map) {
        return new Drawn(map);
    }

    /** A major road through hexes, such as {@code 0101..0401 0402}. */
    Drawn road(String path) {
        map.roads.add(path);
        return this;
    }

    /** A river along hexsides, such as {@code 0101-0102 0201-0102}. */
    Drawn river(String sides) {
        map.rivers.add(sides);
        return this;
    }

    /** Bridges over hexsides that a river has. */
    Drawn bridge(String sides) {
        map.bridges.add(sides);
        return this;
    }

    Drawn ford(String sides) {
        map.fords.add(sides);
        return this;
    }

    Drawn dump(Side side, String hex, int halfLogs) {
        dumps.add(new Dump(index(side), map.hex(hex), halfLogs));
        return this;
    }

    /** Hexes by which a side may leave. */
    Drawn exits(Side side, String hexes) {
        exits.set(index(side), map.set(hexes));
        return this;
    }

    Drawn supplyEdge(Side side, String hexes) {
        supply.set(index(side), map.set(hexes));
        return this;
    }

    /**
     * A side's own map edge; unless told, the Germans' is the western and the Soviets' the eastern
     * one.
     */
    Drawn edge(Side side, String hexes) {
        edges.set(index(side), map.set(hexes));
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
        armies.division(id, index(side));
        return this;
    }

    /**
     * How far the Command Area of the formation named last reaches; before any, that of both sides'
     * own.
     */
    Drawn commandArea(int hexes) {
        armies.recent().forEach(each -> each.area = hexes);
        return this;
    }

    /** What the formation named last uses in a day; before any, both sides' own. */
    Drawn eats(int halfLogs) {
        armies.recent().forEach(each -> each.halfLogs = halfLogs);
        return this;
    }

    Drawn german(String id, Kind kind, int sp) {
        return unit(0, id, kind, sp);
    }

    Drawn soviet(String id, Kind kind, int sp) {
        return unit(1, id, kind, sp);
    }

    private Drawn unit(int side, String id, Kind kind, int sp) {
        armies.unit(side, id, kind, sp);
        return this;
    }

    Drawn at(String hex) {
        armies.unit().hex = map.hex(hex);
        return this;
    }

    /** Lying across its hex and one or two more. */
    Drawn across(String hexes) {
        armies.unit().across = List.of(hexes.split(" ")).stream().map(map::hex).toList();
        return this;
    }

    Drawn order(Order order) {
        armies.unit().order = order;
        return this;
    }

    Drawn facing(String direction) {
        armies.unit().facing = map.grid().directionNamed(direction);
        return this;
    }

    Drawn mobility(Mobility mobility) {
        armies.unit().mobility = mobility;
        return this;
    }

    Drawn weapon(Weapon weapon) {
        armies.unit().weapon = weapon;
        return this;
    }

    Drawn amphibious() {
        armies.unit().amphibious = true;
        return this;
    }

    /** What it can carry, of a Transport unit. */
    Drawn capacity(int capacity) {
        armies.unit().capacity = capacity;
        return this;
    }

    /** LOG it carries, in halves. */
    Drawn logs(int halfLogs) {
        armies.unit().halfLogs = halfLogs;
        return this;
    }

    /** Carried by a Transport unit. */
    Drawn aboard(String transport) {
        armies.unit().carrier = transport;
        return this;
    }

    /** What has become of it already. */
    Drawn mark(Mark mark) {
        armies.unit().marks |= mark.bit();
        return this;
    }

    /** SP that it has left of those it began with. */
    Drawn left(int sp) {
        armies.unit().left = sp;
        return this;
    }

    /** It withdrew at 0 SP and is bound to its state in this turn. */
    Drawn locked(int inTurn) {
        armies.unit().lockedTurn = inTurn;
        return this;
    }

    /** Still to come, from a turn on and by these hexes. */
    Drawn arrives(int from, String entry) {
        armies.unit().hex = Unit.WAITING;
        armies.unit().arrives = from;
        armies.unit().zone = map.set(entry);
        return this;
    }

    /** Still to be set up in these hexes. */
    Drawn toPlace(String zone) {
        armies.unit().hex = Unit.UNPLACED;
        armies.unit().zone = map.set(zone);
        return this;
    }

    /** It entered the Zone of Control it is in, and was halted there. */
    Drawn halted() {
        armies.unit().halted = true;
        return this;
    }

    Table table() {
        var battle = battle();
        List<Command> commands =
                battle.formations().stream()
                        .map(each -> new Command(each.headquarters(), each.commandArea(), 0, 0))
                        .toList();
        List<Integer> controls = victory.objectives().stream().map(_ -> Unit.NOWHERE).toList();
        var table =
                new Table(
                        battle,
                        turn,
                        battle.starts(),
                        Roster.of(commands),
                        battle.ground().bridges(),
                        battle.dumps(),
                        controls,
                        List.of());
        for (int unit : armies.halted()) {
            table = table.with(unit, table.unit(unit).pinnedBy(ZoneOfControl.holders(table, unit)));
        }
        return table;
    }

    private State state(Table table, Step step) {
        List<Sighting> sightings =
                table.battle().stands().stream().map(_ -> Sighting.NONE).toList();
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

    /**
     * All have their orders; the units of the formation that have this one hold the lowest card,
     * the others follow.
     */
    Scene activated(String formation, Order order) {
        Table table = table();
        int first =
                table.battle().formations().stream()
                        .filter(each -> each.id().equals(formation))
                        .findFirst()
                        .orElseThrow()
                        .index();
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
        armies.complete();
        return new Battle(
                "drawn",
                "Drawn",
                map.ground(),
                List.of(GERMAN, SOVIET),
                armies.formations(),
                armies.stands(),
                new Clock(turns, 8, 2, 5),
                variants,
                victory,
                exits,
                supply,
                edges(),
                Roster.of(armies.starts()),
                List.copyOf(dumps));
    }

    private List<HexSet> edges() {
        return List.of(
                edges.get(0).isEmpty() ? map.column(1) : edges.get(0),
                edges.get(1).isEmpty() ? map.column(map.grid().columns()) : edges.get(1));
    }

    private static int index(Side side) {
        return side.equals(GERMAN) ? 0 : 1;
    }
}
