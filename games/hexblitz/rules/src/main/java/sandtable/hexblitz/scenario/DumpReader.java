package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Dump;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.List;

/** Reads the {@code [[dump]]}s of a scenario: Logistic Supply that lies ready (HB-LOG.4). */
public final class DumpReader {
    private static final int MOST_LOG = 999;

    private DumpReader() {}

    static List<Dump> read(Fields scenario, HexNumbers numbers, List<Camp> camps) {
        var dumps = new ArrayList<Dump>();
        for (Fields table : scenario.tables("dump")) {
            int side = Camp.index(camps, table, "side");
            int hex = numbers.hex(table.text("at"), what -> table.wrong("at", what));
            if (dumps.stream().anyMatch(dump -> dump.hex() == hex)) {
                throw table.wrong("at", "there is a dump in " + numbers.name(hex) + " already");
            }
            dumps.add(new Dump(side, hex, 2 * table.number("log", 1, MOST_LOG)));
            table.nothingElse();
        }
        return List.copyOf(dumps);
    }
}
