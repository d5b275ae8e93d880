package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

/**
 * How a unit stands now. What never changes of it is its {@link Stand}.
 *
 * @param hits markers since the last End Phase (BKC-CAS.9)
 * @param digs Deploy actions spent on digging in, in a row (BKC-WORK.2)
 * @param hullDown whether an AFV is hull-down
 */
public record Unit(
        Whereabouts where,
        Heading heading,
        int hits,
        boolean suppressed,
        int digs,
        boolean hullDown,
        Marks marks) {
    public static Unit at(Whereabouts where, Heading heading) {
        return new Unit(where, heading, 0, false, 0, false, Marks.NONE);
    }

    public Unit with(Whereabouts now) {
        return new Unit(now, heading, hits, suppressed, digs, hullDown, marks);
    }

    /** Put elsewhere, which ends what it has dug and its being hull-down. */
    public Unit movedTo(Spot spot, Heading now) {
        var there = new Whereabouts.OnTable(spot);
        return new Unit(there, now, hits, suppressed, 0, false, marks);
    }

    public Unit turned(Heading now) {
        return new Unit(where, now, hits, suppressed, digs, hullDown, marks);
    }

    public Unit withHits(int now) {
        return new Unit(where, heading, now, suppressed, digs, hullDown, marks);
    }

    public Unit withSuppressed(boolean now) {
        return new Unit(where, heading, hits, now, digs, hullDown, marks);
    }

    public Unit withDigs(int now) {
        return new Unit(where, heading, hits, suppressed, now, hullDown, marks);
    }

    public Unit withHullDown(boolean now) {
        return new Unit(where, heading, hits, suppressed, digs, now, marks);
    }

    public Unit with(Marks now) {
        return new Unit(where, heading, hits, suppressed, digs, hullDown, now);
    }

    public boolean knockedOut() {
        return where == Whereabouts.Off.KNOCKED_OUT;
    }
}
