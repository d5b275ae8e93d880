package sandtable.tacticalgamex.terrain;

import sandtable.tacticalgamex.data.Data;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** The panels that come with the rule set, from {@code panels/*.map}. */
public final class Panels {
    private static final SequencedMap<String, Panel> ALL = read();

    private Panels() {}

    public static Optional<Panel> find(String id) {
        return Optional.ofNullable(ALL.get(id));
    }

    public static List<String> ids() {
        return List.copyOf(ALL.keySet());
    }

    private static SequencedMap<String, Panel> read() {
        var panels = new LinkedHashMap<String, Panel>();
        for (String name : List.of("p1", "p2", "p3", "p4", "p5")) {
            String file = "panels/" + name + ".map";
            Panel panel = PanelReader.read(file, Data.text(file));
            panels.put(panel.id(), panel);
        }
        return panels;
    }
}
