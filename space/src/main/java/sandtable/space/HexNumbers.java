package sandtable.space;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Hexes as scenario files name them: {@code 0504} is one, {@code 0108..0908} all from column 1 to 9
 * of row 8, {@code 0504-0505} the side between two; or {@code E04} and so on, as the numbering has
 * it. Whoever reads says how a complaint is made, since they know the line.
 */
public final class HexNumbers {
    private static final String BLOCK = "..";

    private final HexGrid grid;
    private final Numbering numbering;

    public HexNumbers(HexGrid grid, Numbering numbering) {
        this.grid = grid;
        this.numbering = numbering;
    }

    public HexGrid grid() {
        return grid;
    }

    public String name(int hex) {
        return numbering.write(hex);
    }

    public int hex(String text, Function<String, ? extends RuntimeException> wrong) {
        int hex = numbering.read(text);
        if (hex >= 0) {
            return hex;
        }
        if (numbering.wellFormed(text)) {
            throw wrong.apply(
                    "%s is off the map, which has %d columns and %d rows"
                            .formatted(text, grid.columns(), grid.rows()));
        }
        throw wrong.apply(
                "\"%s\" is no hex; write %s, such as %s"
                        .formatted(text, numbering.form(), example(5, 4)));
    }

    /** A name of this numbering, for a complaint to show. */
    public String example(int column, int row) {
        return numbering.name(column, row);
    }

    /** Hexes and blocks of hexes with blanks between; at least one. */
    public HexSet set(String text, Function<String, ? extends RuntimeException> wrong) {
        var hexes = new HexSet.Edit();
        for (String word : words(text, wrong)) {
            block(word, wrong).forEach(hexes::add);
        }
        return hexes.done();
    }

    /** Hexes of which each must lie on the edge of the map. */
    public HexSet border(String text, Function<String, ? extends RuntimeException> wrong) {
        HexSet hexes = set(text, wrong);
        for (int hex : hexes.toArray()) {
            if (grid.within(hex, 1).size() == 7) {
                throw wrong.apply(name(hex) + " is not on the edge of the map");
            }
        }
        return hexes;
    }

    /**
     * Hexes one after the other, each next to the one before; a block must be part of one row or
     * column.
     */
    public List<Integer> path(String text, Function<String, ? extends RuntimeException> wrong) {
        var path = new ArrayList<Integer>();
        for (String word : words(text, wrong)) {
            for (int hex : run(word, wrong)) {
                if (!path.isEmpty() && !grid.adjacent(path.getLast(), hex)) {
                    throw wrong.apply(
                            name(path.getLast())
                                    + " and "
                                    + name(hex)
                                    + " are not next to each other");
                }
                path.add(hex);
            }
        }
        if (path.size() < 2) {
            throw wrong.apply("must lead from one hex to at least one more");
        }
        return List.copyOf(path);
    }

    /**
     * The hexes that a piece of scenery lies on: one, two that share an edge or three that share a
     * corner.
     */
    public List<Integer> joined(String text, Function<String, ? extends RuntimeException> wrong) {
        List<Integer> hexes =
                List.of(text.split("-")).stream().map(each -> hex(each, wrong)).toList();
        if (hexes.size() > 3) {
            throw wrong.apply(
                    "at most three hexes join in one place, and these are " + hexes.size());
        }
        for (int one : hexes) {
            for (int other : hexes.subList(hexes.indexOf(one) + 1, hexes.size())) {
                if (!grid.adjacent(one, other)) {
                    throw wrong.apply(
                            name(one) + " and " + name(other) + " are not next to each other");
                }
            }
        }
        return hexes;
    }

    /** The two hexes of a side. */
    public List<Integer> side(String text, Function<String, ? extends RuntimeException> wrong) {
        List<Integer> hexes = joined(text, wrong);
        if (hexes.size() != 2) {
            throw wrong.apply(
                    "\"%s\" is no hexside; write its two hexes, such as %s-%s"
                            .formatted(text, example(5, 4), example(5, 5)));
        }
        return hexes;
    }

    private static List<String> words(
            String text, Function<String, ? extends RuntimeException> wrong) {
        if (text.isBlank()) {
            throw wrong.apply("names no hex");
        }
        return List.of(text.strip().split("\\s+"));
    }

    private List<Integer> run(String word, Function<String, ? extends RuntimeException> wrong) {
        List<Integer> block = block(word, wrong);
        boolean straight =
                block.stream().mapToInt(grid::row).distinct().count() == 1
                        || block.stream().mapToInt(grid::column).distinct().count() == 1;
        if (!straight) {
            throw wrong.apply(word + " is a block; a line must run along one row or one column");
        }
        return block;
    }

    /** All hexes between two corners, in the order from the first to the second. */
    private List<Integer> block(String word, Function<String, ? extends RuntimeException> wrong) {
        int dots = word.indexOf(BLOCK);
        if (dots < 0) {
            return List.of(hex(word, wrong));
        }
        int from = hex(word.substring(0, dots), wrong);
        int to = hex(word.substring(dots + BLOCK.length()), wrong);
        var hexes = new ArrayList<Integer>();
        for (int row : steps(grid.row(from), grid.row(to))) {
            for (int column : steps(grid.column(from), grid.column(to))) {
                hexes.add(grid.at(column, row));
            }
        }
        return List.copyOf(hexes);
    }

    private static List<Integer> steps(int from, int to) {
        var steps = new ArrayList<Integer>();
        for (int at = from; at != to; at += to > from ? 1 : -1) {
            steps.add(at);
        }
        steps.add(to);
        return steps;
    }
}
