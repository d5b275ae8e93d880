package sandtable.space;

/**
 * Which side a straight line leaves each hex by. All that counts is on which hand of the line the
 * corners of the hex lie; in thirds of a step the corners have whole coordinates, so the answer is
 * exact. Clockwise is positive.
 */
final class Course {
    private final Axial axial;
    private final int q;
    private final int r;

    /** The line leaves every hex by this direction or one of the two after it. */
    private final int first;

    /** On which hand of the line the centre of the present hex lies. */
    private int centre = 0;

    Course(HexGrid grid, int from, int to) {
        axial = grid.axial();
        q = grid.q(to) - grid.q(from);
        r = grid.r(to) - grid.r(from);
        first = (axial.nearest(q, r) + 5) % 6;
    }

    /** The direction by which the line leaves the present hex. */
    int exit() {
        for (int turn = 0; turn < 2; turn++) {
            int direction = (first + turn) % 6;
            int side = cornerAfter(direction);
            int corner = 3 * centre + side;
            if (corner > 0 || corner == 0 && side >= 0) {
                return direction;
            }
            if (corner == 0) {
                return (direction + 1) % 6;
            }
        }
        return (first + 2) % 6;
    }

    /**
     * Whether it leaves by the corner clockwise of that direction and then runs along a hexside.
     */
    boolean alongside(int exit) {
        return centre == 0 && cornerAfter(exit) == 0;
    }

    void pass(int direction) {
        centre += hand(direction);
    }

    /** The hand of the corner between a direction and the next, seen from the centre of its hex. */
    private int cornerAfter(int direction) {
        return hand(direction) + hand((direction + 1) % 6);
    }

    private int hand(int direction) {
        return q * axial.r(direction) - r * axial.q(direction);
    }
}
