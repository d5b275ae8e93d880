package sandtable.server.why;

import sandtable.kernel.Clause;
import sandtable.scene.Place;

import java.util.List;

/**
 * What an answer was chosen from, as it is kept with it.
 *
 * @param player who thought, by the name of a computer player
 * @param played whether trials were played on, so that answers have main lines
 * @param tried how many answers were weighed
 * @param trials how many trials were made for all of them
 * @param answers the best few, best first, the given one among them
 */
public record Thought(
        String player,
        Kind kind,
        boolean played,
        int tried,
        int trials,
        int millis,
        List<Answer> answers) {
    public enum Kind {
        /** Chosen from others. */
        CHOSEN,
        /** Nothing else was legal. */
        ONLY,
        /** It needed no thought. */
        STANDING
    }

    /**
     * @param estimate from -1, lost, to 1, won
     * @param error its standard error; 0 where luck plays no part or is not known
     * @param line how the trial went on that came nearest to the estimate
     */
    public record Answer(
            String typed, double estimate, double error, int trials, List<Foreseen> line) {
        public Answer {
            line = List.copyOf(line);
        }
    }

    /** Something that was expected to happen, as the side would see it. */
    public record Foreseen(String words, Clause clause, List<Place> places) {
        public Foreseen {
            places = List.copyOf(places);
        }
    }

    public Thought {
        answers = List.copyOf(answers);
    }
}
