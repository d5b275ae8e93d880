package sandtable.tacticalgamex.terrain;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Drawing;
import sandtable.space.HexNumbers;
import sandtable.space.Numbering;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Reads a panel file: a line {@code panel P1 Crossroads}, the rows of the drawing with their
 * numbers, and lines such as {@code road A08 B08}, {@code ridge C03-C04}, {@code cliff C03-C04} and
 * {@code halves north east}. Lines that begin with {@code #} are notes.
 */
public final class PanelReader {
    private static final List<String> WORDS = List.of("panel", "road", "ridge", "cliff", "halves");

    /** A line of the file with its number. */
    private record Line(int number, String text) {
        String word() {
            return text.split("\\s+")[0];
        }

        String after() {
            return text.substring(word().length());
        }

        List<String> rest() {
            List<String> words = List.of(text.split("\\s+"));
            return words.subList(1, words.size());
        }
    }

    private final String file;
    private final List<Line> notes = new ArrayList<>();
    private final List<Line> rows = new ArrayList<>();
    private final MapEdit edit;
    private final HexNumbers numbers;

    private PanelReader(String file, String text) {
        this.file = file;
        int number = 0;
        for (String each : text.split("\n", -1)) {
            number++;
            var line = new Line(number, each.strip());
            if (line.text().isEmpty() || line.text().startsWith("#")) {
                continue;
            }
            (line.text().matches("\\d{2,} .*") ? rows : notes).add(line);
        }
        this.edit = drawn();
        this.numbers = new HexNumbers(edit.grid(), Numbering.letterRow(edit.grid()));
    }

    public static Panel read(String file, String text) {
        return new PanelReader(file, text).panel();
    }

    private Panel panel() {
        String id = "";
        String title = "";
        Set<Panel.Edge> halves = EnumSet.noneOf(Panel.Edge.class);
        for (Line line : notes) {
            switch (line.word()) {
                case "panel" -> {
                    if (line.rest().size() < 2) {
                        throw wrong(line, "panel", "must have an id and a title");
                    }
                    id = line.rest().getFirst();
                    title = String.join(" ", line.rest().subList(1, line.rest().size()));
                }
                case "road" -> road(line);
                case "ridge" ->
                        sides(line).forEach(side -> edit.ridge(side.getFirst(), side.getLast()));
                case "cliff" ->
                        sides(line).forEach(side -> edit.cliff(side.getFirst(), side.getLast()));
                case "halves" -> halves.addAll(halves(line));
                default ->
                        throw wrong(
                                line,
                                line.word(),
                                "no such line in a panel" + Nearest.hint(line.word(), WORDS));
            }
        }
        if (id.isEmpty()) {
            throw new BadInput(file, 0, "panel", "is missing: the line with id and title");
        }
        return new Panel(id, title, edit.done(), halves);
    }

    private MapEdit drawn() {
        String text = String.join("\n", rows.stream().map(Line::text).toList());
        Drawing drawing;
        try {
            drawing = Drawing.parse(text);
        } catch (Drawing.Refused e) {
            int line = rows.isEmpty() ? 0 : rows.get(e.line() - 1).number();
            throw new BadInput(file, line, "", e.getMessage());
        }
        var map = new MapEdit(drawing.columns(), drawing.rows());
        for (int hex = 0; hex < map.grid().size(); hex++) {
            Line row = rows.get(map.grid().row(hex) - 1);
            char letter = drawing.at(hex);
            map.set(
                    hex,
                    HexLetter.of(letter)
                            .orElseThrow(
                                    () ->
                                            wrong(
                                                    row,
                                                    "",
                                                    "\"%c\" is no terrain: %s"
                                                            .formatted(letter, HexLetter.KEY))));
        }
        return map;
    }

    private void road(Line line) {
        List<Integer> path = numbers.path(line.after(), what -> wrong(line, "road", what));
        edit.road(path);
        for (int end : List.of(path.getFirst(), path.getLast())) {
            if (edit.grid().within(end, 1).size() < 7) {
                edit.roadEnd(end);
            }
        }
    }

    private List<List<Integer>> sides(Line line) {
        return line.rest().stream()
                .map(side -> numbers.side(side, what -> wrong(line, line.word(), what)))
                .toList();
    }

    private Set<Panel.Edge> halves(Line line) {
        var halves = EnumSet.noneOf(Panel.Edge.class);
        List<String> right =
                List.of(Panel.Edge.values()).stream()
                        .map(each -> each.name().toLowerCase(Locale.ROOT))
                        .toList();
        for (String word : line.rest()) {
            if (!right.contains(word)) {
                throw wrong(
                        line,
                        "halves",
                        "there is no edge \"" + word + "\"" + Nearest.hint(word, right));
            }
            Panel.Edge edge = Panel.Edge.values()[right.indexOf(word)];
            halves.add(edge);
            for (int hex = 0; hex < edit.grid().size(); hex++) {
                if (edge.outermost(edit.grid(), hex)) {
                    edit.half(hex);
                }
            }
        }
        return halves;
    }

    private BadInput wrong(Line line, String field, String what) {
        return new BadInput(file, line.number(), field, what);
    }
}
