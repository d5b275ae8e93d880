package sandtable.notquitemechanized.words;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.List;

/** Some words of a typed decision: just these, or a blank that may be filled freely. */
public sealed interface Phrase {
    /** Of a line of free words. */
    int MOST_WORDS = 40;

    /** As they stand. */
    List<String> words();

    record Fixed(List<String> words) implements Phrase {
        public Fixed {
            words = List.copyOf(words);
        }
    }

    record Open(Template.Blank blank) implements Phrase {
        @Override
        public List<String> words() {
            return blank.chosen();
        }
    }

    static Phrase of(Object... words) {
        return new Fixed(Arrays.stream(words).map(Object::toString).toList());
    }

    /** Any place on the table. */
    static Phrase place(String name, Spot at) {
        List<String> chosen = List.of(Metres.words(at));
        return new Open(new Template.Blank(name, Template.Kind.PLACE, List.of(), chosen, 1, 1));
    }

    /** A way over open ground. */
    static Phrase way(List<Spot> spots) {
        int most = Math.max(spots.size(), Setting.MOST_LEGS.value());
        return new Open(
                new Template.Blank(
                        "way", Template.Kind.WAY, List.of(), Metres.words(spots), 1, most));
    }

    /** One of some words. */
    static Phrase word(String name, List<?> among, Object chosen) {
        List<String> words = among.isEmpty() ? List.of() : names(among);
        return new Open(
                new Template.Blank(
                        name, Template.Kind.WORDS, words, List.of(chosen.toString()), 1, 1));
    }

    /** One of the values of an enum. */
    static <T extends Enum<T>> Phrase one(String name, T chosen) {
        List<String> among =
                Arrays.stream(chosen.getDeclaringClass().getEnumConstants())
                        .map(OrderWords::word)
                        .toList();
        return word(name, among, OrderWords.word(chosen));
    }

    /** A word that may stand there or not. */
    static Phrase maybe(String word, boolean chosen) {
        List<String> among = List.of(word);
        return new Open(
                new Template.Blank(
                        word, Template.Kind.WORDS, among, chosen ? among : List.of(), 0, 1));
    }

    /** Free words in one line. */
    static Phrase line(String name, String text) {
        List<String> words = List.of(text.split(" "));
        int most = Math.max(words.size(), MOST_WORDS);
        return new Open(new Template.Blank(name, Template.Kind.WORDS, List.of(), words, 1, most));
    }

    /** Pieces, of those that come into question. */
    static Phrase pieces(String name, List<?> among, List<?> chosen) {
        int most = Math.max(1, Math.max(among.size(), chosen.size()));
        return new Open(
                new Template.Blank(
                        name, Template.Kind.PIECES, names(among), names(chosen), 1, most));
    }

    private static List<String> names(List<?> ids) {
        return ids.stream().map(Object::toString).toList();
    }
}
