package sandtable.tacticalgamex.sight;

import sandtable.kernel.Clause;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.List;
import java.util.Optional;

/** One line of sight with its reasons: the ends, their levels, each hex between and the result. */
public record SightLine(Mapboard map, int from, int to, List<Step> steps) {
    private static final Clause ADJACENT = Clause.of("TGX-6.3.7.p");
    private static final Clause STRAIGHT = Clause.of("TGX-6.3.7.a");

    /**
     * @param beside the other hex where the line runs along a hexside, else -1
     */
    public record Step(int hex, int beside, Verdict verdict) {}

    public SightLine {
        steps = List.copyOf(steps);
    }

    public boolean clear() {
        return blocker().isEmpty();
    }

    /** The first step from {@code from} on that blocks. */
    public Optional<Step> blocker() {
        return steps.stream().filter(each -> each.verdict().blocks()).findFirst();
    }

    /** The rule that decided: of the blocking step, or of the first that might have blocked. */
    public Clause clause() {
        if (map.grid().distance(from, to) <= 1) {
            return ADJACENT;
        }
        return decisive().map(each -> each.verdict().clause()).orElse(STRAIGHT);
    }

    private Optional<Step> decisive() {
        return blocker()
                .or(
                        () ->
                                steps.stream()
                                        .filter(each -> each.verdict() != Verdict.NOTHING_THERE)
                                        .findFirst());
    }

    /** The line in one sentence: both ends with their levels, and what decided. */
    public String words() {
        String ends =
                "%s (level %d) %s %s (level %d)"
                        .formatted(
                                map.name(from),
                                map.level(from),
                                clear() ? "sees" : "does not see",
                                map.name(to),
                                map.level(to));
        return decisive().map(each -> ends + ": " + words(each)).orElse(ends);
    }

    private String words(Step step) {
        String hexes =
                step.beside() < 0
                        ? map.name(step.hex())
                        : map.name(step.hex()) + "/" + map.name(step.beside());
        int top =
                step.beside() < 0
                        ? map.topInHalves(step.hex())
                        : Math.max(map.topInHalves(step.hex()), map.topInHalves(step.beside()));
        return "%s (%s, up to %s) %s"
                .formatted(
                        hexes,
                        map.kind(step.hex()).words(),
                        Halves.words(top),
                        step.verdict().words());
    }

    @Override
    public String toString() {
        return words() + " [" + clause() + "]";
    }
}
