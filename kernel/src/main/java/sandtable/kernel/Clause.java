package sandtable.kernel;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/**
 * A stable reference to one demand of a rule book, such as {@code TGX-5.3.a} or {@code HB-ZOC.3}.
 */
public record Clause(String id) implements Comparable<Clause> {
    private static final Pattern FORM =
            Pattern.compile("[A-Z]{2,3}-(\\d+|[A-Z]+)(\\.\\d+)*(\\.[a-z]{1,2})?");

    /** Those that were named: a rule that refuses names its clause anew each time. */
    private static final Map<String, Clause> NAMED = new ConcurrentHashMap<>();

    public Clause {
        if (!FORM.matcher(id).matches()) {
            throw new IllegalArgumentException("not a clause id: " + id);
        }
    }

    public static Clause of(String id) {
        Clause named = NAMED.get(id);
        return named != null ? named : NAMED.computeIfAbsent(id, Clause::new);
    }

    @Override
    public int compareTo(Clause other) {
        return id.compareTo(other.id);
    }

    @Override
    public String toString() {
        return id;
    }
}
