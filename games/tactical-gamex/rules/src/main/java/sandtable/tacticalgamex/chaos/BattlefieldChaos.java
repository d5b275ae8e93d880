package sandtable.tacticalgamex.chaos;

import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Prompt;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.sequence.Keeping;
import sandtable.tacticalgamex.sequence.Rolling;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Secrets;
import sandtable.tacticalgamex.state.State;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;

/**
 * TGX-24 Battlefield Chaos around the other rules: they roll dice, and cards are drawn; what comes
 * of the cards is settled when nothing else is under way (R-TGX-254).
 */
public final class BattlefieldChaos {
    private BattlefieldChaos() {}

    /** How the other rules go on. */
    public interface Game {
        Outcome<State, Happening> resolve(State state, int side, Decision action, Chance luck);

        Outcome<State, Happening> resume(State state, Chance luck);
    }

    /** With the deck shuffled for the first time. */
    public static State dealt(State state, Chance chance) {
        return ActionDeck.inUse(state.table())
                ? state.withPile(ActionDeck.shuffled(ActionDeck.without(List.of()), chance))
                : state;
    }

    /** A question with the cards that can be played there. */
    public static Prompt<Decision> prompt(View view, Prompt<Decision> plain) {
        if (view.secrets().hand().isEmpty()) {
            return plain;
        }
        var choices = new ArrayList<>(plain.options().listed());
        choices.addAll(HeldCards.choices(view));
        return new Prompt<>(plain.clause(), plain.question(), new Options.Main<>(choices));
    }

    public static Outcome<State, Happening> resolve(
            State state, int side, Decision action, Chance chance, Game game) {
        var drawing = new Drawing(state, chance);
        var events = new ArrayList<Happening>();
        State after;
        if (action instanceof Decision.Play play) {
            var telling = new Telling<Happening>(drawing);
            after = HeldCards.played(state, side, play, telling);
            drawing.play(play.card(), side); // TGX-24.5.d
            events.addAll(telling.events());
        } else if (state.step() instanceof Before(int waiting, Decision decision)) {
            Secrets mine = state.secrets().get(side).keeping(action instanceof Decision.Hold);
            State on = state.with(side, mine).with(state.stack().pop());
            Outcome<State, Happening> outcome = game.resolve(on, waiting, decision, drawing);
            after = outcome.state();
            events.addAll(outcome.events());
        } else if (HeldCards.asks(state, side, action)) {
            return new Outcome<>(
                    state.with(state.stack().push(new Before(side, action))), List.of());
        } else {
            Outcome<State, Happening> outcome = game.resolve(state, side, action, drawing);
            after = outcome.state();
            events.addAll(outcome.events());
        }
        return settled(state, after, drawing, events, game);
    }

    /** The rules have gone on from the beginning. */
    public static Outcome<State, Happening> begin(State state, Chance chance, Game game) {
        var drawing = new Drawing(state, chance);
        Outcome<State, Happening> outcome = game.resume(state, drawing);
        return settled(state, outcome.state(), drawing, new ArrayList<>(outcome.events()), game);
    }

    private static Outcome<State, Happening> settled(
            State before, State after, Drawing drawing, List<Happening> events, Game game) {
        var all = new ArrayList<>(drawing.events());
        all.addAll(events);
        State now = forgotten(before, drawing.into(after));
        if (now.table().conditions().chaos().due().isEmpty() || !calm(now)) {
            return new Outcome<>(now, all);
        }
        Outcome<State, Happening> more =
                begin(now.with(now.stack().push(new RandomEvents())), drawing.luck(), game);
        all.addAll(more.events());
        return new Outcome<>(more.state(), all);
    }

    /** Nothing is under way that an event could upset. */
    private static boolean calm(State state) {
        Object step = state.step();
        return step instanceof Rolling
                || step instanceof Spending
                || step instanceof Firing
                || step instanceof Keeping;
    }

    /** Who plays no card is asked again in the next impulse. */
    private static State forgotten(State before, State after) {
        Impulse was = before.table().impulse();
        Impulse is = after.table().impulse();
        if (was.whose().equals(is.whose())) {
            return after;
        }
        State now = after;
        for (int side = 0; side < after.secrets().size(); side++) {
            now = now.with(side, now.secrets().get(side).keeping(false));
        }
        return now;
    }
}
