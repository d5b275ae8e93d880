package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.forces.WeaponClass;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** NQM-AETAB: the least calibre that counts against a class. */
final class ArtilleryEffect {
    private static final Map<WeaponClass, Integer> CALIBRES = read();

    private ArtilleryEffect() {}

    static int least(WeaponClass target) {
        return CALIBRES.get(target);
    }

    private static Map<WeaponClass, Integer> read() {
        String file = "tables/artillery-effect.tsv";
        var calibres = new EnumMap<WeaponClass, Integer>(WeaponClass.class);
        var columns = List.of("class", "calibre", "clause");
        for (Rows.Row row : Rows.parse(file, Data.text(file), columns)) {
            calibres.put(
                    row.read("class", WeaponClass::valueOf, "VL, L, M, H or VH"),
                    row.number("calibre"));
        }
        return calibres;
    }
}
