package sandtable.kernel.text;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Function;

/** Things that are rows of data files, such as unit types, each found by the id of its row. */
public final class ById<T> {
    private static final String ID = "id";

    private final SequencedMap<String, T> things = new LinkedHashMap<>();

    private ById() {}

    /**
     * Reads files of one form. An id may stand in one of them only.
     *
     * @param text the text of a file by its name
     * @param columns of which one must be {@code id}
     */
    public static <T> ById<T> read(
            List<String> files,
            Function<String, String> text,
            List<String> columns,
            Function<Rows.Row, T> thing) {
        var all = new ById<T>();
        for (String file : files) {
            for (Rows.Row row : Rows.parse(file, text.apply(file), columns)) {
                String id = row.text(ID);
                if (all.things.putIfAbsent(id, thing.apply(row)) != null) {
                    throw row.wrong(ID, "\"" + id + "\" is in another file already");
                }
            }
        }
        return all;
    }

    public Optional<T> find(String id) {
        return Optional.ofNullable(things.get(id));
    }

    /**
     * The thing that a field names.
     *
     * @param kind what it is called in a complaint, such as "unit type"
     */
    public T find(Fields table, String key, String kind) {
        String id = table.text(key);
        return find(id).orElseThrow(
                        () ->
                                table.wrong(
                                        key,
                                        "there is no %s \"%s\"%s"
                                                .formatted(kind, id, Nearest.hint(id, ids()))));
    }

    public Set<String> ids() {
        return Set.copyOf(things.keySet());
    }

    /** In the order of the files. */
    public List<T> list() {
        return List.copyOf(things.values());
    }
}
