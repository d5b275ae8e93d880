package sandtable.blitzkriegcommander.offtable;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.luck.Odds;
import sandtable.space.measured.Spot;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Where fire can come down, with the chance of each place: found by running what rolls it. Shifts
 * are the same wherever one aims, so they are found once for each number of dice.
 */
public final class Landings {
    private static final Spot ORIGIN = new Spot(0, 0);
    private static final Map<Integer, Map<Deviation, Double>> SHIFTS = new ConcurrentHashMap<>();
    private static final int MM_OF_A_DIE = 60;

    private Landings() {}

    /** One place where fire can come down. */
    public record Landing(Deviation fallen, double chance) {}

    public static List<Landing> of(Spot aim, int dice) {
        return SHIFTS.computeIfAbsent(dice, Landings::shifts).entrySet().stream()
                .map(each -> new Landing(from(aim, each.getKey()), each.getValue()))
                .toList();
    }

    private static Map<Deviation, Double> shifts(int dice) {
        return Odds.of(chance -> landed(Deviation.roll(ORIGIN, dice, chance)));
    }

    /** However it came to be there. */
    private static Deviation landed(Deviation rolled) {
        return new Deviation(List.of(), 0, rolled.at(), rolled.slackMm());
    }

    private static Deviation from(Spot aim, Deviation shift) {
        Spot at = aim.plus(shift.at().x(), shift.at().y());
        return new Deviation(List.of(), 0, at, shift.slackMm());
    }

    /**
     * The chance of each unit to be in a fire-zone; those that cannot be are left out.
     *
     * @param zones of fire that has come down
     */
    public static SequencedMap<UnitId, Double> inZone(
            Table table, Spot aim, int dice, Function<Deviation, FireZones> zones) {
        List<UnitId> near = near(table, aim, dice, zones);
        var chances = new LinkedHashMap<UnitId, Double>();
        if (near.isEmpty()) {
            return chances;
        }
        for (Landing each : of(aim, dice)) {
            FireZones on = zones.apply(each.fallen()).onTable(table);
            for (UnitId unit : near) {
                if (on.hold(table, unit)) {
                    chances.merge(unit, each.chance(), Double::sum);
                }
            }
        }
        return chances;
    }

    /** Who could be in a zone at all. */
    public static List<UnitId> near(
            Table table, Spot aim, int dice, Function<Deviation, FireZones> zones) {
        FireZones aimed = zones.apply(Deviation.none(aim));
        return table.ids().stream()
                .filter(
                        each ->
                                table.base(each)
                                        .filter(at -> aimed.near(at, reach(dice)))
                                        .isPresent())
                .toList();
    }

    /** As far as the dice can shift it, and what rounding adds. */
    private static int reach(int dice) {
        return dice == 0 ? 0 : dice * MM_OF_A_DIE + 2;
    }
}
