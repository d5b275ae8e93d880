package sandtable.tacticalgamex.state;

import java.util.List;

/**
 * One direct attack on units of a hex (TGX-6.4.1.c), beside which others of the same hex may aim at
 * others there (TGX-6.4.1.d); units in ascending order. No target at all stands for a fortification
 * with nobody inside (R-TGX-97).
 *
 * @param stress points of stress (TGX-12.1.a)
 */
public record Shot(List<UnitId> firers, List<UnitId> targets, int stress) {
    public Shot {
        firers = List.copyOf(firers);
        targets = List.copyOf(targets);
    }

    /** Without stress. */
    public Shot(List<UnitId> firers, List<UnitId> targets) {
        this(firers, targets, 0);
    }

    /** The same with so many points of stress. */
    public Shot stressed(int points) {
        return points == stress ? this : new Shot(firers, targets, points);
    }
}
