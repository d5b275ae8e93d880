package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** NQM-RANGE.14 to .16: contact range goes by the arm of who fires (R-NQM-06). */
public enum Contact {
    INFANTRY,
    ARMOUR,
    ARTILLERY;

    private static final String FILE = "tables/contact.tsv";
    private static final Map<Contact, Integer> METRES = read();

    public int metres() {
        return METRES.get(this);
    }

    public static Contact of(StandType type) {
        return switch (type.arm()) {
            case ARMOUR -> ARMOUR;
            case ARTILLERY, ANTI_AIR, ANTI_TANK -> ARTILLERY;
            case INFANTRY,
                    CAVALRY,
                    ENGINEER,
                    AIR,
                    TRANSPORT,
                    LOGISTIC,
                    MAINTENANCE,
                    MEDICAL,
                    PROVOST ->
                    INFANTRY;
        };
    }

    private static Map<Contact, Integer> read() {
        var metres = new EnumMap<Contact, Integer>(Contact.class);
        for (Rows.Row row : Rows.parse(FILE, Data.text(FILE), List.of("id", "metres", "clause"))) {
            metres.put(row.one("id", values()), row.number("metres"));
        }
        return metres;
    }
}
