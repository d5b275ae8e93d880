package sandtable.notquitemechanized.engineers;

import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

import java.util.Optional;

/** NQM-TASK.4, .8, .9: major rivers are rivers, minor ones are streams. */
public final class Rivers {
    private Rivers() {}

    /** The water at a place. */
    public static Optional<FeatureKind> at(Ground ground, Spot at) {
        for (Course each : ground.barriers()) {
            boolean water = each.kind() == FeatureKind.RIVER || each.kind() == FeatureKind.STREAM;
            if (water && each.line().within(Setting.CROSSING_REACH.value(), at)) {
                return Optional.of(each.kind());
            }
        }
        return Optional.empty();
    }

    /** NQM-TASK.4: hours to plan the crossing of a river, unless the operation order did. */
    static int planning(State state, Formation formation, Order.Work work) {
        boolean crosses = work.task() == Task.BRIDGE || work.task() == Task.BRIDGEHEAD;
        boolean major =
                at(state.battle().ground(), work.at())
                        .filter(FeatureKind.RIVER::equals)
                        .isPresent();
        return crosses && major && !Demolitions.prepared(state, formation)
                ? TaskTable.planning()
                : 0;
    }
}
