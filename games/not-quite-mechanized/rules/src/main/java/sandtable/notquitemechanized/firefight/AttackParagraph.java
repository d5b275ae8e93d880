package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** NQM-SEQ.1, step 3: attacks and their level, and who shoots and scoots (C9). */
public record AttackParagraph() implements Paragraph {
    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Declare || entry instanceof Decision.ShootAndScoot;
    }

    @Override
    public List<Decision> proposals(View view) {
        var proposals = new ArrayList<>(AttackProposals.of(view));
        proposals.addAll(ScootCheck.proposals(view));
        return proposals;
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        return entry instanceof Decision.Declare attack
                ? AttackCheck.of(view, attack)
                : ScootCheck.of(view, (Decision.ShootAndScoot) entry);
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        if (entry instanceof Decision.Declare attack) {
            return Declarations.declared(state, attack, telling);
        }
        var scoots = new ArrayList<>(state.secrets(post).scoots());
        scoots.add((Decision.ShootAndScoot) entry);
        return state.with(post, state.secrets(post).withScoots(scoots));
    }

    /** Who may be chosen for an attack on what a decision names, with those it has. */
    public static List<BodyId> among(View view, Decision.Declare attack) {
        var among =
                new TreeSet<>(
                        AttackProposals.with(
                                view, Known.of(view), attack.command(), attack.objective()));
        among.addAll(attack.with());
        return List.copyOf(among);
    }
}
