package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;

import java.util.ArrayList;
import java.util.List;

/** Reads the {@code [[dump]]}s of a scenario: Logistic Supply that lies ready (HB-LOG.4). */
public final class DumpReader {
    private static final int MOST_LOG = 999;

    private DumpReader() {}

    static List<Dump> read(Fields scenario, HexFields hexes, List<Camp> camps, Ground ground) {
        var dumps = new ArrayList<Dump>();
        for (Fields table : scenario.tables("dump")) {
            int side = Camp.index(camps, table, "side");
            HexId hex = ground.id(hexes.hex(table, "at"));
            if (dumps.stream().anyMatch(dump -> dump.hex().equals(hex))) {
                throw table.wrong("at", "there is a dump in " + hex + " already");
            }
            dumps.add(new Dump(side, hex, 2 * table.number("log", 1, MOST_LOG)));
            table.nothingElse();
        }
        return List.copyOf(dumps);
    }
}
