package sandtable.blitzcommander.table;

import sandtable.blitzcommander.state.Battle;
import sandtable.blitzcommander.state.Stand;
import sandtable.kernel.Side;
import sandtable.scene.Naming;

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

    /** The same where there is little room: no more than three by name. */
    String some(List<Integer> units) {
        return units.size() <= MOST_NAMED
                ? units(units)
                : unit(units.getFirst()) + " and " + (units.size() - 1) + " more";
    }

    String tank(int type) {
        return battle.charts().tank(type).name();
    }

    @Override
    public String hex(int hex) {
        return battle.hexName(hex);
    }
}
