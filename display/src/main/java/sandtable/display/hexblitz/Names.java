package sandtable.display.hexblitz;

import sandtable.display.Place;
import sandtable.hexblitz.Battle;
import sandtable.hexblitz.Stand;
import sandtable.kernel.Side;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What units, sides, formations and hexes of a battle are called. */
final class Names {
    private final Battle battle;

    Names(Battle battle) {
        this.battle = battle;
    }

    String side(int side) {
        return side(battle.sides().get(side));
    }

    static String side(Side side) {
        return capital(side.id());
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The unit's name, with its id or its side where others have the same name. */
    String unit(int index) {
        Stand stand = battle.stand(index);
        if (namesake(stand, stand.side())) {
            return stand.name() + " (" + stand.id() + ")";
        }
        return namesake(stand, 1 - stand.side())
                ? side(stand.side()) + " " + stand.name()
                : stand.name();
    }

    private boolean namesake(Stand stand, int side) {
        return battle.stands().stream()
                .anyMatch(
                        each ->
                                each != stand
                                        && each.side() == side
                                        && each.name().equals(stand.name()));
    }

    String id(int unit) {
        return battle.stand(unit).id();
    }

    /**
     * What fits on a counter: the id without what all ids of its side begin with, such as "Rifle 1"
     * of "g-rifle-1".
     */
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
                .map(each -> each.equals("hq") ? "HQ" : capital(each))
                .collect(Collectors.joining(" "));
    }

    /** Several units: "Panzer, Rifle I and Rifle II". */
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

    String formation(int formation) {
        return battle.formations().get(formation).name();
    }

    String hex(int hex) {
        return battle.hexName(hex);
    }

    Place.Hex place(int hex) {
        return new Place.Hex(hex(hex));
    }

    List<Place> places(List<Integer> hexes) {
        return hexes.stream().<Place>map(this::place).toList();
    }

    String direction(int direction) {
        return battle.ground().grid().directionName(direction);
    }

    /** Supply counted in halves: "1½ LOG". */
    static String logs(int halves) {
        String whole = halves == 1 ? "" : String.valueOf(halves / 2);
        return whole + (halves % 2 == 1 ? "½" : "") + " LOG";
    }
}
