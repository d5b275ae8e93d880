package sandtable.blitzkriegcommander.opportunity;

import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.words.OrderWords;
import sandtable.blitzkriegcommander.words.Phrase;
import sandtable.blitzkriegcommander.words.Wording;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How fire is held: {@code hold moment}, {@code hold action}, {@code hold order}, {@code hold
 * phase}.
 */
public final class OpportunityWords {
    public static final List<Wording<?>> ALL =
            List.of(
                    new Wording<>(
                            "hold",
                            Decision.Hold.class,
                            (_, it) -> List.of(Phrase.of(word(it.scope()))),
                            words -> new Decision.Hold(scope(words))));

    private OpportunityWords() {}

    private static String word(Decision.Scope scope) {
        return scope.name().toLowerCase(Locale.ROOT);
    }

    private static Decision.Scope scope(OrderWords words) {
        List<String> names =
                Arrays.stream(Decision.Scope.values()).map(OpportunityWords::word).toList();
        return Decision.Scope.values()[words.words().one("scope", names)];
    }
}
