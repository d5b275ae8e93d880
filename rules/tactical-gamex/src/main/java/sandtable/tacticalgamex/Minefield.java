package sandtable.tacticalgamex;

import sandtable.tacticalgamex.charts.OddsColumn;

/**
 * TGX-8.2 Mines in a hex.
 *
 * @param column the CRT column that is their strength (TGX-8.2.i)
 * @param side who laid them and knows of them (TGX-8.2.b)
 * @param known whether everybody does (TGX-8.2.c)
 */
public record Minefield(int hex, OddsColumn column, int side, boolean known) {
    Minefield revealed() {
        return new Minefield(hex, column, side, true);
    }
}
