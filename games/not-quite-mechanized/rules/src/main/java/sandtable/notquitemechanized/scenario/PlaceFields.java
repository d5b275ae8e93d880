package sandtable.notquitemechanized.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.words.Metres;
import sandtable.space.measured.Box;
import sandtable.space.measured.Outline;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Places that fields of a scenario name, in whole tens of metres east and north of the south-west
 * corner: {@code 4000,2900}. A wrong one is refused with its line and field.
 *
 * @param table the whole table, off which nothing lies
 */
record PlaceFields(Box table) {
    private static final int CORNERS = 2;

    Spot spot(Fields fields, String key) {
        return spot(fields.text(key), what -> fields.wrong(key, what));
    }

    /** Several with blanks between. */
    List<Spot> spots(Fields fields, String key) {
        var spots = new ArrayList<Spot>();
        for (String word : fields.text(key).strip().split("\\s+")) {
            spots.add(spot(word, what -> fields.wrong(key, what)));
        }
        return spots;
    }

    /** A rectangle by its south-west and north-east corners: {@code 0,0 900,120}. */
    Box box(Fields fields, String key) {
        List<Spot> corners = spots(fields, key);
        if (corners.size() != CORNERS
                || corners.getFirst().x() >= corners.getLast().x()
                || corners.getFirst().y() >= corners.getLast().y()) {
            throw fields.wrong(
                    key, "must be the south-west and the north-east corner, such as 0,0 900,120");
        }
        return Box.around(corners);
    }

    Outline outline(Fields fields, String key) {
        try {
            return Outline.of(spots(fields, key));
        } catch (IllegalArgumentException e) {
            throw fields.wrong(key, e.getMessage());
        }
    }

    Polyline line(Fields fields, String key) {
        try {
            return new Polyline(spots(fields, key));
        } catch (IllegalArgumentException e) {
            throw fields.wrong(key, e.getMessage());
        }
    }

    private Spot spot(String word, Function<String, BadInput> wrong) {
        Spot spot =
                Metres.spot(word)
                        .orElseThrow(
                                () ->
                                        wrong.apply(
                                                "\"%s\" must be metres east and north, such as 4000,2900"
                                                        .formatted(word)));
        if (!table.contains(spot)) {
            throw wrong.apply(
                    "%s is off the table, which is %d by %d"
                            .formatted(word, table.east(), table.north()));
        }
        if (!Tens.is(spot)) {
            throw wrong.apply("%s must be whole tens of metres".formatted(word));
        }
        return spot;
    }
}
