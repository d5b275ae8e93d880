package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** Where a body is when the battle begins. */
public sealed interface Start {
    /**
     * @param concealed whether it was set up so, and nobody has seen it (NQM-RECCE.1)
     */
    record OnTable(Spot at, Heading heading, boolean concealed) implements Start {}

    /**
     * It comes with its unit.
     *
     * @param behind how far behind the head of its column it is, in metres
     */
    record Enters(Spot at, int bound, int behind) implements Start {}

    /** It fires or flies from elsewhere, and can be neither seen nor hit. */
    record OffTable(int bound) implements Start {}
}
