package sandtable.server;

import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Pending;
import sandtable.scene.LogLine;
import sandtable.scene.Measurement;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Shape;
import sandtable.server.seen.Changed;
import sandtable.server.seen.Stretch;
import sandtable.server.store.Listed;
import sandtable.server.store.StoredGame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What leaves the server about games, as JSON. Everything about a position is made by {@link Door}.
 */
final class Sent {
    private Sent() {}

    /** What a seat is shown, as far as it asked for it. */
    sealed interface Shown {}

    /**
     * All that a seat is shown.
     *
     * @param position the number an answer is made against; it goes up with everything the seat is
     *     shown and never comes back
     * @param step how many steps the seat has seen, for replay
     * @param side the post whose eyes it is seen with; empty for those of all
     * @param camp whose cause that post fights for
     * @param sides all posts, those of a camp side by side
     * @param umpire whether somebody at the game sees everything
     * @param handings seats that changed hands, in their order
     * @param seed of the dice, after the end
     * @param chosenSeed what somebody chose to draw the dice from, who may know how they fall; none
     *     where they are secret
     * @param offer what one camp has offered the other in this turn
     * @param lesson in a lesson, how many answers the reader has given
     * @param watching whether this seat only watches: it is the umpire's, or a computer plays it
     * @param mark by which the scene can be named later, to be told only what has changed since;
     *     empty in a look back
     */
    record Position(
            String game,
            int position,
            int step,
            String side,
            String camp,
            List<Participant> sides,
            boolean umpire,
            List<Handing> handings,
            boolean watching,
            int turn,
            Optional<Result> over,
            List<String> waitingFor,
            Optional<Thinking> thinking,
            String mark,
            Scene scene,
            List<Logged> log,
            Undo undo,
            String commitment,
            Optional<String> seed,
            Optional<String> chosenSeed,
            Optional<Offer> offer,
            List<String> notices,
            Optional<Integer> lesson)
            implements Shown {
        /** The same with another scene. */
        Position with(Scene other) {
            return new Position(
                    game,
                    position,
                    step,
                    side,
                    camp,
                    sides,
                    umpire,
                    handings,
                    watching,
                    turn,
                    over,
                    waitingFor,
                    thinking,
                    mark,
                    other,
                    log,
                    undo,
                    commitment,
                    seed,
                    chosenSeed,
                    offer,
                    notices,
                    lesson);
        }
    }

    /**
     * What a seat is shown that has an earlier scene. Pieces, overlays and choices are put together
     * from those it has and those that are sent, by stretches.
     *
     * @param since the mark of the scene it has
     * @param position as it is now; its scene holds only what is new or different, its log what
     *     came since
     * @param same parts of the scene that are as they were, by name, and left out
     */
    record Changes(
            String since,
            Position position,
            List<String> same,
            List<Stretch> pieces,
            List<Stretch> overlays,
            List<Stretch> choices)
            implements Shown {
        static Changes of(String since, Position position, Changed changed) {
            return new Changes(
                    since,
                    position.with(changed.scene()),
                    changed.same(),
                    changed.pieces(),
                    changed.overlays(),
                    changed.choices());
        }
    }

    /**
     * What a seat may answer, without what is to be seen.
     *
     * @param question none if nothing is asked of it
     */
    record Asked(
            String game,
            int position,
            int step,
            String side,
            int turn,
            Optional<Result> over,
            List<String> waitingFor,
            Optional<Options> question)
            implements Shown {}

    /**
     * @param choices answers as they are typed
     * @param more whether others may be given too
     */
    record Options(String words, Clause clause, List<String> choices, boolean more) {
        Options {
            choices = List.copyOf(choices);
        }
    }

    /**
     * A post and who plays it.
     *
     * @param camp whose cause it fights for; a camp with one post has its name
     * @param people whether it can be handed from a person to a computer and back
     */
    record Participant(String id, String camp, String player, String title, boolean people) {}

    /**
     * A seat that another plays since a turn; all are told.
     *
     * @param title who plays it
     */
    record Handing(int turn, String side, String player, String title) {}

    /**
     * An offer about the end of the game; all are told.
     *
     * @param camp who made it
     * @param open whether it waits for an answer; else it was declined
     */
    record Offer(String camp, sandtable.server.store.Offer.What what, boolean open) {
        static Optional<Offer> of(StoredGame game) {
            int turn = game.progress().turn();
            boolean runs = game.progress().result().isEmpty();
            return game.accord()
                    .offer()
                    .filter(each -> runs && each.turn() == turn)
                    .map(each -> new Offer(each.camp(), each.what(), each.open(turn)));
        }
    }

