package sandtable.hexblitz.scenario;

import sandtable.hexblitz.Ground;
import sandtable.kernel.BadInput;
import sandtable.kernel.Fields;
import sandtable.space.Drawing;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.space.Hexsides;
import sandtable.space.Layout;

import java.util.List;
import java.util.function.Function;

/** HB-TERR Terrain: reads the {@code [map]} of a scenario. */
public final class MapReader {
    private static final char OPEN = '.';
    private static final char WOODS = 'W';
    private static final char BUILT_UP = 'T';

    private final Fields map;
    private final String source;
    private final Drawing drawing;
    private final HexNumbers numbers;

    /**
     * @param source the whole file, to find the line of a row of the drawing
     */
    MapReader(Fields map, String source) {
        this.map = map;
        this.source = source;
        this.drawing = drawing();
        this.numbers = new HexNumbers(drawing.grid(Layout.POINTY_EVEN_ROWS_RIGHT));
    }

    HexNumbers numbers() {
        return numbers;
    }

    Ground read() {
        HexGrid grid = numbers.grid();
        requireKnownLetters();
        Hexsides rivers = rivers();
        var ground =
                new Ground(
                        grid,
                        covered(WOODS, "woods"),
                        covered(BUILT_UP, "towns"),
                        roads(),
                        rivers,
                        crossings("bridges", rivers),
                        crossings("fords", rivers));
        map.nothingElse();
        return ground;
    }

    private Drawing drawing() {
        String text = map.text("drawing");
        try {
            return Drawing.parse(text);
        } catch (Drawing.Refused e) {
            throw wrongRow(e.line(), e.getMessage());
        }
    }

    private void requireKnownLetters() {
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            char letter = drawing.at(hex);
            if (letter != OPEN && letter != WOODS && letter != BUILT_UP) {
                int row = numbers.grid().row(hex);
                throw wrongRow(
                        lineOfRow(row),
                        "row %d has \"%c\" at %s; a hex is . (open), W (wooded) or T (built-up)"
                                .formatted(row, letter, numbers.name(hex)));
            }
        }
    }

    /** The line of the drawing in which a row stands; blank lines are no rows. */
    private int lineOfRow(int row) {
        int line = 0;
        int rows = 0;
        for (String each : map.text("drawing").split("\n", -1)) {
            line++;
            rows += each.isBlank() ? 0 : 1;
            if (rows == row) {
                return line;
            }
        }
        return line;
    }

    /**
     * The first line of the drawing stands below the quotes that open it, or on the same line if it
     * is not alone there.
     */
    private BadInput wrongRow(int line, String what) {
        int opening = map.line("drawing");
        String first = source.lines().skip(opening - 1L).findFirst().orElse("").stripTrailing();
        boolean quotesAlone = first.endsWith("\"\"\"") || first.endsWith("'''");
        return new BadInput(
                map.file(), opening + line - (quotesAlone ? 0 : 1), "map.drawing", what);
    }

    /**
     * Hexes drawn so (HB-TERR.2, HB-TERR.5), and those that a piece over an edge (HB-TERR.3,
     * HB-TERR.6) or a corner (HB-TERR.4, HB-TERR.7) touches.
     */
    private HexSet covered(char letter, String pieces) {
        var hexes = new HexSet.Edit();
        for (int hex = 0; hex < numbers.grid().size(); hex++) {
            if (drawing.at(hex) == letter) {
                hexes.add(hex);
            }
        }
        List<String> texts = map.texts(pieces);
        for (int i = 0; i < texts.size(); i++) {
            numbers.joined(texts.get(i), wrong(pieces, i)).forEach(hexes::add);
        }
        return hexes.done();
    }

    private Hexsides roads() {
        var sides = new Hexsides.Edit(numbers.grid());
        List<String> texts = map.texts("roads");
        for (int i = 0; i < texts.size(); i++) {
            List<Integer> path = numbers.path(texts.get(i), wrong("roads", i));
            for (int step = 1; step < path.size(); step++) {
                sides.addBetween(path.get(step - 1), path.get(step));
            }
        }
        return sides.done();
    }

    /**
     * A river is written as its two banks: it runs wherever a hex of one touches a hex of the
     * other.
     */
    private Hexsides rivers() {
        var sides = new Hexsides.Edit(numbers.grid());
        List<String> texts = map.texts("rivers");
        for (int i = 0; i < texts.size(); i++) {
            Function<String, BadInput> wrong = wrong("rivers", i);
            String[] banks = texts.get(i).split("\\|", -1);
            if (banks.length != 2) {
                throw wrong.apply(
                        "must be the hexes of both banks with | between, such as 0104..0904 |"
                                + " 0105..0905");
            }
            HexSet left = numbers.set(banks[0], wrong);
            HexSet right = numbers.set(banks[1], wrong);
            between(left, right, sides, wrong);
            between(right, left, sides, wrong);
        }
        return sides.done();
    }

    private void between(
            HexSet bank, HexSet opposite, Hexsides.Edit sides, Function<String, BadInput> wrong) {
        for (int hex : bank.toArray()) {
            HexSet beyond = numbers.grid().within(hex, 1).and(opposite);
            if (beyond.isEmpty() || opposite.contains(hex)) {
                throw wrong.apply(
                        numbers.name(hex) + " does not lie across the river from the other bank");
            }
            beyond.forEach(each -> sides.addBetween(hex, each));
        }
    }

    private Hexsides crossings(String key, Hexsides rivers) {
        var sides = new Hexsides.Edit(numbers.grid());
        List<String> texts = map.texts(key);
        for (int i = 0; i < texts.size(); i++) {
            List<Integer> side = numbers.side(texts.get(i), wrong(key, i));
            int direction = numbers.grid().direction(side.getFirst(), side.getLast());
            if (!rivers.contains(side.getFirst(), direction)) {
                throw map.wrong(key, i, "no river runs along " + texts.get(i));
            }
            sides.addBetween(side.getFirst(), side.getLast());
        }
        return sides.done();
    }

    private Function<String, BadInput> wrong(String key, int item) {
        return what -> map.wrong(key, item, what);
    }
}
