package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.Protection;
import sandtable.space.measured.Disc;

/**
 * C1: prepared ground. It is known to its owner, and to others once they have seen who is in it.
 *
 * @param id its number, which it keeps
 * @param begun the bound in which digging began, or below 1 if it was there before
 * @param taken the bound in which it was last taken from the other camp; {@link Marks#NEVER} before
 */
public record Position(int id, int camp, Disc ground, Protection protection, int begun, int taken) {
    /** One that nobody has taken yet. */
    public Position(int id, int camp, Disc ground, Protection protection, int begun) {
        this(id, camp, ground, protection, begun, Marks.NEVER);
    }

    public boolean lost() {
        return taken != Marks.NEVER;
    }

    /** The same in the hands of another camp. */
    public Position takenBy(int other, int bound) {
        return new Position(id, other, ground, protection, begun, bound);
    }
}
