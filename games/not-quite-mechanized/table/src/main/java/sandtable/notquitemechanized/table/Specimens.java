package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.forces.StandType;
import sandtable.scene.Piece;
import sandtable.scene.Reason;
import sandtable.scene.Specimen;

import java.util.ArrayList;
import java.util.List;

/** The types of stand as bases. */
final class Specimens {
    private Specimens() {}

    static List<Specimen> all() {
        return StandType.all().list().stream().map(Specimens::of).toList();
    }

    private static Specimen of(StandType type) {
        String strength = String.valueOf(type.strength());
        return new Specimen(
                type.id(),
                type.name(),
                Symbols.of(Specimen.SIDE, type, Symbols.company(type)),
                List.of(new Piece.Factor("strength", strength, strength)),
                Pieces.width(type),
                values(type));
    }

    private static List<Reason> values(StandType type) {
        var rows = new ArrayList<Reason>();
        rows.add(Reason.of("Strength", type.strength(), "NQM-FIG.2"));
        UnitCard.weapons(rows, type);
        if (type.calibre() > 0) {
            rows.add(Reason.of("Calibre", type.calibre() + " mm", "NQM-AETAB.1"));
        }
        rows.add(Reason.of("Move to contact", UnitCard.rate(type.leg().contact()), "NQM-MOVE.5"));
        return rows;
    }
}
