package sandtable.blitzkriegcommander.measuring;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

/** BKC-GEO Measuring: a unit's base is a disc round its centre, whatever its heading. */
public final class Bases {
    private Bases() {}

    public static Disc of(Spot centre) {
        return new Disc(centre, BASE.value() / 2);
    }

    /** BKC-GEO.5: whether two units with these centres would stand on each other. */
    public static boolean overlap(Spot one, Spot other) {
        return of(one).overlaps(of(other));
    }
}
