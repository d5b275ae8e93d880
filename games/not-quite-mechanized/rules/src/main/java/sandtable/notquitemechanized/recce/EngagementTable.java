package sandtable.notquitemechanized.recce;

import sandtable.kernel.text.Grid;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.forces.Grade;

/** NQM-ETAB: the nearest band to which a grade can hold its fire. */
final class EngagementTable {
    private static final Grid<Integer> MOST =
            Grid.parse(
                    "tables/engagement.tsv", Data.text("tables/engagement.tsv"), Integer::parseInt);

    private EngagementTable() {}

    /** From far to near. */
    enum Band {
        HARASSING,
        EFFECTIVE,
        CONTACT
    }

    static Band nearest(Grade grade, int blue) {
        if (blue <= MOST.at(grade.letter(), "harassing")) {
            return Band.HARASSING;
        }
        return blue <= MOST.at(grade.letter(), "effective") ? Band.EFFECTIVE : Band.CONTACT;
    }
}
