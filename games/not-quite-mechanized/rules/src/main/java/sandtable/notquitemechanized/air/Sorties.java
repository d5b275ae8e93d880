package sandtable.notquitemechanized.air;

import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** NQM-SEQ.1, step 3: air attacks (C13). Stands of one post over one place fly together. */
public record Sorties() implements SilentStep {
    private record Group(int post, Spot at, boolean pressed, boolean hunts) {}

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (Map.Entry<Group, List<BodyId>> each : groups(state).entrySet()) {
            Group group = each.getKey();
            now = Flight.flown(now, each.getValue(), group.at(), group.pressed(), telling);
        }
        return new Flow.Done<>(landed(now));
    }

    private static Map<Group, List<BodyId>> groups(State state) {
        var groups = new LinkedHashMap<Group, List<BodyId>>();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            for (Sortie each : state.plan(post).sorties()) {
                if (flies(state, post, each)) {
                    var group =
                            new Group(
                                    post,
                                    each.at(),
                                    each.pressed(),
                                    Raids.hunts(state.table(), each.air()));
                    groups.computeIfAbsent(group, _ -> new ArrayList<>()).add(each.air());
                }
            }
        }
        return groups;
    }

    /** A target that is seen, or a point of the operation order. */
    private static boolean flies(State state, int post, Sortie sortie) {
        int bound = state.table().bound();
        return sortie.bound() == bound
                && Aircraft.weather(state.table())
                && Aircraft.ready(state.table(), sortie.air(), bound)
                && state.plan(post).ammunition(sortie.air()) > 0
                && (sortie.planned() || Preys.seen(state, state.battle().camp(post), sortie.at()));
    }

    /** Sorties that are over are struck off the plan. */
    private static State landed(State state) {
        State now = state;
        int bound = state.table().bound();
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Plan plan = state.plan(post);
            List<Sortie> left =
                    plan.sorties().stream().filter(each -> each.bound() > bound).toList();
            now =
                    left.size() == plan.sorties().size()
                            ? now
                            : now.with(post, now.plan(post).withSorties(left));
        }
        return now;
    }

    @Override
    public String named() {
        return "sorties";
    }
}
