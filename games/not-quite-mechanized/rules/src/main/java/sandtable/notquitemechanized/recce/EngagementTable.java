package sandtable.notquitemechanized.recce;

import sandtable.kernel.text.Grid;
import sandtable.notquitemechanized.battle.Instructions.HoldFire;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.forces.Grade;

/** NQM-ETAB: the nearest band to which a grade can hold its fire. */
public final class EngagementTable {
    private static final Grid<Integer> MOST =
            Grid.parse(
                    "tables/engagement.tsv", Data.text("tables/engagement.tsv"), Integer::parseInt);

    private EngagementTable() {}

    public static Band nearest(Grade grade, int blue) {
        if (blue <= MOST.at(grade.letter(), "harassing")) {
            return Band.HARASSING;
        }
        return blue <= MOST.at(grade.letter(), "effective") ? Band.EFFECTIVE : Band.CONTACT;
    }

    /** NQM-ETAB.1, NQM-RECCE.10: as its owner wants it, but never nearer than it can wait for. */
    static Band opened(Grade grade, int blue, HoldFire hold) {
        return farther(nearest(grade, blue), wanted(hold));
    }

    private static Band wanted(HoldFire hold) {
        return switch (hold) {
            case AS_NEAR -> Band.CONTACT;
            case EFFECTIVE -> Band.EFFECTIVE;
            case FARTHEST -> Band.HARASSING;
        };
    }

    static Band farther(Band one, Band other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    static Band nearer(Band one, Band other) {
        return one.compareTo(other) > 0 ? one : other;
    }
}
