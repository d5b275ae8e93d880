package sandtable.notquitemechanized;

import sandtable.kernel.Roster;
import sandtable.kernel.luck.Chance;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Instructions;
import sandtable.notquitemechanized.battle.Instructions.Change;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Diary;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.Sheet;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Set;

/**
 * Another truth that a post cannot tell from this one: unseen enemies elsewhere, other ammunition,
 * other orders and instructions, another sheet.
 */
final class OtherSecrets {
    private static final int FARTHEST = 30;

    private OtherSecrets() {}

    static State of(State state, int post, Chance chance) {
        State now = state.with(elsewhere(state, post, chance));
        for (int other = 0; other < state.battle().posts().size(); other++) {
            if (other != post) {
                Secrets secrets = others(now, other, chance);
                boolean shares = state.battle().shares(post, other);
                now = now.with(other, shares ? secrets : forgetting(secrets, chance));
            }
        }
        return now;
    }

    private static Table elsewhere(State state, int post, Chance chance) {
        Table table = state.table();
        Roster.Edit<Body> bodies = table.bodies().edit();
        for (Stand each : state.battle().stands()) {
            Body body = table.body(each.id());
            boolean hidden = !state.knows(post, each.id());
            if (hidden && body.where() instanceof Whereabouts.OnTable(var at)) {
                Spot drawn =
                        new Spot(
                                at.x() + Tens.TEN * (chance.below(2 * FARTHEST) - FARTHEST),
                                at.y() + Tens.TEN * (chance.below(2 * FARTHEST) - FARTHEST));
                Spot there = Tens.nearest(drawn, state.battle().ground());
                bodies.set(each.id().index(), body.with(new Whereabouts.OnTable(there)));
            }
        }
        return table.withBodies(bodies.done());
    }

    private static Secrets others(State state, int post, Chance chance) {
        Secrets secrets = state.secrets(post);
        Plan plan = secrets.plan();
        for (Formation each : state.battle().formations()) {
            if (each.post() == post && chance.below(2) == 0) {
                plan = plan.with(each.id(), Standing.NONE);
                plan =
                        plan.with(
                                each.id(),
                                plan.instructions(each.id())
                                        .with(new Change.OnWhite(Instructions.White.AMBUSH)));
            }
        }
        for (Stand each : state.battle().stands()) {
            int rounds = plan.ammunition(each.id());
            if (rounds > 0 && chance.below(2) == 0) {
                plan = plan.with(each.id(), rounds - 1);
            }
        }
        Sheet sheet = secrets.sheet();
        Sheet other = sheet.sealed() ? Sheet.BLANK.seal() : Sheet.BLANK;
        Diary diary = new Diary(secrets.diary().fellows(), List.of(), List.of());
        return secrets.with(withoutPlans(plan)).with(other).with(diary);
    }

    /** Neither messages nor shoots, registered points or sorties; every fort is empty. */
    private static Plan withoutPlans(Plan plan) {
        return plan.withMessages(List.of())
                .withShoots(List.of())
                .withRegistered(List.of())
                .withSorties(List.of())
                .withEmptied(List.of(0));
    }

    /** Whom the others see is hidden too, unless they share it. */
    private static Secrets forgetting(Secrets secrets, Chance chance) {
        Roster.Edit<Knowledge> known = secrets.knowledge().edit();
        for (int i = 0; i < known.size(); i++) {
            if (chance.below(2) == 0) {
                known.set(i, Knowledge.None.NOTHING);
            }
        }
        return secrets.knowing(known.done(), Set.of(), Set.of());
    }
}
