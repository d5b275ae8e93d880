package sandtable.kernel.text;

/**
 * Something from outside that cannot be used: where it stands, what is wrong, and what would be
 * right.
 */
public final class BadInput extends RuntimeException {
    private final String file;
    private final int line;
    private final String field;

    /**
     * @param line counted from 1, or 0 where the whole file is meant
     * @param field the field by its path, or empty
     */
    public BadInput(String file, int line, String field, String what) {
        super(place(file, line) + (field.isEmpty() ? "" : field + ": ") + what);
        this.file = file;
        this.line = line;
        this.field = field;
    }

    private static String place(String file, int line) {
        return file + (line > 0 ? ":" + line : "") + ": ";
    }

    public String file() {
        return file;
    }

    public int line() {
        return line;
    }

    public String field() {
        return field;
    }
}
