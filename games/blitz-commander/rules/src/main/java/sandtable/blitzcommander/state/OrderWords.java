package sandtable.blitzcommander.state;

import sandtable.blitzcommander.charts.TankId;
import sandtable.kernel.TypedWords;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Takes one typed order apart, word by word; what follows the verb is for each kind to read. */
public record OrderWords(Table table, TypedWords words) {
    public UnitId unit() {
        return table.battle()
                .unitId(
                        words.one(
                                "unit", table.battle().stands().stream().map(Stand::id).toList()));
    }

    /** All units up to a word that is none, in order of number. */
    public List<UnitId> units(String... ends) {
        var units = new ArrayList<UnitId>();
        do {
            units.add(unit());
        } while (!words.none() && Arrays.stream(ends).noneMatch(words::ahead));
        return units.stream().sorted().toList();
    }

    public List<UnitId> unitsOrNone() {
        return words.taken(Wording.NONE) ? List.of() : units();
    }

    public HexId hex() {
        Ground ground = table.ground();
        return ground.id(
                new HexNumbers(ground.grid(), ground.numbering())
                        .hex(words.next("a hex"), TypedWords.Unclear::new));
    }

    public List<HexId> hexes() {
        var hexes = new ArrayList<HexId>();
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
    public Optional<List<UnitId>> with() {
        if (words.none()) {
            return Optional.empty();
        }
        if (!words.taken("with")) {
            throw new TypedWords.Unclear(
                    "after the hex comes \"with\" and units, not \"" + words.ahead() + "\"");
        }
        return Optional.of(units());
    }

    public TankId tank() {
        List<TankId> ids = table.battle().charts().ids();
        return ids.get(words.one("tank type", ids.stream().map(TankId::word).toList()));
    }
}
