package sandtable.hexblitz;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.sequence.GameSequence;
import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Card;
import sandtable.hexblitz.state.Clock;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Variants;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.kernel.step.Stack;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
public final class Drawn {
    public static final Side GERMAN = new Side("German");
    public static final Side SOVIET = new Side("Soviet");

    private static final int NIGHT = 9;

    private final DrawnMap map;
    private final List<Dump> dumps = new ArrayList<>();
    private final DrawnArmies armies = new DrawnArmies();
    private final List<HexSet> exits = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> supply = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> edges = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private Variants variants = Variants.STANDARD;
    private Victory victory = Victory.of(List.of(), List.of());
    private int turn = 1;
    private int turns = 20;

    private Drawn(String map) {
        this.map = new DrawnMap(map);
    }

    /**
     * {@code .} is open, {@code W} wooded, {@code T} built-up; even rows lie half a hex to the
     * right.
     */
    public static Drawn map(String map) {
        return new Drawn(map);
    }

    /** A major road through hexes, such as {@code 0101..0401 0402}. */
    public Drawn road(String path) {
        map.roads.add(path);
        return this;
    }

    /** A river along hexsides, such as {@code 0101-0102 0201-0102}. */
    public Drawn river(String sides) {
        map.rivers.add(sides);
        return this;
    }

    /** Bridges over hexsides that a river has. */
    public Drawn bridge(String sides) {
        map.bridges.add(sides);
        return this;
    }

    public Drawn ford(String sides) {
        map.fords.add(sides);
        return this;
    }

    public Drawn dump(Side side, String hex, int halfLogs) {
        dumps.add(new Dump(index(side), map.id(hex), halfLogs));
        return this;
    }

    /** Hexes by which a side may leave. */
    public Drawn exits(Side side, String hexes) {
        exits.set(index(side), map.set(hexes));
        return this;
    }

    public Drawn supplyEdge(Side side, String hexes) {
        supply.set(index(side), map.set(hexes));
        return this;
    }

    /**
     * A side's own map edge; unless told, the Germans' is the western and the Soviets' the eastern
     * one.
     */
    public Drawn edge(Side side, String hexes) {
        edges.set(index(side), map.set(hexes));
        return this;
    }

    public Drawn variants(Variants now) {
        variants = now;
        return this;
    }

    public Drawn victory(Victory now) {
        victory = now;
        return this;
    }

    public Drawn turn(int now) {
        turn = now;
        return this;
    }

    /** Each day has eight day turns and two night turns. */
    public Drawn night() {
        return turn(NIGHT);
    }

    public Drawn lastTurn(int last) {
        turns = last;
        return this;
    }

    /** The units of the side that follow belong to this formation. */
    public Drawn formation(Side side, String id) {
        armies.division(id, index(side));
        return this;
    }

    /**
     * How far the Command Area of the formation named last reaches; before any, that of both sides'
     * own.
     */
    public Drawn commandArea(int hexes) {
        armies.recent().forEach(each -> each.area = hexes);
        return this;
    }

    /** What the formation named last uses in a day; before any, both sides' own. */
    public Drawn eats(int halfLogs) {
        armies.recent().forEach(each -> each.halfLogs = halfLogs);
        return this;
    }

    public Drawn german(String id, Kind kind, int sp) {
        return unit(0, id, kind, sp);
    }

    public Drawn soviet(String id, Kind kind, int sp) {
        return unit(1, id, kind, sp);
    }

    private Drawn unit(int side, String id, Kind kind, int sp) {
        armies.unit(side, id, kind, sp);
        return this;
    }

    public Drawn at(String hex) {
        armies.unit().hex = Optional.of(map.id(hex));
        return this;
    }

    /** Lying across its hex and one or two more. */
    public Drawn across(String hexes) {
        armies.unit().across = List.of(hexes.split(" ")).stream().map(map::id).toList();
        return this;
    }

    public Drawn order(Order order) {
        armies.unit().order = order;
        return this;
    }

