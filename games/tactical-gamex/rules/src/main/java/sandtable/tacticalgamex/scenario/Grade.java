package sandtable.tacticalgamex.scenario;

import java.util.List;

/**
 * A grade of victory.
 *
 * @param all what must hold; nothing means that it always does
 * @param atOnce whether it ends the battle at the victory check of the turn (TGX-1.0.b)
 */
public record Grade(int winner, Level level, List<Condition> all, boolean atOnce) {
    /** The higher wins where both sides have reached a grade. */
    public enum Level {
        MARGINAL("marginal"),
        TACTICAL("tactical"),
        DECISIVE("decisive");

        private final String words;

        Level(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    public Grade {
        all = List.copyOf(all);
    }
}
