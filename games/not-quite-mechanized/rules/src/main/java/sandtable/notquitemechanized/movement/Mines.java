package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/**
 * C14: the enemy's mines on somebody's way; one's own troops know the gaps. Who goes through takes
 * a whole bound from edge to edge.
 */
public final class Mines {
    private Mines() {}

    /** The belt of another camp in which a place is, unless in a lane. */
    public static Optional<Belt> at(Table table, int camp, Spot at) {
        for (Belt each : table.mines()) {
            if (each.camp() != camp && each.ground().contains(at) && !lane(each, at)) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean lane(Belt belt, Spot at) {
        for (Spot each : belt.lanes()) {
            if (each.within(Setting.LANE.value(), at)) {
                return true;
            }
        }
        return false;
    }

    /** What ten metres in mines cost: all of them together the movement of a bound. */
    static int price(Table table, int camp, Paths path, int at, int hourly) {
        int from = at;
        while (from > 0 && at(table, camp, path.at(from)).isPresent()) {
            from -= Tens.TEN;
        }
        int to = at + Tens.TEN;
        while (to < path.length() && at(table, camp, path.at(to)).isPresent()) {
            to += Tens.TEN;
        }
        return hourly * Rates.THIRDS * Tens.TEN / Math.max(Tens.TEN, to - from - Tens.TEN);
    }
}
