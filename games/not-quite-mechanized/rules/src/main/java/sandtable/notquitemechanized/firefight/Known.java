package sandtable.notquitemechanized.firefight;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Link;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;

import java.util.Optional;

/** What decides who fires: the truth, or what a post knows of it. The same rules read either. */
interface Known {
    Table table();

    /** What the post that orders a unit has written; nothing where that is not known. */
    Optional<Plan> plan(UnitId unit);

    static Known of(State state) {
        return new Truth(state);
    }

    static Known of(View view) {
        return new Seen(view);
    }

    /** CUs or FUs; who is not known to have none is taken to have some. */
    default int ammunition(BodyId body) {
        Optional<Plan> plan = plan(table().stand(body).unit());
        return plan.isPresent() ? plan.get().ammunition(body) : 1;
    }

    /** Whom a unit supports, and how. */
    default Optional<Link> link(UnitId unit) {
        Optional<Plan> plan = plan(unit);
        if (plan.isPresent()) {
            for (Link each : plan.get().links()) {
                if (each.unit().equals(unit)) {
                    return Optional.of(each);
                }
            }
        }
        return Optional.empty();
    }

    record Truth(State state) implements Known {
        @Override
        public Table table() {
            return state.table();
        }

        @Override
        public Optional<Plan> plan(UnitId unit) {
            return Optional.of(state.planOf(unit));
        }
    }

    record Seen(View view) implements Known {
        @Override
        public Table table() {
            return view.table();
        }

        @Override
        public Optional<Plan> plan(UnitId unit) {
            return view.orders(unit) ? Optional.of(view.plan()) : Optional.empty();
        }
    }
}
