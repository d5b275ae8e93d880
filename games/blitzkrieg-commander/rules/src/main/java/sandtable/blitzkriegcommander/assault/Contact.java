package sandtable.blitzkriegcommander.assault;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Places round a unit in which another touches it (BKC-GEO.6). */
final class Contact {
    /** Between bases that touch and contact that is lost: rounding to millimetres stays inside. */
    private static final int CENTRES_MM = BASE.value() + 1;

    private static final int DEGREES_BETWEEN = 30;

    private Contact() {}

    /** Free places round a target for a unit, the straight one first, then the nearest. */
    static List<Spot> places(Table table, UnitId unit, UnitId target) {
        Spot from = table.base(unit).orElseThrow();
        Spot at = table.base(target).orElseThrow();
        var places = new ArrayList<Spot>();
        IntStream.range(0, 360 / DEGREES_BETWEEN)
                .mapToObj(i -> at.shifted(new Heading(i * DEGREES_BETWEEN), CENTRES_MM))
                .sorted(Comparator.comparingLong(from::squaredTo))
                .forEach(places::add);
        if (!from.equals(at)) {
            places.addFirst(at.towards(from, CENTRES_MM));
        }
        return places.stream().filter(each -> free(table, unit, each)).distinct().toList();
    }

    /** BKC-GEO.5, BKC-GEO.8: on the table, and on nobody. */
    static boolean free(Table table, UnitId unit, Spot place) {
        return table.ground().table().contains(place)
                && table.ids().stream()
                        .filter(each -> !each.equals(unit))
                        .flatMap(each -> table.base(each).stream())
                        .noneMatch(each -> Bases.overlap(each, place));
    }
}
