package sandtable.display;

import java.util.List;
import java.util.Optional;

/**
 * One answer to a question.
 *
 * @param typed how it is written
 * @param reasons what speaks for its price: costs, halts, warnings
 * @param forecast what the dice may bring, where dice follow
 */
public record Choice(String typed, String words, Tie tie, List<Reason> reasons, Optional<Forecast> forecast) {
    public Choice {
        reasons = List.copyOf(reasons);
    }
}
