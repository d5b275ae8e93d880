package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Places round a unit in which another touches it (BKC-GEO.6). */
final class Contact {
    /** Between bases that touch and contact that is lost: rounding to millimetres stays inside. */
    private static final int CENTRES_MM = BASE.value() + 1;

    private static final int DEGREES_BETWEEN = 30;

    private Contact() {}

    /** The first place round a target that fits: the straight one, or the nearest to where from. */
    static Optional<Spot> first(Spot from, Spot at, Predicate<Spot> fits) {
        if (!from.equals(at)) {
            Spot straight = at.towards(from, CENTRES_MM);
            if (fits.test(straight)) {
                return Optional.of(straight);
            }
        }
        return IntStream.range(0, 360 / DEGREES_BETWEEN)
                .mapToObj(i -> at.shifted(new Heading(i * DEGREES_BETWEEN), CENTRES_MM))
                .sorted(Comparator.comparingLong(from::squaredTo))
                .filter(fits)
                .findFirst();
    }

    /** BKC-GEO.5, BKC-GEO.8: on the table, and on nobody. */
    static boolean free(Table table, UnitId unit, Spot place) {
        if (!table.ground().table().contains(place)) {
            return false;
        }
        for (UnitId each : table.ids()) {
            if (table.unit(each).where() instanceof Whereabouts.OnTable(var at)
                    && Bases.overlap(at, place)
                    && !each.equals(unit)) {
                return false;
            }
        }
        return true;
    }
}
