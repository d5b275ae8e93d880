package sandtable.blitzkriegcommander.forces;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.kernel.text.ById;

import java.util.List;
import java.util.Set;

/** What those of a type are called in a sentence, from {@code tables/called.tsv}. */
record Called(String id, String words) {
    private static final ById<Called> ALL =
            ById.read(
                    List.of("tables/called.tsv"),
                    Data::text,
                    List.of("id", "called"),
                    row -> new Called(row.text("id"), row.text("called")));

    /** By the table, else by its full name. */
    static String of(String type, String name) {
        return ALL.find(type).map(Called::words).orElse(name);
    }

    /** All that the table names. */
    static Set<String> types() {
        return ALL.ids();
    }
}
