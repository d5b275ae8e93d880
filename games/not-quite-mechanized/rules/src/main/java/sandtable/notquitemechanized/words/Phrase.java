package sandtable.notquitemechanized.words;

import sandtable.kernel.Template;
import sandtable.notquitemechanized.data.Setting;
import sandtable.space.measured.Spot;

import java.util.Arrays;
import java.util.List;

/** Some words of a typed decision: just these, or a blank that may be filled freely. */
public sealed interface Phrase {
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
