package sandtable.notquitemechanized.recce;

import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Spotting;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.RecceHappening;
import sandtable.notquitemechanized.state.State;

import java.util.ArrayList;
import java.util.List;

/** NQM-RECCE.6: the Red die succeeds, and who hid is seen. */
final class Discovery {
    private static final Clause SIGHTED = Clause.of("NQM-RECCE.6");

    private Discovery() {}

    /** The stands of that unit round the one that was come upon are seen; nobody fires first. */
    static State made(
            State state,
            BodyId mover,
            BodyId hider,
            List<Integer> dice,
            Telling<Happening> telling) {
        var found = new ArrayList<BodyId>();
        for (BodyId each : state.battle().formation(hider).bodies()) {
            boolean near = Gaps.within(state.table(), hider, each, Setting.FOUND_WITH.value());
            if (near && state.table().body(each).onTable()) {
                found.add(each);
            }
        }
        List<Side> to = state.battle().fellows(mover);
        telling.tell(new RecceHappening.Spotted(found, dice.subList(0, 1), to, SIGHTED));
        return StartLine.crossed(
                Spotting.shown(state, mover, found),
                state.battle().stand(mover).unit(),
                state.battle().formation(hider).grade(),
                telling);
    }
}
