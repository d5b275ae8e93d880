package sandtable.scenario;

import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

/** Hexes that fields of a scenario name; a wrong one is refused with its line and field. */
public record HexFields(HexNumbers numbers) {
    public int hex(Fields table, String key) {
        return numbers.hex(table.text(key), what -> table.wrong(key, what));
    }

    /** Hexes and blocks of hexes with blanks between; at least one. */
    public HexSet set(Fields table, String key) {
        return numbers.set(table.text(key), what -> table.wrong(key, what));
    }

    /** Hexes of which each must lie on the edge of the map. */
    public HexSet border(Fields table, String key) {
        return numbers.border(table.text(key), what -> table.wrong(key, what));
    }

    /** None where the field is left out. */
    public HexSet setIfAny(Fields table, String key) {
        return table.has(key) ? set(table, key) : HexSet.NONE;
    }

    /** None where the field is left out. */
    public HexSet borderIfAny(Fields table, String key) {
        return table.has(key) ? border(table, key) : HexSet.NONE;
    }

    public String name(int hex) {
        return numbers.name(hex);
    }
}
