package sandtable.hexblitz.table;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where each unit that may move now can go; worked out once for a scene. */
final class Reaches {
    static final Reaches NONE = new Reaches(new TreeMap<>());

    private final TreeMap<UnitId, List<Survey.Stop>> stops;

    private Reaches(TreeMap<UnitId, List<Survey.Stop>> stops) {
        this.stops = stops;
    }

    static Reaches of(View view, List<Decision> options) {
        var stops = new TreeMap<UnitId, List<Survey.Stop>>();
        for (Decision each : options) {
            if (each instanceof Decision.Move move) {
                stops.computeIfAbsent(move.unit(), unit -> Survey.reach(view, unit));
            }
        }
        return new Reaches(stops);
    }

    List<Survey.Stop> of(UnitId unit) {
        return stops.getOrDefault(unit, List.of());
    }

    Map<UnitId, List<Survey.Stop>> all() {
        return stops;
    }
}
