package sandtable.scene;

import sandtable.kernel.Side;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** What the units, sides and hexes of a game are called, in words a player reads. */
public interface Naming {
    /** A unit as a player knows it. */
    record Entry(String id, String name, int side) {}

    /** How many units there are. */
    int count();

    Entry entry(int unit);

    Side sideOf(int side);

    String hex(int hex);

    default String side(int side) {
        return side(sideOf(side));
    }

    static String side(Side side) {
        return capital(side.id());
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    default String id(int unit) {
        return entry(unit).id();
    }

    default List<String> ids(List<Integer> units) {
        return units.stream().map(this::id).toList();
    }

    /** The unit's name, with its id or its side where others have the same name. */
    default String unit(int unit) {
        Entry entry = entry(unit);
        if (namesake(entry, entry.side())) {
            return entry.name() + " (" + entry.id() + ")";
        }
        return namesake(entry, 1 - entry.side())
                ? side(entry.side()) + " " + entry.name()
                : entry.name();
    }

    private boolean namesake(Entry entry, int side) {
        return IntStream.range(0, count())
                .mapToObj(this::entry)
                .anyMatch(
                        each ->
                                each.side() == side
                                        && each.name().equals(entry.name())
                                        && !each.id().equals(entry.id()));
    }

    /** Several units: "Panther, Rifle I and Rifle II". */
    default String units(List<Integer> units) {
        return units.isEmpty() ? "nobody" : listed(units.stream().map(this::unit).toList());
    }

    /** Several names in a row, at least one. */
    static String listed(List<String> names) {
        String before = String.join(", ", names.subList(0, names.size() - 1));
        return before.isEmpty() ? names.getLast() : before + " and " + names.getLast();
    }

    /** A number of things. */
    static String count(int count, String one) {
        return count + " " + one + (count == 1 ? "" : "s");
    }

    default Place.Hex place(int hex) {
        return new Place.Hex(hex(hex));
    }

    default List<Place> places(List<Integer> hexes) {
        return hexes.stream().<Place>map(this::place).toList();
    }
}