    public Drawn facing(String direction) {
        armies.unit().facing = map.grid().directionNamed(direction);
        return this;
    }

    public Drawn mobility(Mobility mobility) {
        armies.unit().mobility = mobility;
        return this;
    }

    public Drawn weapon(Weapon weapon) {
        armies.unit().weapon = weapon;
        return this;
    }

    public Drawn amphibious() {
        armies.unit().amphibious = true;
        return this;
    }

    /** What it can carry, of a Transport unit. */
    public Drawn capacity(int capacity) {
        armies.unit().capacity = capacity;
        return this;
    }

    /** LOG it carries, in halves. */
    public Drawn logs(int halfLogs) {
        armies.unit().halfLogs = halfLogs;
        return this;
    }

    /** Carried by a Transport unit. */
    public Drawn aboard(String transport) {
        armies.unit().carrier = transport;
        return this;
    }

    /** What has become of it already. */
    public Drawn mark(Mark mark) {
        armies.unit().marks = armies.unit().marks.with(mark);
        return this;
    }

    /** SP that it has left of those it began with. */
    public Drawn left(int sp) {
        armies.unit().left = sp;
        return this;
    }

    /** It withdrew at 0 SP and is bound to its state in this turn. */
    public Drawn locked(int inTurn) {
        armies.unit().lockedTurn = inTurn;
        return this;
    }

    /** Still to come, from a turn on and by these hexes. */
    public Drawn arrives(int from, String entry) {
        armies.unit().off = Whereabouts.Off.TO_COME;
        armies.unit().arrives = from;
        armies.unit().zone = map.set(entry);
        return this;
    }

    /** Still to be set up in these hexes. */
    public Drawn toPlace(String zone) {
        armies.unit().off = Whereabouts.Off.TO_BE_SET_UP;
        armies.unit().zone = map.set(zone);
        return this;
    }

    /** It entered the Zone of Control it is in, and was halted there. */
    public Drawn halted() {
        armies.unit().halted = true;
        return this;
    }

    public Table table() {
        var battle = battle();
        List<Command> commands =
                battle.formations().stream().map(each -> Command.of(each)).toList();
        var table =
                new Table(
                        battle,
                        turn,
                        battle.starts(),
                        Roster.of(commands),
                        battle.ground().bridges(),
                        battle.dumps(),
                        Battles.controls(battle),
                        List.of());
        for (UnitId unit : armies.halted()) {
            table = table.with(unit, table.unit(unit).pinnedBy(ZoneOfControl.holders(table, unit)));
        }
        return table;
    }

    /** A step on the game sequence, which goes on with {@code then} after it. */
    private State state(Table table, GameSequence then, Step step) {
        Secrets nothing =
                Secrets.of(
                        table.battle().stands().stream()
                                .map(_ -> Optional.<Sighting>empty())
                                .toList());
        return Visibility.remember(
                new State(table, Stack.<State>of(then).push(step), List.of(nothing, nothing)));
    }

    /** The units stand where they were drawn and no Order marker is placed yet. */
    public Scene ordering() {
        Table table = table();
        return new Scene(
                state(table, GameSequence.before(GameSequence.Phase.REVEAL), new Ordering()));
    }

    /** Units are being set up. */
    public Scene settingUp() {
        return new Scene(
                state(table(), GameSequence.before(GameSequence.Phase.ORDERS), new SettingUp()));
    }

    /**
     * All have their orders; the units of the formation that have this one hold the lowest card,
     * the others follow.
     */
    public Scene activated(String formation, Order order) {
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
                var group = new Group(each.index(), other);
                if (!(each.index() == first && other == order) && group.any(table)) {
                    deal.add(new Dealt(new Card(deal.size(), 0), each.index(), other));
                }
            }
        }
        Table begun = Activation.begin(table.withDeal(deal), Group.of(deal.getFirst()));
        return new Scene(
                state(
                        begun,
                        new GameSequence(GameSequence.Phase.ACTIVATIONS, 1),
                        new Activation(0)));
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
