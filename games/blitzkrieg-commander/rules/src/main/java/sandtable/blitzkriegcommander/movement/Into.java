package sandtable.blitzkriegcommander.movement;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * BKC-FB.8: what a forced move first runs into.
 *
 * @param unit the one that is run into, if it is one
 * @param at where the centre then is, about
 */
public record Into(Kind kind, Optional<UnitId> unit, Spot at) {
    public enum Kind {
        /** Off the table. */
        EDGE("the edge of the table"),
        ENEMY("an enemy"),
        ENEMY_COMMAND("an enemy command unit"),
        SUPPRESSED_FRIEND("a suppressed friend"),
        IMPASSABLE("impassable ground"),
        /** Real ones. */
        MINES("mines"),
        WIRE("wire");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /** "the edge of the table". */
        public String words() {
            return words;
        }
    }
}
