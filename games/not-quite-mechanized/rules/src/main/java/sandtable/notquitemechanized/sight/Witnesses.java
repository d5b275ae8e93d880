package sandtable.notquitemechanized.sight;

import sandtable.kernel.Side;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** C6: who is told of what happens to a body: its own posts (C17), and those that see it. */
public final class Witnesses {
    private Witnesses() {}

    public static List<Side> of(State state, BodyId body) {
        Battle battle = state.battle();
        var told = new ArrayList<Side>();
        for (int post = 0; post < battle.posts().size(); post++) {
            if (state.knows(post, body)) {
                told.add(battle.side(post));
            }
        }
        return List.copyOf(told);
    }

    /** Of what happens to a unit: those who see any of its bodies. */
    public static List<Side> of(State state, UnitId unit) {
        Battle battle = state.battle();
        var told = new ArrayList<Side>();
        for (int post = 0; post < battle.posts().size(); post++) {
            boolean knows = false;
            for (BodyId each : battle.formation(unit).bodies()) {
                knows |= state.knows(post, each);
            }
            if (knows) {
                told.add(battle.side(post));
            }
        }
        return List.copyOf(told);
    }
}
