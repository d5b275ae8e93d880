package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.Horses;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C1, C5: what a way may be, over open ground and on roads. */
public final class Ways {
    private static final int LOOK_EVERY = 100;
    private static final int ONTO_ROAD = 500;

    private Ways() {}

    public static Optional<Violation> check(Ground ground, List<Spot> way) {
        if (way.size() > Setting.MOST_LEGS.value()) {
            return refused(
                    "NQM-MOVE.4",
                    "a way has at most %d places, and this one has %d",
                    Setting.MOST_LEGS.value(),
                    way.size());
        }
        for (Spot each : way) {
            if (!ground.table().contains(each)) {
                return refused(
                        "NQM-SCALE.3",
                        "%s is off the table, which is %d by %d m",
                        words(each),
                        ground.width(),
                        ground.depth());
            }
            if (!Tens.is(each)) {
                return refused(
                        "NQM-SCALE.3", "places are whole tens of metres, not %s", words(each));
            }
        }
        return Optional.empty();
    }

    /** NQM-MOVE.12: horses do not go far from roads. */
    static Optional<Violation> forHorses(Battle battle, UnitId unit, List<Spot> way) {
        boolean horses = !way.isEmpty() && drawn(battle, unit);
        for (Spot each : way) {
            if (horses && !Horses.reach(battle.ground(), each)) {
                return refused(
                        "NQM-MOVE.12",
                        "horses draw %s within %d m of roads, and %s is farther from any",
                        unit,
                        Setting.HORSES.value(),
                        words(each));
            }
        }
        return Optional.empty();
    }

    private static boolean drawn(Battle battle, UnitId unit) {
        for (BodyId each : battle.formation(unit).bodies()) {
            if (battle.stand(each).type().leg() == Leg.HORSE_DRAWN) {
                return true;
            }
        }
        return false;
    }

    /** NQM-MOVE.3, .4: a march keeps to roads once it has come onto one. */
    static Optional<Violation> onRoads(Ground ground, Spot from, List<Spot> way) {
        Spot first = way.getFirst();
        if (!from.within(ONTO_ROAD, first) && !ground.road(from)) {
            return refused(
                    "NQM-MOVE.4",
                    "a march begins within %d m of its road, and %s is %d m away",
                    ONTO_ROAD,
                    words(first),
                    from.lengthTo(first));
        }
        var path = new ArrayList<Spot>();
        if (ground.road(from)) {
            path.add(from);
        }
        path.addAll(way);
        Paths along = Paths.of(path);
        int length = along.length();
        for (int metres = 0; metres <= length; metres += LOOK_EVERY) {
            Spot at = along.at(metres);
            if (!ground.road(at)) {
                return refused(
                        "NQM-MOVE.4", "a march keeps to roads, and %s is on none", words(at));
            }
        }
        return Optional.empty();
    }

    private static String words(Spot spot) {
        return spot.x() + "," + spot.y();
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
