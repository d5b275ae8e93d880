package sandtable.notquitemechanized.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.air.Sorties;
import sandtable.notquitemechanized.assault.CloseAssaults;
import sandtable.notquitemechanized.assault.Counterattacks;
import sandtable.notquitemechanized.assault.TankTerror;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.Calendar;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.end.NextEvent;
import sandtable.notquitemechanized.engineers.Working;
import sandtable.notquitemechanized.firefight.Firefights;
import sandtable.notquitemechanized.fireplan.Bombardment;
import sandtable.notquitemechanized.morale.Disorganising;
import sandtable.notquitemechanized.morale.MoraleChoices;
import sandtable.notquitemechanized.morale.MoraleResults;
import sandtable.notquitemechanized.night.Night;
import sandtable.notquitemechanized.reaction.Dispatches;
import sandtable.notquitemechanized.setup.SetUp;
import sandtable.notquitemechanized.state.BoundHappening;
import sandtable.notquitemechanized.state.Clock;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.SilentStep;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Step;
import sandtable.notquitemechanized.supply.Reorganising;

import java.util.ArrayList;

/**
 * NQM-SEQ.1, NQM-SUMM.1, on which the game rests: the operation order, then bounds of nine steps.
 * The last step says when it is over.
 *
 * @param next what follows
 */
public record BoundSequence(Stage next) implements SilentStep {
    private static final Clause BOUND = Clause.of("NQM-TIME.1");
    private static final int HOURS = 24;

    /** What the sequence comes to, in order. */
    public enum Stage {
        OPERATION_ORDER(1),
        NEXT_BOUND(1),
        ORDERS(1),
        MOVE_TO_CONTACT(2),
        ATTACKS(3),
        BOMBARDMENT(3),
        SORTIES(3),
        TANK_TERROR(4),
        FIREFIGHT(4),
        MORALE(5),
        CLOSE_ASSAULT(6),
        SHAKEN(6),
        COUNTERATTACK(7),
        DISORGANISE(8),
        REORGANISE(8),
        WORK(8),
        NEXT_EVENT(9),
        NIGHT(9);

        private final int step;

        Stage(int step) {
            this.step = step;
        }
    }

    /** With which a battle begins. */
    public static State begin(Battle battle) {
        var secrets = new ArrayList<Secrets>();
        for (int post = 0; post < battle.posts().size(); post++) {
            secrets.add(SetUp.secrets(battle, post));
        }
        return new State(
                SetUp.table(battle),
                Stack.of(new BoundSequence(Stage.OPERATION_ORDER)),
                Roster.of(secrets));
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return switch (next) {
            case OPERATION_ORDER -> push(state, Stage.NEXT_BOUND, new Writing(Question.OPERATION));
            case NEXT_BOUND -> bound(state, telling);
            case ORDERS -> push(state, Stage.MOVE_TO_CONTACT, new Writing(Question.ORDERS));
            case MOVE_TO_CONTACT -> push(state, Stage.ATTACKS, new MoveToContact());
            case ATTACKS -> push(state, Stage.BOMBARDMENT, new Writing(Question.ATTACKS));
            case BOMBARDMENT -> push(state, Stage.SORTIES, new Bombardment());
            case SORTIES -> push(state, Stage.TANK_TERROR, new Sorties());
            case TANK_TERROR -> push(state, Stage.FIREFIGHT, new TankTerror());
            case FIREFIGHT -> push(state, Stage.MORALE, new Firefights());
            case MORALE -> push(state, Stage.CLOSE_ASSAULT, new MoraleResults());
            case CLOSE_ASSAULT -> push(state, Stage.SHAKEN, new CloseAssaults());
            case SHAKEN -> push(state, Stage.COUNTERATTACK, new MoraleChoices());
            case COUNTERATTACK -> push(state, Stage.DISORGANISE, new Counterattacks());
            case DISORGANISE -> push(state, Stage.REORGANISE, new Disorganising());
            case REORGANISE -> push(state, Stage.WORK, new Reorganising());
            case WORK -> push(state, Stage.NEXT_EVENT, new Working());
            case NEXT_EVENT -> push(state, Stage.NIGHT, new NextEvent());
            case NIGHT -> night(state);
        };
    }

    /**
     * R-NQM-60: the operation order has just been written: the first bound brings no other orders.
     */
    private static Flow<State> bound(State state, Telling<Happening> telling) {
        int bound = state.table().bound() + 1;
        Battle battle = state.battle();
        int hour = hour(battle.calendar(), bound);
        telling.tell(new BoundHappening.BoundBegan(bound, hour, battle.sides(), BOUND));
        State begun =
                Dispatches.carried(state.with(state.table().with(new Clock(bound, 1))), telling);
        Stage first = bound == 1 ? Stage.MOVE_TO_CONTACT : Stage.ORDERS;
        return new Flow.Next<>(begun, new BoundSequence(first));
    }

    /** NQM-TIME.4: a night passes after each day's bounds. */
    private static int hour(Calendar calendar, int bound) {
        int nights = (bound - 1) / calendar.day();
        return (calendar.hour() + bound - 1 + nights * Setting.PERIOD.value()) % HOURS;
    }

    private static Flow<State> night(State state) {
        return Night.falls(state.table())
                ? push(state, Stage.NEXT_BOUND, new Night())
                : new Flow.Next<>(state, new BoundSequence(Stage.NEXT_BOUND));
    }

    private static Flow<State> push(State state, Stage then, Step step) {
        Clock now = state.table().clock();
        int number = then == Stage.NEXT_BOUND ? now.step() : before(then);
        State at = state.with(state.table().with(new Clock(now.bound(), number)));
        return new Flow.Push<>(at, new BoundSequence(then), step);
    }

    /** The number of the step that comes before a stage. */
    private static int before(Stage then) {
        return Stage.values()[then.ordinal() - 1].step;
    }

    @Override
    public String named() {
        return "bounds, next " + next;
    }
}
