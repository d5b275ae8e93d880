package sandtable.blitzkriegcommander.table.calculator;

import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.UnitTypes;
import sandtable.kernel.Violation;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.ById;
import sandtable.kernel.text.Nearest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What was typed, by its field; what cannot be read is said with the field's name. */
record Given(Map<String, String> values) {
    private static final Pattern LENGTH = Pattern.compile("(-?)(\\d{1,3})(?:\\.(\\d))?");
    private static final Pattern COUNTED = Pattern.compile("(.+?)(?::([1-9]\\d?))?");

    boolean has(String field) {
        return !values.get(field).isEmpty();
    }

    String text(String field) {
        return values.get(field);
    }

    boolean yes(String field) {
        return values.get(field).equals("yes");
    }

    int number(String field) {
        return Integer.parseInt(values.get(field));
    }

    /** A length in millimetres, typed in centimetres. */
    int mm(String field) {
        return mm(field, values.get(field));
    }

    int mm(String field, String text) {
        Matcher typed = LENGTH.matcher(text);
        if (!typed.matches()) {
            throw wrong(field, "\"" + text + "\" is no length in centimetres, such as 24.4");
        }
        String tenth = typed.group(3);
        int mm =
                10 * Integer.parseInt(typed.group(2))
                        + (tenth == null ? 0 : Integer.parseInt(tenth));
        return typed.group(1).isEmpty() ? mm : -mm;
    }

    /** Several of a list, each as often as it is counted: {@code de-panther:3,de-stug}. */
    List<String> counted(String field, int most) {
        var all = new ArrayList<String>();
        for (String each : has(field) ? text(field).split(",", -1) : new String[0]) {
            Matcher typed = COUNTED.matcher(each.strip());
            if (!typed.matches()) {
                throw wrong(field, "a name is missing in \"" + text(field) + "\"");
            }
            int number = typed.group(2) == null ? 1 : Integer.parseInt(typed.group(2));
            for (int i = 0; i < number; i++) {
                all.add(typed.group(1));
            }
        }
        if (all.size() > most) {
            throw wrong(field, all.size() + " are more than " + most);
        }
        return all;
    }

    /** What must be there. */
    Given needs(String field, String question) {
        if (!has(field)) {
            throw wrong(field, question);
        }
        return this;
    }

    UnitType unit(String field, String id) {
        return unit(field, id, _ -> true);
    }

    /** A unit that is not just for giving orders. */
    UnitType fighter(String field, String id) {
        return unit(field, id, each -> !each.command());
    }

    private UnitType unit(String field, String id, Predicate<UnitType> which) {
        return UnitTypes.all()
                .find(id)
                .filter(which)
                .orElseThrow(
                        () ->
                                unknown(
                                        field,
                                        "unit",
                                        id,
                                        UnitTypes.all().list().stream()
                                                .filter(which)
                                                .map(UnitType::id)
                                                .toList()));
    }

    <T> T one(String field, String id, ById<T> among, String kind) {
        return among.find(id).orElseThrow(() -> unknown(field, kind, id, List.copyOf(among.ids())));
    }

    private static BadInput unknown(String field, String kind, String id, List<String> among) {
        return wrong(field, "there is no " + kind + " \"" + id + "\"" + Nearest.hint(id, among));
    }

    /** Complains where the rules do. */
    static void refuse(String field, Optional<Violation> broken) {
        if (broken.isPresent()) {
            throw wrong(field, broken.get().reason() + " [" + broken.get().clause() + "]");
        }
    }

    static BadInput wrong(String field, String what) {
        return new BadInput("odds", 0, "--" + field, what);
    }
}
