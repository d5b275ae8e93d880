package sandtable.blitzkriegcommander.setup;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.state.Buried;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Question;
import sandtable.blitzkriegcommander.state.Secrets;
import sandtable.blitzkriegcommander.state.SetUpHappening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Step;
import sandtable.kernel.step.Telling;

import java.util.Optional;

/** BKC-SET.1: a side takes what the scenario proposes, whole or changed. */
public record SettingUp(int side) implements Question {
    private static final Clause SET_UP = Clause.of("BKC-SET.1");
    private static final Clause HIDDEN = Clause.of("BKC-HID.2");

    @Override
    public int side(Table table) {
        return side;
    }

    @Override
    public Prompt<Decision> prompt(View view) {
        return Question.prompt(SET_UP, "Do all stand where they should?", Proposals.of(view));
    }

    @Override
    public boolean answers(Decision decision) {
        return decision instanceof Decision.OfSetUp;
    }

    @Override
    public Violation notNow() {
        return Step.notNow("BKC-SET.1", "the armies are being set up");
    }

    @Override
    public Optional<Violation> judge(View view, Decision decision) {
        return switch ((Decision.OfSetUp) decision) {
            case Decision.Place place -> SetUp.check(view, place);
            case Decision.Build build -> SetUp.check(view, build);
            case Decision.Lay lay -> SetUp.check(view, lay);
            case Decision.Plan plan -> SetUp.check(view, plan);
            case Decision.Ready _ -> Optional.empty();
        };
    }

    @Override
    public Flow<State> act(State state, Decision decision, Telling<Happening> telling) {
        Table table = state.table();
        Side by = table.battle().sideOf(side);
        Secrets own = state.secrets(side);
        return switch ((Decision.OfSetUp) decision) {
            case Decision.Place(var unit, var at, var heading) -> {
                telling.tell(new SetUpHappening.Placed(unit, at, heading, SET_UP));
                yield stay(state.with(table.with(unit, table.unit(unit).movedTo(at, heading))));
            }
            case Decision.Build(var work, var at) -> {
                telling.tell(new SetUpHappening.Built(work, at, SET_UP));
                yield stay(state.with(table.with(table.works().with(work, at))));
            }
            case Decision.Lay(var mines, var at) -> {
                telling.tell(new SetUpHappening.Laid(mines, at, by, HIDDEN));
                boolean dummy = table.battle().field(mines).dummy();
                yield stay(state.with(side, own.with(mines, Optional.of(new Buried(at, dummy)))));
            }
            case Decision.Plan(var mission, var at, var pattern) -> {
                telling.tell(new SetUpHappening.Planned(mission, at, pattern, by, HIDDEN));
                yield stay(state.with(side, own.with(mission, Optional.of(new Aim(at, pattern)))));
            }
            case Decision.Ready _ -> {
                telling.tell(new SetUpHappening.SetUp(by, SET_UP));
                yield new Flow.Done<>(state);
            }
        };
    }

    private Flow<State> stay(State state) {
        return new Flow.Stay<>(state, this);
    }

    @Override
    public String named() {
        return "side " + side + " sets up";
    }
}
