package sandtable.tacticalgamex.state;

import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Takes one typed order apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(View view, TypedWords words) {
    public Table table() {
        return view.table();
    }

    public UnitId unit() {
        List<String> ids =
                IntStream.range(0, table().units().size()).mapToObj(table()::id).toList();
        return table().unitId(words.one("unit", ids));
    }

    /** All units up to a word that joins what follows to them, in order. */
    public List<UnitId> units() {
        var units = new ArrayList<UnitId>();
        while (!words.none() && !words.ahead("at") && !words.ahead("and") && !words.ahead("by")) {
            units.add(unit());
        }
        units.sort(null);
        return units;
    }

    public HexId hex() {
        Ground ground = table().ground();
        return ground.id(
                new HexNumbers(ground.grid(), ground.map().numbering())
                        .hex(words.next("a hex"), TypedWords.Unclear::new));
    }

    private static List<String> aircraft(Table table) {
        return table.battle().plan().sorties().stream().map(each -> each.id()).toList();
    }

    public int aircraft() {
        return words.one("aircraft", aircraft(table()));
    }

    public boolean aircraftAhead() {
        return aircraft(table()).stream().anyMatch(words::ahead);
    }

    public int number() {
        String word = words.next("a number");
        if (!word.matches("-?\\d{1,2}")) {
            throw new TypedWords.Unclear(
                    "\"" + word + "\" is no number of hexes, attacks or points");
        }
        return Integer.parseInt(word);
    }

    /** The aircraft as it is typed. */
    public static String aircraft(Table table, int index) {
        return aircraft(table).get(index);
    }
}
