package sandtable.display.blitzcommander;

import sandtable.blitzcommander.Setup;
import sandtable.blitzcommander.Unit;
import sandtable.display.Place;
import sandtable.kernel.Side;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What units, sides, tank types and hexes of a battle are called. */
final class Names {
    private static final int MOST_NAMED = 3;

    private final Setup setup;

    Names(Setup setup) {
        this.setup = setup;
    }

    String side(int side) {
        return side(setup.sides().get(side));
    }

    static String side(Side side) {
        return capital(side.id());
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The unit's name, with its id or its side where others have the same name. */
    String unit(int index) {
        Unit unit = setup.unit(index);
        if (namesake(unit, unit.side())) {
            return unit.name() + " (" + unit.id() + ")";
        }
        return namesake(unit, 1 - unit.side())
                ? side(unit.side()) + " " + unit.name()
                : unit.name();
    }

    private boolean namesake(Unit unit, int side) {
        return setup.units().stream()
                .anyMatch(
                        each ->
                                each != unit
                                        && each.side() == side
                                        && each.name().equals(unit.name()));
    }

    String id(int unit) {
        return setup.unit(unit).id();
    }

    List<String> ids(List<Integer> units) {
        return units.stream().map(this::id).toList();
    }

    /** What fits on a counter: the id without what all ids of its side begin with. */
    String label(int unit) {
        String id = id(unit);
        String prefix = id.substring(0, id.indexOf('-') + 1);
        boolean shared =
                setup.units().stream()
                        .filter(each -> each.side() == setup.unit(unit).side())
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
        return numeral || abbreviation ? word.toUpperCase(Locale.ROOT) : capital(word);
    }

    /** Several units: "1st Infantry, 2nd Infantry and the Guns". */
    String units(List<Integer> units) {
        if (units.isEmpty()) {
            return "nobody";
        }
        String last = unit(units.getLast());
        String before =
                units.subList(0, units.size() - 1).stream()
                        .map(this::unit)
                        .collect(Collectors.joining(", "));
        return before.isEmpty() ? last : before + " and " + last;
    }

    /** The same where there is little room: no more than three by name. */
    String some(List<Integer> units) {
        return units.size() <= MOST_NAMED
                ? units(units)
                : unit(units.getFirst()) + " and " + (units.size() - 1) + " more";
    }

    static String count(int count, String one) {
        return count + " " + one + (count == 1 ? "" : "s");
    }

    String tank(int type) {
        return setup.charts().tank(type).name();
    }

    String hex(int hex) {
        return setup.hexName(hex);
    }

    Place.Hex place(int hex) {
        return new Place.Hex(hex(hex));
    }

    List<Place> places(List<Integer> hexes) {
        return hexes.stream().<Place>map(this::place).toList();
    }
}
