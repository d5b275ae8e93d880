package sandtable.server.seen;

import sandtable.scene.Choice;
import sandtable.scene.Overlay;
import sandtable.scene.Piece;
import sandtable.scene.Question;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What has changed in a scene. Both scenes were made for the same eyes, so that their difference
 * tells nothing that they do not.
 *
 * @param scene what is new or different in it
 * @param same parts that are as they were, by name, and left out
 * @param pieces how they are put together from those that were there and those in the scene
 * @param overlays likewise
 * @param choices of the question, likewise
 */
public record Changed(
        Scene scene,
        List<String> same,
        List<Stretch> pieces,
        List<Stretch> overlays,
        List<Stretch> choices) {
    public Changed {
        same = List.copyOf(same);
        pieces = List.copyOf(pieces);
        overlays = List.copyOf(overlays);
        choices = List.copyOf(choices);
    }

    public static Changed between(Scene before, Scene now) {
        var same = new ArrayList<String>();
        Part<Piece> pieces = Part.of(before.pieces(), now.pieces(), Piece::id);
        Part<Overlay> overlays =
                Part.of(before.overlays(), now.overlays(), each -> each.kind() + " " + each.of());
        Part<Choice> choices = Part.of(choices(before), choices(now), Choice::typed);
        var scene =
                new Scene(
                        now.title(),
                        unlessSame("parties", Scene::parties, before, now, same),
                        pieces.sent(),
                        unlessSame("crossings", Scene::crossings, before, now, same),
                        unlessSame("features", Scene::features, before, now, same),
                        unlessSame("markers", Scene::markers, before, now, same),
                        unlessSame("tracks", Scene::tracks, before, now, same),
                        unlessSame("sequence", Scene::sequence, before, now, same),
                        now.question().map(each -> with(each, choices.sent())),
                        overlays.sent(),
                        now.held(),
                        unlessSame("papers", Scene::papers, before, now, same));
        return new Changed(
                scene, same, pieces.stretches(), overlays.stretches(), choices.stretches());
    }

    /** A part of the scene now; what is as it was is named in its place. */
    private static <T> List<T> unlessSame(
            String name,
            Function<Scene, List<T>> part,
            Scene before,
            Scene now,
            List<String> same) {
        List<T> list = part.apply(now);
        if (!list.equals(part.apply(before))) {
            return list;
        }
        same.add(name);
        return List.of();
    }

    private static List<Choice> choices(Scene scene) {
        return scene.question().map(Question::choices).orElse(List.of());
    }

    private static Question with(Question question, List<Choice> choices) {
        return new Question(
                question.side(),
                question.words(),
                question.clause(),
                question.form(),
                choices,
                question.more(),
                question.of(),
                question.others(),
                question.standing(),
                question.variants());
    }

    /**
     * A list as it is put together from another.
     *
     * @param sent what the other does not have
     */
    private record Part<T>(List<T> sent, List<Stretch> stretches) {
        /**
         * @param name by which one that may be the same is found in the list before
         */
        static <T> Part<T> of(List<T> before, List<T> now, Function<T, String> name) {
            Map<String, Integer> places = new HashMap<>();
            for (int i = 0; i < before.size(); i++) {
                places.put(name.apply(before.get(i)), i);
            }
            var sent = new ArrayList<T>();
            var stretches = new ArrayList<Stretch>();
            for (T each : now) {
                Optional<Integer> place =
                        Optional.ofNullable(places.get(name.apply(each)))
                                .filter(at -> before.get(at).equals(each));
                if (place.isEmpty()) {
                    sent.add(each);
                }
                grow(stretches, place.orElse(Stretch.SENT));
            }
            return new Part<>(sent, stretches);
        }

        private static void grow(List<Stretch> stretches, int from) {
            if (!stretches.isEmpty() && stretches.getLast().goesOn(from)) {
                stretches.add(stretches.removeLast().longer());
            } else {
                stretches.add(new Stretch(from, 1));
            }
        }
    }
}
