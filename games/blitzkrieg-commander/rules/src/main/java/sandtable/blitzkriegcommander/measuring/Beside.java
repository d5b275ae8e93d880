package sandtable.blitzkriegcommander.measuring;

import static sandtable.blitzkriegcommander.data.Setting.CONTACT_MOST;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Places at which a base fits beside another. */
public final class Beside {
    private static final int APART_DEGREES = 30;
    private static final int PLACES = 12;

    private Beside() {}

    /** Free places in contact with a place, those behind first. */
    public static List<Spot> free(Table table, Spot middle, Heading front) {
        return ring(table, middle, front, CONTACT_MOST.value() - 1);
    }

    /** The nearest free place; a table is never so full that there is none. */
    public static Spot nearest(Table table, Spot middle, Heading front) {
        int step = CONTACT_MOST.value() - 1;
        for (int mm = step; ; mm += step) {
            List<Spot> free = ring(table, middle, front, mm);
            if (!free.isEmpty()) {
                return free.getFirst();
            }
        }
    }

    private static List<Spot> ring(Table table, Spot middle, Heading front, int mm) {
        var free = new ArrayList<Spot>();
        for (int i = 0; i < PLACES; i++) {
            int aside = (i + 1) / 2 * APART_DEGREES * (i % 2 == 0 ? 1 : -1);
            Spot spot = middle.shifted(front.opposite().turned(aside), mm);
            if (table.ground().table().contains(spot) && occupant(table, spot).isEmpty()) {
                free.add(spot);
            }
        }
        return free;
    }

    /** BKC-GEO.5: who stands where a base would be put. */
    public static Optional<UnitId> occupant(Table table, Spot spot) {
        return table.ids().stream()
                .filter(each -> table.base(each).filter(at -> Bases.overlap(at, spot)).isPresent())
                .findFirst();
    }
}
