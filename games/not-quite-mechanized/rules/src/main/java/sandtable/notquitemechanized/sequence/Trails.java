package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.movement.Going;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.MoveHappening;
import sandtable.notquitemechanized.state.State;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where bodies were from step to step, told to each camp as far as it saw them. */
record Trails(List<State> steps) {
    private static final Clause MOVED = Clause.of("NQM-MOVE.4");
    private static final Clause HALTED = Clause.of("NQM-TIME.2");

    static Trails begin(State state) {
        return new Trails(List.of(state));
    }

    Trails with(State state) {
        var all = new ArrayList<>(steps);
        all.add(state);
        return new Trails(List.copyOf(all));
    }

    void tell(Going going, Telling<Happening> telling) {
        Battle battle = going.state().battle();
        for (Stand each : battle.stands()) {
            if (moved(each.id())) {
                for (int post = 0; post < battle.posts().size(); post++) {
                    List<Spot> trail = trail(each, post);
                    if (trail.size() > 1) {
                        telling.tell(
                                new MoveHappening.Moved(
                                        each.id(), trail, List.of(battle.side(post)), MOVED));
                    }
                }
            }
            going.halted()
                    .get(each.id().index())
                    .ifPresent(
                            why ->
                                    telling.tell(
                                            new MoveHappening.Halted(
                                                    each.id(),
                                                    why,
                                                    battle.fellows(each.id()),
                                                    HALTED)));
        }
    }

    private boolean moved(BodyId body) {
        Body first = steps.getFirst().table().body(body);
        return steps.stream().anyMatch(each -> !each.table().body(body).equals(first));
    }

    /** The places at the end of those steps in which a post saw it, without repeats. */
    private List<Spot> trail(Stand stand, int post) {
        var trail = new ArrayList<Spot>();
        for (State each : steps) {
            Optional<Spot> at =
                    each.knows(post, stand.id()) ? each.table().spot(stand.id()) : Optional.empty();
            boolean more = at.isPresent() && (trail.isEmpty() || !at.get().equals(trail.getLast()));
            if (more) {
                trail.add(at.get());
            }
        }
        return trail;
    }
}
