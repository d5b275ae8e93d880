package sandtable.tacticalgamex.table;

import sandtable.scene.Reason;
import sandtable.scene.Specimen;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;

import java.util.ArrayList;
import java.util.List;

/** TGX-2.1: the unit types of all nations as counters. */
final class Specimens {
    private Specimens() {}

    static List<Specimen> all() {
        return UnitTypes.all().list().stream().map(Specimens::of).toList();
    }

    private static Specimen of(UnitType type) {
        return new Specimen(
                type.id(),
                type.name(),
                Symbols.of(Specimen.SIDE, type),
                Pieces.factors(type),
                0,
                values(type));
    }

    private static List<Reason> values(UnitType type) {
        var rows = new ArrayList<>(UnitCard.printed(type));
        for (Ability ability : Ability.values()) {
            if (type.has(ability)) {
                rows.add(UnitCard.can(ability));
            }
        }
        return rows;
    }
}
