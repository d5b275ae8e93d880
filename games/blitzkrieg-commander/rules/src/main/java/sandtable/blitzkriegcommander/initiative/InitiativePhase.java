package sandtable.blitzkriegcommander.initiative;

import sandtable.blitzkriegcommander.action.ActionContext;
import sandtable.blitzkriegcommander.action.ActionRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.ActionRules;
import sandtable.blitzkriegcommander.engineers.Mines;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Holds;
import sandtable.blitzkriegcommander.state.InitiativeHappening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
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
import java.util.stream.Stream;

/** BKC-INIT Initiative Phase: units act against the nearest enemy, recce units communicate. */
public record InitiativePhase() implements Question {
    private static final Clause PHASE = Clause.of("BKC-INIT.3");

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        var answers = new ArrayList<>(actions(view).distinct().toList());
        answers.addAll(Communication.options(view.table()));
        answers.add(new Decision.End());
        return Question.prompt(PHASE, "Who takes the initiative?", answers);
    }

    /**
     * What units may do against their nearest enemy, those with the same together. What a chapter
     * offers is legal but for whom it is directed at.
     */
    private static Stream<Decision> actions(View view) {
        var nearest = new Nearest(view.table());
        List<UnitId> able = able(nearest);
        return able.stream().flatMap(unit -> actions(view, nearest, able, unit));
    }

    private static Stream<Decision> actions(
            View view, Nearest nearest, List<UnitId> able, UnitId unit) {
        return nearest.enemies(unit).stream()
                .flatMap(enemy -> actions(view, context(nearest, able, enemy), unit, enemy))
                .filter(each -> directed(nearest, unit, each).isEmpty());
    }

    private static Stream<Decision> actions(
            View view, ActionContext context, UnitId unit, UnitId enemy) {
        return ActionRules.all().stream()
                .flatMap(each -> each.options(view, context, unit, List.of(enemy)).stream());
    }

    private static List<UnitId> able(Nearest nearest) {
        Table table = nearest.table();
        return table.onTable(table.active()).stream()
                .filter(each -> Initiative.check(nearest, each).isEmpty())
                .toList();
    }

    /** At whom it is directed; nobody is named by those who get away. */
    private static Optional<UnitId> target(Decision decision) {
        return switch (decision) {
            case Decision.Fire fire -> Optional.of(fire.target());
            case Decision.Assault assault -> Optional.of(assault.target());
            default -> Optional.empty();
        };
    }

    /** BKC-INIT.6: those with the same nearest enemy may act together. */
    private static ActionContext context(Nearest nearest, List<UnitId> able, UnitId enemy) {
        List<UnitId> same =
                able.stream().filter(each -> nearest.enemies(each).contains(enemy)).toList();
        return ActionContext.initiative(same);
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfInitiative;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-INIT.3", "units take the initiative");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return switch ((Decision.OfInitiative) decision) {
            case Decision.End _ -> Optional.empty();
            case Decision.Communicate it -> Communication.check(view.table(), it);
            case Decision.Move move -> acts(view, move);
            case Decision.Fire fire -> acts(view, fire);
            case Decision.Assault assault -> acts(view, assault);
        };
    }

    private static Optional<Violation> acts(View view, Decision decision) {
        var nearest = new Nearest(view.table());
        ActionRule rule = ActionRules.of(decision).orElseThrow();
        List<UnitId> actors = rule.actors(decision);
        for (UnitId unit : actors) {
            var broken =
                    Initiative.check(nearest, unit).or(() -> directed(nearest, unit, decision));
            if (broken.isPresent()) {
                return broken;
            }
        }
        var context = ActionContext.initiative(actors);
        return rule.check(view, context, decision);
    }

    private static Optional<Violation> directed(Nearest nearest, UnitId unit, Decision decision) {
        return decision instanceof Decision.Move move
                ? Initiative.evades(nearest, move)
                : target(decision).flatMap(each -> Initiative.against(nearest, unit, each));
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfInitiative) decision) {
            case Decision.End _ -> ended(state);
            case Decision.Communicate it ->
                    goOn(state.with(Communication.resolve(state.table(), it, telling)));
            case Decision.Move _, Decision.Fire _, Decision.Assault _ ->
                    acted(state, decision, telling);
        };
    }

    private Flow<State> acted(State state, Decision decision, Telling<Happening> telling) {
        ActionRule rule = ActionRules.of(decision).orElseThrow();
        List<UnitId> actors = rule.actors(decision);
        Table table = state.table();
        UnitId enemy =
                target(decision)
                        .orElseGet(() -> new Nearest(table).enemies(actors.getFirst()).getFirst());
        telling.tell(new InitiativeHappening.Took(actors, enemy, PHASE));
        var context = ActionContext.initiative(actors);
        State marked = state.with(marked(table, actors));
        return switch (rule.answer(marked, context, decision, telling)) {
            case Flow.Next<State>(var now, var step) -> new Flow.Push<>(now, this, step);
            case Flow.Done<State>(var now) -> resume(now, telling);
            case Flow.Stay<State> flow -> flow;
            case Flow.Push<State> flow -> flow;
            case Flow.Over<State> flow -> flow;
        };
    }

    /** For BKC-CMD.2. */
    private static Table marked(Table table, List<UnitId> actors) {
        Table now = table;
        for (UnitId each : actors) {
            Unit unit = now.unit(each);
            int turn = table.ownTurn(table.active());
            now = now.with(each, unit.with(unit.marks().withInitiative(turn)));
        }
        return now;
    }

    /**
     * An action is over, and what was held for it; it was as short as an order can be (R-BKC-68).
     */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return goOn(Mines.spotted(Opportunity.over(state, Holds.Until.ORDER), telling));
    }

    /** Where nobody has anything to do, nobody is asked: to say so would tell nothing. */
    private Flow<State> goOn(State state) {
        Table table = state.table();
        View view = View.of(state, table.battle().sideOf(table.active()));
        boolean somethingToDo =
                actions(view).findAny().isPresent() || !Communication.options(table).isEmpty();
        return somethingToDo ? new Flow.Stay<>(state, this) : ended(state);
    }

    private static Flow<State> ended(State state) {
        return new Flow.Done<>(Opportunity.over(state, Holds.Until.PHASE));
    }

    @Override
    public String named() {
        return "initiative phase";
    }
}
