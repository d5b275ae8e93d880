package sandtable.blitzkriegcommander.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Places that fields of a scenario name, in millimetres east and north of the south-west corner
 * (BKC-GEO.1): {@code 420,40}. A wrong one is refused with its line and field.
 *
 * @param table the whole table, off which nothing lies (BKC-GEO.8)
 */
record PlaceFields(Box table) {
    private static final int CORNERS = 2;

    Spot spot(Fields fields, String key) {
        return spot(fields.text(key), what -> fields.wrong(key, what));
    }

    /** Several with blanks between. */
    List<Spot> spots(Fields fields, String key) {
        return spots(fields.text(key), what -> fields.wrong(key, what));
    }

    /** A rectangle by its south-west and north-east corners: {@code 0,0 900,120}. */
    Box box(Fields fields, String key) {
        return box(fields.text(key), what -> fields.wrong(key, what));
    }

    /** A list of rectangles. */
    List<Box> boxes(Fields fields, String key) {
        List<String> texts = fields.texts(key);
        var boxes = new ArrayList<Box>();
        for (int i = 0; i < texts.size(); i++) {
            int item = i;
            boxes.add(box(texts.get(i), what -> fields.wrong(key, item, what)));
        }
        if (boxes.isEmpty()) {
            throw fields.wrong(key, "there must be one at least");
        }
        return boxes;
    }

    private Box box(String text, Function<String, BadInput> wrong) {
        List<Spot> corners = spots(text, wrong);
        if (corners.size() != CORNERS
                || corners.getFirst().x() >= corners.getLast().x()
                || corners.getFirst().y() >= corners.getLast().y()) {
            throw wrong.apply(
                    "must be the south-west and the north-east corner, such as 0,0 900,120");
        }
        return Box.around(corners);
    }

    private List<Spot> spots(String text, Function<String, BadInput> wrong) {
        var spots = new ArrayList<Spot>();
        for (String word : text.strip().split("\\s+")) {
            spots.add(spot(word, wrong));
        }
        return spots;
    }

    private Spot spot(String word, Function<String, BadInput> wrong) {
        if (!word.matches("\\d{1,4},\\d{1,4}")) {
            throw wrong.apply(
                    "\"%s\" must be millimetres east and north, such as 420,40".formatted(word));
        }
        String[] parts = word.split(",");
        var spot = new Spot(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
        if (!table.contains(spot)) {
            throw wrong.apply(
                    "%s is off the table, which is %d by %d"
                            .formatted(word, table.east(), table.north()));
        }
        return spot;
    }
}
