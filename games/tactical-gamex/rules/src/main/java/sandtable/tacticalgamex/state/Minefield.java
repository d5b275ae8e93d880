package sandtable.tacticalgamex.state;

import sandtable.tacticalgamex.charts.OddsColumn;

/**
 * TGX-8.2 Mines in a hex.
 *
 * @param column the CRT column that is their strength (TGX-8.2.i)
 * @param side who laid them and knows of them (TGX-8.2.b)
 * @param known whether everybody does (TGX-8.2.c)
 * @param inverted whether engineers have turned the marker over (TGX-9.1.b)
 * @param engineer who clears them in this turn, or {@link UnitId#NOBODY} (TGX-9.1.d)
 */
public record Minefield(
        HexId hex, OddsColumn column, int side, boolean known, boolean inverted, UnitId engineer) {
    public Minefield(HexId hex, OddsColumn column, int side, boolean known) {
        this(hex, column, side, known, false, UnitId.NOBODY);
    }

    public Minefield revealed() {
        return new Minefield(hex, column, side, true, inverted, engineer);
    }

    public Minefield clearedBy(UnitId unit) {
        return new Minefield(hex, column, side, true, true, unit);
    }

    /** Still inverted, but nobody works there any more. */
    public Minefield abandoned() {
        return new Minefield(hex, column, side, known, inverted, UnitId.NOBODY);
    }
}
