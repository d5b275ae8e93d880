package sandtable.scene;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Prompt;
import sandtable.kernel.Scenario;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/**
 * Turns what one side knows into what a person sees. It never sees a state, and it decides nothing:
 * legality, odds and reach come from the rules.
 */
public interface Presenter<V, A extends Action, E extends Event> {
    /** What a player reads before the battle; {@code view} is of its beginning. */
    Briefing briefing(Scenario scenario, V view);

    /** The same for every view of one game. */
    Ground ground(V view);

    /**
     * @param prompt the question open for the view's side, if there is one
     */
    Scene scene(V view, Optional<Prompt<A>> prompt);

    Choice choice(V view, A action);

    /**
     * An overlay of a kind that the scene only says can be asked for.
     *
     * @param of the id of a piece for its range, the number of a place for sight
     */
    default Optional<Overlay> overlay(V view, Overlay.Kind kind, String of) {
        return Optional.empty();
    }

    /**
     * The line of sight between two places, by their numbers or, on a measured table, as points are
     * typed; nothing where sight is no matter.
     */
    default Optional<SightLine> sight(V view, String from, String to) {
        return Optional.empty();
    }

    /**
     * What an answer on a measured table would be; nothing where there is nothing to measure. It is
     * judged by the rules on what the side knows, whether it is allowed or not.
     *
     * @param typed the answer as it is written, with its blanks filled
     */
    default Optional<Measurement> measured(V view, String typed) {
        return Optional.empty();
    }

    /**
     * What a refused answer offends against, drawn where it does: a distance that is too long, a
     * line that is blocked. Nothing where the words say all.
     */
    default List<Shape> offence(V view, A action, Violation broken) {
        return List.of();
    }

    /** How several pieces would go together; nothing where they cannot be led so. */
    default Optional<Formation> formation(V view, Formation.Wish wish) {
        return Optional.empty();
    }

    /** One event in words. {@code view} is of a side that saw it, after it. */
    LogLine line(V view, E event);

    /**
     * The dice of an event, by which it can be said after a game how lucky each side was. {@code
     * view} is of a side that saw it.
     */
    List<Fortune> fortunes(V view, E event);

    /** Every type of unit there is, in the order of the unit tables. */
    default List<Specimen> specimens() {
        return List.of();
    }

    /** Tables of the rules that stand in no data file. */
    default List<Chart> charts() {
        return List.of();
    }
}
