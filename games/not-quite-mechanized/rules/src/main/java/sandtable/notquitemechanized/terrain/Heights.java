package sandtable.notquitemechanized.terrain;

import sandtable.space.measured.Spot;

/** Levels of the ground, and where woods and houses stand on it, by squares of fifty metres. */
final class Heights {
    static final int SQUARE = 50;

    private final int columns;
    private final byte[] levels;
    private final boolean[] raised;

    Heights(Ground ground) {
        this.columns = ground.width() / SQUARE + 1;
        int rows = ground.depth() / SQUARE + 1;
        this.levels = new byte[columns * rows];
        this.raised = new boolean[columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                var middle = new Spot(column * SQUARE + SQUARE / 2, row * SQUARE + SQUARE / 2);
                levels[row * columns + column] = (byte) ground.level(middle);
                raised[row * columns + column] = ground.raised(middle);
            }
        }
    }

    int square(int x, int y) {
        return y / SQUARE * columns + x / SQUARE;
    }

    int level(int square) {
        return levels[square];
    }

    boolean raised(int square) {
        return raised[square];
    }
}
