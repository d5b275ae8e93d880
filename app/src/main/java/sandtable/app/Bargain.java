package sandtable.app;

import sandtable.ai.Terms;
import sandtable.catalog.Game;
import sandtable.kernel.Camp;
import sandtable.kernel.Match;
import sandtable.kernel.Side;
import sandtable.kernel.save.Ending;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoublePredicate;

/**
 * Resigning and offers at the terminal. A computer answers by its estimate, once a turn; a person
 * beside it is asked.
 */
final class Bargain<S, V> {
    private static final String YES = "yes";

    private final Game<S, V, ?, ?> game;
    private final Talk talk;
    private final Set<Side> computers;
    private final Map<Camp, Integer> offered = new HashMap<>();

    Bargain(Game<S, V, ?, ?> game, Talk talk, Set<Side> computers) {
        this.game = game;
        this.talk = talk;
        this.computers = Set.copyOf(computers);
    }

    Optional<Ending> resigned(Match<S, V, ?, ?> match, Side side) {
        Camp camp = game.rules().camp(match.state(), side);
        return agreed("Type yes to resign for the " + camp + " side > ")
                ? Optional.of(new Ending.Resigned(side))
                : Optional.empty();
    }

    Optional<Ending> drawn(Match<S, V, ?, ?> match, Side side) {
        return agreeing(match, side, Terms::draws, "take the draw").map(_ -> new Ending.Drawn());
    }

    Optional<Ending> claimed(Match<S, V, ?, ?> match, Side side) {
        return agreeing(match, side, Terms::resigns, "resign").map(Ending.Resigned::new);
    }

    /**
     * Whoever speaks for the other camp, if they agree.
     *
     * @param terms on which a computer does
     * @param deed what a person would do
     */
    private Optional<Side> agreeing(
            Match<S, V, ?, ?> match, Side side, DoublePredicate terms, String deed) {
        return other(match, side)
                .filter(
                        each ->
                                computers.contains(each)
                                        ? judged(match, side, terms.test(worth(match, each)))
                                        : agreed(each + ": type yes to " + deed + " > "));
    }

    /** Who speaks for the other camp: the highest post that a person holds. */
    private Optional<Side> other(Match<S, V, ?, ?> match, Side side) {
        var posts = game.posts(match.state());
        List<Side> others =
                posts.keySet().stream()
                        .filter(each -> !posts.get(each).equals(posts.get(side)))
                        .toList();
        return others.stream()
                .filter(each -> !computers.contains(each))
                .findFirst()
                .or(() -> others.stream().findFirst());
    }

    private double worth(Match<S, V, ?, ?> match, Side side) {
        return game.judgement().worth(match.view(side));
    }

    private boolean judged(Match<S, V, ?, ?> match, Side side, boolean agrees) {
        int turn = game.turn().applyAsInt(match.state());
        Camp camp = game.rules().camp(match.state(), side);
        Integer last = offered.put(camp, turn);
        if (last != null && last == turn) {
            talk.say("The computer has answered in turn " + turn + "; ask again in the next.");
            return false;
        }
        if (!agrees) {
            talk.say("The computer plays on.");
        }
        return agrees;
    }

    private boolean agreed(String question) {
        return talk.ask(question).map(String::strip).filter(YES::equals).isPresent();
    }
}
