package sandtable.tacticalgamex.terrain;

import sandtable.scenario.Drawing;
import sandtable.space.HexNumbers;
import sandtable.space.Numbering;

/** Small maps drawn where a test can be read; the letters are those of panels. */
public final class Sketch {
    private Sketch() {}

    public static Mapboard of(String drawing) {
        return edit(drawing).done();
    }

    /** A map of one column, written from north to south. */
    public static Mapboard column(String letters) {
        return of(letters.replace(" ", "\n"));
    }

    /** A map being drawn, to which roads and sides can be added. */
    public static MapEdit edit(String drawing) {
        Drawing drawn = Drawing.parse(drawing);
        var edit = new MapEdit(drawn.columns(), drawn.rows());
        for (int hex = 0; hex < edit.grid().size(); hex++) {
            edit.set(hex, HexLetter.of(drawn.at(hex)).orElseThrow());
        }
        return edit;
    }

    public static int hex(Mapboard map, String name) {
        return new HexNumbers(map.grid(), map.numbering()).hex(name, IllegalArgumentException::new);
    }

    static int hex(MapEdit edit, String name) {
        return Numbering.letterRow(edit.grid()).read(name);
    }
}
