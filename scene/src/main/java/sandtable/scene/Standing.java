package sandtable.scene;

import sandtable.kernel.Clause;
import sandtable.kernel.Template;

import java.util.List;
import java.util.Optional;

/**
 * What a piece does by itself, so that its owner need not be asked, and what they could tell it
 * instead. It may be told beside any answer to the question that it stands with.
 *
 * @param pieces the ids of those who are told together
 * @param words what they do now; empty where they differ
 * @param orders what they can be told
 */
public record Standing(List<String> pieces, String words, Clause clause, List<Order> orders) {
    /**
     * @param label short, such as "Ask me"
     * @param words what it means, such as "at an AFV within 40 cm"; empty where the label says all
     * @param typed the answer that tells them
     * @param template of words that may be chosen freely; none where there are none
     * @param given whether it is what they do now
     */
    public record Order(
            String label, String words, String typed, Optional<Template> template, boolean given) {}

    public Standing {
        pieces = List.copyOf(pieces);
        orders = List.copyOf(orders);
    }
}
