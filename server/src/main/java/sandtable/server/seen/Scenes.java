package sandtable.server.seen;

import sandtable.scene.Scene;

import java.lang.ref.SoftReference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The scenes of a game that were shown last, each to be found only with the eyes it was made for:
 * they need not be told again what has not changed since. Where memory is short they are forgotten.
 *
 * @param <T> what tells how far the game had come
 */
public final class Scenes<T> {
    /** Of each viewer: one to compare with and one that is compared. */
    private static final int EACH = 2;

    /**
     * A scene that somebody has.
     *
     * @param after what they had seen by then
     */
    public record Known<T>(T after, Scene scene) {}

    private record Kept<T>(String mark, T after, SoftReference<Scene> scene) {
        Optional<Known<T>> known() {
            return Optional.ofNullable(scene.get()).map(each -> new Known<>(after, each));
        }
    }

    private final Map<String, Deque<Kept<T>>> kept = new HashMap<>();

    /**
     * @param viewers with whose eyes it is seen
     * @param mark one for each scene that they are shown
     */
    public synchronized Optional<Known<T>> find(String viewers, String mark) {
        for (Kept<T> each : kept.getOrDefault(viewers, new ArrayDeque<>())) {
            if (each.mark().equals(mark)) {
                return each.known();
            }
        }
        return Optional.empty();
    }

    /** The scene under a mark, made if it is not at hand. */
    public Scene of(String viewers, String mark, T after, Supplier<Scene> made) {
        return find(viewers, mark)
                .map(Known::scene)
                .orElseGet(
                        () -> {
                            Scene scene = made.get();
                            keep(viewers, new Kept<>(mark, after, new SoftReference<>(scene)));
                            return scene;
                        });
    }

    private synchronized void keep(String viewers, Kept<T> scene) {
        Deque<Kept<T>> last = kept.computeIfAbsent(viewers, _ -> new ArrayDeque<>());
        last.removeIf(each -> each.mark().equals(scene.mark()));
        last.addLast(scene);
        if (last.size() > EACH) {
            last.removeFirst();
        }
    }
}
