package sandtable.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.Hexsides;

import java.util.function.BiFunction;

/**
 * The {@code [map]} of a scenario that is drawn in it.
 *
 * @param source the whole file, to find the line of a row of the drawing
 */
public record MapFields(Fields map, String source) {
    /** The {@code drawing}; one that is no map is refused with the line of its row. */
    public Drawing drawing() {
        try {
            return Drawing.parse(map.text("drawing"));
        } catch (Drawing.Refused e) {
            throw map.wrongLine("drawing", e.line(), source, e.getMessage());
        }
    }

    /**
     * A complaint about a letter of the drawing.
     *
     * @param key what the letters of the game mean, in words
     */
    public BadInput unknownLetter(Drawing drawing, HexNumbers numbers, int hex, String key) {
        int row = numbers.grid().row(hex);
        return map.wrongLine(
                "drawing",
                drawing.line(row),
                source,
                "row %d has \"%c\" at %s; a hex is %s"
                        .formatted(row, drawing.at(hex), numbers.name(hex), key));
    }

    /** The hexsides that roads cross, each road written as the hexes it runs through. */
    public Hexsides roads(HexNumbers numbers, String key) {
        return new SideNumbers(numbers).roads(map.texts(key), wrong(key));
    }

    /** The hexsides of rivers, each written as its two banks. */
    public Hexsides rivers(HexNumbers numbers, String key) {
        return new SideNumbers(numbers).rivers(map.texts(key), wrong(key));
    }

    /** Hexsides at which rivers can be crossed. */
    public Hexsides crossings(HexNumbers numbers, Hexsides rivers, String key) {
        return new SideNumbers(numbers).crossings(map.texts(key), rivers, wrong(key));
    }

    private BiFunction<Integer, String, BadInput> wrong(String key) {
        return (item, what) -> map.wrong(key, item, what);
    }
}
