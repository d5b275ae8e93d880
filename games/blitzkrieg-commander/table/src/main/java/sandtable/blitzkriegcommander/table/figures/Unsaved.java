package sandtable.blitzkriegcommander.table.figures;

import sandtable.blitzkriegcommander.forces.Save;
import sandtable.kernel.luck.Pool;
import sandtable.scene.Forecast;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Exact chances of unsaved hits (BKC-CAS.4, BKC-CAS.5): of 0, of 1 and so on.
 *
 * <p>An attack that must hit and then not be saved is a die of 36 faces.
 */
public record Unsaved(List<Double> chances) {
    public static final Unsaved NONE = new Unsaved(List.of(1.0));

    private static final int FACES = 6;
    private static final int BOTH = FACES * FACES;

    public Unsaved {
        chances = List.copyOf(chances);
    }

    public Unsaved and(int attacks, int score, Save save) {
        int ways = (FACES + 1 - score) * (save.needed() - 1);
        return and(Pool.count(attacks, BOTH, BOTH + 1 - ways));
    }

    private Unsaved and(Pool pool) {
        var sums = new double[chances.size() + pool.most()];
        for (int before = 0; before < chances.size(); before++) {
            for (int more = 0; more <= pool.most(); more++) {
                sums[before + more] += chances.get(before) * pool.chance(more);
            }
        }
        var all = new ArrayList<Double>();
        for (double each : sums) {
            all.add(each);
        }
        return new Unsaved(all);
    }

    public List<Forecast.Cell> cells() {
        return IntStream.range(0, chances.size())
                .mapToObj(hits -> new Forecast.Cell(hits, 0, chances.get(hits)))
                .toList();
    }

    public double mean() {
        return IntStream.range(0, chances.size()).mapToDouble(i -> i * chances.get(i)).sum();
    }

    public double atLeast(int hits) {
        return IntStream.range(Math.max(0, hits), chances.size()).mapToDouble(chances::get).sum();
    }
}
