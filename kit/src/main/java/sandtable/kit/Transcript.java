package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Pending;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Luck;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A match as text: an order to a line with its luck, and under it what came of it. What not all
 * sides see is told for each by itself. States and hashes are left out, so that only a change of
 * play changes the text.
 */
final class Transcript {
    private Transcript() {}

    static <S, V, A extends Action, E extends Event> String of(Match<S, V, A, E> match) {
        List<Side> sides = sides(match);
        var text = new StringBuilder();
        for (Match<S, V, A, E> at : match.history()) {
            text.append(heading(at)).append('\n');
            for (E event : at.last().map(Match.Entry::events).orElseGet(at::startEvents)) {
                tell(at, event, sides)
                        .forEach(each -> text.append("    ").append(each).append('\n'));
            }
        }
        return text.append(end(match)).append('\n').toString();
    }

    private static List<Side> sides(Match<?, ?, ?, ?> match) {
        var sides = new TreeSet<Side>();
        for (Match<?, ?, ?, ?> at : match.history()) {
            if (at.pending() instanceof Pending.Answers(var from)) {
                sides.addAll(from);
            }
        }
        return List.copyOf(sides);
    }

    private static <S, V, A extends Action, E extends Event> String heading(Match<S, V, A, E> at) {
        if (at.last().isEmpty()) {
            return at.scenario().id() + ": set-up" + luck(at.startLuck());
        }
        Match.Entry<A, E> entry = at.last().get();
        V view = at.before().orElseThrow().view(entry.side());
        String order = at.rules().notation().write(view, entry.action());
        return at.length() + " " + entry.side() + ": " + order + luck(entry.luck());
    }

    private static String luck(Luck luck) {
        return luck.none() ? "" : " (luck " + luck + ")";
    }

    private static <S, V, A extends Action, E extends Event> List<String> tell(
            Match<S, V, A, E> at, E event, List<Side> sides) {
        List<Optional<E>> seen =
                sides.stream().map(side -> at.rules().seenBy(event, side)).toList();
        if (seen.stream().distinct().count() <= 1) {
            return seen.stream().findFirst().flatMap(each -> each).map(Transcript::tell).stream()
                    .toList();
        }
        var lines = new ArrayList<String>();
        for (int i = 0; i < sides.size(); i++) {
            lines.add(
                    sides.get(i) + " sees " + seen.get(i).map(Transcript::tell).orElse("nothing"));
        }
        return lines;
    }

    /** {@code Marched to 3 [TOY-4.1]}: kind, components, clause. */
    private static String tell(Event event) {
        var text = new StringBuilder(event.getClass().getSimpleName());
        for (RecordComponent component : components(event)) {
            if (!component.getName().equals("clause")) {
                text.append(' ')
                        .append(component.getName())
                        .append(' ')
                        .append(value(event, component));
            }
        }
        return text.append(" [").append(event.clause()).append("]").toString();
    }

    private static RecordComponent[] components(Event event) {
        return event.getClass().isRecord()
                ? event.getClass().getRecordComponents()
                : new RecordComponent[0];
    }

    private static String value(Event event, RecordComponent component) {
        try {
            component.getAccessor().setAccessible(true);
            return written(component.getAccessor().invoke(event));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Maps and sets have no order of their own; here they need one. */
    private static String written(Object value) {
        return switch (value) {
            case Optional<?> optional -> optional.map(Transcript::written).orElse("-");
            case Map<?, ?> map -> written(map.entrySet());
            case Set<?> set -> set.stream().map(String::valueOf).sorted().toList().toString();
            default -> String.valueOf(value);
        };
    }

    private static String end(Match<?, ?, ?, ?> match) {
        return switch (match.pending()) {
            case Pending.Over(var winner, var points, var clause, var reason) ->
                    "End: %s, %s, points %s [%s]"
                            .formatted(
                                    winner.map(Camp::id).orElse("draw"),
                                    reason,
                                    written(points),
                                    clause);
            case Pending.Answers _ -> "Broken off after " + match.length() + " actions";
        };
    }
}
