package sandtable.blitzkriegcommander.words;

import sandtable.blitzkriegcommander.battle.Id;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.kernel.Template;
import sandtable.space.measured.Heading;
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
        return new Fixed(Arrays.stream(words).map(Id::typed).toList());
    }

    /** Any place on the table. */
    static Phrase place(Spot at) {
        return open("place", Template.Kind.PLACE, List.of(Centimetres.words(at)), 1, 1);
    }

    /** A way over open ground, of at most so many legs. */
    static Phrase way(List<Spot> spots, int least, int most) {
        List<String> words = spots.stream().map(Centimetres::words).toList();
        return open("way", Template.Kind.WAY, words, least, most);
    }

    /** Any direction, as {@code @45}. */
    static Phrase heading(Heading heading) {
        return open("heading", Template.Kind.WORDS, List.of("@" + heading.degrees()), 1, 1);
    }

    /** One word, of those that are offered. */
    static Phrase word(String name, List<String> among, String chosen) {
        return new Open(
                new Template.Blank(name, Template.Kind.WORDS, among, List.of(chosen), 1, 1));
    }

    /** Pieces, of those that come into question. */
    static Phrase pieces(String name, List<String> among, List<String> chosen) {
        int most = Math.max(among.size(), chosen.size());
        return new Open(
                new Template.Blank(
                        name, Template.Kind.PIECES, among, chosen, 1, Math.max(1, most)));
    }

    private static Phrase open(
            String name, Template.Kind kind, List<String> chosen, int least, int most) {
        return new Open(new Template.Blank(name, kind, List.of(), chosen, least, most));
    }
}
