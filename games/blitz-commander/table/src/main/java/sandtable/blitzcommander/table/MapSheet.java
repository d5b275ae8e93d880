package sandtable.blitzcommander.table;

import sandtable.blitzcommander.charts.Terrain;
import sandtable.blitzcommander.state.Battle;
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
        var legend = new ArrayList<Ground.Legend>();
        for (int hex = 0; hex < grid.size(); hex++) {
            Terrain terrain = battle.ground().terrain(hex);
            hexes.add(
                    new Ground.Hex(
                            battle.ground().name(hex),
                            grid.column(hex),
                            grid.row(hex),
                            drawn(terrain)));
            var words = new Ground.Legend(drawn(terrain), terrain.name());
            if (!legend.contains(words)) {
                legend.add(words);
            }
        }
        var edges = new ArrayList<Edge>();
        edges.addAll(edges(Edge.Kind.ROAD, battle.ground()::road));
        edges.addAll(edges(Edge.Kind.RIVER, battle.ground()::river));
        return new Ground.Hexes(grid.columns(), grid.rows(), grid.layout(), hexes, edges, legend);
    }

    /** The Terrain Chart is a file, so that its rows go by their names. */
    private static Ground.Terrain drawn(Terrain terrain) {
        return switch (terrain.name()) {
            case "bocage" -> Ground.Terrain.BOCAGE;
            case "woods" -> Ground.Terrain.WOODS;
            case "hills" -> Ground.Terrain.HILLS;
            case "mountain" -> Ground.Terrain.MOUNTAIN;
            case "marsh" -> Ground.Terrain.MARSH;
            case "town" -> Ground.Terrain.TOWN;
            case "fortress" -> Ground.Terrain.FORTRESS;
            case "sea" -> Ground.Terrain.SEA;
            default -> Ground.Terrain.OPEN;
        };
    }

    /** Bridges are never blown here. */
    List<Edge> crossings() {
        return edges(Edge.Kind.BRIDGE, battle.ground()::bridge);
    }

    /** Each side once: from the hex with the lower number, or from its only hex at the edge. */
    private List<Edge> edges(Edge.Kind kind, Sides sides) {
        var edges = new ArrayList<Edge>();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                int beyond = grid.neighbour(hex, direction);
                if (sides.contains(hex, direction) && (beyond < 0 || hex < beyond)) {
                    edges.add(new Edge(battle.ground().name(hex), direction, kind));
                }
            }
        }
        return edges;
    }
}
