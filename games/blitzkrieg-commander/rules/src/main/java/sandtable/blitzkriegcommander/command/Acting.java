package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.engineers.Mines;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Holds;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * BKC-ORD.10: units that were ordered act, one after the other in any sequence. The first of those
 * who wait is offered what it may do; another may be chosen, or act at once.
 *
 * @param formation all that were ordered
 * @param rounds of actions, this one included (BKC-ORD.2)
 * @param chosen whether the first was chosen and has not acted since
 */
public record Acting(ActionContext context, List<UnitId> formation, int rounds, boolean chosen)
        implements Question {
    private static final Clause ACT = Clause.of("BKC-ORD.10");

    public Acting {
        formation = List.copyOf(formation);
    }

    static Acting by(Table table, Decision.Order order, int rounds) {
        List<UnitId> bound =
                order.units().stream().filter(each -> Modifiers.bound(table, order, each)).toList();
        var context =
                ActionContext.ordered(order.commander(), order.units(), order.allows(), bound);
        return new Acting(context, order.units(), rounds, false);
    }

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        UnitId first = context.waiting().getFirst();
        var answers = new ArrayList<Decision>();
        for (ActionRule each : ActionRules.all()) {
            ActionContext able = each.byRoad() ? context : context.unbound(); // BKC-ORD.9
            if (able.waits(first)) {
                answers.addAll(each.options(view, able, first));
            }
        }
        if (!chosen) {
            for (UnitId each : context.waiting()) {
                if (!each.equals(first)) {
                    answers.add(new Decision.Choose(each));
                }
            }
        }
        answers.add(new Decision.Done());
        return Question.prompt(ACT, "What does " + first + " do?", answers);
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfAction;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-ORD.10", "units act that were ordered");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return switch ((Decision.OfAction) decision) {
            case Decision.Done _ -> Optional.empty();
            case Decision.Choose(var unit) -> waits(unit);
            case Decision.Deed deed -> action(view, deed);
        };
    }

    private Optional<Violation> waits(UnitId unit) {
        return context.waits(unit)
                ? Optional.empty()
                : Orders.refused(
                        "BKC-ORD.10",
                        formation.contains(unit) ? "%s has had its action" : "%s was not ordered",
                        unit);
    }

    private Optional<Violation> action(View view, Decision decision) {
        ActionRule rule = ActionRules.of(decision).orElseThrow();
        for (UnitId each : rule.actors(decision)) {
            var broken = waits(each).or(() -> bound(rule, each));
            if (broken.isPresent()) {
                return broken;
            }
        }
        return rule.check(view, context, decision);
    }

    /** BKC-ORD.9. */
    private Optional<Violation> bound(ActionRule rule, UnitId unit) {
        return context.bound().contains(unit) && !rule.byRoad()
                ? Orders.refused(
                        "BKC-ORD.9", "%s is bound to the road and may only move on it", unit)
                : Optional.empty();
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfAction) decision) {
            case Decision.Done _ -> round(state, with(context.with(List.of())));
            case Decision.Choose(var unit) -> new Flow.Stay<>(state, first(unit));
            case Decision.Deed deed -> {
                ActionRule rule = ActionRules.of(deed).orElseThrow();
                Flow<State> flow = rule.answer(state, context, deed, telling);
                Acting rest = with(rule.after(state.table(), context, deed));
                yield flow instanceof Flow.Done<State>(var now)
                        ? rest.resume(now, telling)
                        : CommandPhase.over(flow, rest);
            }
        };
    }

    private Acting with(ActionContext now) {
        return new Acting(now, formation, rounds, false);
    }

    private Acting first(UnitId unit) {
        var order = new ArrayList<UnitId>();
        order.add(unit);
        context.waiting().stream().filter(each -> !each.equals(unit)).forEach(order::add);
        return new Acting(context.with(order), formation, rounds, true);
    }

    /** An action is over, and what was held for it; who was suppressed by it does not act. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = Mines.spotted(Opportunity.over(state, Holds.Until.ACTION), telling);
        return round(now, with(context.with(fit(now.table(), context.waiting()))));
    }

    /** BKC-SUPP.3. */
    private static List<UnitId> fit(Table table, List<UnitId> units) {
        var fit = new ArrayList<UnitId>();
        for (UnitId each : units) {
            if (table.spot(each).isPresent() && !table.unit(each).suppressed()) {
                fit.add(each);
            }
        }
        return fit;
    }

    /** Goes on while somebody waits, then with the next round. */
    private static Flow<State> round(State state, Acting acting) {
        if (!acting.context.waiting().isEmpty()) {
            return new Flow.Stay<>(state, acting);
        }
        List<UnitId> again = fit(state.table(), acting.formation);
        return acting.rounds > 1 && !again.isEmpty()
                ? new Flow.Stay<>(
                        state,
                        new Acting(
                                acting.context.again(again),
                                acting.formation,
                                acting.rounds - 1,
                                false))
                : new Flow.Done<>(state);
    }

    @Override
    public String named() {
        return "%s act, %d rounds, %s%s"
                .formatted(formation, rounds, context, chosen ? ", chosen" : "");
    }
}
