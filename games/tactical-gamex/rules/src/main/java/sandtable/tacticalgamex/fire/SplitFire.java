package sandtable.tacticalgamex.fire;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * TGX-6.4.1.d: some fire at one unit of a hex and the others at another there, declared together
 * (TGX-6.4.1.e). With few units every way to part them is listed.
 */
final class SplitFire {
    /** With more units it is one against all others, not every way to part them. */
    private static final int MOST_PARTED = 4;

    private SplitFire() {}

    /** By hex and target: who can fire at that unit alone. */
    private static Map<HexId, Map<UnitId, TreeSet<UnitId>>> singles(Collection<Decision> listed) {
        var hexes = new LinkedHashMap<HexId, Map<UnitId, TreeSet<UnitId>>>();
        for (Decision each : listed) {
            if (each instanceof Decision.Shoot(HexId hex, var shots)
                    && shots.size() == 1
                    && shots.getFirst().targets().size() == 1) {
                hexes.computeIfAbsent(hex, _ -> new TreeMap<>())
                        .computeIfAbsent(
                                shots.getFirst().targets().getFirst(), _ -> new TreeSet<>())
                        .addAll(shots.getFirst().firers());
            }
        }
        return hexes;
    }

    /** All ways to part fire that attacks on single units can be put together from. */
    static List<Decision.Shoot> of(Collection<Decision> listed) {
        var choices = new ArrayList<Decision.Shoot>();
        singles(listed)
                .forEach(
                        (hex, targets) -> {
                            var units = List.copyOf(targets.keySet());
                            for (UnitId one : units) {
                                for (UnitId other : units) {
                                    if (one.compareTo(other) < 0) {
                                        choices.addAll(parted(hex, one, other, targets));
                                    }
                                }
                            }
                        });
        return List.copyOf(choices);
    }

    /** Every way to part those who can fire at either of two units. */
    private static List<Decision.Shoot> parted(
            HexId hex, UnitId one, UnitId other, Map<UnitId, TreeSet<UnitId>> targets) {
        var all = new TreeSet<>(targets.get(one));
        all.addAll(targets.get(other));
        List<UnitId> firers = List.copyOf(all);
        var choices = new ArrayList<Decision.Shoot>();
        for (int way : ways(firers.size())) {
            var first = new ArrayList<UnitId>();
            var second = new ArrayList<UnitId>();
            for (int i = 0; i < firers.size(); i++) {
                ((way >> i & 1) != 0 ? first : second).add(firers.get(i));
            }
            if (targets.get(one).containsAll(first) && targets.get(other).containsAll(second)) {
                choices.add(
                        new Decision.Shoot(
                                hex,
                                List.of(
                                        new Shot(first, List.of(one)),
                                        new Shot(second, List.of(other)))));
            }
        }
        return choices;
    }

    /** Who fires at the first target, a bit each; somebody is left for the second. */
    private static int[] ways(int firers) {
        int all = (1 << firers) - 1;
        return firers <= MOST_PARTED
                ? IntStream.range(1, all).toArray()
                : IntStream.range(0, firers)
                        .flatMap(each -> IntStream.of(1 << each, all ^ 1 << each))
                        .toArray();
    }
}
