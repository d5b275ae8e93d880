package sandtable.tacticalgamex.sequence;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.command.Attaching;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.landing.ComingOn;
import sandtable.tacticalgamex.landing.Landings;
import sandtable.tacticalgamex.setup.Deployment;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.SilentStep;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.victory.VictoryDetermination;

/** TGX-4.0 Sequence of Play: the step on which all others lie, and what follows what. */
public record TurnSequence(Phase phase) implements SilentStep {
    private static final int PASSES_THAT_END = 3; // TGX-4.2.c
    private static final Clause TURN = Clause.of("TGX-4.0.a");
    private static final Clause MUST_PASS = Clause.of("TGX-4.2.1.e");

    /** Where the sequence is. */
    public enum Phase {
        SETTING_UP,
        IMPULSES,
        HOUSEKEEPING,
        /** In housekeeping, when units at sea have advanced and others may come on (TGX-10.3.f). */
        LANDING,
        /** In housekeeping, when nobody else lands. */
        LANDED,
        /** The end of housekeeping, when CPs come back (TGX-22.1.e). */
        POSTS
    }

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        return switch (phase) {
            case SETTING_UP -> setUp(state, telling);
            case IMPULSES -> {
                Impulse last = state.table().impulse();
                yield nextImpulse(
                        state, last.enemy(), last.spent() ? 0 : last.passes() + 1, telling);
            }
            case HOUSEKEEPING -> finish(state, telling);
            case LANDING ->
                    new Flow.Push<>(
                            state, new TurnSequence(Phase.LANDED), ComingOn.of(state.table()));
            case LANDED -> ended(state, telling);
            case POSTS -> decide(state, telling);
        };
    }

    /** The next side that has anything to place, or the first turn. */
    private Flow<State> setUp(State state, Telling<Happening> telling) {
        for (SetUpPart each : SetUpPart.of(state.table())) {
            if (each.owed(state)) {
                return new Flow.Push<>(each.before(state), this, each.step());
            }
        }
        if (CommandPosts.anyDue(state.table())) { // R-TGX-206
            return new Flow.Push<>(state, this, new Attaching(0));
        }
        return beginTurn(state.with(Deployment.done(state.table(), telling)), telling);
    }

    /** Initiative, and the winner takes the first impulse (TGX-4.2.a). */
    private static Flow<State> beginTurn(State state, Telling<Happening> telling) {
        telling.tell(new Happening.TurnBegan(state.table().turn(), TURN));
        Table now = Initiative.determine(state.table(), telling);
        return nextImpulse(state.with(now), now.initiative().holder().side(), 0, telling);
    }

    /** The next impulse is this side's, after so many passes in a row. */
    private static Flow<State> nextImpulse(
            State state, int side, int passes, Telling<Happening> telling) {
        Table table = state.table();
        int count = passes;
        int whose = side;
        boolean anybody = Impulses.able(table, side) || Impulses.able(table, 1 - side);
        while (anybody && count < PASSES_THAT_END) { // TGX-4.2.b, TGX-4.2.c
            if (Impulses.able(table, whose)) {
                return new Flow.Push<>(
                        state.with(table.with(Impulse.of(whose, count))),
                        new TurnSequence(Phase.IMPULSES),
                        new Rolling());
            }
            telling.tell(new Happening.Passed(whose, true, MUST_PASS)); // R-TGX-18: counts too
            count++;
            whose = 1 - whose;
        }
        return new Flow.Push<>(
                state.with(table.with(Impulse.NONE)),
                new TurnSequence(Phase.HOUSEKEEPING),
                new Keeping(0));
    }

    /** R-TGX-160: the landing comes after the other things that housekeeping does. */
    private static Flow<State> finish(State state, Telling<Happening> telling) {
        State now = state.with(Housekeeping.finish(state.table(), telling));
        return Landings.due(now.table())
                ? new Flow.Push<>(now, new TurnSequence(Phase.LANDING), Advancing.all(now.table()))
                : ended(now, telling);
    }

    /** R-TGX-207: CPs come back before the turn is judged. */
    private static Flow<State> ended(State now, Telling<Happening> telling) {
        Housekeeping.ended(now.table(), telling);
        return CommandPosts.anyDue(now.table())
                ? new Flow.Push<>(now, new TurnSequence(Phase.POSTS), new Attaching(0))
                : decide(now, telling);
    }

    /** The turn is over, and with it perhaps the battle. */
    private static Flow<State> decide(State state, Telling<Happening> telling) {
        Table now = state.table();
        return VictoryDetermination.over(now, telling)
                .<Flow<State>>map(over -> new Flow.Over<>(state.with(now), over))
                .orElseGet(() -> beginTurn(state.with(now.withTurn(now.turn() + 1)), telling));
    }
}
