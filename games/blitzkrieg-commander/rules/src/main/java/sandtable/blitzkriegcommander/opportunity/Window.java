package sandtable.blitzkriegcommander.opportunity;

import static sandtable.blitzkriegcommander.data.Setting.STANDING_REACH;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Prey;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Holds;
import sandtable.blitzkriegcommander.state.OpportunityHappening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.Secrets;
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
import java.util.stream.Collectors;

/**
 * BKC-OPP Opportunity fire: whether a side fires at enemies that move, have fired or assault.
 *
 * @param side that is asked
 * @param targets at whom; each can be attacked once at this moment (BKC-OPP.5)
 */
public record Window(int side, List<UnitId> targets, Occasion occasion) implements Question {
    private static final Clause HOLDS = Clause.of("BKC-OPP.9");

    public Window {
        targets = List.copyOf(targets);
    }

    @Override
    public int side(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        String names = targets.stream().map(UnitId::toString).collect(Collectors.joining(", "));
        return Question.prompt(
                occasion.clause(), occasion.words(names) + ": who fires?", answers(view));
    }

    /** Everybody together, each alone, and to hold for shorter or longer. */
    private List<Decision> answers(View view) {
        Table table = view.table();
        var answers = new ArrayList<Decision>();
        for (UnitId target : targets) {
            List<UnitId> able =
                    StandingOrders.asking(view.secrets(), Opportunity.able(table, side, target));
            if (able.size() > 1) {
                answers.add(new Decision.Fire(able, target, Decision.Means.GUNS));
            }
            able.forEach(each -> answers.add(alone(each, target, Decision.Means.GUNS)));
            Opportunity.able(table, side, target, Decision.Means.FLAME)
                    .forEach(each -> answers.add(alone(each, target, Decision.Means.FLAME)));
        }
        for (Decision.Scope each : Decision.Scope.values()) {
            answers.add(new Decision.Hold(each));
        }
        answers.addAll(lasting(view));
        return answers;
    }

    /** One of each kind of answer that outlasts the action; what it holds may be changed. */
    private List<Decision> lasting(View view) {
        Table table = view.table();
        UnitId target = targets.getFirst();
        List<UnitId> all = Opportunity.able(table, side, target);
        List<UnitId> asking = StandingOrders.asking(view.secrets(), all);
        var lasting = new ArrayList<Decision>();
        var armour = new Nearing(Prey.ARMOUR, STANDING_REACH.value());
        lasting.add(new Decision.Hold(Decision.Scope.PHASE, Optional.of(armour)));
        if (!asking.isEmpty()) {
            var such = new Nearing(Prey.of(table.stand(target).type()), STANDING_REACH.value());
            lasting.add(new Decision.Instruct(asking, Standing.HOLD));
            lasting.add(new Decision.Instruct(asking, new Standing.Fire(such)));
        }
        if (asking.size() < all.size()) {
            List<UnitId> others = all.stream().filter(each -> !asking.contains(each)).toList();
            lasting.add(new Decision.Instruct(others, Standing.ASK));
        }
        return lasting;
    }

    private static Decision alone(UnitId unit, UnitId target, Decision.Means means) {
        return new Decision.Fire(List.of(unit), target, means);
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfOpportunity;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-OPP.1", "opportunity fire, or hold it");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return switch ((Decision.OfOpportunity) decision) {
            case Decision.Fire fire -> fire(view, fire);
            case Decision.Hold hold -> hold(hold);
            case Decision.Instruct it -> StandingOrders.check(view, it);
        };
    }

    private static Optional<Violation> hold(Decision.Hold hold) {
        boolean over = hold.scope() == Decision.Scope.MOMENT && hold.unless().isPresent();
        return over
                ? Optional.of(
                        Violation.of(
                                "BKC-OPP.9",
                                "the moment is over before anybody can come nearer: hold for an"
                                        + " action, an order or a phase"))
                : Optional.empty();
    }

    private Optional<Violation> fire(View view, Decision.Fire fire) {
        if (!targets.contains(fire.target())) {
            return Optional.of(
                    Violation.of(
                            "BKC-OPP.1",
                            "%s neither moves nor assaults nor has just fired",
                            fire.target()));
        }
        for (UnitId each : fire.firers()) {
            if (view.table().stand(each).side() != side) {
                return Optional.of(Violation.of("BKC-OPP.1", "%s is not yours", each));
            }
            var broken = Opportunity.check(view.table(), each, fire.target(), fire.means());
            if (broken.isPresent()) {
                return broken;
            }
        }
        return Optional.empty();
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfOpportunity) decision) {
            case Decision.Fire fire -> fired(state, fire, telling);
            case Decision.Hold hold -> held(state, hold, telling);
            case Decision.Instruct it -> instructed(state, it, telling);
        };
    }

    private Flow<State> held(State state, Decision.Hold hold, Telling<Happening> telling) {
        Table table = state.table();
        telling.tell(new OpportunityHappening.Held(table.battle().sideOf(side), hold, HOLDS));
        Secrets secrets = state.secrets(side);
        Holds holds = secrets.holds().plus(hold, table.clock());
        return new Flow.Done<>(state.with(side, secrets.with(holds)));
    }

    /** The moment is looked at anew, and nobody hears of it (R-BKC-81). */
    private Flow<State> instructed(State state, Decision.Instruct it, Telling<Happening> telling) {
        State after = StandingOrders.give(state, side, it, telling);
        return Opportunity.answer(after, targets, occasion, telling)
                .<Flow<State>>map(next -> new Flow.Next<>(after, next))
                .orElseGet(() -> new Flow.Done<>(after));
    }

    /** Others may still fire at others who are open to it. */
    private Flow<State> fired(State state, Decision.Fire fire, Telling<Happening> telling) {
        State after = Opportunity.fire(state, fire, telling);
        List<UnitId> others = targets.stream().filter(each -> !each.equals(fire.target())).toList();
        return Opportunity.then(after, others, occasion, telling);
    }

    @Override
    public String named() {
        return "opportunity fire of side %d at %s, %s".formatted(side, targets, occasion);
    }
}
