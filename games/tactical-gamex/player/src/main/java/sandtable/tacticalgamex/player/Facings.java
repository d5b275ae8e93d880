package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.state.Conditions.Facing;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Table;

import java.util.List;

/** TGX-19 Which way a gun had better face: where enemies are whom it could hit. */
final class Facings {
    private static final double OUT_OF_REACH = 0.2;
    private static final double OUT_OF_SIGHT = 0.4;

    /** A turn takes a point and the gun's fire, so it must be worth more than what is there. */
    private static final double CLEARLY = 2;

    private Facings() {}

    /** How much more a gun would have before it than now; nothing unless that is clearly more. */
    static double gain(Position position, Decision.Turn turn) {
        int gun = turn.gun().index();
        Table turned =
                position.table.with(
                        position.table.conditions().with(new Facing(turn.gun(), turn.direction())));
        double now = before(position, position.table, gun);
        double then = before(position, turned, gun);
        return then > CLEARLY * now ? then - now : 0;
    }

    /** The way with most before it, or to leave it toward the enemy's side of the map. */
    static Decision best(Position position, List<Decision> options) {
        Decision best = options.getFirst();
        double most = 0;
        for (Decision each : options) {
            double gain = each instanceof Decision.Turn turn ? gain(position, turn) : 0;
            if (gain > most) {
                most = gain;
                best = each;
            }
        }
        return best;
    }

    private static double before(Position position, Table table, int gun) {
        Outlook outlook = position.outlook;
        int from = position.hex[gun];
        double sum = 0;
        for (int to : position.held[1 - outlook.side[gun]]) {
            if (FieldsOfFire.covers(table, gun, to)) {
                boolean reached = outlook.grid.distance(from, to) <= outlook.reach[gun];
                boolean seen = outlook.indirect[gun] || outlook.ground.sees(from, to);
                double worth = (reached ? 1 : OUT_OF_REACH) * (seen ? 1 : OUT_OF_SIGHT);
                for (int i = position.first(to); i >= 0; i = position.next(i)) {
                    sum += worth * outlook.weight[i];
                }
            }
        }
        return sum;
    }
}
