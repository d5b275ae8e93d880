package sandtable.kernel;

import sandtable.kernel.text.Rows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * The clauses of one rule book, in the book's order: what each demands in our words and whether it
 * is done.
 */
public final class Register {
    public record Demand(
            Clause clause,
            String section,
            String kind,
            String summary,
            String example,
            boolean done) {}

    private static final List<String> COLUMNS =
            List.of("id", "section", "kind", "summary", "example", "status");

    private final SequencedMap<Clause, Demand> demands = new LinkedHashMap<>();

    private Register() {}

    public static Register parse(String file, String text) {
        var register = new Register();
        for (Rows.Row row : Rows.parse(file, text, COLUMNS)) {
            Clause clause = row.read("id", Clause::of, "a clause id");
            String status = row.text("status");
            if (!status.equals("done") && !status.equals("open")) {
                throw row.wrong("status", "must be done or open, not \"" + status + "\"");
            }
            register.demands.put(
                    clause,
                    new Demand(
                            clause,
                            row.text("section"),
                            row.text("kind"),
                            row.text("summary"),
                            row.text("example"),
                            status.equals("done")));
        }
        return register;
    }

    public Optional<Demand> find(Clause clause) {
        return Optional.ofNullable(demands.get(clause));
    }

    public List<Demand> all() {
        return List.copyOf(demands.values());
    }

    /** The sections in the book's order. */
    public List<String> sections() {
        return demands.values().stream().map(Demand::section).distinct().toList();
    }

    public List<Demand> of(String section) {
        var of = new ArrayList<Demand>();
        for (Demand demand : demands.values()) {
            if (demand.section().equals(section)) {
                of.add(demand);
            }
        }
        return List.copyOf(of);
    }
}
