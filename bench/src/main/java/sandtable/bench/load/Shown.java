package sandtable.bench.load;

import sandtable.formats.Json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What a client keeps of what it is shown.
 *
 * @param mark by which the server knows the scene that a page keeps
 * @param choices the answers that are listed; none where nothing is asked
 */
record Shown(int position, boolean over, String mark, List<String> choices) {
    static final Shown NOTHING = new Shown(0, false, "", List.of());

    /** What is known after the server has answered so. */
    Shown then(String text) {
        Map<?, ?> all = Json.read(text, Map.class);
        return all.get("position") instanceof Map<?, ?> changed
                ? of(changed, together(all, choices(changed)))
                : of(all, choices(all));
    }

    private static Shown of(Map<?, ?> position, List<String> choices) {
        return new Shown(
                (Integer) position.get("position"),
                position.get("over") != null,
                position.get("mark") instanceof String mark ? mark : "",
                choices);
    }

    /** From those that are known and those that were sent. */
    private List<String> together(Map<?, ?> changes, List<String> sent) {
        var all = new ArrayList<String>();
        int next = 0;
        for (Object each : (List<?>) changes.get("choices")) {
            var stretch = (Map<?, ?>) each;
            int from = (Integer) stretch.get("from");
            int count = (Integer) stretch.get("count");
            all.addAll(
                    from < 0
                            ? sent.subList(next, next + count)
                            : choices.subList(from, from + count));
            next += from < 0 ? count : 0;
        }
        return all;
    }

    private static List<String> choices(Map<?, ?> position) {
        Object question =
                position.get("scene") instanceof Map<?, ?> scene
                        ? scene.get("question")
                        : position.get("question");
        if (!(question instanceof Map<?, ?> asked)) {
            return List.of();
        }
        return ((List<?>) asked.get("choices"))
                .stream()
                        .map(each -> each instanceof Map<?, ?> map ? map.get("typed") : each)
                        .map(String.class::cast)
                        .toList();
    }
}
