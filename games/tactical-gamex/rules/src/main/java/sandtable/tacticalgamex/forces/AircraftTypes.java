package sandtable.tacticalgamex.forces;

import sandtable.kernel.text.Rows;
import sandtable.tacticalgamex.data.Data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;

/** The aircraft of all nations, from {@code units/aircraft.tsv}. */
public final class AircraftTypes {
    private static final String FILE = "units/aircraft.tsv";
    private static final AircraftTypes ALL = parse(FILE, Data.text(FILE));

    private final SequencedMap<String, Aircraft> types = new LinkedHashMap<>();

    private AircraftTypes() {}

    public static AircraftTypes all() {
        return ALL;
    }

    public Optional<Aircraft> find(String id) {
        return Optional.ofNullable(types.get(id));
    }

    public Set<String> ids() {
        return Set.copyOf(types.keySet());
    }

    public List<Aircraft> list() {
        return List.copyOf(types.values());
    }

    static AircraftTypes parse(String file, String text) {
        var read = new AircraftTypes();
        for (Rows.Row row : Rows.parse(file, text, List.of("id", "name", "attacks", "role"))) {
            var type =
                    new Aircraft(
                            row.text("id"),
                            row.text("name"),
                            UnitTypes.nation(row),
                            attacks(row),
                            role(row));
            read.types.put(type.id(), type);
        }
        return read;
    }

    private static Aircraft.Role role(Rows.Row row) {
        return row.empty("role")
                ? Aircraft.Role.NONE
                : UnitTypes.word(
                        row, "role", row.text("role"), Aircraft.Role.values(), Aircraft.Role::word);
    }

    private static List<Aircraft.Attack> attacks(Rows.Row row) {
        var attacks = new ArrayList<Aircraft.Attack>();
        if (!row.empty("attacks")) {
            for (String each : row.text("attacks").split(", ")) {
                attacks.add(attack(row, each));
            }
        }
        return attacks;
    }

    private static Aircraft.Attack attack(Rows.Row row, String text) {
        String[] parts = text.split(" ");
        if (parts.length != 2 || !parts[1].matches("\\d+")) {
            throw row.wrong(
                    "attacks", "\"" + text + "\" must be weapon and strength, such as (H) 40");
        }
        Aircraft.Weapon weapon =
                UnitTypes.word(
                        row, "attacks", parts[0], Aircraft.Weapon.values(), Aircraft.Weapon::code);
        return new Aircraft.Attack(weapon, Integer.parseInt(parts[1]));
    }
}
