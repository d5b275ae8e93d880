package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** A mapboard being made; it is used within one method and never kept. */
public final class MapEdit {
    /** Columns B, D, F… lie half a hex lower. */
    public static final Layout LAYOUT = Layout.FLAT_EVEN_COLUMNS_DOWN;

    private static final int SIDES = 6;

    final HexGrid grid;
    final TerrainKind[] kinds;
    final byte[] levels;
    final Hexsides.Edit roads;
    final Hexsides.Edit ridges;
    final Hexsides.Edit cliffs;
    final HexSet.Edit roadEnds = new HexSet.Edit();
    final HexSet.Edit halfHexes = new HexSet.Edit();

    /** Clear ground all over (TGX-3.2.1.b). */
    public MapEdit(int columns, int rows) {
        grid = HexGrid.of(columns, rows, LAYOUT);
        kinds = new TerrainKind[grid.size()];
        Arrays.fill(kinds, TerrainKind.CLEAR);
        levels = new byte[grid.size()];
        roads = new Hexsides.Edit(grid);
        ridges = new Hexsides.Edit(grid);
        cliffs = new Hexsides.Edit(grid);
    }

    /** An edit that begins with a finished map. */
    public static MapEdit of(Mapboard map) {
        HexGrid grid = map.grid();
        var edit = new MapEdit(grid.columns(), grid.rows());
        for (int hex = 0; hex < grid.size(); hex++) {
            edit.lay(map, hex, hex, each -> each);
            if (map.half(hex)) {
                edit.half(hex);
            }
            if (map.roadLeaves(hex)) {
                edit.roadEnd(hex);
            }
        }
        return edit;
    }

    /**
     * Copies one hex of another map, with the roads, ridges and cliffs on half of its sides: the
     * other half belong to its neighbours.
     *
     * @param placed where the hexes of the other map lie in this one
     */
    void lay(Mapboard from, int hex, int to, IntUnaryOperator placed) {
        add(to, new HexLetter(from.kind(hex), from.level(hex)));
        for (int direction = 0; direction < SIDES / 2; direction++) {
            int beyond = from.grid().neighbour(hex, direction);
            if (beyond < 0) {
                continue;
            }
            int other = placed.applyAsInt(beyond);
            if (from.road(hex, direction)) {
                road(List.of(to, other));
            }
            if (from.ridge(hex, direction)) {
                ridge(to, other);
            }
            if (from.cliff(hex, direction)) {
                cliff(to, other);
            }
        }
    }

    public HexGrid grid() {
        return grid;
    }

    /**
     * In doubt a hex has its terrain and is not clear (TGX-3.2.1.b), as where two half-hexes meet.
     */
    MapEdit add(int hex, HexLetter letter) {
        boolean clear = letter.kind() == TerrainKind.CLEAR && letter.level() == 0;
        return clear ? this : set(hex, letter);
    }

    public MapEdit set(int hex, HexLetter letter) {
        kinds[hex] = letter.kind();
        levels[hex] = (byte) letter.level();
        return this;
    }

    /** A road through hexes of which each is next to the one before. */
    public MapEdit road(List<Integer> path) {
        for (int i = 1; i < path.size(); i++) {
            roads.addBetween(path.get(i - 1), path.get(i));
        }
        return this;
    }

    /** A road runs off the map in this hex. */
    public MapEdit roadEnd(int hex) {
        roadEnds.add(hex);
        return this;
    }

    public MapEdit ridge(int one, int other) {
        ridges.addBetween(one, other);
        return this;
    }

    public MapEdit cliff(int one, int other) {
        cliffs.addBetween(one, other);
        return this;
    }

    public MapEdit half(int hex) {
        halfHexes.add(hex);
        return this;
    }

    /** The finished map, with hexes named by letter and row; the edit is of no further use. */
    public Mapboard done() {
        return done(Numbering.letterRow(grid));
    }

    public Mapboard done(Numbering numbering) {
        return new Mapboard(this, numbering);
    }
}
