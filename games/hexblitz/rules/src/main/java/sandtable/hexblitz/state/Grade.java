package sandtable.hexblitz.state;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

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

    /** Whether it needs nothing, as the last grade does. */
    public boolean unconditional() {
        return all.isEmpty() && any.isEmpty();
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
