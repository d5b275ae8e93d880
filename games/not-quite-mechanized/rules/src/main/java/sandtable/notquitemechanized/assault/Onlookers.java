package sandtable.notquitemechanized.assault;

import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.sight.Witnesses;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** C6: who is told of what several bodies do. */
final class Onlookers {
    private Onlookers() {}

    static List<Side> of(State state, List<BodyId> bodies) {
        var told = new ArrayList<Side>();
        for (BodyId body : bodies) {
            for (Side each : Witnesses.of(state, body)) {
                if (!told.contains(each)) {
                    told.add(each);
                }
            }
        }
        return List.copyOf(told);
    }
}
