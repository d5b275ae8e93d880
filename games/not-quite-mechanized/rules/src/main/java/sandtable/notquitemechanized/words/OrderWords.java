package sandtable.notquitemechanized.words;

import sandtable.kernel.TypedWords;
import sandtable.notquitemechanized.battle.Battle;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** Takes one typed decision apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(List<UnitId> units, List<BodyId> bodies, TypedWords words) {
    public static OrderWords of(Battle battle, TypedWords words) {
        return new OrderWords(
                battle.formations().stream().map(Formation::id).toList(),
                battle.stands().stream().map(Stand::id).toList(),
                words);
    }

    public UnitId unit() {
        return units.get(words.one("unit", units.stream().map(UnitId::name).toList()));
    }

    public BodyId body() {
        return bodies.get(words.one("body", bodies.stream().map(BodyId::name).toList()));
    }

    /** One or more, to the end. */
    public <T extends Comparable<T>> List<T> some(Function<OrderWords, T> each) {
        var some = new ArrayList<T>();
        do {
            some.add(each.apply(this));
        } while (!words.none());
        return some.stream().distinct().sorted().toList();
    }

    public Spot spot() {
        String word = words.next("a place");
        return Metres.spot(word)
                .orElseThrow(
                        () ->
                                new TypedWords.Unclear(
                                        "\"%s\" is no place in metres, such as 4000,2900"
                                                .formatted(word)));
    }

    /** Places as long as there are any; there is one at least. */
    public List<Spot> way() {
        var way = new ArrayList<Spot>();
        do {
            way.add(spot());
        } while (Metres.spot(words.ahead()).isPresent());
        return way;
    }

    public int number(String what) {
        String word = words.next(what);
        if (!word.matches("\\d{1,3}")) {
            throw new TypedWords.Unclear("\"%s\" is not %s".formatted(word, what));
        }
        return Integer.parseInt(word);
    }

    /** Takes a word that must stand here. */
    public void expect(String word) {
        if (!words.taken(word)) {
            throw new TypedWords.Unclear(
                    words.none()
                            ? "\"%s\" is missing at the end".formatted(word)
                            : "here comes \"%s\", not \"%s\"".formatted(word, words.ahead()));
        }
    }

    /** One of the values of an enum, in small letters with - between words. */
    public <T extends Enum<T>> T one(String what, T[] values) {
        List<String> names = Arrays.stream(values).map(OrderWords::word).toList();
        return values[words.one(what, names)];
    }

    public static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All that is left, with single blanks. */
    public String rest(String what) {
        var rest = new ArrayList<String>();
        do {
            rest.add(words.next(what));
        } while (!words.none());
        return String.join(" ", rest);
    }
}
