package sandtable.notquitemechanized.orders;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C3: instructions to a post's own units, which need no reaction time. */
public record InstructionParagraph() implements Paragraph {
    private static final List<Change> RECCE =
            List.of(
                    new Change.ToScoot(Instructions.Scoot.ALWAYS),
                    new Change.ToScoot(Instructions.Scoot.NEVER));
    private static final List<Change> FIGHTING =
            List.of(
                    new Change.ToStop(Instructions.Stop.CONTACT),
                    new Change.OnWhite(Instructions.White.AMBUSH),
                    new Change.ToHold(Instructions.HoldFire.EFFECTIVE));
    private static final List<Change> GUNS = List.of(new Change.ToRegistered(false));

    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Instruct;
    }

    @Override
    public List<Decision> proposals(View view) {
        var proposals = new ArrayList<Decision>();
        for (Formation each : view.battle().formations()) {
            if (each.post() == view.me()) {
                Instructions now = view.plan().instructions(each.id());
                for (Change change : changes(each)) {
                    var instruct = new Decision.Instruct(each.id(), change);
                    if (!now.with(change).equals(now) && !view.sheet().has(instruct.subject())) {
                        proposals.add(instruct);
                    }
                }
            }
        }
        return proposals;
    }

    private static List<Change> changes(Formation formation) {
        if (formation.can(Ability.SHOOTS)) {
            return GUNS;
        }
        if (formation.can(Ability.LOOKS)) {
            return RECCE;
        }
        return formation.can(Ability.FIGHTS) ? FIGHTING : List.of();
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        UnitId unit = ((Decision.Instruct) entry).unit();
        return view.orders(unit)
                ? Optional.empty()
                : Optional.of(Violation.of("NQM-OOB.5", "%s does not take your orders", unit));
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        var instruct = (Decision.Instruct) entry;
        Plan plan = state.plan(post);
        Instructions now = plan.instructions(instruct.unit()).with(instruct.change());
        return state.with(post, plan.with(instruct.unit(), now));
    }
}
