package sandtable.hexblitz.sequence;

import sandtable.hexblitz.activation.Activation;
import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.facing.Turning;
import sandtable.hexblitz.orders.Ordering;
import sandtable.hexblitz.orders.Orders;
import sandtable.hexblitz.setup.Deployment;
import sandtable.hexblitz.setup.SettingUp;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Dealt;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Step;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.supply.LogisticSupply;
import sandtable.hexblitz.supply.Recovery;
import sandtable.hexblitz.victory.Verdict;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Stack;
import sandtable.kernel.step.Telling;

import java.util.List;

/**
 * HB-SEQ Game sequence: the step on which a battle rests. It says what follows when what lies on it
 * is done.
 *
 * @param at the side or the card whose turn it is next, where a phase goes through sides or cards
 */
public record GameSequence(Phase next, int at) implements Step.Silent {
    private static final Clause TURN = Clause.of("HB-SCALE.1");
    private static final Clause NIGHT_TURN = Clause.of("HB-SCALE.2");
    private static final Clause REVEALED = Clause.of("HB-SEQ.2");
    private static final Clause DEALT = Clause.of("HB-SEQ.4");
    private static final Clause ACTIVATED = Clause.of("HB-SEQ.6");

    /** What follows next. */
    public enum Phase {
        SET_UP,
        /** Supply and recovery, then new markers. */
        ORDERS,
        REVEAL,
        /** Each side in turn may face its Defensive stands anew, if it has any that can. */
        TURNING,
        DEAL,
        ACTIVATIONS,
        END_OF_TURN
    }

    /** A battle before anything has happened. */
    public static State begin(Battle battle) {
        return new State(
                Deployment.table(battle),
                Stack.of(before(Phase.SET_UP)),
                List.of(Deployment.secrets(battle, 0), Deployment.secrets(battle, 1)));
    }

    /** With this phase next, from its beginning. */
    public static GameSequence before(Phase phase) {
        return new GameSequence(phase, 0);
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return switch (next) {
            case SET_UP -> new Flow.Push<>(state, before(Phase.ORDERS), new SettingUp());
            case ORDERS ->
                    new Flow.Push<>(begun(state, telling), before(Phase.REVEAL), new Ordering());
            case REVEAL -> new Flow.Next<>(revealed(state, telling), before(Phase.TURNING));
            case TURNING -> turning(state);
            case DEAL -> new Flow.Next<>(dealt(state, telling), before(Phase.ACTIVATIONS));
            case ACTIVATIONS -> activated(state, telling);
            case END_OF_TURN -> ended(state, telling);
        };
    }

    /** The start of a turn: supply and recovery, and no marker is placed yet. */
    private static State begun(State state, Telling<Happening> telling) {
        Table table = state.table();
        boolean night = table.night();
        telling.tell(new Happening.TurnBegan(table.turn(), night, night ? NIGHT_TURN : TURN));
        if (table.turn() > 1 && table.battle().clock().firstOfDay(table.turn())) {
            table = LogisticSupply.draw(table, telling);
            table = Recovery.of(table, telling);
        }
        State blank =
                state.with(table)
                        .with(0, state.secrets(0).blank())
                        .with(1, state.secrets(1).blank());
        return Visibility.remember(blank);
    }

    private static State revealed(State state, Telling<Happening> telling) {
        telling.tell(new Happening.Revealed(REVEALED));
        State open = state.with(Orders.revealed(state.table(), state.secrets()));
        return Visibility.remember(
                open.with(0, open.secrets(0).blank()).with(1, open.secrets(1).blank()));
    }

    private Flow<State> turning(State state) {
        if (at == state.table().battle().sides().size()) {
            return new Flow.Next<>(state, before(Phase.DEAL));
        }
        var then = new GameSequence(Phase.TURNING, at + 1);
        return FrontFlankRear.turnable(state.table(), at).isEmpty()
                ? new Flow.Next<>(state, then)
                : new Flow.Push<>(state, then, new Turning(at));
    }

    private static State dealt(State state, Telling<Happening> telling) {
        List<Dealt> deal = Cards.deal(state.table(), telling.chance());
        telling.tell(new Happening.CardsDealt(deal, DEALT));
        return state.with(state.table().withDeal(deal));
    }

    /** HB-SEQ.6, HB-SEQ.8: the lowest card that anybody is left to use. */
    private Flow<State> activated(State state, Telling<Happening> telling) {
        Table table = state.table();
        for (int place = at; place < table.deal().size(); place++) {
            Dealt dealt = table.deal().get(place);
            var group = Group.of(dealt);
            if (group.any(table)) {
                telling.tell(
                        new Happening.Activated(
                                dealt.card(), dealt.formation(), dealt.order(), ACTIVATED));
                return new Flow.Push<>(
                        state.with(Activation.begin(table, group)),
                        new GameSequence(Phase.ACTIVATIONS, place + 1),
                        new Activation(place));
            }
        }
        return new Flow.Next<>(state, before(Phase.END_OF_TURN));
    }

    /** HB-SEQ.9: cards are collected, and the next turn begins or the battle ends. */
    private static Flow<State> ended(State state, Telling<Happening> telling) {
        Table table = EndOfTurn.of(state.table());
        if (EndOfTurn.last(table)) {
            Pending.Over over = Verdict.of(table);
            telling.tell(new Happening.BattleEnded(over.reason(), over.clause()));
            return new Flow.Over<>(state.with(table), over);
        }
        return new Flow.Next<>(state.with(table.withTurn(table.turn() + 1)), before(Phase.ORDERS));
    }
}
