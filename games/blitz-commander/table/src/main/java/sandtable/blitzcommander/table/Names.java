package sandtable.blitzcommander.table;

import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.UnitId;
import sandtable.kernel.Side;
import sandtable.scene.Naming;
import sandtable.scene.Place;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What units, sides, tank types and hexes of a battle are called. */
final class Names implements Naming {
    private static final int MOST_NAMED = 3;

    private final Battle battle;

    Names(Battle battle) {
        this.battle = battle;
    }

    @Override
    public int count() {
        return battle.stands().size();
    }

    @Override
    public Entry entry(int index) {
        Stand unit = battle.stand(index);
        return new Entry(unit.id(), unit.name(), unit.side());
    }

    @Override
    public Side sideOf(int side) {
        return battle.sides().get(side);
    }

    /** What fits on a counter: the id without what all ids of its side begin with. */
    String label(int unit) {
        String id = id(unit);
        String prefix = id.substring(0, id.indexOf('-') + 1);
        boolean shared =
                battle.stands().stream()
                        .filter(each -> each.side() == battle.stand(unit).side())
                        .allMatch(each -> each.id().startsWith(prefix));
        String rest = shared ? id.substring(prefix.length()) : id;
        return Arrays.stream(rest.split("-"))
                .filter(each -> !each.isEmpty())
                .map(Names::printed)
                .collect(Collectors.joining(" "));
    }

    /** Numerals and abbreviations stand in capitals. */
    private static String printed(String word) {
        boolean numeral = word.matches("[ivxl]+") || word.matches("\\d+[a-z]+");
        boolean abbreviation = !word.matches(".*[aeiouy].*");
        return numeral || abbreviation ? word.toUpperCase(Locale.ROOT) : Naming.capital(word);
    }

    /** All of them by name. */
    String all(List<UnitId> units) {
        return units(UnitId.numbers(units));
    }

    /** The same where there is little room: no more than three by name. */
    String some(List<UnitId> units) {
        return units.size() <= MOST_NAMED
                ? all(units)
                : unit(units.getFirst()) + " and " + (units.size() - 1) + " more";
    }

    String unit(UnitId unit) {
        return unit(unit.index());
    }

    List<String> idsOf(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    String hex(HexId hex) {
        return hex.name();
    }

    Place place(HexId hex) {
        return place(hex.index());
    }

    List<Place> way(List<HexId> path) {
        return path.stream().map(this::place).toList();
    }

    String tank(int type) {
        return battle.charts().tank(type).name();
    }

    String tank(TankId type) {
        return type.name();
    }

    @Override
    public String hex(int hex) {
        return battle.hexName(hex);
    }
}
