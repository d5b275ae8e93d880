package sandtable.hexblitz.scenario;

import sandtable.hexblitz.forces.FormationType;
import sandtable.hexblitz.forces.Nation;
import sandtable.kernel.text.Fields;
import sandtable.scenario.StartReader;

import java.util.List;

/**
 * One {@code [[formation]]} of a scenario as written: its units are still lines of the file.
 *
 * @param table the formation's own fields, which hold what its units share: zone, order, arrives,
 *     entry
 */
public record Muster(
        Fields table,
        String id,
        String name,
        int side,
        Nation nation,
        FormationType type,
        List<Fields> units) {

    static Muster read(Fields table, List<Camp> camps, StartReader starts) {
        String id = table.shortName("id");
        int side = Camp.index(camps, table, "side");
        Nation nation = table.one("nation", Nation.values(), Nation::words);
        FormationType type = table.one("type", FormationType.values(), FormationType::words);
        List<Fields> units = table.tables("units");
        if (units.isEmpty()) {
            throw table.wrong("units", "formation " + id + " has no units");
        }
        table.text("order", "");
        starts.share(table);
        return new Muster(table, id, table.text("name"), side, nation, type, units);
    }
}
