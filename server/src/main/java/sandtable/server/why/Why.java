package sandtable.server.why;

import sandtable.kernel.Clause;
import sandtable.scene.Place;
import sandtable.scene.Tie;

import java.util.List;

/**
 * Why an answer was chosen, in words. It tells what its side knew then, and is told to nobody who
 * may not know that.
 *
 * @param side who answered
 * @param player who thought, by title
 * @param camp whose chances the estimates are
 * @param anew whether it was weighed afterwards, not by whoever answered
 * @param played whether trials were played on
 * @param tried how many answers were weighed
 * @param trials how many trials were made for all of them
 * @param words the reason in a sentence or two
 * @param given where the answer that was given stands in {@code answers}
 * @param close whether the first two could not be told apart
 * @param reasons what makes the first answer better than the second, weightiest first
 * @param unknown what the side did not know; only after the end
 */
public record Why(
        int step,
        int turn,
        String side,
        String camp,
        String player,
        Thought.Kind kind,
        boolean anew,
        boolean played,
        int tried,
        int trials,
        int millis,
        String words,
        int given,
        boolean close,
        List<Weighed> answers,
        List<Cause> reasons,
        List<String> unknown) {
    /**
     * An answer that was weighed.
     *
     * @param chance of 100, that its camp wins
     * @param doubt by how much that may well be wrong, to either side (95 %); 0 where it is not
     *     known
     * @param expected how it was expected to go on; empty where nothing was played on
     */
    public record Weighed(
            String typed,
            String words,
            double chance,
            double doubt,
            int trials,
            Tie tie,
            List<Expected> expected) {
        public Weighed {
            expected = List.copyOf(expected);
        }
    }

    public record Expected(String words, Clause clause, List<Place> places) {
        public Expected {
            places = List.copyOf(places);
        }
    }

    /**
     * @param words what it is about, such as "the objectives"
     * @param points of 100
     */
    public record Cause(String words, double points) {}

    public Why {
        answers = List.copyOf(answers);
        reasons = List.copyOf(reasons);
        unknown = List.copyOf(unknown);
    }
}
