package sandtable.notquitemechanized.air;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.fireplan.Targets;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Paragraph;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** C13: sorties of the operation order, requests for more, and targets of those that come. */
public record SortieParagraph() implements Paragraph {
    private static final int MOST_PLACES = 2;
    private static final int CHOOSING = 3;

    @Override
    public boolean takes(Decision entry) {
        return entry instanceof Decision.Fly;
    }

    @Override
    public List<Decision> proposals(View view) {
        var proposals = new ArrayList<Decision>();
        for (Stand each : view.battle().stands()) {
            if (Aircraft.is(view.table(), each.id())
                    && view.orders(each.unit())
                    && !written(view, each.id())) {
                proposals.addAll(proposals(view, each.id()));
            }
        }
        return proposals;
    }

    private static boolean written(View view, BodyId air) {
        for (Decision each : view.sheet().entries()) {
            if (each instanceof Decision.Fly(var sortie) && sortie.air().equals(air)) {
                return true;
            }
        }
        return false;
    }

    private static List<Decision> proposals(View view, BodyId air) {
        int bound = view.table().bound();
        boolean choosing = view.table().clock().step() == CHOOSING;
        boolean planning = bound == 0;
        boolean comes = Aircraft.tasked(view.plan(), air, bound).isPresent();
        int when =
                planning
                        ? Aircraft.from(view.table(), air)
                        : choosing
                                ? bound
                                : bound + Tasking.hours(view.battle().formation(air).level());
        boolean idle = choosing && !comes || when > view.battle().calendar().bounds();
        if (idle || !flies(view, air, when)) {
            return List.of();
        }
        List<Spot> places =
                planning
                        ? view.plan().objectives().stream().limit(MOST_PLACES).toList()
                        : Targets.of(view).stream().limit(MOST_PLACES).toList();
        var some = new ArrayList<Decision>();
        for (Spot each : places) {
            var sortie = new Sortie(air, each, when, false);
            if (SortieCheck.of(view, sortie).isEmpty()) {
                some.add(new Decision.Fly(sortie));
            }
        }
        return some;
    }

    /** Whether it has a sortie left then, wherever it goes. */
    private static boolean flies(View view, BodyId air, int bound) {
        return Aircraft.ready(view.table(), air, bound)
                && Aircraft.left(view, new Sortie(air, new Spot(0, 0), bound, false)) > 0;
    }

    @Override
    public Optional<Violation> check(View view, Decision entry) {
        return SortieCheck.of(view, ((Decision.Fly) entry).sortie());
    }

    @Override
    public State apply(State state, int post, Decision entry, Telling<Happening> telling) {
        Sortie sortie = ((Decision.Fly) entry).sortie();
        Plan plan = state.plan(post);
        var sorties = new ArrayList<Sortie>();
        for (Sortie each : plan.sorties()) {
            boolean same = each.air().equals(sortie.air()) && each.bound() == sortie.bound();
            if (!same) {
                sorties.add(each);
            }
        }
        sorties.add(sortie.asked(state.table().bound()));
        return state.with(post, plan.withSorties(sorties));
    }
}
