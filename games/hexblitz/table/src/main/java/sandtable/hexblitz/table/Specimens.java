package sandtable.hexblitz.table;

import sandtable.hexblitz.charts.Counted;
import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.UnitType;
import sandtable.hexblitz.forces.UnitTypes;
import sandtable.scene.Piece;
import sandtable.scene.Reason;
import sandtable.scene.Specimen;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** HB-SP, HB-TC: the unit types of all armies as counters. */
final class Specimens {
    private Specimens() {}

    static List<Specimen> all() {
        return UnitTypes.all().list().stream().map(Specimens::of).toList();
    }

    private static Specimen of(UnitType type) {
        return new Specimen(
                type.id(),
                type.name(),
                Symbols.of(Specimen.SIDE, type.kind(), type.mobility(), type.weapon()),
                List.of(factor(type)),
                0,
                values(type));
    }

    private static Piece.Factor factor(UnitType type) {
        return type.kind() == Kind.TRANSPORT
                ? Pieces.load(type.capacity())
                : Pieces.strength(type.sp(), type.sp());
    }

    private static List<Reason> values(UnitType type) {
        var rows = new ArrayList<Reason>();
        if (type.kind() == Kind.TRANSPORT) {
            String load = Counted.units(type.capacity()) + " or LOG";
            rows.add(Reason.of("Capacity", load, "HB-TC.1"));
        } else {
            rows.add(Reason.of("Strength", type.sp() + " SP", "HB-SP.1"));
            rows.add(
                    Reason.of(
                            "Training",
                            type.training().name().toLowerCase(Locale.ROOT),
                            "HB-SP.12"));
        }
        rows.add(Reason.of("Move", UnitCard.rates(type.mobility()), "HB-MOV.1"));
        if (type.weapon().range() > 0) {
            rows.add(Reason.of("Range", Counted.hexes(type.weapon().range()), "HB-RNG.1"));
        }
        if (type.amphibious()) {
            rows.add(Reason.of("Amphibious", "yes", "HB-FN.6"));
        }
        return rows;
    }
}
