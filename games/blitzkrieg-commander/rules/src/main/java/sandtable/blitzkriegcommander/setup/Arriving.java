package sandtable.blitzkriegcommander.setup;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.CommandHappening;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A side places those who come: units of reserves (BKC-SET.3) and command units (BKC-CU.2). Who
 * finds no place comes another time.
 *
 * @param units still to be placed
 */
record Arriving(List<UnitId> units) implements Question {
    private static final Clause ENTER = Clause.of("BKC-SET.3");
    private static final Clause RETURN = Clause.of("BKC-CU.2");

    Arriving {
        units = List.copyOf(units);
    }

    @Override
    public int side(Table table) {
        return table.active();
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        for (UnitId each : units) {
            List<Decision> places = Entry.options(view.table(), each);
            if (!places.isEmpty()) {
                return Question.prompt(ENTER, "Where does %s come on?".formatted(each), places);
            }
        }
        return Question.prompt(
                ENTER, "There is no place for those who come.", List.of(new Decision.Done()));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfArrival;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-SET.3", "units come on the table");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        Table table = view.table();
        return switch ((Decision.OfArrival) decision) {
            case Decision.Enter(var unit, var at, _) ->
                    comes(table, unit, Whereabouts.Off.RESERVE)
                            .or(() -> Entry.enters(table, unit, at));
            case Decision.Return(var unit, var at) ->
                    comes(table, unit, Whereabouts.Off.RETURNING)
                            .or(() -> Entry.returns(table, unit, at));
            case Decision.Done _ -> done(table);
        };
    }

    private Optional<Violation> comes(Table table, UnitId unit, Whereabouts from) {
        return units.contains(unit) && table.unit(unit).where() == from
                ? Optional.empty()
                : Optional.of(Violation.of("BKC-SET.3", "%s does not come on now", unit));
    }

    private Optional<Violation> done(Table table) {
        for (UnitId each : units) {
            if (!Entry.options(table, each).isEmpty()) {
                return Optional.of(Violation.of("BKC-SET.3", "%s has not been placed", each));
            }
        }
        return Optional.empty();
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        return switch ((Decision.OfArrival) decision) {
            case Decision.Enter(var unit, var at, var heading) -> {
                telling.tell(new CommandHappening.Entered(unit, at, heading, ENTER));
                yield placed(state, unit, at, heading);
            }
            case Decision.Return(var unit, var at) -> {
                Command command = table.command(unit).orElseThrow();
                telling.tell(new CommandHappening.Returned(unit, at, command.cv(), RETURN));
                yield placed(state, unit, at, table.unit(unit).heading());
            }
            case Decision.Done _ -> new Flow.Done<>(state);
        };
    }

    private Flow<State> placed(State state, UnitId unit, Spot at, Heading heading) {
        Table table = state.table();
        Unit fresh = Unit.at(new Whereabouts.OnTable(at), heading);
        State now = state.with(table.with(unit, fresh.with(table.unit(unit).marks())));
        var left = new ArrayList<>(units);
        left.remove(unit);
        return left.isEmpty() ? new Flow.Done<>(now) : new Flow.Stay<>(now, new Arriving(left));
    }

    @Override
    public String named() {
        return units + " arrive";
    }
}
