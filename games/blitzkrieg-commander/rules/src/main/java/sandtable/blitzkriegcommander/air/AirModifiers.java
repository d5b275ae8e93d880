package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;

/** BKC-RREQ Air Support: Requesting, what the dice must not exceed. */
final class AirModifiers {
    private AirModifiers() {}

    /**
     * @param earlier requests of this FAC in this turn
     */
    static Sum needed(Table table, UnitId observer, int aircraft, int earlier) {
        int enemy = 1 - table.stand(observer).side();
        var parts = new ArrayList<Sum.Part>();
        parts.add(part("Command Value", Observer.value(table, observer), "BKC-RREQ.1"));
        if (earlier > 0) {
            parts.add(part("requests before", -earlier, "BKC-RREQ.1"));
        }
        if (aircraft > 1) {
            parts.add(part(aircraft + " aircraft", 1 - aircraft, "BKC-RREQ.2"));
        }
        switch (table.support().air().get(enemy)) {
            case UNSETTLED, NONE -> {}
            case PARTIAL -> parts.add(part("partial air superiority", -1, "BKC-RREQ.3"));
            case FULL -> parts.add(part("full air superiority", -2, "BKC-RREQ.4"));
        }
        return Sum.of("needed", parts);
    }

    private static Sum.Part part(String from, int value, String clause) {
        return new Sum.Part(from, value, Clause.of(clause));
    }
}
