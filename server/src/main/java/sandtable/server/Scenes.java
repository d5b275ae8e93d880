package sandtable.server;

import sandtable.scene.Scene;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The scenes of a game that were shown last, each to be found only with the eyes it was made for:
 * they need not be told again what has not changed since. Where memory is short they are forgotten.
 */
final class Scenes {
    /** Of each viewer: one to compare with and one that is compared. */
    private static final int EACH = 2;

    /**
     * A scene that somebody has.
     *
     * @param seen what had been seen by then
     */
    record Known(Chronicle<?, ?, ?, ?> seen, Scene scene) {}

    private record Kept(
            String mark, Chronicle<?, ?, ?, ?> seen, SoftReference<Scene> scene) {
        Stream<Known> known() {
            return Stream.ofNullable(scene.get()).map(each -> new Known(seen, each));
        }
    }

    private final Map<String, Deque<Kept>> kept = new HashMap<>();

    /**
     * @param viewers with whose eyes it is seen
     * @param mark one for each scene that they are shown
     */
    synchronized Optional<Known> find(String viewers, String mark) {
        return kept.getOrDefault(viewers, new ArrayDeque<>()).stream()
                .filter(each -> each.mark().equals(mark))
                .flatMap(Kept::known)
                .findFirst();
    }

    /** The scene under a mark, made if it is not at hand. */
    Scene of(
            String viewers, String mark, Chronicle<?, ?, ?, ?> seen, Supplier<Scene> made) {
        return find(viewers, mark)
                .map(Known::scene)
                .orElseGet(
                        () -> {
                            Scene scene = made.get();
                            keep(viewers, new Kept(mark, seen, new SoftReference<>(scene)));
                            return scene;
                        });
    }

    private synchronized void keep(String viewers, Kept scene) {
        Deque<Kept> last = kept.computeIfAbsent(viewers, _ -> new ArrayDeque<>());
        last.removeIf(each -> each.mark().equals(scene.mark()));
        last.addLast(scene);
        if (last.size() > EACH) {
            last.removeFirst();
        }
    }
}
