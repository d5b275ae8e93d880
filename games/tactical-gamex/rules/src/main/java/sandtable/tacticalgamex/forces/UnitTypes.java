package sandtable.tacticalgamex.forces;

import sandtable.kernel.text.Nearest;
import sandtable.kernel.text.Rows;
import sandtable.tacticalgamex.data.Data;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** The Unit Function Table: the unit types of all nations, from {@code units/*.tsv}. */
public final class UnitTypes {
    private static final List<String> FILES =
            Stream.of(
                            "germany",
                            "soviet-union",
                            "united-states",
                            "great-britain",
                            "finland",
                            "poland",
                            "italy",
                            "japan",
                            "romania",
                            "hungary",
                            "france",
                            "command-posts")
                    .map(each -> "units/" + each + ".tsv")
                    .toList();
    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "name",
                    "AS",
                    "WT",
                    "range",
                    "DS",
                    "MP",
                    "type",
                    "mobility",
                    "class",
                    "flags",
                    "cal");
    private static final UnitTypes ALL = read();

    private final SequencedMap<String, UnitType> types = new LinkedHashMap<>();

    private UnitTypes() {}

    public static UnitTypes all() {
        return ALL;
    }

    public Optional<UnitType> find(String id) {
        return Optional.ofNullable(types.get(id));
    }

    public Set<String> ids() {
        return Set.copyOf(types.keySet());
    }

    /** All types, nation by nation. */
    public List<UnitType> list() {
        return List.copyOf(types.values());
    }

    private static UnitTypes read() {
        var read = new UnitTypes();
        for (String file : FILES) {
            read.add(file, Data.text(file));
        }
        return read;
    }

    /** The types of one text in the form of the files. */
    static UnitTypes parse(String file, String text) {
        var read = new UnitTypes();
        read.add(file, text);
        return read;
    }

    private void add(String file, String text) {
        for (Rows.Row row : Rows.parse(file, text, COLUMNS)) {
            UnitType type = type(row);
            if (types.putIfAbsent(type.id(), type) != null) {
                throw row.wrong("id", "\"" + type.id() + "\" is in another file already");
            }
        }
    }

    private static UnitType type(Rows.Row row) {
        Set<Ability> abilities = abilities(row);
        WeaponType weapon = weapon(row, abilities);
        String range = row.text("range");
        return new UnitType(
                row.text("id"),
                row.text("name"),
                nation(row),
                row.empty("AS") ? 0 : row.number("AS"),
                weapon,
                row.text("WT"),
                row.empty("range")
                        ? 0
                        : row.read(
                                "range",
                                each -> Integer.parseInt(each.replace("*", "")),
                                "a number of hexes, with * if it may be doubled"),
                range.endsWith("*"),
                row.number("DS"),
                row.number("MP"),
                target(row),
                word(row, "mobility", row.text("mobility"), Mobility.values(), Mobility::name),
                word(
                        row,
                        "class",
                        row.text("class"),
                        UnitClass.values(),
                        each -> each.name().replace('_', '-')),
                abilities,
                row.empty("cal") ? 0 : row.read("cal", UnitTypes::tenths, "mm, such as 12.7"));
    }

    /** The two letters before the first dash say whose it is. */
    static Nation nation(Rows.Row row) {
        String code = row.text("id").split("-")[0];
        return word(row, "id", code, Nation.values(), Nation::code);
    }

    /** The table says it of every unit, so that nothing has to be guessed (TGX-2.1.g). */
    private static TargetType target(Rows.Row row) {
        return switch (row.text("type")) {
            case "A" -> TargetType.ARMORED;
            case "S" -> TargetType.SOFT;
            default ->
                    throw row.wrong(
                            "type",
                            "must be A (armored) or S (soft), not \"" + row.text("type") + "\"");
        };
    }

    /** A code in parentheses must go with the right to fire indirectly (TGX-2.1.c). */
    private static WeaponType weapon(Rows.Row row, Set<Ability> abilities) {
        String code = row.text("WT");
        String bare = code.equals("C(I)") ? "C" : code.replace("(", "").replace(")", "");
        if (code.startsWith("(") && !abilities.contains(Ability.INDIRECT_FIRE)) {
            throw row.wrong("flags", code + " fires indirectly, so that IF must stand here");
        }
        return word(row, "WT", bare, WeaponType.values(), WeaponType::name);
    }

    private static Set<Ability> abilities(Rows.Row row) {
        var abilities = EnumSet.noneOf(Ability.class);
        if (!row.empty("flags")) {
            for (String code : row.text("flags").split(" ")) {
                abilities.add(word(row, "flags", code, Ability.values(), Ability::code));
            }
        }
        return abilities;
    }

    private static int tenths(String millimetres) {
        if (!millimetres.matches("\\d{1,3}(\\.\\d)?")) {
            throw new IllegalArgumentException(millimetres);
        }
        String[] parts = millimetres.split("\\.");
        return 10 * Integer.parseInt(parts[0])
                + (parts.length == 1 ? 0 : Integer.parseInt(parts[1]));
    }

    /** The value that a word of a cell stands for. */
    static <T> T word(
            Rows.Row row, String column, String word, T[] values, Function<T, String> words) {
        for (T value : values) {
            if (words.apply(value).equals(word)) {
                return value;
            }
        }
        List<String> right = List.of(values).stream().map(words).toList();
        throw row.wrong(column, "there is no \"" + word + "\"" + Nearest.hint(word, right));
    }
}
