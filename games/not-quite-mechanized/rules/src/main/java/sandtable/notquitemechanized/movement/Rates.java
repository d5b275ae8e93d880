package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.forces.Leg;
import sandtable.notquitemechanized.forces.StandType;
import sandtable.notquitemechanized.state.Table;

/** NQM-MOVE.5 to .12: how far a body goes in a movement step. */
final class Rates {
    /** Thirds in a metre. */
    static final int THIRDS = 3;

    private Rates() {}

    /** Metres an hour; broken units go at the rate of a rout (NQM-MOVE.8). */
    static int hourly(Table table, Formation formation, Order order, boolean marches) {
        boolean routs = table.unit(formation.id()).broken() && order instanceof Order.Withdraw;
        return hourly(table, formation, marches || routs);
    }

    /** R-NQM-66: metres an hour; a unit keeps to its slowest body. */
    static int hourly(Table table, Formation formation, boolean marches) {
        int rate = Integer.MAX_VALUE;
        for (BodyId each : formation.bodies()) {
            boolean with = table.body(each).onTable();
            StandType type = table.stand(each).type();
            if (with || formation.bodies().size() == 1) {
                rate = Math.min(rate, marches ? type.march() : tactical(type.leg()));
            }
        }
        return rate == Integer.MAX_VALUE ? first(table, formation, marches) : rate;
    }

    /** Of a unit that is still to come. */
    private static int first(Table table, Formation formation, boolean marches) {
        StandType type = table.stand(formation.bodies().getFirst()).type();
        return marches ? type.march() : tactical(type.leg());
    }

    /** NQM-MOVE.12: horses have no tactical rate, and go at half their march. */
    private static int tactical(Leg leg) {
        return leg.contact() > 0 ? leg.contact() : leg.march() / 2;
    }

    /** A tenth of it, in thirds of a metre. */
    static int step(int hourly) {
        return hourly * THIRDS / Setting.STEPS.value();
    }
}
