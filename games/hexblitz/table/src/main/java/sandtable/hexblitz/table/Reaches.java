package sandtable.hexblitz.table;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.View;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Where each unit that may move now can go; worked out once for a scene. */
final class Reaches {
    static final Reaches NONE = new Reaches(new TreeMap<>());

    private final TreeMap<Integer, List<Survey.Stop>> stops;

    private Reaches(TreeMap<Integer, List<Survey.Stop>> stops) {
        this.stops = stops;
    }

    static Reaches of(View view, List<Decision> options) {
        var stops = new TreeMap<Integer, List<Survey.Stop>>();
        for (Decision each : options) {
            if (each instanceof Decision.Move move) {
                stops.computeIfAbsent(move.unit(), unit -> Survey.reach(view, unit));
            }
        }
        return new Reaches(stops);
    }

    List<Survey.Stop> of(int unit) {
        return stops.getOrDefault(unit, List.of());
    }

    Map<Integer, List<Survey.Stop>> all() {
        return stops;
    }
}
