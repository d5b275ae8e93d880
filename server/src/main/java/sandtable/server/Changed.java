package sandtable.server;

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
 */
final class Changed {
    private final Scene before;
    private final Scene now;
    private final List<String> same = new ArrayList<>();

    private Changed(Scene before, Scene now) {
        this.before = before;
        this.now = now;
    }

    /**
     * @param since the mark of {@code before}
     */
    static Sent.Changes of(String since, Scene before, Sent.Position position) {
        return new Changed(before, position.scene()).changes(since, position);
    }

    private Sent.Changes changes(String since, Sent.Position position) {
        Part<Piece> pieces = Part.of(before.pieces(), now.pieces(), Piece::id);
        Part<Overlay> overlays =
                Part.of(before.overlays(), now.overlays(), each -> each.kind() + " " + each.of());
        Part<Choice> choices = Part.of(choices(before), choices(now), Choice::typed);
        var scene =
                new Scene(
                        now.title(),
                        unlessSame("parties", Scene::parties),
                        pieces.sent(),
                        unlessSame("crossings", Scene::crossings),
                        unlessSame("features", Scene::features),
                        unlessSame("markers", Scene::markers),
                        unlessSame("tracks", Scene::tracks),
                        unlessSame("sequence", Scene::sequence),
                        now.question().map(each -> with(each, choices.sent())),
                        overlays.sent(),
                        now.held(),
                        unlessSame("papers", Scene::papers));
        return new Sent.Changes(
                since,
                position.with(scene),
                same,
                pieces.stretches(),
                overlays.stretches(),
                choices.stretches());
    }

    private <T> List<T> unlessSame(String name, Function<Scene, List<T>> part) {
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
    private record Part<T>(List<T> sent, List<Sent.Stretch> stretches) {
        /**
         * @param name by which one that may be the same is found in the list before
         */
        static <T> Part<T> of(List<T> before, List<T> now, Function<T, String> name) {
            Map<String, Integer> places = new HashMap<>();
            for (int i = 0; i < before.size(); i++) {
                places.put(name.apply(before.get(i)), i);
            }
            var sent = new ArrayList<T>();
            var stretches = new ArrayList<Sent.Stretch>();
            for (T each : now) {
                Optional<Integer> place =
                        Optional.ofNullable(places.get(name.apply(each)))
                                .filter(at -> before.get(at).equals(each));
                if (place.isEmpty()) {
                    sent.add(each);
                }
                grow(stretches, place.orElse(Sent.Stretch.SENT));
            }
            return new Part<>(sent, stretches);
        }

        private static void grow(List<Sent.Stretch> stretches, int from) {
            if (!stretches.isEmpty() && stretches.getLast().goesOn(from)) {
                stretches.add(stretches.removeLast().longer());
            } else {
                stretches.add(new Sent.Stretch(from, 1));
            }
        }
    }
}
