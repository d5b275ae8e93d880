package sandtable.blitzkriegcommander.table.calculator;

import static sandtable.blitzkriegcommander.data.Setting.DIG_ACTIONS;

import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/** What a unit can be in or behind, by its word; what cover that is, the rules say. */
final class Shelter {
    static final String OPEN = "open";
    private static final String CREST = "crest";
    private static final String SCRAPES = "scrapes";
    private static final String DUG_IN = "dug-in";

    /** Inside the reach of linear cover, and seen into from outside. */
    private static final int HALF_MM = 20;

    private Shelter() {}

    static List<String> words() {
        var words = new ArrayList<>(List.of(OPEN));
        kinds(_ -> true).stream().map(FeatureKind::word).forEach(words::add);
        words.add(CREST);
        Arrays.stream(WorkKind.values()).map(WorkKind::word).forEach(words::add);
        words.addAll(List.of(SCRAPES, DUG_IN));
        return words;
    }

    private static List<FeatureKind> kinds(Predicate<FeatureKind> which) {
        return Arrays.stream(FeatureKind.values())
                .filter(each -> each.cover() != Cover.NONE)
                .filter(which)
                .toList();
    }

    /** Puts it round the unit that was laid last. */
    static void lay(Bare table, String word, Spot at) {
        kinds(each -> each.word().equals(word)).forEach(each -> lay(table, each, at));
        for (WorkKind each : WorkKind.values()) {
            if (each.word().equals(word)) {
                table.work(each, at);
            }
        }
        switch (word) {
            case CREST -> table.area(FeatureKind.HILL, 1, at, HALF_MM);
            case SCRAPES -> table.that(each -> each.withDigs(DIG_ACTIONS.value()));
            case DUG_IN -> table.that(each -> each.withDigs(2 * DIG_ACTIONS.value()));
            default -> {}
        }
    }

    private static void lay(Bare table, FeatureKind kind, Spot at) {
        switch (kind.form()) {
            case AREA -> table.area(kind, 0, at, HALF_MM);
            case LINE -> table.ring(kind, at, HALF_MM);
        }
    }
}
