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
 * @param kind what answers of its kind are called beside those of other kinds about the same piece,
 *     such as Attack; empty where there are no kinds
 */
public record Choice(
        String typed,
        Optional<Template> template,
        String label,
        String words,
        Weight weight,
        Tie tie,
        List<Reason> reasons,
        Optional<Forecast> forecast,
        String kind) {
    public enum Weight {
        MAIN,
        /** Rarely wanted: shown on demand. */
        MINOR
    }

    public Choice {
        reasons = List.copyOf(reasons);
    }

    /** Of no kind in particular. */
    public Choice(
            String typed,
            Optional<Template> template,
            String label,
            String words,
            Weight weight,
            Tie tie,
            List<Reason> reasons,
            Optional<Forecast> forecast) {
        this(typed, template, label, words, weight, tie, reasons, forecast, "");
    }

    public Choice of(String name) {
        return new Choice(typed, template, label, words, weight, tie, reasons, forecast, name);
    }
}
