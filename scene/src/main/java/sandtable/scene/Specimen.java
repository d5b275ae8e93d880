package sandtable.scene;

import java.util.List;

/**
 * A type of unit, as a book shows it: what its counter prints and all its values. It is drawn in
 * the colours of the first side.
 *
 * @param id of its row in the unit tables
 * @param baseMm how wide its base is on a measured table; 0 for a counter
 */
public record Specimen(
        String id,
        String name,
        Symbol symbol,
        List<Piece.Factor> factors,
        int baseMm,
        List<Reason> values) {
    public static final int SIDE = 0;

    public Specimen {
        factors = List.copyOf(factors);
        values = List.copyOf(values);
    }
}
