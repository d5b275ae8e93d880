package sandtable.scene;

import sandtable.kernel.Template;

import java.util.List;
import java.util.Optional;

/**
 * One answer to a question.
 *
 * @param typed how it is written
 * @param template the parts of it that may be chosen freely, where there are any
 * @param label what sets it apart from the other answers about the same piece, such as the hex it
 *     goes to
 * @param weight whether it stands among the first answers to be shown
 * @param reasons what speaks for its price: costs, halts, warnings
 * @param forecast what the dice may bring, where dice follow
 */
public record Choice(
        String typed,
        Optional<Template> template,
        String label,
        String words,
        Weight weight,
        Tie tie,
        List<Reason> reasons,
        Optional<Forecast> forecast) {
    public enum Weight {
        MAIN,
        /** Rarely wanted: shown on demand. */
        MINOR
    }

    public Choice {
        reasons = List.copyOf(reasons);
    }
}
