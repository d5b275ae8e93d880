package sandtable.kit;

import sandtable.kernel.Action;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Side;
import sandtable.kernel.Template;
import sandtable.kernel.luck.Chance;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Laws about answers with blanks. */
final class TemplateLaws {
    static final List<Law> ALL =
            List.of(
                    Law.inPosition(
                            "a template with its usual words is the answer as it is typed",
                            TemplateLaws::usualIsTyped),
                    Law.inPosition(
                            "whatever is picked for a blank can be read",
                            TemplateLaws::picksAreRead));

    private static final int ANSWERS = 25;
    private static final int FILLINGS = 3;

    private TemplateLaws() {}

    private interface Test<V, A> {
        Optional<String> breach(V view, A action, Template template);
    }

    private static <S, V, A extends Action, E extends Event> Optional<String> each(
            Position<S, V, A, E> position, Test<V, A> test) {
        for (Side side : position.asked()) {
            V view = position.match().view(side);
            List<A> listed = position.rules().prompt(view).options().listed();
            for (A action : Spread.over(listed, ANSWERS)) {
                var breach =
                        position.rules()
                                .notation()
                                .template(view, action)
                                .flatMap(each -> test.breach(view, action, each));
                if (breach.isPresent()) {
                    return breach;
                }
            }
        }
        return Optional.empty();
    }

    static <S, V, A extends Action, E extends Event> Optional<String> usualIsTyped(
            Position<S, V, A, E> position) {
        return each(
                position,
                (view, action, template) -> {
                    String typed = position.rules().notation().write(view, action);
                    if (!template.usual().equals(typed)) {
                        return Optional.of(
                                "\""
                                        + typed
                                        + "\" has a template that gives \""
                                        + template.usual()
                                        + "\"");
                    }
                    return template.blanks().stream()
                            .filter(each -> !fits(each))
                            .findFirst()
                            .map(each -> "\"" + typed + "\" itself does not fit into " + each);
                });
    }

    private static boolean fits(Template.Blank blank) {
        int words = blank.chosen().size();
        boolean known =
                blank.among().isEmpty() || new HashSet<>(blank.among()).containsAll(blank.chosen());
        return words >= blank.least() && words <= blank.most() && known;
    }

    static <S, V, A extends Action, E extends Event> Optional<String> picksAreRead(
            Position<S, V, A, E> position) {
        Chance chance = position.chance();
        return each(
                position,
                (view, _, template) -> {
                    for (int i = 0; i < FILLINGS; i++) {
                        String typed = template.filled(picks(template, chance));
                        switch (position.rules().notation().read(view, typed)) {
                            case Notation.Reading.Read<A>(var read) ->
                                    position.rules().check(view, read);
                            case Notation.Reading.Unread<A>(var why) -> {
                                return Optional.of(
                                        "\""
                                                + typed
                                                + "\" fills a template, and is unread: "
                                                + why);
                            }
                        }
                    }
                    return Optional.empty();
                });
    }

    /** For each blank with something to pick from, so many as it takes. */
    private static Map<String, List<String>> picks(Template template, Chance chance) {
        var picks = new HashMap<String, List<String>>();
        for (Template.Blank each : template.blanks()) {
            int most = Math.min(each.most(), each.among().size());
            if (!each.among().isEmpty() && each.least() <= most) {
                int number = each.least() + chance.below(most - each.least() + 1);
                picks.put(each.name(), pick(each, number, chance));
            }
        }
        return picks;
    }

    /** Pieces stay in their order; places may come in any. */
    private static List<String> pick(Template.Blank blank, int number, Chance chance) {
        var left = new ArrayList<>(blank.among());
        var picked = new ArrayList<String>();
        while (picked.size() < number) {
            picked.add(left.remove(chance.below(left.size())));
        }
        if (blank.kind() == Template.Kind.PIECES) {
            picked.sort(Comparator.comparingInt(blank.among()::indexOf));
        }
        return picked;
    }
}