    record Result(
            Optional<String> winner, Map<String, Integer> points, String reason, Clause clause) {
        static Result of(Pending.Over over) {
            var points = new TreeMap<String, Integer>();
            over.points().forEach((camp, count) -> points.put(camp.id(), count));
            return new Result(over.winner().map(Camp::id), points, over.reason(), over.clause());
        }
    }

    /**
     * A computer that is waited for.
     *
     * @param sinceMs since whoever is shown it last noticed something
     * @param budgetMs how long it may think about one answer
     */
    record Thinking(String side, String title, long sinceMs, long budgetMs) {}

    /**
     * @param side who answered in this step; empty for the set-up
     */
    record Logged(int step, int turn, String side, LogLine line) {}

    /**
     * @param action what would be taken back, as it was typed
     */
    record Undo(boolean possible, String why, String action) {}

    /** One thing that happened, as a seat saw it. */
    record Step(
            int number, int turn, String side, String words, Clause clause, List<Place> places) {}

    record News(
            int position,
            List<String> waitingFor,
            Optional<Thinking> thinking,
            List<Participant> sides,
            boolean over,
            Optional<Offer> offer) {
        /** Whether it says nothing that {@code other} did not; time alone is no news. */
        boolean same(News other) {
            return position == other.position
                    && waitingFor.equals(other.waitingFor)
                    && sides.equals(other.sides)
                    && over == other.over
                    && offer.equals(other.offer)
                    && thinking.map(Thinking::side).equals(other.thinking.map(Thinking::side));
        }
    }

    /** What answers on a measured table would be, in the order they were asked for. */
    record Measured(List<Measurement> measurements) {
        Measured {
            measurements = List.copyOf(measurements);
        }
    }

    /** Made against a position that is no longer the last. */
    record Stale(String code, String message, Shown position) {}

    /**
     * @param offence what it offends against, drawn on the table
     */
    record Refused(
            String code, String message, Clause clause, String reason, List<Shape> offence) {}

    record Failed(String code, String message) {}

    /**
     * @param line where it stands in what was sent, or 0
     */
    record Rejected(String code, String message, int line, String field) {}

    record NotUndone(String code, String message, String reason) {}

    /**
     * A look back after the end.
     *
     * @param strength of both sides at the start (turn 0) and at the end of each turn
     * @param unit what strength is counted in
     */
    record Summary(
            Result result,
            List<Strength> strength,
            String unit,
            Map<String, Integer> losses,
            List<Luck> luck,
            String commitment,
            String seed) {}

    record Strength(int turn, Map<String, Integer> values) {}

    /**
     * How well one side's dice fell.
     *
     * @param percentile how many of a hundred games with the same fights would have had less luck,
     *     equal luck counted half
     */
    record Luck(String side, int fights, double expected, int actual, double percentile) {}

    /**
     * @param umpire the token of the umpire's seat, if there is one
     */
    record Created(String id, List<HeldSeat> seats, Optional<String> umpire, String commitment) {}

    record HeldSeat(String side, String camp, String token, String player) {}

    /**
     * A page of the list of games.
     *
     * @param aside games that are kept and cannot be played on
     * @param count of all games that were asked for, on this page or another
     * @param more what to give as {@code after} for the next page; none on the last
     */
    record ListedGames(
            List<ListedGame> games, List<Listed.Aside> aside, int count, Optional<String> more) {
        static final ListedGames NONE = new ListedGames(List.of(), List.of(), 0, Optional.empty());
    }

    /** Whether games can be played here. */
    record Health(String status, String message) {}

    /**
     * @param result why it is over; empty while it runs
     * @param winner the camp that won
     * @param drawn whether nobody won; where neither is told an older program kept the game
     */
    record ListedGame(
            String id,
            String scenario,
            String title,
            List<Participant> sides,
            int turn,
            String updated,
            boolean over,
            String result,
            Optional<String> winner,
            boolean drawn,
            Optional<Offer> offer,
            List<String> waitingFor,
            List<ListedSeat> seats,
            Optional<String> umpire) {}

    /**
     * @param asked whether this seat owes an answer
     */
    record ListedSeat(String side, String camp, String token, String player, boolean asked) {}
}
