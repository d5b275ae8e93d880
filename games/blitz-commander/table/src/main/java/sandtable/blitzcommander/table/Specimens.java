package sandtable.blitzcommander.table;

import sandtable.blitzcommander.charts.TankTypes;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.scene.Specimen;

import java.util.List;

/** BC-UNIT: the unit types of all armies as counters. */
final class Specimens {
    private Specimens() {}

    static List<Specimen> all() {
        return UnitTypes.all().list().stream().map(Specimens::of).toList();
    }

    private static Specimen of(UnitType type) {
        return new Specimen(
                type.id(),
                type.name(),
                Pieces.symbol(Specimen.SIDE, type),
                Pieces.factors(type, TankTypes.all().list()::get),
                0,
                UnitCard.values(type, TankTypes.all().list()::get));
    }
}
