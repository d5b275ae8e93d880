package sandtable.blitzkriegcommander.terrain;

import sandtable.blitzkriegcommander.data.Data;
import sandtable.blitzkriegcommander.forces.Save;
import sandtable.kernel.text.Rows;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** BKC-WORK.1: fortifications that hold one unit, from {@code tables/works.tsv}. */
public enum WorkKind {
    TRENCH,
    PIT,
    PILL_BOX,
    BUNKER;

    private record Traits(Cover cover, Save save) {}

    private static final String FILE = "tables/works.tsv";
    private static final Map<WorkKind, Traits> TRAITS = read();

    public Cover cover() {
        return TRAITS.get(this).cover();
    }

    /** What it saves on, for those who are worse by themselves. */
    public Save save() {
        return TRAITS.get(this).save();
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Map<WorkKind, Traits> read() {
        var traits = new EnumMap<WorkKind, Traits>(WorkKind.class);
        for (Rows.Row row :
                Rows.parse(FILE, Data.text(FILE), List.of("id", "name", "cover", "save", "cost"))) {
            traits.put(
                    row.one("id", values()),
                    new Traits(
                            row.one("cover", Cover.values()),
                            row.empty("save") ? Save.NONE : new Save(row.number("save"))));
        }
        return traits;
    }
}
