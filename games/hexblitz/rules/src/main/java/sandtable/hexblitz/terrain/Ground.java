package sandtable.hexblitz.terrain;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Numbering;

import java.util.List;
import java.util.Objects;

/**
 * HB-TERR Terrain: the map.
 *
 * @param woods hexes with trees in them or over their edge (HB-TERR.2 to HB-TERR.4)
 * @param builtUp hexes with buildings in them or over their edge (HB-TERR.5 to HB-TERR.7)
 * @param roads hexsides that a major road crosses (HB-TERR.8)
 * @param rivers hexsides along which a river runs
 * @param bridges where bridges stand at the start (HB-TERR.10)
 * @param fords recognised fords (HB-TERR.11)
 */
public final class Ground {
    private final HexGrid grid;
    private final Numbering numbering;
    private final HexId[] ids;
    private final HexSet woods;
    private final HexSet builtUp;
    private final Hexsides roads;
    private final Hexsides rivers;
    private final Hexsides bridges;
    private final Hexsides fords;
    private final HexSet covered;
    private final HexSet roadHexes;
    private final Sight sight;

    public Ground(
            HexGrid grid,
            HexSet woods,
            HexSet builtUp,
            Hexsides roads,
            Hexsides rivers,
            Hexsides bridges,
            Hexsides fords) {
        this.grid = grid;
        this.numbering = Numbering.columnRow(grid);
        this.ids = ids(grid, numbering);
        this.woods = woods;
        this.builtUp = builtUp;
        this.roads = roads;
        this.rivers = rivers;
        this.bridges = bridges;
        this.fords = fords;
        this.covered = woods.or(builtUp);
        this.roadHexes = roadHexes(grid, roads);
        this.sight = new Sight(grid, covered);
    }

    private static HexId[] ids(HexGrid grid, Numbering numbering) {
        var ids = new HexId[grid.size()];
        for (int hex = 0; hex < ids.length; hex++) {
            ids[hex] = new HexId(hex, numbering.write(hex));
        }
        return ids;
    }

    private static HexSet roadHexes(HexGrid grid, Hexsides roads) {
        var hexes = new HexSet.Edit();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                if (roads.contains(hex, direction)) {
                    hexes.add(hex);
                }
            }
        }
        return hexes.done();
    }

    public HexGrid grid() {
        return grid;
    }

    public Numbering numbering() {
        return numbering;
    }

    public HexId id(int hex) {
        return ids[hex];
    }

    /** Hexes of the grid by their numbers. */
    public List<HexId> ids(int... hexes) {
        var named = new HexId[hexes.length];
        for (int i = 0; i < hexes.length; i++) {
            named[i] = ids[hexes[i]];
        }
        return List.of(named);
    }

    /** Whether it is a hex of this map. */
    public boolean has(HexId hex) {
        return hex.index() >= 0 && hex.index() < ids.length && ids[hex.index()].equals(hex);
    }

    public boolean has(List<HexId> hexes) {
        return hexes.stream().allMatch(this::has);
    }

    public boolean woods(int hex) {
        return woods.contains(hex);
    }

    public boolean builtUp(int hex) {
        return builtUp.contains(hex);
    }

    /** Wooded or built-up: slow, and hard to see into. */
    public boolean covered(int hex) {
        return covered.contains(hex);
    }

    public boolean road(int hex, int direction) {
        return roads.contains(hex, direction);
    }

    /** Whether a major road runs through the hex. */
    public boolean road(int hex) {
        return roadHexes.contains(hex);
    }

    public boolean river(int hex, int direction) {
        return rivers.contains(hex, direction);
    }

    public boolean ford(int hex, int direction) {
        return fords.contains(hex, direction);
    }

    /** The bridges that stand when the battle begins; those that stand now are the table's. */
    public Hexsides bridges() {
        return bridges;
    }

    public Sight sight() {
        return sight;
    }

    /** Two readings of one map are equal. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Ground ground
                && grid.equals(ground.grid)
                && woods.equals(ground.woods)
                && builtUp.equals(ground.builtUp)
                && roads.equals(ground.roads)
                && rivers.equals(ground.rivers)
                && bridges.equals(ground.bridges)
                && fords.equals(ground.fords);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, woods, builtUp, roads, rivers, bridges, fords);
    }
}
