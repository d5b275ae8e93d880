package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.Terrain;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Numbering;

import java.util.List;
import java.util.Objects;

/** The map. It never changes in play. */
public final class Ground {
    private final HexGrid grid;
    private final Numbering numbering;
    private final List<Terrain> hexes;
    private final Hexsides roads;
    private final Hexsides rivers;
    private final Hexsides bridges;
    private final Terrain[] terrain;
    private final Whereabouts.OnMap[] places;

    /**
     * @param hexes the terrain of each hex, in the grid's order
     * @param roads hexsides that a road crosses
     * @param rivers hexsides along which a river runs
     * @param bridges those of them with a bridge
     */
    public Ground(
            HexGrid grid, List<Terrain> hexes, Hexsides roads, Hexsides rivers, Hexsides bridges) {
        if (hexes.size() != grid.size()) {
            throw new IllegalArgumentException(
                    hexes.size() + " terrains for " + grid.size() + " hexes");
        }
        this.grid = grid;
        this.numbering = Numbering.letterRow(grid);
        this.hexes = List.copyOf(hexes);
        this.terrain = hexes.toArray(Terrain[]::new);
        this.roads = roads;
        this.rivers = rivers;
        this.bridges = bridges;
        this.places = new Whereabouts.OnMap[grid.size()];
        for (int hex = 0; hex < places.length; hex++) {
            places[hex] = new Whereabouts.OnMap(new HexId(hex, numbering.write(hex)));
        }
    }

    public HexGrid grid() {
        return grid;
    }

    /** A letter for the column, then the row. */
    public Numbering numbering() {
        return numbering;
    }

    public String name(int hex) {
        return places[hex].at().name();
    }

    public HexId id(int hex) {
        return places[hex].at();
    }

    /** Where somebody in a hex is. */
    public Whereabouts.OnMap at(int hex) {
        return places[hex];
    }

    public Terrain terrain(int hex) {
        return terrain[hex];
    }

    public boolean road(int hex, int direction) {
        return roads.contains(hex, direction);
    }

    public boolean river(int hex, int direction) {
        return rivers.contains(hex, direction);
    }

    /** A river that must be crossed without a bridge. */
    public boolean unbridged(int hex, int direction) {
        return rivers.contains(hex, direction) && !bridges.contains(hex, direction);
    }

    public boolean bridge(int hex, int direction) {
        return bridges.contains(hex, direction);
    }

    /** The hexes that somebody can be in. */
    public HexSet land() {
        var land = new HexSet.Edit();
        for (int hex = 0; hex < terrain.length; hex++) {
            if (!terrain[hex].closed()) {
                land.add(hex);
            }
        }
        return land.done();
    }

    /** Two readings of one map are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ground ground
                && grid.equals(ground.grid)
                && hexes.equals(ground.hexes)
                && roads.equals(ground.roads)
                && rivers.equals(ground.rivers)
                && bridges.equals(ground.bridges);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, hexes, roads, rivers, bridges);
    }
}
