package sandtable.server.why;

import sandtable.ai.PlayerSpec;
import sandtable.catalog.Game;
import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Side;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Tie;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a searching player would do in a side's place, from what that side knows.
 *
 * @param words where to look, in words
 * @param pieces where to look
 * @param why the best answers; nothing where only a hint was asked for
 */
public record Advice(
        Counsel.What what,
        String words,
        List<String> pieces,
        List<Place> places,
        Optional<Why> why) {
    private static final Duration TIME = Duration.ofSeconds(2);
    private static final int BEST = 3;

    public Advice {
        pieces = List.copyOf(pieces);
        places = List.copyOf(places);
    }

    /**
     * What would be done.
     *
     * @param seed of the thoughts; it must not depend on what the side does not know
     */
    public static <S, V, A extends Action, E extends Event> Thought thought(
            Game<S, V, A, E> game, Side side, V view, long seed) {
        var recall = new Recall<>(game, side);
        Prompt<A> prompt = game.rules().prompt(view);
        long begun = System.nanoTime();
        Player.Answer<A> answer =
                new PlayerSpec.TimedSearch(TIME)
                        .player(recall.seat(), seed)
                        .answer(view, prompt, TIME);
        long millis = Duration.ofNanos(System.nanoTime() - begun).toMillis();
        return recall.of(
                view,
                prompt,
                answer.ranking(),
                answer.action(),
                new Recall.Effort("search", millis));
    }

    /** As much of it as was asked for. */
    public static <S, V, A extends Action, E extends Event> Advice of(
            Counsel.What what,
            Explained<S, V, A, E> explained,
            Thought all,
            Explained.About about) {
        List<Thought.Answer> few = all.answers().stream().limit(BEST).toList();
        var thought =
                new Thought(
                        all.player(),
                        all.kind(),
                        all.played(),
                        all.tried(),
                        all.trials(),
                        all.millis(),
                        few);
        Why why = explained.of(thought, few.getFirst().typed(), about);
        Tie tie = why.answers().getFirst().tie();
        Scene scene = explained.game().presenter().scene(explained.view(), Optional.empty());
        List<String> pieces = pieces(tie);
        List<Place> places = places(tie, pieces, scene);
        return new Advice(
                what,
                words(pieces, places, scene),
                pieces,
                places,
                what == Counsel.What.WHERE ? Optional.empty() : Optional.of(why));
    }

    private static String words(List<String> pieces, List<Place> places, Scene scene) {
        var look = new ArrayList<String>();
        pieces.stream()
                .flatMap(each -> scene.piece(each).stream())
                .map(Piece::name)
                .forEach(look::add);
        if (look.isEmpty()) {
            for (Place each : places) {
                if (each instanceof Place.Hex(var number)) {
                    look.add(number);
                }
            }
        }
        return look.isEmpty()
                ? "Nothing on the map asks for more: go on."
                : "Look at " + String.join(", ", look.stream().distinct().limit(4).toList()) + ".";
    }

    private static List<String> pieces(Tie tie) {
        return switch (tie) {
            case Tie.OnPiece(var piece) -> List.of(piece);
            case Tie.Along(var pieces, _) -> pieces;
            case Tie.Together together -> together.pieces();
            case Tie.OnGroup group -> group.pieces();
            case Tie.OnPlace _, Tie.Button _ -> List.of();
        };
    }

    /** Where the pieces stand, and no further: where to go is more than was asked for. */
    private static List<Place> places(Tie tie, List<String> pieces, Scene scene) {
        return switch (tie) {
            case Tie.OnPlace(var place) -> List.of(place);
            case Tie.Together together when together.place().isPresent() ->
                    List.of(together.place().get());
            case Tie.OnPiece _, Tie.Along _, Tie.OnGroup _, Tie.Together _ ->
                    pieces.stream()
                            .flatMap(each -> scene.piece(each).stream())
                            .flatMap(each -> each.places().stream())
                            .distinct()
                            .toList();
            case Tie.Button _ -> List.of();
        };
    }
}
