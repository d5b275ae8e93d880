package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Drawing;
import sandtable.scenario.MapFields;
import sandtable.space.HexNumbers;
import sandtable.space.Numbering;
import sandtable.tacticalgamex.terrain.HexLetter;
import sandtable.tacticalgamex.terrain.Joining;
import sandtable.tacticalgamex.terrain.MapEdit;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.Panel;
import sandtable.tacticalgamex.terrain.Panels;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** TGX-3.0.a: reads the {@code [map]} of a scenario, which names panels or is drawn. */
final class MapReader {
    private final Fields map;
    private final String source;

    /**
     * @param source the whole file, to find the line of a row of the drawing
     */
    MapReader(Fields map, String source) {
        this.map = map;
        this.source = source;
    }

    Mapboard read() {
        if (map.has("panels") && map.has("drawing")) {
            throw map.wrong("drawing", "the map is made of panels already; give one of the two");
        }
        Mapboard read = changed(map.has("panels") ? joined() : drawn());
        map.nothingElse();
        return read;
    }

    /** Each text is a row of panels from west to east; the rows go from north to south. */
    private Mapboard joined() {
        List<String> texts = map.texts("panels");
        var rows = new ArrayList<List<Panel>>();
        for (int i = 0; i < texts.size(); i++) {
            int row = i;
            rows.add(
                    Arrays.stream(texts.get(i).strip().split("\\s+"))
                            .map(id -> panel(row, id))
                            .toList());
        }
        try {
            return Joining.of(rows);
        } catch (Joining.Refused e) {
            throw map.wrong("panels", e.getMessage());
        }
    }

    private Panel panel(int row, String id) {
        return Panels.find(id)
                .orElseThrow(
                        () ->
                                map.wrong(
                                        "panels",
                                        row,
                                        "there is no panel \""
                                                + id
                                                + "\""
                                                + Nearest.hint(id, Panels.ids())));
    }

    private Mapboard drawn() {
        Drawing drawing = new MapFields(map, source).drawing();
        var edit = new MapEdit(drawing.columns(), drawing.rows());
        for (int hex = 0; hex < edit.grid().size(); hex++) {
            char letter = drawing.at(hex);
            int line = drawing.line(edit.grid().row(hex));
            edit.set(
                    hex,
                    HexLetter.of(letter)
                            .orElseThrow(
                                    () ->
                                            wrongRow(
                                                    line,
                                                    "\"%c\" is no terrain: %s"
                                                            .formatted(letter, HexLetter.KEY))));
        }
        sides(edit);
        return edit.done();
    }

    private BadInput wrongRow(int line, String what) {
        return map.wrongLine("drawing", line, source, what);
    }

    private void sides(MapEdit edit) {
        var numbers = new HexNumbers(edit.grid(), Numbering.letterRow(edit.grid()));
        List<String> roads = map.texts("roads");
        for (int i = 0; i < roads.size(); i++) {
            int item = i;
            List<Integer> path = numbers.path(roads.get(i), what -> map.wrong("roads", item, what));
            edit.road(path);
            for (int end : List.of(path.getFirst(), path.getLast())) {
                if (edit.grid().within(end, 1).size() < 7) {
                    edit.roadEnd(end);
                }
            }
        }
        for (List<Integer> side : sides(numbers, "ridges")) {
            edit.ridge(side.getFirst(), side.getLast());
        }
        for (List<Integer> side : sides(numbers, "cliffs")) {
            edit.cliff(side.getFirst(), side.getLast());
        }
    }

    private List<List<Integer>> sides(HexNumbers numbers, String key) {
        return map.texts(key).stream()
                .map(text -> numbers.side(text, what -> map.wrong(key, what)))
                .toList();
    }

    /** Hexes that this scenario reads otherwise, each with its letter: {@code M10 s}. */
    private Mapboard changed(Mapboard from) {
        List<String> changes = map.texts("changes");
        if (changes.isEmpty()) {
            return from;
        }
        var numbers = new HexNumbers(from.grid(), from.numbering());
        var edit = MapEdit.of(from);
        for (int i = 0; i < changes.size(); i++) {
            int item = i;
            String[] words = changes.get(i).strip().split("\\s+");
            boolean formed = words.length == 2 && words[1].length() == 1;
            HexLetter letter =
                    HexLetter.of(formed ? words[1].charAt(0) : '?')
                            .orElseThrow(
                                    () ->
                                            map.wrong(
                                                    "changes",
                                                    item,
                                                    "must be a hex and a letter of the drawing: "
                                                            + HexLetter.KEY));
            edit.set(numbers.hex(words[0], what -> map.wrong("changes", item, what)), letter);
        }
        return edit.done(from.numbering());
    }
}
