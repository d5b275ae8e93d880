package sandtable.server;

import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Violation;
import sandtable.scene.Formation;
import sandtable.scene.Measurement;

import java.util.ArrayList;
import java.util.List;

/**
 * What answers would be, from what one side knows. Nobody is told, nothing is kept.
 *
 * @param view of the side that is asked
 */
record Prospect<V, A extends Action, E extends Event>(Game<?, V, A, E> game, V view) {
    /** Its price, its odds, or what speaks against it. */
    Reply considered(String text) {
        return switch (game.rules().notation().read(view, text)) {
            case Notation.Reading.Unread<A>(var why) -> new Reply.Unreadable(why);
            case Notation.Reading.Read<A>(var action) ->
                    game.rules()
                            .check(view, action)
                            .<Reply>map(each -> refused(game, view, action, each))
                            .orElseGet(
                                    () ->
                                            new Reply.Considered(
                                                    game.presenter().choice(view, action)));
        };
    }

    /** A refusal with what it is about, from what the side knows. */
    static <V, A extends Action> Reply.Refused refused(
            Game<?, V, A, ?> game, V view, A action, Violation broken) {
        return new Reply.Refused(broken, game.presenter().offence(view, action, broken));
    }

    /** On a measured table. */
    Reply measured(List<String> texts) {
        var measurements = new ArrayList<Measurement>();
        for (String text : texts) {
            if (game.rules().notation().read(view, text)
                    instanceof Notation.Reading.Unread<A>(var why)) {
                return new Reply.Unreadable(why);
            }
            measurements.add(
                    game.presenter()
                            .measured(view, text)
                            .orElseThrow(
                                    () ->
                                            new Failure(
                                                    404,
                                                    "not-measured",
                                                    "There is nothing to measure in this"
                                                            + " answer.")));
        }
        return new Reply.Measured(measurements);
    }

    /** How pieces would go together. */
    Reply formed(Formation.Wish wish) {
        return game.presenter()
                .formation(view, wish)
                .<Reply>map(Reply.Formed::new)
                .orElseThrow(
                        () -> new Failure(404, "not-formed", "These do not go anywhere together."));
    }
}
