package sandtable.hexblitz;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A way for a battle to end: it is reached if all of {@code all} hold and, where there are any, one
 * of {@code any}.
 *
 * @param winner nobody if it is a draw
 * @param atOnce the battle ends as soon as it is reached, not only after the last turn
 */
public record Grade(
        String name,
        Optional<Integer> winner,
        List<Condition> all,
        List<Condition> any,
        boolean atOnce) {

    public Grade {
        all = List.copyOf(all);
        any = List.copyOf(any);
    }

    boolean reached(Table table, List<Integer> points) {
        return all.stream().allMatch(each -> each.holds(table, points))
                && (any.isEmpty() || any.stream().anyMatch(each -> each.holds(table, points)));
    }

    /** Whether it needs nothing, as the last grade does. */
    public boolean unconditional() {
        return all.isEmpty() && any.isEmpty();
    }

    /** Why it was reached. */
    String reason(Table table, List<Integer> points) {
        if (unconditional()) {
            return name + ": nothing else was reached";
        }
        String met =
                Stream.concat(all.stream(), any.stream())
                        .filter(each -> each.holds(table, points))
                        .map(each -> each.words(table.battle()))
                        .collect(Collectors.joining(", "));
        return name + ": " + met;
    }

    /** What it takes, for the scenario card. */
    String words(Battle battle) {
        if (unconditional()) {
            return name + ": otherwise";
        }
        String every =
                all.stream().map(each -> each.words(battle)).collect(Collectors.joining(" and "));
        String one =
                any.stream().map(each -> each.words(battle)).collect(Collectors.joining(" or "));
        String join = every.isEmpty() || one.isEmpty() ? "" : ", and ";
        return name + ": " + every + join + one;
    }
}
