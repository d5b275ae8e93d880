package sandtable.tacticalgamex.game;

import sandtable.bench.Figure;
import sandtable.bench.Figures;
import sandtable.bench.Measure;
import sandtable.bench.Playouts;
import sandtable.bench.Served;
import sandtable.catalog.Catalog;
import sandtable.tacticalgamex.sight.Visibility;
import sandtable.tacticalgamex.terrain.Joining;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Panel;
import sandtable.tacticalgamex.terrain.Panels;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Function;

/** Tactical GameX as it is played. */
public final class TacticalGameXFigures implements Figures {
    private static final String ID = "tactical-gamex/crossroads";
    private static final String DECISIONS = "decisions per CPU-second";

    /** What part of the time each scenario has when all are measured. */
    private static final int PART = 6;

    private static final double MILLI = 1e-6;
    private static final double NANOS = 1e9;
    private static final int QUERIES = 4096;

    @Override
    public int place() {
        return 3;
    }

    @Override
    public List<Function<Duration, Figure>> cold() {
        return List.of(TacticalGameXFigures::coldVisibility);
    }

    @Override
    public List<Function<Duration, Figure>> warm() {
        return List.of(
                TacticalGameXFigures::sight,
                TacticalGameXFigures::playouts,
                TacticalGameXFigures::slowest);
    }

    /** Bytes: a quarter of what an action took when all was sent each time. */
    @Override
    public List<Served> served() {
        return List.of(new Served(ID, 1200, 0, 33_400));
    }

    private static Panel panel(String id) {
        return Panels.find(id).orElseThrow();
    }

    /** The map is read before; working sight out is what is measured, and once only. */
    private static Figure coldVisibility(Duration ignored) {
        Mapboard map = panel("P3").map();
        long start = Measure.cpuNanos();
        var visibility = new Visibility(map);
        for (int hex = 0; hex < map.grid().size(); hex++) {
            visibility.from(hex);
        }
        double millis = (Measure.cpuNanos() - start) * MILLI;
        return Figure.atMost("the visibility map of a 24 by 16 panel, cold", millis, "ms", 20);
    }

    private static Figure sight(Duration time) {
        Mapboard map =
                Joining.of(
                        List.of(
                                List.of(panel("P1"), panel("P2")),
                                List.of(panel("P3"), panel("P4"))));
        var visibility = new Visibility(map);
        int[] ends = new SplittableRandom(1).ints(2 * QUERIES, 0, map.grid().size()).toArray();
        double queries = Measure.rate(() -> queries(visibility, ends), time);
        return Figure.atMost(
                "whether a hex of a 48 by 32 map sees another", NANOS / queries, "ns", 50);
    }

    /** As many queries as it says; the answers count, lest they be left out. */
    private static long queries(Visibility visibility, int[] ends) {
        int seen = 0;
        for (int i = 0; i < ends.length; i += 2) {
            seen += visibility.sees(ends[i], ends[i + 1]) ? 1 : 0;
        }
        return seen < 0 ? 0 : QUERIES;
    }

    private static Figure playouts(Duration time) {
        return Figure.atLeast("random games of " + ID, Playouts.rate(ID, time), DECISIONS, 150_000);
    }

    private static Figure slowest(Duration time) {
        var ids =
                Catalog.scenarios().stream()
                        .filter(each -> each.startsWith("tactical-gamex/"))
                        .toList();
        Map<String, Double> rates = new TreeMap<>();
        ids.forEach(each -> rates.put(each, Playouts.rate(each, time.dividedBy(PART))));
        String slowest = Collections.min(rates.entrySet(), Map.Entry.comparingByValue()).getKey();
        return Figure.atLeast(
                "random games of the slowest of " + ids.size() + ", " + slowest,
                rates.get(slowest),
                DECISIONS,
                60_000);
    }
}
