package sandtable.notquitemechanized.recce;

import sandtable.notquitemechanized.battle.BodyId;

/**
 * A body that comes up against a concealed one.
 *
 * @param metres between them
 */
record Sighting(BodyId mover, BodyId hider, int metres) {
    /** The nearest body comes first; of two as near the one with the lower number. */
    boolean before(Sighting other) {
        if (metres != other.metres) {
            return metres < other.metres;
        }
        int order = mover.compareTo(other.mover);
        return order < 0 || order == 0 && hider.compareTo(other.hider) < 0;
    }
}
