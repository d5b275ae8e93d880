package sandtable.blitzkriegcommander.battle;

import sandtable.space.measured.Box;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/** Where a unit begins. */
public sealed interface Start {
    /** Proposed for a place; its side may choose another in the zone (BKC-SET.1). */
    record OnTable(Spot at, Heading heading, Box zone) implements Start {}

    record Aboard(UnitId carrier) implements Start {}

    record Riding(UnitId afv) implements Start {}

    /** Comes with a group of the reserve (BKC-SET.3), by its number. */
    record InReserve(int group) implements Start {}
}
