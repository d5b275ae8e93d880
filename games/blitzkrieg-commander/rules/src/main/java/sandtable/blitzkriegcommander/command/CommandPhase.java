package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.action.CommandRule;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.engineers.Mines;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.march.Manner;
import sandtable.blitzkriegcommander.march.MoveAction;
import sandtable.blitzkriegcommander.movement.Terms;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.opportunity.StandingOrders;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.CommandHappening.Result;
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

import java.util.List;
import java.util.Optional;

/**
 * BKC-ORD Command Phase: command units order, ask for support and move, one after the other.
 *
 * @param silenced whether the CO has failed (BKC-ORD.4)
 * @param under the command unit that has begun and not yet ended (BKC-ORD.3)
 */
public record CommandPhase(boolean silenced, Optional<Commanding> under) implements Question {
    private static final Clause PHASE = Clause.of("BKC-ORD.1");
    private static final Clause STOP = Clause.of("BKC-ORD.3");
    private static final Clause SILENCE = Clause.of("BKC-ORD.4");

    /** With which the phase begins. */
    public static CommandPhase begin() {
        return new CommandPhase(false, Optional.empty());
    }

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        String question =
                under.map(each -> "What does " + each.commander() + " order next?")
                        .orElse("Who gives an order?");
        return Question.prompt(PHASE, question, CommandOptions.of(view, this));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfCommand;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-ORD.1", "orders are being given");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        Table table = view.table();
        return switch ((Decision.OfCommand) decision) {
            case Decision.Order order -> order(table, order);
            case Decision.Move move -> move(table, move);
            case Decision.Stop _ ->
                    under.isPresent()
                            ? Optional.empty()
                            : Orders.refused("BKC-ORD.3", "no command unit has begun");
            case Decision.End _ -> Optional.empty();
            case Decision.Instruct it -> StandingOrders.check(view, it);
            case Decision.OfSupport support -> request(view, support);
        };
    }

    private Optional<Violation> order(Table table, Decision.Order order) {
        return Orders.ready(table, order.commander())
                .or(() -> turn(order.commander()))
                .or(
                        () ->
                                silenced
                                        ? Orders.refused(
                                                "BKC-ORD.4",
                                                "the CO has failed and nobody gives orders any"
                                                        + " more this turn")
                                        : Optional.empty())
                .or(() -> Orders.check(table, under, order));
    }

    /** BKC-ORD.3: one goes on until it fails or stops. */
    private Optional<Violation> turn(UnitId commander) {
        return under.filter(each -> !each.commander().equals(commander))
                .flatMap(
                        each ->
                                Orders.refused(
                                        "BKC-ORD.3",
                                        "%s has begun and goes on until it fails or stops",
                                        each.commander()));
    }

    /** BKC-ORD.11: before its first or after its last order or request. */
    private Optional<Violation> move(Table table, Decision.Move move) {
        return Orders.present(table, move.unit())
                .or(
                        () ->
                                under.isPresent()
                                        ? Orders.refused(
                                                "BKC-ORD.11",
                                                "%s gives orders, and nobody moves before it is"
                                                        + " done",
                                                under.get().commander())
                                        : Optional.empty())
                .or(
                        () ->
                                table.command(move.unit()).orElseThrow().moved() == table.turn()
                                        ? Orders.refused(
                                                "BKC-ORD.11", "%s has moved this turn", move.unit())
                                        : Optional.empty())
                .or(() -> MoveAction.check(table, move, Terms.FREE));
    }

    private Optional<Violation> request(View view, Decision decision) {
        CommandRule rule = CommandRules.of(decision).orElseThrow();
        UnitId commander = rule.commander(decision);
        return Orders.ready(view.table(), commander)
                .or(() -> turn(commander))
                .or(() -> rule.check(view, requests(commander), decision));
    }

    /**
     * What a command unit has asked for and been granted in the turn under way, as a view shows.
     */
    public static List<Decision> earlier(View view, UnitId commander) {
        return view.underWay(CommandPhase.class)
                .map(each -> each.requests(commander))
                .orElse(List.of());
    }

    List<Decision> requests(UnitId commander) {
        return under.filter(each -> each.commander().equals(commander))
                .map(Commanding::requests)
                .orElse(List.of());
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        return switch ((Decision.OfCommand) decision) {
            case Decision.Order order -> ordered(state, order, telling);
            case Decision.Move move -> moved(state, move, telling);
            case Decision.Stop _ -> {
                UnitId commander = under.orElseThrow().commander();
                telling.tell(new CommandHappening.Stopped(commander, STOP));
                yield stay(state.with(finished(state.table(), commander)), silenced);
            }
            case Decision.End _ -> new Flow.Done<>(Opportunity.over(state, Holds.Until.PHASE));
            case Decision.Instruct it ->
                    new Flow.Stay<>(
                            StandingOrders.give(state, state.table().active(), it, telling), this);
            case Decision.OfSupport support -> requested(state, support, telling);
        };
    }

    private static Flow<State> stay(State state, boolean silenced) {
        return new Flow.Stay<>(state, new CommandPhase(silenced, Optional.empty()));
    }

    private static Table finished(Table table, UnitId commander) {
        Command command = table.command(commander).orElseThrow();
        return table.with(commander, command.withFinished(table.turn()));
    }

    private Flow<State> ordered(State state, Decision.Order order, Telling<Happening> telling) {
        UnitId commander = order.commander();
        Commanding before = under.orElseGet(() -> Commanding.begun(commander));
        var roll = OrderRoll.of(state.table(), order, before.before(order.units()), telling);
        State marked = state.with(OrderRoll.after(state.table(), order));
        if (roll == Result.GIVEN || roll == Result.TWICE) {
            var rest = new CommandPhase(silenced, Optional.of(before.ordered(order.units())));
            int rounds = roll == Result.TWICE ? 2 : 1; // BKC-ORD.2
            return new Flow.Push<>(marked, rest, Acting.by(state.table(), order, rounds));
        }
        return failed(marked, order, roll, telling);
    }

    /** BKC-ORD.4. */
    private Flow<State> failed(
            State state, Decision.Order order, Result roll, Telling<Happening> telling) {
        UnitId commander = order.commander();
        boolean co = state.table().command(commander).orElseThrow().role() == Role.CO;
        State done = state.with(finished(state.table(), commander));
        if (co) {
            telling.tell(new CommandHappening.Silenced(commander, SILENCE));
        }
        var rest = new CommandPhase(silenced || co, Optional.empty());
        return roll == Result.BLUNDER
                ? Blunder.roll(done, order, telling).after(rest)
                : new Flow.Stay<>(done, rest);
    }

    private Flow<State> moved(State state, Decision.Move move, Telling<Happening> telling) {
        Table table = state.table();
        Command command = table.command(move.unit()).orElseThrow();
        State marked = state.with(table.with(move.unit(), command.withMoved(table.turn())));
        return over(MoveAction.begin(marked, move, Manner.COMMAND, telling), this);
    }

    private Flow<State> requested(State state, Decision decision, Telling<Happening> telling) {
        CommandRule rule = CommandRules.of(decision).orElseThrow();
        UnitId commander = rule.commander(decision);
        Commanding before = under.orElseGet(() -> Commanding.begun(commander));
        CommandRule.Result result = rule.answer(state, requests(commander), decision, telling);
        Optional<Commanding> now =
                result.goesOn() ? Optional.of(before.asked(decision)) : Optional.empty();
        CommandPhase rest = new CommandPhase(silenced, now).after(result.flow().state().table());
        Flow<State> flow = over(result.flow(), rest);
        return result.goesOn() ? flow : with(flow, finished(flow.state().table(), commander));
    }

    private static Flow<State> with(Flow<State> flow, Table table) {
        State now = flow.state().with(table);
        return switch (flow) {
            case Flow.Stay<State>(_, var step) -> new Flow.Stay<>(now, step);
            case Flow.Push<State>(_, var below, var over) -> new Flow.Push<>(now, below, over);
            case Flow.Next<State>(_, var next) -> new Flow.Next<>(now, next);
            case Flow.Done<State> _ -> new Flow.Done<>(now);
            case Flow.Over<State>(_, var result) -> new Flow.Over<>(now, result);
        };
    }

    /** What a chapter returned, with this step to go on after it. */
    static Flow<State> over(Flow<State> flow, sandtable.blitzkriegcommander.state.Step below) {
        return switch (flow) {
            case Flow.Next<State>(var now, var next) -> new Flow.Push<>(now, below, next);
            case Flow.Done<State>(var now) -> new Flow.Stay<>(now, below);
            case Flow.Stay<State> it -> it;
            case Flow.Push<State> it -> it;
            case Flow.Over<State> it -> it;
        };
    }

    /** An order is over, and what was held for it. */
    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = Mines.spotted(Opportunity.over(state, Holds.Until.ORDER), telling);
        return new Flow.Stay<>(now, after(now.table()));
    }

    /** Who was lost or suppressed meanwhile does not go on, be it by what it asked for itself. */
    private CommandPhase after(Table table) {
        boolean lost =
                under.isPresent() && Orders.present(table, under.get().commander()).isPresent();
        return lost ? new CommandPhase(silenced, Optional.empty()) : this;
    }

    @Override
    public String named() {
        return "command phase, %s, %s".formatted(silenced ? "silenced" : "open", under);
    }
}
