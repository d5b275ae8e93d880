package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Grid;
import sandtable.tacticalgamex.data.Data;

import java.util.Optional;

/**
 * TGX-PB, TGX-PL Command and control of a classic situation: a scenario that names it need not say
 * how many CPs its sides have and what their morale is, and may not say otherwise.
 */
record Situation(String id) {
    private static final String FILE = "tables/situations.tsv";

    /** Twelve of PanzerBlitz, twenty of Panzer Leader. */
    private static final String KNOWN = "PB\\.([1-9]|1[0-2])|PL\\.([1-9]|1\\d|20)";

    private static final Grid<Integer> TABLE = Grid.parse(FILE, Data.text(FILE), Integer::parseInt);

    /** The one that a scenario names, if it does. */
    static Optional<Situation> read(Fields scenario) {
        if (!scenario.has("situation")) {
            return Optional.empty();
        }
        String id = scenario.text("situation");
        if (!id.matches(KNOWN)) {
            throw scenario.wrong(
                    "situation", "there is no situation \"" + id + "\", such as PB.1 or PL.20");
        }
        return Optional.of(new Situation(id));
    }

    int morale(boolean axis) {
        return TABLE.at(clause(), axis ? "axis-morale" : "allied-morale");
    }

    int commandPosts(boolean axis) {
        return TABLE.at(clause(), axis ? "axis-posts" : "allied-posts");
    }

    /** The table's rows go by the clauses that they are. */
    private String clause() {
        return "TGX-" + id;
    }

    /** What a side's field says, which is what the situation says. */
    static int number(Fields side, String key, int given, int least, int most) {
        if (side.has(key) && side.number(key, least, most) != given) {
            throw side.wrong(key, "the situation says " + given);
        }
        return given;
    }
}
