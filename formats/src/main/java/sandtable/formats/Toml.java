package sandtable.formats;

import org.tomlj.TomlArray;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads TOML text into fields that know their lines. */
public final class Toml {
    private static final String ANY_VALUE =
            "', \", ''', \"\"\", a number, a boolean, a date/time, an array, or a table";
    private static final String OPEN_TEXT = "\" or a character";

    /** The parser calls itself for each bracket and for each part of a name. */
    private static final int DEEPEST = 24;

    private static final Pattern BROKEN_LETTER =
            Pattern.compile("\\\\(u(?!\\p{XDigit}{4})|U(?!\\p{XDigit}{8}))");

    private final String file;
    private final List<String> lines;

    private Toml(String file, String text) {
        this.file = file;
        this.lines = List.of(text.split("\n", -1));
    }

    /** The fields of {@code text}; text that is no TOML is refused with its line. */
    public static Fields read(String file, String text) {
        refuseDepth(file, text);
        TomlParseResult parsed = parsed(file, text);
        if (parsed.hasErrors()) {
            throw refused(file, parsed.errors().getFirst());
        }
        return new Toml(file, text).fields("", 1, parsed);
    }

    /** The parser falls over a letter that is given by too few digits. */
    private static TomlParseResult parsed(String file, String text) {
        try {
            return org.tomlj.Toml.parse(text);
        } catch (RuntimeException | AssertionError e) {
            Matcher broken = BROKEN_LETTER.matcher(text);
            if (!broken.find()) {
                throw new BadInput(file, 0, "", "is no TOML");
            }
            int line = text.substring(0, broken.end()).split("\n", -1).length;
            String what = "behind \\u stand four hexadecimal digits, behind \\U eight";
            throw new BadInput(file, line, "", what);
        }
    }

    /**
     * Counts brackets wherever they stand: a scenario has no use for so many, in texts and notes
     * either.
     */
    private static void refuseDepth(String file, String text) {
        int line = 1;
        int depth = 0;
        int parts = 0;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            switch (letter) {
                case '\n' -> {
                    line++;
                    parts = 0;
                }
                case '[', '{' -> depth++;
                case ']', '}' -> depth = Math.max(0, depth - 1);
                case '.' -> parts++;
                case ' ', '"', '=' -> parts = 0;
                default -> {}
            }
            if (depth > DEEPEST || parts > DEEPEST) {
                String what = "is nested too deeply: at most %d brackets or dots in a row";
                throw new BadInput(file, line, "", what.formatted(DEEPEST));
            }
        }
    }

    private static BadInput refused(String file, TomlParseError error) {
        String what = "at column " + error.position().column() + " " + plain(error.getMessage());
        return new BadInput(file, error.position().line(), "", what);
    }

    /**
     * The parser's own words, with its list of token names put as a scenario's author would say it.
     */
    private static String plain(String message) {
        return message.replace(
                        ANY_VALUE,
                        "a value (text in quotes, a whole number, true, false, a list or a table)")
                .replace(OPEN_TEXT, "the closing quote (\")")
                .replaceFirst("^Unexpected (.*), expected (.*)$", "stands $1 where $2 is expected")
                .replaceFirst(
                        "^(.*) previously defined at (line \\d+), .*$",
                        "$1 stands a second time; the first is on $2");
    }

    private Fields fields(String path, int line, TomlTable table) {
        var values = new LinkedHashMap<String, Fields.Value>();
        for (String key : table.keySet()) {
            int at = table.inputPositionOf(List.of(key)).line();
            String inner = path.isEmpty() ? key : path + "." + key;
            values.put(key, value(inner, at, table.get(List.of(key))));
        }
        return new Fields(file, path, line, values);
    }

    /**
     * Numbers with a point and dates stay as they are: whoever asks for a whole number or a text
     * refuses them.
     */
    private Fields.Value value(String path, int line, Object content) {
        return switch (content) {
            case TomlTable table -> new Fields.Value(fields(path, line, table), line);
            case TomlArray array -> new Fields.Value(items(path, array), line);
            default -> new Fields.Value(content, line);
        };
    }

    private List<Fields.Value> items(String path, TomlArray array) {
        var items = new ArrayList<Fields.Value>();
        for (int i = 0; i < array.size(); i++) {
            Object item = array.get(i);
            items.add(value(path + label(i + 1, item), line(array.inputPositionOf(i)), item));
        }
        return List.copyOf(items);
    }

    /**
     * The line an item stands on. The parser gives the place behind the bracket or comma before it,
     * and blank lines and notes may lie between.
     */
    private int line(TomlPosition before) {
        int line = before.line();
        String rest = lines.get(line - 1).substring(before.column() - 1).strip();
        while ((rest.isEmpty() || rest.startsWith("#")) && line < lines.size()) {
            rest = lines.get(line).strip();
            line++;
        }
        return line;
    }

    /** An item by its id where it has one, since nobody counts to the seventeenth unit. */
    private static String label(int number, Object item) {
        boolean named =
                item instanceof TomlTable table && table.get(List.of("id")) instanceof String;
        return named ? " \"" + ((TomlTable) item).get(List.of("id")) + "\"" : "[" + number + "]";
    }
}
