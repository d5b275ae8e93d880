package sandtable.kernel.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * One table of a scenario file. Each reading method refuses a missing or wrong field with file,
 * line and field; {@link #nothingElse} refuses fields that nobody has read, so that a misspelt one
 * is not silently ignored.
 */
public final class Fields {
    /**
     * A value as the file's format gives it (text, whole number, flag, list of values, table), with
     * its line.
     */
    public record Value(Object content, int line) {}

    private static final int MISSPELT = 2;

    private final String file;
    private final String path;
    private final int line;
    private final Map<String, Value> values;
    private final Set<String> read = new HashSet<>();
    private final Set<String> known = new TreeSet<>();

    public Fields(String file, String path, int line, Map<String, Value> values) {
        this.file = file;
        this.path = path;
        this.line = line;
        this.values = new TreeMap<>(values);
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }

    public boolean has(String key) {
        known.add(key);
        return values.containsKey(key);
    }

    /** Whether there is a whole number, where a text could stand too. */
    public boolean hasNumber(String key) {
        return has(key) && values.get(key).content() instanceof Long;
    }

    public String text(String key) {
        return as(key, String.class, "text in quotes");
    }

    public String text(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    public int number(String key) {
        long number = as(key, Long.class, "a whole number");
        if (number != (int) number) {
            throw wrong(key, number + " is out of reach");
        }
        return (int) number;
    }

    public int number(String key, int otherwise) {
        return has(key) ? number(key) : otherwise;
    }

    /** A number that must lie in a range, both ends included. */
    public int number(String key, int least, int most) {
        int number = number(key);
        if (number < least || number > most) {
            throw wrong(key, number + " is not between " + least + " and " + most);
        }
        return number;
    }

    public boolean flag(String key, boolean otherwise) {
        return has(key) ? as(key, Boolean.class, "true or false") : otherwise;
    }

    /** A word out of a fixed set. */
    public String word(String key, Set<String> words) {
        String word = text(key);
        if (!words.contains(word)) {
            throw wrong(key, "there is no \"" + word + "\"" + Nearest.hint(word, words));
        }
        return word;
    }

    /** The value that a word stands for. */
    public <T> T one(String key, T[] values, Function<T, String> words) {
        List<String> right = Arrays.stream(values).map(words).toList();
        return values[right.indexOf(word(key, Set.copyOf(right)))];
    }

    /** A short name by which something is typed. */
    public String shortName(String key) {
        String name = text(key);
        if (!name.matches("[A-Za-z0-9][A-Za-z0-9./-]*")) {
            throw wrong(key, "\"" + name + "\" must be letters, digits and . / - without blanks");
        }
        return name;
    }

    public List<String> texts(String key) {
        return list(key).stream()
                .map(each -> item(key, each, String.class, "texts in quotes"))
                .toList();
    }

    public Fields table(String key) {
        return as(key, Fields.class, "a table");
    }

    public List<Fields> tables(String key) {
        return list(key).stream().map(each -> item(key, each, Fields.class, "tables")).toList();
    }

    public SortedSet<String> keys() {
        return Collections.unmodifiableSortedSet(new TreeSet<>(values.keySet()));
    }

    /** The line a field stands on, or the table's own if it is missing. */
    public int line(String key) {
        return values.containsKey(key) ? values.get(key).line() : line;
    }

    /** A complaint about one field of this table. */
    public BadInput wrong(String key, String what) {
        return new BadInput(file, line(key), path.isEmpty() ? key : path + "." + key, what);
    }

    /** A complaint about one item of a list, counted from 0, on the line of that item. */
    public BadInput wrong(String key, int item, String what) {
        String name = (path.isEmpty() ? key : path + "." + key) + "[" + (item + 1) + "]";
        return new BadInput(file, list(key).get(item).line(), name, what);
    }

    /**
     * A complaint about one line, counted from 1, of a text that goes over several. The first
     * stands below the quotes that open the text, or beside them if they are not alone on their
     * line.
     *
     * @param source the whole file
     */
    public BadInput wrongLine(String key, int lineOfText, String source, String what) {
        int opening = line(key);
        String first = source.lines().skip(opening - 1L).findFirst().orElse("").stripTrailing();
        boolean quotesAlone = first.endsWith("\"\"\"") || first.endsWith("'''");
        int at = opening + lineOfText - (quotesAlone ? 0 : 1);
        return new BadInput(file, at, path.isEmpty() ? key : path + "." + key, what);
    }

    /** Refuses any field of this table that has not been read. */
    public void nothingElse() {
        for (String key : values.keySet()) {
            if (!read.contains(key)) {
                throw wrong(key, "no such field here" + Nearest.hint(key, known));
            }
        }
    }

    private List<Value> list(String key) {
        read.add(key);
        if (!has(key)) {
            return List.of();
        }
        if (!(values.get(key).content() instanceof List<?> list)) {
            throw wrong(key, "must be a list");
        }
        return list.stream().map(Value.class::cast).toList();
    }

    private <T> T item(String key, Value value, Class<T> type, String form) {
        if (!type.isInstance(value.content())) {
            throw new BadInput(
                    file,
                    value.line(),
                    path.isEmpty() ? key : path + "." + key,
                    "must be a list of " + form);
        }
        return type.cast(value.content());
    }

    /** A field nearby in letters that nobody has read: most likely the missing one, misspelt. */
    private String misspelt(String key) {
        return values.keySet().stream()
                .filter(each -> !read.contains(each) && Nearest.distance(key, each) <= MISSPELT)
                .findFirst()
                .map(each -> "; line " + line(each) + " has \"" + each + "\"")
                .orElse("");
    }

    private <T> T as(String key, Class<T> type, String form) {
        read.add(key);
        if (!has(key)) {
            throw wrong(key, "is missing" + misspelt(key));
        }
        Object content = values.get(key).content();
        if (!type.isInstance(content)) {
            throw wrong(key, "must be " + form + ", not " + describe(content));
        }
        return type.cast(content);
    }

    private static String describe(Object content) {
        return switch (content) {
            case String text -> "\"" + text + "\"";
            case List<?> _ -> "a list";
            case Fields _ -> "a table";
            default -> String.valueOf(content);
        };
    }
}
