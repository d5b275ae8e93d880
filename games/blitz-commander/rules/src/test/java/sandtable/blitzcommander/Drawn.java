package sandtable.blitzcommander;

import sandtable.blitzcommander.charts.FactorCharts;
import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.charts.TerrainChart;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Plan;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scenario.Drawing;
import sandtable.scenario.Grade;
import sandtable.scenario.Score;
import sandtable.scenario.Victory;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.ArrayList;
import java.util.List;

/**
 * A battle drawn in the test that needs it: a map in the letters of the Terrain Chart, then units,
 * each followed by what is particular about it.
 *
 * <pre>{@code
 * Drawn.map("c c b")
 *         .us("tanks", "us-sherman-75", "A01")
 *         .german("guns", "de-rockets", "C01").entrenched()
 *         .begin()
 *         .refuses("move tanks to B01 C01", "BC-...", "...");
 * }</pre>
 *
 * Columns B, D and so on lie half a hex lower, so that a map of one row is a lane. The Americans
 * have the first turn unless told otherwise. A drawing belongs to one test.
 */
public final class Drawn {
    public static final Side US = new Side("American");
    public static final Side GERMAN = new Side("German");

    private final HexGrid grid;
    private final Numbering numbering;
    private final List<Terrain> terrain = new ArrayList<>();
    private final Hexsides.Edit roads;
    private final Hexsides.Edit rivers;
    private final Hexsides.Edit bridges;
    private final List<Stand> units = new ArrayList<>();
    private final List<Integer> suppressed = new ArrayList<>();
    private final List<HexSet> edges = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private final List<HexSet> exits = new ArrayList<>(List.of(HexSet.NONE, HexSet.NONE));
    private Victory victory = Victory.of(List.of(), List.of());
    private boolean supply = false;
    private int turns = 9;
    private int first = 0;
    private int setUpLimit = Battle.STACKING;

    private Drawn(String text) {
        Drawing drawing = Drawing.parse(text);
        grid = drawing.grid(Layout.FLAT_EVEN_COLUMNS_DOWN);
        numbering = Numbering.letterRow(grid);
        for (int hex = 0; hex < grid.size(); hex++) {
            terrain.add(TerrainChart.standard().drawnAs(drawing.at(hex)).orElseThrow());
        }
        roads = Hexsides.none(grid).edit();
        rivers = Hexsides.none(grid).edit();
        bridges = Hexsides.none(grid).edit();
    }

    public static Drawn map(String text) {
        return new Drawn(text);
    }

    private int hex(String name) {
        int hex = numbering.read(name);
        if (hex < 0) {
            throw new IllegalArgumentException("no hex " + name + " is drawn");
        }
        return hex;
    }

    private HexId id(String name) {
        return new HexId(hex(name), numbering.write(hex(name)));
    }

    private HexSet set(String names) {
        var hexes = new HexSet.Edit();
        for (String name : names.split(" ")) {
            hexes.add(hex(name));
        }
        return hexes.done();
    }

    /** A road through these hexes, one after the other. */
    public Drawn road(String names) {
        String[] chain = names.split(" ");
        for (int i = 1; i < chain.length; i++) {
            roads.addBetween(hex(chain[i - 1]), hex(chain[i]));
        }
        return this;
    }

    /** A river between two hexes. */
    public Drawn river(String a, String b) {
        rivers.addBetween(hex(a), hex(b));
        return this;
    }

    public Drawn bridge(String a, String b) {
        river(a, b);
        bridges.addBetween(hex(a), hex(b));
        return this;
    }

    public Drawn us(String id, String type, String at) {
        return add(Stand.at(units.size(), id, id, 0, type(type), id(at), false));
    }

    public Drawn german(String id, String type, String at) {
        return add(Stand.at(units.size(), id, id, 1, type(type), id(at), false));
    }

    /** So many alike, named with numbers from 1. */
    public Drawn us(int number, String id, String type, String at) {
        for (int i = 1; i <= number; i++) {
            us(id + i, type, at);
        }
        return this;
    }

    public Drawn german(int number, String id, String type, String at) {
        for (int i = 1; i <= number; i++) {
            german(id + i, type, at);
        }
        return this;
    }

    public Drawn air(Side side, String id, String type, int from, int last) {
        return add(Stand.air(units.size(), id, id, index(side), type(type), from, last));
    }

    public Drawn inZone(Side side, String id, String type, String zone) {
        return add(Stand.inZone(units.size(), id, id, index(side), type(type), set(zone), false));
    }

    public Drawn entering(Side side, String id, String type, String entry, int turn) {
        return add(Stand.entering(units.size(), id, id, index(side), type(type), set(entry), turn));
    }

    /** The unit drawn last stands in a hex that is a proposal only. */
    public Drawn orElsewhereIn(String zone) {
        Stand last = units.removeLast();
        return add(last.orElsewhereIn(set(zone)));
    }

    /** The unit drawn last is entrenched. */
    public Drawn entrenched() {
        Stand last = units.removeLast();
        return add(
                Stand.at(
                        last.index(),
                        last.id(),
                        last.name(),
                        last.side(),
                        last.type(),
                        ((Whereabouts.OnMap) last.start()).at(),
                        true));
    }

    /** The unit drawn last is suppressed. */
    public Drawn suppressed() {
        suppressed.add(units.size() - 1);
        return this;
    }

    public Drawn exits(Side side, String hexes) {
        exits.set(index(side), set(hexes));
        return this;
    }

    /** A side's own edge, and the supply rule. */
    public Drawn supplied(Side side, String hexes) {
        edges.set(index(side), set(hexes));
        supply = true;
        return this;
    }

    public Drawn victory(List<Score> scores, List<Grade> grades) {
        victory = Victory.of(scores, grades);
        return this;
    }

    public Drawn turns(int number) {
        turns = number;
        return this;
    }

    public Drawn germansFirst() {
        first = 1;
        return this;
    }

    public Drawn setUpLimit(int limit) {
        setUpLimit = limit;
        return this;
    }

    private static UnitType type(String id) {
        return UnitTypes.all().find(id).orElseThrow();
    }

    private static int index(Side side) {
        return side.equals(US) ? 0 : 1;
    }

    private Drawn add(Stand unit) {
        units.add(unit);
        return this;
    }

    public Battle battle() {
        return new Battle(
                new Plan(
                        "drawn",
                        "Drawn",
                        new Ground(grid, terrain, roads.done(), rivers.done(), bridges.done()),
                        FactorCharts.standard(),
                        List.of(US, GERMAN),
                        units,
                        turns,
                        first,
                        setUpLimit,
                        supply,
                        edges,
                        exits,
                        victory));
    }

    public Played begin() {
        State state = new BlitzCommander().begin(battle(), Chance.none()).state();
        Table.Edit edit = state.table().edit();
        suppressed.forEach(edit::suppress);
        return new Played(state.with(edit.done()), List.of());
    }
}
