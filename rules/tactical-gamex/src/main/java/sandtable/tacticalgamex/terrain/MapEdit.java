package sandtable.tacticalgamex.terrain;

import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.Arrays;
import java.util.List;

/** A mapboard being made; it is used within one method and never kept. */
public final class MapEdit {
    /** Columns B, D, F… lie half a hex lower. */
    public static final Layout LAYOUT = Layout.FLAT_EVEN_COLUMNS_DOWN;

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

    public HexGrid grid() {
        return grid;
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
