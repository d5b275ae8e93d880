package sandtable.blitzcommander.turn;

import sandtable.blitzcommander.setup.SetUp;
import sandtable.blitzcommander.setup.SettingUp;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Sequence;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.victory.Scoring;
import sandtable.kernel.Pending;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.Optional;

/**
 * BC-TURN Turn Sequence, on which the game rests: both sides set up, the one that moves second
 * first; then they take their turns until the battle is decided.
 *
 * @param next what follows
 */
public record TurnSequence(Stage next) implements Sequence {
    /** What the sequence comes to, in order. */
    public enum Stage {
        SECOND_SIDE_SETS_UP,
        FIRST_SIDE_SETS_UP,
        FIRST_TURN,
        END_OF_TURN
    }

    /** With which a battle begins. */
    public static TurnSequence start() {
        return new TurnSequence(Stage.SECOND_SIDE_SETS_UP);
    }

    @Override
    public Violation notNow() {
        return sandtable.kernel.step.Step.notNow("BC-TURN.1", "a turn ends");
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        int first = state.table().battle().first();
        return switch (next) {
            case SECOND_SIDE_SETS_UP -> setUp(state, 1 - first, Stage.FIRST_SIDE_SETS_UP);
            case FIRST_SIDE_SETS_UP -> setUp(state, first, Stage.FIRST_TURN);
            case FIRST_TURN -> act(state, PlayerTurn.first(state.table(), telling));
            case END_OF_TURN -> end(state, telling);
        };
    }

    private static Flow<State> setUp(State state, int side, Stage then) {
        var after = new TurnSequence(then);
        return SetUp.needed(state.table().battle(), side)
                ? new Flow.Push<>(state, after, new SettingUp(side))
                : new Flow.Next<>(state, after);
    }

    private static Flow<State> act(State state, Table table) {
        return new Flow.Push<>(
                state.with(table), new TurnSequence(Stage.END_OF_TURN), new Acting());
    }

    private static Flow<State> end(State state, Telling<Happening> telling) {
        Battle battle = state.table().battle();
        Table ended = PlayerTurn.end(state.table(), telling);
        Optional<Pending.Over> decided = Scoring.decided(ended);
        if (decided.isPresent()) {
            return over(state.with(ended), decided.get(), telling);
        }
        boolean gameTurnEnds = ended.active() != battle.first(); // R-BC-17
        Table rested = gameTurnEnds ? PlayerTurn.recovered(ended, telling) : ended;
        if (gameTurnEnds && ended.turn() == battle.turns()) {
            return over(state.with(rested), Scoring.result(rested), telling);
        }
        int turn = ended.turn() + (gameTurnEnds ? 1 : 0);
        return act(state, PlayerTurn.begin(rested, turn, 1 - ended.active(), telling));
    }

    private static Flow<State> over(State state, Pending.Over result, Telling<Happening> telling) {
        telling.tell(new Happening.BattleEnded(result.winner(), result.reason(), result.clause()));
        return new Flow.Over<>(state, result);
    }

    @Override
    public String named() {
        return "turns, next " + next;
    }
}
