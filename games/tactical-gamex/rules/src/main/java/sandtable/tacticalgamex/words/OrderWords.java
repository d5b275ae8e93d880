package sandtable.tacticalgamex.words;

import sandtable.kernel.TypedWords;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Takes one typed order apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(View view, TypedWords words) {
    /** Before the number of stress points. */
    public static final String STRESS = "stress";

    private static final List<String> JOINING = List.of("at", "and", "by", STRESS);

    public Table table() {
        return view.table();
    }

    public UnitId unit() {
        List<String> ids =
                IntStream.range(0, table().units().size()).mapToObj(table()::id).toList();
        return table().unitId(words.one("unit", ids));
    }

    /** Points of stress, if any are named (TGX-12.1.a). */
    public int stress() {
        return words.taken(STRESS) ? number() : 0;
    }

    /** All units up to a word that joins what follows to them, in order. */
    public List<UnitId> units() {
        var units = new ArrayList<UnitId>();
        while (!words.none() && JOINING.stream().noneMatch(words::ahead)) {
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

    /** One of the six directions of the map. */
    public int direction() {
        HexGrid grid = table().ground().grid();
        return words.one("direction", IntStream.range(0, 6).mapToObj(grid::directionName).toList());
    }

    public AircraftId aircraft() {
        List<AircraftId> all = table().battle().aircraft();
        return all.get(words.one("aircraft", all.stream().map(AircraftId::name).toList()));
    }

    public boolean aircraftAhead() {
        return table().battle().aircraft().stream().anyMatch(each -> words.ahead(each.name()));
    }

    public BatteryId battery() {
        List<BatteryId> all = table().battle().batteries();
        return all.get(words.one("battery", all.stream().map(BatteryId::name).toList()));
    }

    public int number() {
        String word = words.next("a number");
        if (!word.matches("-?\\d{1,2}")) {
            throw new TypedWords.Unclear(
                    "\"" + word + "\" is no number of hexes, attacks or points");
        }
        return Integer.parseInt(word);
    }
}
