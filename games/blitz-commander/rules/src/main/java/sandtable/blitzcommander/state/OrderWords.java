package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.TankType;
import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Takes one typed order apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(Table table, TypedWords words) {
    public int unit() {
        return words.one("unit", table.battle().stands().stream().map(Stand::id).toList());
    }

    /** All units up to a word that is none, in order of number. */
    public List<Integer> units(String... ends) {
        var units = new ArrayList<Integer>();
        do {
            units.add(unit());
        } while (!words.none() && Arrays.stream(ends).noneMatch(words::ahead));
        return units.stream().sorted().toList();
    }

    public List<Integer> unitsOrNone() {
        return words.taken(Wording.NONE) ? List.of() : units();
    }

    public int hex() {
        Ground ground = table.ground();
        return new HexNumbers(ground.grid(), ground.numbering())
                .hex(words.next("a hex"), TypedWords.Unclear::new);
    }

    public List<Integer> hexes() {
        var hexes = new ArrayList<Integer>();
        while (!words.none()) {
            hexes.add(hex());
        }
        return hexes;
    }

    /** Whether the only word left is a hex. */
    public boolean oneHex() {
        return words.count() == 1 && table.ground().numbering().read(words.ahead()) >= 0;
    }

    /** The units after "with"; nothing where the order ends before. */
    public Optional<List<Integer>> with() {
        if (words.none()) {
            return Optional.empty();
        }
        if (!words.taken("with")) {
            throw new TypedWords.Unclear(
                    "after the hex comes \"with\" and units, not \"" + words.ahead() + "\"");
        }
        return Optional.of(units());
    }

    /** A tank type by its number in the charts. */
    public int tank() {
        return words.one(
                "tank type",
                table.battle().charts().tanks().stream().map(OrderWords::word).toList());
    }

    /** A tank type in one word: {@code sherman-75}. */
    public static String word(TankType type) {
        return type.name()
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9]+", "-")
                .replaceAll("^-|-$", "");
    }
}
