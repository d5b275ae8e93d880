package sandtable.tacticalgamex.table;

import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.space.HexGrid;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;

/** TGX-3.0 The mapboard as it is drawn: panels joined, with heights, streams, roads and crests. */
final class MapSheet {
    private static final int SIDES = 6;

    @FunctionalInterface
    private interface Sides {
        boolean contains(int hex, int direction);
    }

    private final Mapboard map;
    private final HexGrid grid;

    MapSheet(Mapboard map) {
        this.map = map;
        this.grid = map.grid();
    }

    Ground.Hexes ground() {
        var hexes = new ArrayList<Ground.Hex>();
        var legend = new ArrayList<Ground.Legend>();
        for (int hex = 0; hex < grid.size(); hex++) {
            Ground.Terrain terrain = drawn(map.kind(hex));
            hexes.add(
                    new Ground.Hex(
                            map.name(hex),
                            grid.column(hex),
                            grid.row(hex),
                            terrain,
                            map.level(hex)));
            String words = terrain == Ground.Terrain.OPEN ? "clear" : map.kind(hex).words();
            var entry = new Ground.Legend(terrain, words);
            if (!legend.contains(entry)) {
                legend.add(entry);
            }
        }
        var edges = new ArrayList<Edge>();
        edges.addAll(edges(Edge.Kind.STREAM, this::flows));
        edges.addAll(edges(Edge.Kind.ROAD, this::road));
        edges.addAll(edges(Edge.Kind.RIDGE, map::ridge));
        edges.addAll(edges(Edge.Kind.CLIFF, map::cliff));
        return new Ground.Hexes(grid.columns(), grid.rows(), grid.layout(), hexes, edges, legend);
    }

    /** Streams are lines on the ground; what lies beside them is clear. */
    private static Ground.Terrain drawn(TerrainKind kind) {
        return switch (kind) {
            case CLEAR, STREAM, BRIDGE, FORD -> Ground.Terrain.OPEN;
            case WOODS -> Ground.Terrain.WOODS;
            case TOWN -> Ground.Terrain.TOWN;
            case CITY -> Ground.Terrain.CITY;
            case SWAMP -> Ground.Terrain.MARSH;
            case BEACH -> Ground.Terrain.BEACH;
            case SEA -> Ground.Terrain.SEA;
        };
    }

    /** Bridges that stand now, temporary ones too, and fords. */
    List<Edge> crossings(Table table) {
        var crossings = new ArrayList<Edge>();
        for (int hex = 0; hex < grid.size(); hex++) {
            if (table.bridge(hex)) {
                crossings.add(new Edge(map.name(hex), Edge.IN_HEX, Edge.Kind.BRIDGE));
            } else if (map.kind(hex) == TerrainKind.FORD) {
                crossings.add(new Edge(map.name(hex), Edge.IN_HEX, Edge.Kind.FORD));
            }
        }
        return crossings;
    }

    /** A stream goes on in every neighbour with water, and over the edge of the map. */
    private boolean flows(int hex, int direction) {
        int beyond = grid.neighbour(hex, direction);
        return beyond < 0 ? wet(hex) && runsOff(hex, direction) : wet(hex) && wet(beyond);
    }

    private boolean wet(int hex) {
        TerrainKind kind = map.kind(hex);
        return kind.stream() || kind == TerrainKind.FORD;
    }

    /** The last hex of a stream at the edge: out on the side opposite to where it comes from. */
    private boolean runsOff(int hex, int direction) {
        int before = grid.neighbour(hex, HexGrid.opposite(direction));
        int links = 0;
        for (int each = 0; each < SIDES; each++) {
            int beyond = grid.neighbour(hex, each);
            links += beyond >= 0 && wet(beyond) ? 1 : 0;
        }
        boolean straight = before >= 0 && wet(before);
        boolean bent =
                wet(hex, HexGrid.opposite(direction) + 1)
                        || wet(hex, HexGrid.opposite(direction) + SIDES - 1);
        boolean north = direction == 0 || direction == SIDES / 2;
        return links == 1 && (straight || bent && north);
    }

    private boolean wet(int hex, int direction) {
        int beyond = grid.neighbour(hex, direction % SIDES);
        return beyond >= 0 && wet(beyond);
    }

    private boolean road(int hex, int direction) {
        int beyond = grid.neighbour(hex, direction);
        if (beyond >= 0) {
            return map.road(hex, direction);
        }
        return map.roadLeaves(hex) && direction == exit(hex);
    }

    /** A road leaves the map opposite to where it comes from, as far as the edge allows it. */
    private int exit(int hex) {
        int best = -1;
        int straightest = SIDES;
        for (int out = 0; out < SIDES; out++) {
            if (grid.neighbour(hex, out) >= 0) {
                continue;
            }
            for (int from = 0; from < SIDES; from++) {
                int bend = Math.abs(SIDES / 2 - Math.floorMod(out - from, SIDES));
                if (grid.neighbour(hex, from) >= 0 && map.road(hex, from) && bend < straightest) {
                    straightest = bend;
                    best = out;
                }
            }
        }
        return best;
    }

    /** Each side once: from the hex with the lower number, or from its only hex at the edge. */
    private List<Edge> edges(Edge.Kind kind, Sides sides) {
        var edges = new ArrayList<Edge>();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < SIDES; direction++) {
                int beyond = grid.neighbour(hex, direction);
                if ((beyond < 0 || hex < beyond) && sides.contains(hex, direction)) {
                    edges.add(new Edge(map.name(hex), direction, kind));
                }
            }
        }
        return edges;
    }
}
