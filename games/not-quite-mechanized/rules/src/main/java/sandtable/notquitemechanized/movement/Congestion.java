package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** NQM-MOVE.13: a second battalion column on the same stretch of road pays double. */
final class Congestion {
    private static final int DOUBLE = 2;

    private Congestion() {}

    /** The column with the lower number was there first. */
    static int factor(Table table, Formation formation, BodyId body) {
        Optional<Spot> at = table.spot(body);
        if (at.isEmpty() || !column(table, formation) || !table.battle().ground().road(at.get())) {
            return 1;
        }
        for (Formation each : table.battle().formations()) {
            boolean first = each.id().index() < formation.id().index();
            if (first && each.camp() == formation.camp() && column(table, each)) {
                if (near(table, each, at.get())) {
                    return DOUBLE;
                }
            }
        }
        return 1;
    }

    private static boolean column(Table table, Formation formation) {
        return formation.bodies().size() > 1 && table.unit(formation.id()).is(Flag.COLUMN);
    }

    private static boolean near(Table table, Formation other, Spot at) {
        for (BodyId each : other.bodies()) {
            Optional<Spot> there = table.spot(each);
            if (there.isPresent()
                    && there.get().within(Setting.CONGESTION.value(), at)
                    && table.battle().ground().road(there.get())) {
                return true;
            }
        }
        return false;
    }
}
