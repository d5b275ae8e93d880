package sandtable.display.tacticalgamex;

import sandtable.display.Place;
import sandtable.kernel.Side;
import sandtable.tacticalgamex.Battlefield;
import sandtable.tacticalgamex.scenario.Piece;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What units, sides and hexes of a battle are called. */
final class Names {
    private final Battlefield field;

    Names(Battlefield field) {
        this.field = field;
    }

    String side(int side) {
        return side(field.side(side));
    }

    static String side(Side side) {
        return capital(side.id());
    }

    static String capital(String word) {
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    /** The unit's name, with its id where others have the same name. */
    String unit(int index) {
        Piece piece = field.battle().piece(index);
        boolean namesake =
                field.battle().pieces().stream()
                        .anyMatch(each -> each != piece && each.name().equals(piece.name()));
        return namesake ? piece.name() + " (" + piece.id() + ")" : piece.name();
    }

    String id(int unit) {
        return field.battle().piece(unit).id();
    }

    List<String> ids(List<Integer> units) {
        return units.stream().map(this::id).toList();
    }

    /** Several units: "Panther G, JgdPz IV/70 and Wespe". */
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

    /** Who is attacked; a fortification where nobody is inside it. */
    String targets(List<Integer> units) {
        return units.isEmpty() ? "the empty fortification" : units(units);
    }

    /** The verb in the form that goes with so many units. */
    String units(List<Integer> units, String one, String many) {
        return units(units) + " " + (units.size() == 1 ? one : many);
    }

    String plane(int aircraft) {
        return field.battle().sorties().get(aircraft).aircraft().name();
    }

    String planeId(int aircraft) {
        return field.battle().sorties().get(aircraft).id();
    }

    String battery(int battery) {
        return field.battle().batteries().get(battery).type().name();
    }

    String batteryId(int battery) {
        return field.battle().batteries().get(battery).id();
    }

    static String count(int count, String one) {
        return count + " " + one + (count == 1 ? "" : "s");
    }

    static String hexes(int count) {
        return count == 1 ? "1 hex" : count + " hexes";
    }

    /** Half points as players write them. */
    static String points(int halves) {
        String whole = halves < 2 && halves % 2 != 0 ? "" : String.valueOf(halves / 2);
        return whole + (halves % 2 == 0 ? "" : "½");
    }

    /** A number with its sign. */
    static String signed(int number) {
        return number > 0 ? "+" + number : number < 0 ? "−" + -number : "0";
    }

    String hex(int hex) {
        return field.ground().name(hex);
    }

    Place.Hex place(int hex) {
        return new Place.Hex(hex(hex));
    }

    List<Place> places(List<Integer> hexes) {
        return hexes.stream().<Place>map(this::place).toList();
    }
}
