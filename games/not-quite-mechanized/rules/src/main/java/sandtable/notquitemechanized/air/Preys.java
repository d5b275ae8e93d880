package sandtable.notquitemechanized.air;

import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

/** C13: aircraft need a target that somebody of their own sees. */
final class Preys {
    private Preys() {}

    static boolean seen(View view, Spot at) {
        return seen(view.table(), view.secrets(), at);
    }

    /** Whether any post of a camp sees an enemy in the zone. */
    static boolean seen(State state, int camp, Spot at) {
        for (int post = 0; post < state.battle().posts().size(); post++) {
            if (state.battle().camp(post) == camp && seen(state.table(), state.secrets(post), at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean seen(Table table, Secrets secrets, Spot at) {
        for (Stand each : table.battle().stands()) {
            if (secrets.sees(each.id())
                    && Gaps.within(table, each.id(), at, Setting.BEATEN_ZONE.value())) {
                return true;
            }
        }
        return false;
    }
}
