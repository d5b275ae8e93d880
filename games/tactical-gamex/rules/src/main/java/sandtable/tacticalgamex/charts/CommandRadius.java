package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;
import sandtable.tacticalgamex.forces.Nation;

/** TGX-22.3 Command Radius of each nation, in hexes. */
public final class CommandRadius {
    private static final String FILE = "tables/command-radius.tsv";
    private static final Grid<Integer> TABLE = Grid.parse(FILE, Data.text(FILE), Integer::parseInt);

    private CommandRadius() {}

    /** Of a CP that is attached to a unit. */
    public static int attached(Nation nation) {
        return TABLE.at(nation.words(), "attached");
    }

    /** Of a CP that moves on its own; 0 where a nation has none. */
    public static int mobile(Nation nation) {
        return TABLE.at(nation.words(), "mobile");
    }
}
