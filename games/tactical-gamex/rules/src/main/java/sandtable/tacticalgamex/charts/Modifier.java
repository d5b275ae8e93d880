package sandtable.tacticalgamex.charts;

import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

import java.util.Locale;

/**
 * TGX-6.3.5 Combat Die Roll Modifications that do not come from the terrain; those are in {@link
 * TerrainEffects#modifier}. All that apply to one target are added (TGX-6.3.5.g, TGX-6.3.5.2), and
 * one die is read for each target on its own row (TGX-6.3.5.1).
 */
public enum Modifier {
    DISRUPTED, // TGX-6.3.5.b
    IMPROVED_POSITION, // TGX-6.3.5.e
    FORTIFICATION, // TGX-6.3.5.f
    CLOSE_ASSAULT, // TGX-6.4.6.i
    OVERRUN, // TGX-6.4.5.g
    BANZAI, // TGX-17.3.c
    AT_BANZAI; // TGX-17.2.a

    private static final String FILE = "tables/die-roll-modifiers.tsv";
    private static final Grid<Integer> TABLE = Grid.parse(FILE, Data.text(FILE), Integer::parseInt);

    /** What is added to the die. */
    public int value() {
        return TABLE.at(name().toLowerCase(Locale.ROOT).replace('_', '-'), "modifier");
    }
}
