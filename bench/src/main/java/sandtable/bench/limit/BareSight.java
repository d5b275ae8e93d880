package sandtable.bench.limit;

/**
 * Sight past outlines as bare arrays: corners in one row, doubles for lengths with a hair's breadth
 * allowed, nothing exact where two numbers are as good as equal.
 */
public final class BareSight {
    /** By any length; beyond a depth with an end inside; all such areas together. */
    public static final int ALWAYS = 0;

    public static final int DEPTH = 1;
    public static final int SUM = 2;

    private static final double HAIR = 1e-7;

    private final int[] xs;
    private final int[] ys;

    /** Where the corners of each outline start, and one more. */
    private final int[] starts;

    private final int[] tops;
    private final int[] kinds;
    private final int[] boxes;
    private final int depth;
    private final int free;
    private final int sum;

    /** A row of corners counter-clockwise for each outline. */
    public record Areas(int[] xs, int[] ys, int[] starts, int[] tops, int[] kinds) {}

    public BareSight(Areas areas, int depth, int free, int sum) {
        xs = areas.xs;
        ys = areas.ys;
        starts = areas.starts;
        tops = areas.tops;
        kinds = areas.kinds;
        this.depth = depth;
        this.free = free;
        this.sum = sum;
        boxes = new int[4 * tops.length];
        for (int i = 0; i < tops.length; i++) {
            int west = Integer.MAX_VALUE;
            int south = Integer.MAX_VALUE;
            int east = Integer.MIN_VALUE;
            int north = Integer.MIN_VALUE;
            for (int at = starts[i]; at < starts[i + 1]; at++) {
                west = Math.min(west, xs[at]);
                south = Math.min(south, ys[at]);
                east = Math.max(east, xs[at]);
                north = Math.max(north, ys[at]);
            }
            boxes[4 * i] = west;
            boxes[4 * i + 1] = south;
            boxes[4 * i + 2] = east;
            boxes[4 * i + 3] = north;
        }
    }

    /** Whether nothing stops the line between two spots on these levels. */
    public boolean clear(int x1, int y1, int level1, int x2, int y2, int level2) {
        int west = Math.min(x1, x2);
        int east = Math.max(x1, x2);
        int south = Math.min(y1, y2);
        int north = Math.max(y1, y2);
        int height = Math.max(level1, level2);
        int hx = level1 >= level2 ? x1 : x2;
        int hy = level1 >= level2 ? y1 : y2;
        double length = Math.sqrt((double) (x2 - x1) * (x2 - x1) + (double) (y2 - y1) * (y2 - y1));
        double total = 0;
        for (int i = 0; i < tops.length; i++) {
            if (boxes[4 * i] >= east
                    || boxes[4 * i + 1] >= north
                    || boxes[4 * i + 2] <= west
                    || boxes[4 * i + 3] <= south
                    || tops[i] < height) {
                continue;
            }
            if (tops[i] == height && (level1 == level2 || contains(i, hx, hy))) {
                continue;
            }
            double inside = length * part(i, x1, y1, x2, y2);
            if (kinds[i] == SUM) {
                total += inside;
            } else if (kinds[i] == ALWAYS) {
                if (inside > HAIR) {
                    return false;
                }
            } else if (inside > HAIR) {
                int ends = (contains(i, x1, y1) ? 1 : 0) + (contains(i, x2, y2) ? 1 : 0);
                if (ends == 0 || inside > depth + ends * free + HAIR) {
                    return false;
                }
            }
        }
        return total <= sum + HAIR;
    }

    private boolean contains(int area, int x, int y) {
        boolean inside = false;
        int last = starts[area + 1] - 1;
        for (int i = starts[area]; i <= starts[area + 1] - 1; last = i++) {
            long side =
                    (long) (xs[i] - xs[last]) * (y - ys[last])
                            - (long) (ys[i] - ys[last]) * (x - xs[last]);
            if (side == 0
                    && x >= Math.min(xs[i], xs[last])
                    && x <= Math.max(xs[i], xs[last])
                    && y >= Math.min(ys[i], ys[last])
                    && y <= Math.max(ys[i], ys[last])) {
                return true;
            }
            if (ys[i] > y != ys[last] > y && ys[i] > y == side > 0) {
                inside = !inside;
            }
        }
        return inside;
    }

    private double part(int area, int x1, int y1, int x2, int y2) {
        long dx = x2 - x1;
        long dy = y2 - y1;
        double sum = 0;
        int last = starts[area + 1] - 1;
        long lastSide = dx * (ys[last] - y1) - dy * (xs[last] - x1);
        for (int i = starts[area]; i < starts[area + 1]; last = i++) {
            long side = dx * (ys[i] - y1) - dy * (xs[i] - x1);
            int turn = Long.signum(side) - Long.signum(lastSide);
            if (turn != 0) {
                long over =
                        (long) (xs[i] - xs[last]) * (ys[last] - y1)
                                - (long) (ys[i] - ys[last]) * (xs[last] - x1);
                double at = (double) over / (lastSide - side);
                sum += turn * Math.min(1, Math.max(0, at));
            } else if (side == 0) {
                double whole = dx * dx + dy * dy;
                double here = (dx * (xs[i] - x1) + dy * (ys[i] - y1)) / whole;
                double before = (dx * (xs[last] - x1) + dy * (ys[last] - y1)) / whole;
                sum -= Math.abs(Math.min(1, Math.max(0, here)) - Math.min(1, Math.max(0, before)));
            }
            lastSide = side;
        }
        return sum / 2;
    }
}
