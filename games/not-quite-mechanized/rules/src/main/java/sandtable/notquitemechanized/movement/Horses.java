package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

/**
 * NQM-MOVE.12: horse-drawn units have no tactical rate: they go on roads, and at half that rate up
 * to 500 m beside one where no known enemy sees them.
 */
public final class Horses {
    private Horses() {}

    static boolean draw(Table table, BodyId body) {
        return table.stand(body).type().leg() == Leg.HORSE_DRAWN;
    }

    static int hourly(Ground ground, Spot at) {
        int march = Leg.HORSE_DRAWN.march();
        return ground.road(at) ? march : march / 2;
    }

    /** Whether a place is near enough to a road. */
    public static boolean reach(Ground ground, Spot at) {
        for (Segment each : ground.roads()) {
            if (each.within(Setting.HORSES.value(), at)) {
                return true;
            }
        }
        return false;
    }
}
