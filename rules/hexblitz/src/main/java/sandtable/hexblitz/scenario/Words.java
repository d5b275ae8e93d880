package sandtable.hexblitz.scenario;

import sandtable.kernel.Fields;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Fields of a scenario that hold one of a few words. */
public final class Words {
    private Words() {}

    /** The value that the word of a field stands for. */
    static <T> T one(Fields table, String key, T[] values, Function<T, String> words) {
        Set<String> right = Arrays.stream(values).map(words).collect(Collectors.toSet());
        String word = table.word(key, right);
        return Arrays.stream(values)
                .filter(value -> words.apply(value).equals(word))
                .findFirst()
                .orElseThrow();
    }
}
