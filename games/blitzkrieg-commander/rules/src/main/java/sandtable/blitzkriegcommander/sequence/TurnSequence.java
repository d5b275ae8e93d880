package sandtable.blitzkriegcommander.sequence;

import sandtable.blitzkriegcommander.air.AirSuperiority;
import sandtable.blitzkriegcommander.artillery.ScheduledPhase;
import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.command.CommandPhase;
import sandtable.blitzkriegcommander.end.EndPhase;
import sandtable.blitzkriegcommander.initiative.InitiativePhase;
import sandtable.blitzkriegcommander.setup.Arrivals;
import sandtable.blitzkriegcommander.setup.Concealment;
import sandtable.blitzkriegcommander.setup.SettingUp;
import sandtable.blitzkriegcommander.state.Clock;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.Phase;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Step;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Telling;

import java.util.List;

/**
 * BKC-PHASE Phases, on which the game rests: both sides set up, the defender first (BKC-SET.1);
 * then they take their turns. The End Phase says when it is over.
 *
 * @param next what follows
 */
public record TurnSequence(Stage next) implements SilentStep {
    private static final Clause TURN = Clause.of("BKC-PHASE.2");
    private static final Clause PHASE = Clause.of("BKC-PHASE.1");

    /** What the sequence comes to, in order. */
    public enum Stage {
        DEFENDER_SETS_UP,
        ATTACKER_SETS_UP,
        FIRST_TURN,
        SCHEDULED,
        INITIATIVE,
        COMMAND,
        END,
        NEXT_TURN
    }

    /** With which a battle begins. */
    public static State begin(Battle battle) {
        return new State(
                Table.of(battle),
                Stack.of(new TurnSequence(Stage.DEFENDER_SETS_UP)),
                List.of(Concealment.of(battle, 0), Concealment.of(battle, 1)));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        int first = state.table().battle().first();
        return switch (next) {
            case DEFENDER_SETS_UP -> // BKC-SET.1
                    push(state, Stage.ATTACKER_SETS_UP, new SettingUp(1 - first));
            case ATTACKER_SETS_UP -> push(state, Stage.FIRST_TURN, new SettingUp(first));
            case FIRST_TURN -> // BKC-RREQ.7
                    turn(state.with(AirSuperiority.settled(state.table(), telling)), telling);
            case SCHEDULED ->
                    phase(state, Phase.SCHEDULED, Stage.INITIATIVE, new ScheduledPhase(), telling);
            case INITIATIVE ->
                    phase(state, Phase.INITIATIVE, Stage.COMMAND, new InitiativePhase(), telling);
            case COMMAND -> phase(state, Phase.COMMAND, Stage.END, CommandPhase.begin(), telling);
            case END -> phase(state, Phase.END, Stage.NEXT_TURN, new EndPhase(), telling);
            case NEXT_TURN -> turn(state.with(followed(state.table())), telling);
        };
    }

    /** BKC-PHASE.2: the other side's turn; after both, the next game turn. */
    private static Table followed(Table table) {
        int side = 1 - table.active();
        boolean both = side == table.battle().first();
        return table.with(new Clock(table.turn() + (both ? 1 : 0), side));
    }

    private static Flow<State> turn(State state, Telling<Happening> telling) {
        Table table = state.table();
        var side = table.battle().sideOf(table.active());
        telling.tell(new TurnHappening.TurnBegan(table.turn(), side, TURN));
        return push(state, Stage.SCHEDULED, new Arrivals()); // BKC-SET.3, BKC-CU.2
    }

    /** BKC-PHASE.1. */
    private static Flow<State> phase(
            State state, Phase phase, Stage then, Step step, Telling<Happening> telling) {
        Table table = state.table();
        var side = table.battle().sideOf(table.active());
        telling.tell(new TurnHappening.PhaseBegan(phase, side, PHASE));
        return push(state, then, step);
    }

    private static Flow<State> push(State state, Stage then, Step step) {
        return new Flow.Push<>(state, new TurnSequence(then), step);
    }

    @Override
    public String named() {
        return "turns, next " + next;
    }
}
