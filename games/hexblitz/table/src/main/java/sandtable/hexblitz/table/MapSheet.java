package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Table;
import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.space.HexGrid;

import java.util.ArrayList;
import java.util.List;

/** The map of a battle as it is drawn. */
final class MapSheet {
    @FunctionalInterface
    private interface Sides {
        boolean contains(int hex, int direction);
    }

    private final Battle battle;
    private final HexGrid grid;

    MapSheet(Battle battle) {
        this.battle = battle;
        this.grid = battle.ground().grid();
    }

    Ground.Hexes ground() {
        var hexes = new ArrayList<Ground.Hex>();
        for (int hex = 0; hex < grid.size(); hex++) {
            hexes.add(
                    new Ground.Hex(
                            battle.hexName(hex), grid.column(hex), grid.row(hex), terrain(hex)));
        }
        var edges = new ArrayList<Edge>();
        edges.addAll(edges(Edge.Kind.ROAD, battle.ground()::road));
        edges.addAll(edges(Edge.Kind.RIVER, battle.ground()::river));
        return new Ground.Hexes(grid.columns(), grid.rows(), grid.layout(), hexes, edges, legend());
    }

    private static List<Ground.Legend> legend() {
        return List.of(
                new Ground.Legend(Ground.Terrain.OPEN, "open"),
                new Ground.Legend(Ground.Terrain.WOODS, "woods"),
                new Ground.Legend(Ground.Terrain.TOWN, "built-up area"));
    }

    /**
     * Built-up wins where a hex is both: houses hide more of the trees than trees of the houses.
     */
    private Ground.Terrain terrain(int hex) {
        if (battle.ground().builtUp(hex)) {
            return Ground.Terrain.TOWN;
        }
        return battle.ground().woods(hex) ? Ground.Terrain.WOODS : Ground.Terrain.OPEN;
    }

    /** Bridges as they stand now, and fords. */
    List<Edge> crossings(Table table) {
        var crossings = new ArrayList<Edge>();
        crossings.addAll(edges(Edge.Kind.BRIDGE, table.bridges()::contains));
        crossings.addAll(edges(Edge.Kind.FORD, battle.ground()::ford));
        return crossings;
    }

    /**
     * Each side once: from the hex with the lower number, or from its only hex at the edge of the
     * map.
     */
    private List<Edge> edges(Edge.Kind kind, Sides sides) {
        var edges = new ArrayList<Edge>();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int beyond = grid.neighbour(hex, direction);
                if (sides.contains(hex, direction) && (beyond < 0 || hex < beyond)) {
                    edges.add(new Edge(battle.hexName(hex), direction, kind));
                }
            }
        }
        return edges;
    }
}
