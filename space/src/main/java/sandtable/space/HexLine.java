package sandtable.space;

import java.util.Arrays;

/**
 * The straight line between the centres of two hexes: every hex it passes through, in order, both
 * ends included. Where it runs along a hexside, the two hexes beside that side share one step. A
 * corner that is only touched does not count. The reckoning is in whole numbers, so that the way
 * back is exactly the way there reversed.
 */
public final class HexLine {
    /** Is shown one step after another; no object is made for any of them. */
    @FunctionalInterface
    public interface Visitor {
        /**
         * @param beside the other hex where the line runs along a hexside, else -1
         * @return whether to go on
         */
        boolean step(int hex, int beside);
    }

    private final int[] hexes;
    private final int[] besides;

    /** Whether it leaves each hex at a corner, so that every other step is along a hexside. */
    private final boolean byCorners;

    private HexLine(int[] hexes, int[] besides, boolean byCorners) {
        this.hexes = hexes;
        this.besides = besides;
        this.byCorners = byCorners;
    }

    public static HexLine of(HexGrid grid, int from, int to) {
        int most = 2 * grid.distance(from, to) + 2;
        int[] hexes = new int[most];
        int[] besides = new int[most];
        int[] steps = {0};
        Visitor keep =
                (hex, beside) -> {
                    hexes[steps[0]] = hex;
                    besides[steps[0]++] = beside;
                    return true;
                };
        keep.step(from, -1);
        between(grid, from, to, keep);
        if (to != from) {
            keep.step(to, -1);
        }
        var course = new Course(grid, from, to);
        boolean byCorners = from != to && course.alongside(course.exit());
        return new HexLine(
                Arrays.copyOf(hexes, steps[0]), Arrays.copyOf(besides, steps[0]), byCorners);
    }

    /** The number of steps, both ends included. */
    public int length() {
        return hexes.length;
    }

    public int hex(int step) {
        return hexes[step];
    }

    /**
     * The second hex of a step along a hexside, which has the higher number; -1 where there is
     * none.
     */
    public int beside(int step) {
        return besides[step];
    }

    /** Whether a step runs along a hexside, even if one of its two hexes is outside the map. */
    public boolean alongside(int step) {
        return byCorners && step % 2 == 1;
    }

    /**
     * Shows the steps strictly between two hexes until the visitor has seen enough.
     *
     * @return whether the visitor went on to the end
     */
    public static boolean between(HexGrid grid, int from, int to, Visitor visitor) {
        if (from == to) {
            return true;
        }
        var course = new Course(grid, from, to);
        int hex = from;
        while (true) {
            int exit = course.exit();
            if (course.alongside(exit)) {
                int left = grid.neighbour(hex, exit);
                int right = grid.neighbour(hex, (exit + 1) % 6);
                boolean goOn =
                        visitor.step(
                                lower(left, right),
                                left < 0 || right < 0 ? -1 : Math.max(left, right));
                if (!goOn) {
                    return false;
                }
                course.pass(exit);
                course.pass((exit + 1) % 6);
                hex = grid.neighbour(left < 0 ? right : left, left < 0 ? exit : (exit + 1) % 6);
            } else {
                course.pass(exit);
                hex = grid.neighbour(hex, exit);
            }
            if (hex == to) {
                return true;
            }
            if (!visitor.step(hex, -1)) {
                return false;
            }
        }
    }

    /** The lower number, but never that of a hex outside the map. */
    private static int lower(int a, int b) {
        return a < 0 || b < 0 ? Math.max(a, b) : Math.min(a, b);
    }

    @Override
    public String toString() {
        var text = new StringBuilder();
        for (int step = 0; step < hexes.length; step++) {
            text.append(step == 0 ? "" : " ").append(hexes[step]);
            text.append(besides[step] < 0 ? "" : "/" + besides[step]);
        }
        return text.toString();
    }
}
