package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Takes one typed order apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(View view, TypedWords words) {
    public Table table() {
        return view.table();
    }

    public UnitId unit() {
        return table().unitId(words.one("unit", ids()));
    }

    /** The unit that a word names which is taken already. */
    public UnitId unit(String word) {
        return table().unitId(TypedWords.place(word, "unit", ids()));
    }

    private List<String> ids() {
        return table().battle().stands().stream().map(Stand::id).toList();
    }

    /** All units to the end, in their order. */
    public List<UnitId> units() {
        var units = new ArrayList<UnitId>();
        while (!words.none()) {
            units.add(unit());
        }
        return units.stream().sorted().toList();
    }

    public HexId hex() {
        Ground ground = table().ground();
        return ground.id(
                new HexNumbers(ground.grid(), ground.numbering())
                        .hex(words.next("a hex"), TypedWords.Unclear::new));
    }

    /** All hexes up to a word that is none, or to the end. */
    public List<HexId> hexes(String... ends) {
        var hexes = new ArrayList<HexId>();
        while (!words.none() && Arrays.stream(ends).noneMatch(words::ahead)) {
            hexes.add(hex());
        }
        return hexes;
    }

    public int direction() {
        return words.one(
                "direction",
                IntStream.range(0, 6).mapToObj(table().ground().grid()::directionName).toList());
    }
}
