package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.luck.Odds;
import sandtable.space.measured.Box;
import sandtable.space.measured.Disc;
import sandtable.space.measured.Spot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToIntFunction;

/**
 * Where fire can come down, with the chance of each place, and who is in its zones there. Places
 * are found by running what rolls them, once for each number of dice, since shifts are the same
 * wherever one aims. There are thousands of them, so {@link FireZones#onTable} and {@link
 * FireZones#hold} are not asked of each: a test holds what is done here against them.
 *
 * @param chance that fire comes down on the table
 * @param inZone the chance of each unit to be in a zone; those that cannot be are left out
 */
public record Landings(double chance, SequencedMap<UnitId, Double> inZone) {
    private static final Spot ORIGIN = new Spot(0, 0);
    private static final Map<Integer, Shifts> SHIFTS = new ConcurrentHashMap<>();
    private static final int MM_OF_A_DIE = 60;

    /** All shifts that some dice can give. */
    private record Shifts(List<Shift> to, double[] chances) {
        static Shifts of(int dice) {
            Map<Shift, Double> odds =
                    Odds.of(chance -> Shift.of(Deviation.roll(ORIGIN, dice, chance)));
            double[] chances = odds.values().stream().mapToDouble(each -> each).toArray();
            return new Shifts(List.copyOf(odds.keySet()), chances);
        }
    }

    private record Shift(int x, int y, Deviation.Remainder off) {
        static Shift of(Deviation fallen) {
            return new Shift(fallen.at().x(), fallen.at().y(), fallen.off());
        }
    }

    /**
     * @param aimed the zones if nothing deviates
     * @param met what fire meets where it comes down, by which the result is divided; the same
     *     number for all where that is no matter
     */
    public static SequencedMap<Integer, Landings> of(
            Table table, Spot aim, int dice, FireZones aimed, ToIntFunction<Spot> met) {
        Shifts shifts = SHIFTS.computeIfAbsent(dice, Shifts::of);
        List<UnitId> near = near(table, aimed, dice);
        var zones = new Zones(table, aimed, near);
        var sums = new TreeMap<Integer, double[]>(); // of the fire, then of each unit
        for (int i = 0; i < shifts.chances.length; i++) {
            Shift shift = shifts.to.get(i);
            if (!zones.onTable(shift)) { // BKC-ADEV.4
                continue;
            }
            int by = met.applyAsInt(aim.plus(shift.x(), shift.y()));
            double[] sum = sums.computeIfAbsent(by, _ -> new double[near.size() + 1]);
            sum[0] += shifts.chances[i];
            for (int unit = 0; unit < near.size(); unit++) {
                if (zones.hold(unit, shift)) {
                    sum[unit + 1] += shifts.chances[i];
                }
            }
        }
        var landings = new TreeMap<Integer, Landings>();
        sums.forEach((by, sum) -> landings.put(by, of(near, sum)));
        return landings;
    }

    private static Landings of(List<UnitId> near, double[] sum) {
        var inZone = new LinkedHashMap<UnitId, Double>();
        for (int unit = 0; unit < near.size(); unit++) {
            if (sum[unit + 1] > 0) {
                inZone.put(near.get(unit), sum[unit + 1]);
            }
        }
        return new Landings(sum[0], inZone);
    }

    /** Zones that are shifted thousands of times: plain numbers. */
    private static final class Zones {
        private final Box whole;
        private final int[] x;
        private final int[] y;
        private final int[] radius;
        private final int[] unitX;
        private final int[] unitY;

        Zones(Table table, FireZones aimed, List<UnitId> units) {
            List<Spot> bases = units.stream().map(each -> table.base(each).orElseThrow()).toList();
            this.whole = table.ground().table();
            List<Disc> discs = aimed.discs();
            this.x = discs.stream().mapToInt(each -> each.centre().x()).toArray();
            this.y = discs.stream().mapToInt(each -> each.centre().y()).toArray();
            this.radius = discs.stream().mapToInt(Disc::radiusMm).toArray();
            this.unitX = bases.stream().mapToInt(Spot::x).toArray();
            this.unitY = bases.stream().mapToInt(Spot::y).toArray();
        }

        private boolean onTable(int disc, Shift shift) {
            int east = x[disc] + shift.x();
            int north = y[disc] + shift.y();
            return whole.west() <= east
                    && east <= whole.east()
                    && whole.south() <= north
                    && north <= whole.north();
        }

        boolean onTable(Shift shift) {
            for (int i = 0; i < x.length; i++) {
                if (onTable(i, shift)) {
                    return true;
                }
            }
            return false;
        }

        boolean hold(int unit, Shift shift) {
            for (int i = 0; i < x.length; i++) {
                int east = unitX[unit] - x[i] - shift.x();
                int north = unitY[unit] - y[i] - shift.y();
                if (FireZones.holds(radius[i], east, north, shift.off()) && onTable(i, shift)) {
                    return true;
                }
            }
            return false;
        }
    }

    /** Who could be in a zone at all. */
    private static List<UnitId> near(Table table, FireZones aimed, int dice) {
        int reach = dice == 0 ? 0 : dice * MM_OF_A_DIE + 2; // as rounding may add
        return table.ids().stream()
                .filter(each -> table.base(each).filter(at -> aimed.near(at, reach)).isPresent())
                .toList();
    }
}
