package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.WeaponType;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;

/** TGX-9.2.a: which vehicle has the equipment of which engineer. */
final class EquipmentVehicles {
    private static final String KEY = "equipment-of";

    private final SequencedMap<String, Fields> lines = new LinkedHashMap<>();
    private final Map<String, Integer> numbers = new HashMap<>();

    /**
     * @param all all units of the scenario in the order of their numbers
     */
    EquipmentVehicles(List<Fields> all) {
        for (int i = 0; i < all.size(); i++) {
            Fields line = all.get(i);
            String id = line.shortName("id");
            numbers.put(id, i);
            if (line.has(KEY)) {
                lines.put(id, line);
            }
        }
    }

    /** Whose vehicle a unit is. */
    int engineer(String id) {
        Fields line = lines.get(id);
        if (line == null) {
            return Piece.NOBODY;
        }
        String engineer = line.text(KEY);
        if (!numbers.containsKey(engineer)) {
            throw line.wrong(KEY, "there is no unit " + engineer);
        }
        return numbers.get(engineer);
    }

    /** Whether all of them may be what they are, and none carries anybody else (TGX-9.2.b). */
    void require(List<Piece> pieces) {
        Map<Integer, String> vehicles = new HashMap<>();
        lines.forEach(
                (id, line) -> {
                    Piece vehicle = pieces.get(numbers.get(id));
                    Piece engineer = pieces.get(vehicle.engineer());
                    if (vehicle.type().weapon() != WeaponType.C) {
                        throw line.wrong(
                                KEY,
                                "an equipment vehicle is a C unit, and the weapon of %s is %s"
                                                .formatted(
                                                        vehicle.type().name(),
                                                        vehicle.type().weaponCode())
                                        + " (TGX-9.2.a)");
                    }
                    if (engineer.side() != vehicle.side() || !engineer.has(Ability.ENGINEER)) {
                        throw line.wrong(KEY, engineer.id() + " is no engineer of its side");
                    }
                    String other = vehicles.put(engineer.index(), id);
                    if (other != null) {
                        throw line.wrong(KEY, "%s has %s already".formatted(engineer.id(), other));
                    }
                    for (String passenger : line.texts("carries")) {
                        if (!passenger.equals(engineer.id())) {
                            throw line.wrong(
                                    "carries",
                                    "%s carries only %s (TGX-9.2.b)".formatted(id, engineer.id()));
                        }
                    }
                });
    }
}
