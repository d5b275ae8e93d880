package sandtable.notquitemechanized.words;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What one can pick from in the blanks of a template, as far as the battle decides it. */
public final class Blanks {
    private Blanks() {}

    public static Template filled(View view, Decision decision, Template template) {
        var blanks = new ArrayList<Template.Blank>();
        for (Template.Blank each : template.blanks()) {
            List<String> among = among(view, decision, each.name());
            blanks.add(
                    !each.among().isEmpty() || among.isEmpty()
                            ? each
                            : new Template.Blank(
                                    each.name(),
                                    each.kind(),
                                    with(among, each.chosen()),
                                    each.chosen(),
                                    each.least(),
                                    each.most()));
        }
        return new Template(template.text(), blanks);
    }

    /** What an answer has is always among what can be picked. */
    private static List<String> with(List<String> among, List<String> chosen) {
        var all = new ArrayList<>(among);
        chosen.stream().filter(each -> !among.contains(each)).forEach(all::add);
        return all;
    }

    private static List<String> among(View view, Decision decision, String blank) {
        return switch (blank) {
            case "bound" -> numbers(Math.max(1, view.table().bound()), last(view));
            case "units" -> numbers(1, rounds(view, decision));
            case "unit" -> units(view, _ -> true);
            case "tanks" -> units(view, each -> each.can(Ability.TANKS));
            default -> List.of();
        };
    }

    private static int last(View view) {
        return view.battle().calendar().bounds();
    }

    private static int rounds(View view, Decision decision) {
        return decision instanceof Decision.Fire(var shoot)
                ? Math.max(1, view.plan().ammunition(shoot.battery()))
                : 1;
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
    }

    private static List<String> units(View view, Predicate<Formation> which) {
        return view.battle().formations().stream()
                .filter(each -> each.camp() == view.camp() && which.test(each))
                .map(each -> each.id().name())
                .toList();
    }
}
