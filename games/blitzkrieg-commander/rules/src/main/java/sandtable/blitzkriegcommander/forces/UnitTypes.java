package sandtable.blitzkriegcommander.forces;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The unit types of all armies, from {@code units/*.tsv}. */
public final class UnitTypes {
    private static final List<String> FILES =
            List.of(
                    "units/german.tsv",
                    "units/soviet.tsv",
                    "units/american.tsv",
                    "units/british.tsv",
                    "units/command.tsv");
    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "name",
                    "class",
                    "mobility",
                    "role",
                    "move",
                    "ap",
                    "ap-range",
                    "at",
                    "at-range",
                    "min-range",
                    "aa",
                    "aa-range",
                    "ca",
                    "hits",
                    "save",
                    "carries",
                    "tows",
                    "cost",
                    "notes");
    private static final String FLAME = "flame ";
    private static final ById<UnitType> ALL =
            ById.read(FILES, Data::text, COLUMNS, UnitTypes::type);

    private UnitTypes() {}

    public static ById<UnitType> all() {
        return ALL;
    }

    private static UnitType type(Rows.Row row) {
        return new UnitType(
                row.text("id"),
                row.text("name"),
                row.one("class", UnitClass.values()),
                row.one("mobility", Mobility.values()),
                row.one("role", Role.values()),
                row.number("move"),
                weapon(row, "ap"),
                weapon(row, "at"),
                number(row, "min-range"),
                weapon(row, "aa"),
                flame(row),
                row.number("ca"),
                row.number("hits"),
                row.empty("save") ? Save.NONE : new Save(row.number("save")),
                number(row, "carries"),
                row.empty("tows") ? Tow.NONE : row.one("tows", Tow.values()),
                row.number("cost"),
                notes(row));
    }

    private static int number(Rows.Row row, String column) {
        return row.empty(column) ? 0 : row.number(column);
    }

    private static Weapon weapon(Rows.Row row, String column) {
        if (row.empty(column) != row.empty(column + "-range")) {
            throw row.wrong(column, "attacks and range go together; put - in both or in none");
        }
        return row.empty(column)
                ? Weapon.NONE
                : new Weapon(row.number(column), row.number(column + "-range"));
    }

    private static List<String> noted(Rows.Row row) {
        return row.empty("notes") ? List.of() : List.of(row.text("notes").split(", *"));
    }

    private static Weapon flame(Rows.Row row) {
        return noted(row).stream()
                .filter(each -> each.startsWith(FLAME))
                .map(each -> flame(row, each.substring(FLAME.length())))
                .findFirst()
                .orElse(Weapon.NONE);
    }

    private static Weapon flame(Rows.Row row, String value) {
        if (!value.matches("\\d+/\\d+")) {
            throw row.wrong("notes", "a flamethrower has attacks and range, such as flame 6/100");
        }
        String[] parts = value.split("/");
        return new Weapon(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Set<Note> notes(Rows.Row row) {
        var notes = EnumSet.noneOf(Note.class);
        for (String each : noted(row)) {
            if (!each.startsWith(FLAME)) {
                notes.add(note(row, each));
            }
        }
        return notes;
    }

    private static Note note(Rows.Row row, String word) {
        try {
            return Note.valueOf(word.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException _) {
            throw row.wrong("notes", "there is no note \"" + word + "\"");
        }
    }
}
