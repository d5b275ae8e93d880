package sandtable.bench.skirmish;

import sandtable.kernel.Side;

import java.util.Arrays;
import java.util.List;

/**
 * Where every unit stands and how many points it has left. Even units belong to the north, odd ones
 * to the south. Nothing in it ever changes: a new position copies what differs and shares the rest.
 */
public final class Position {
    public static final Side NORTH = new Side("north");
    public static final Side SOUTH = new Side("south");
    static final List<Side> SIDES = List.of(NORTH, SOUTH);
    static final int UNITS = 20;
    static final int FULL_POINTS = 3;
    private static final byte FREE = -1;

    private final int turn;
    private final byte[] points;
    private final short[] hexes;

    /** The unit in each hex. */
    private final byte[] board;

    private final int northLeft;
    private final int southLeft;

    private Position(
            int turn, byte[] points, short[] hexes, byte[] board, int northLeft, int southLeft) {
        this.turn = turn;
        this.points = points;
        this.hexes = hexes;
        this.board = board;
        this.northLeft = northLeft;
        this.southLeft = southLeft;
    }

    /** Ten units a side in two rows that face each other. */
    static Position start() {
        byte[] points = new byte[UNITS];
        short[] hexes = new short[UNITS];
        byte[] board = new byte[Field.HEXES];
        Arrays.fill(points, (byte) FULL_POINTS);
        Arrays.fill(board, FREE);
        for (int unit = 0; unit < UNITS; unit++) {
            int hex = Field.hex(unit / 2 + 1, sideOf(unit) == 0 ? 1 : Field.SIDE - 2);
            hexes[unit] = (short) hex;
            board[hex] = (byte) unit;
        }
        return new Position(1, points, hexes, board, UNITS / 2, UNITS / 2);
    }

    /** 0 for a unit of the north, 1 for one of the south. */
    static int sideOf(int unit) {
        return unit & 1;
    }

    public int turn() {
        return turn;
    }

    /** Whose turn it is: 0 for the north, 1 for the south. */
    int mover() {
        return turn - 1 & 1;
    }

    public int hex(int unit) {
        return hexes[unit];
    }

    /** At 0 the unit is gone. */
    public int points(int unit) {
        return points[unit];
    }

    /** The unit in a hex, or a negative number where it is free. */
    int unitIn(int hex) {
        return board[hex];
    }

    /** How many units a side has left. */
    int left(int side) {
        return side == 0 ? northLeft : southLeft;
    }

    /** The points of a side's units less those of its enemy's: from -30 to 30. */
    public int lead(Side side) {
        int lead = 0;
        for (int unit = 0; unit < UNITS; unit++) {
            lead += SIDES.get(sideOf(unit)).equals(side) ? points[unit] : -points[unit];
        }
        return lead;
    }

    Position afterMove(int unit, int to) {
        short[] moved = hexes.clone();
        byte[] changed = board.clone();
        changed[moved[unit]] = FREE;
        changed[to] = (byte) unit;
        moved[unit] = (short) to;
        return new Position(turn + 1, points, moved, changed, northLeft, southLeft);
    }

    Position afterMiss() {
        return new Position(turn + 1, points, hexes, board, northLeft, southLeft);
    }

    Position afterHit(int unit) {
        byte[] hurt = points.clone();
        hurt[unit]--;
        if (hurt[unit] > 0) {
            return new Position(turn + 1, hurt, hexes, board, northLeft, southLeft);
        }
        byte[] changed = board.clone();
        changed[hexes[unit]] = FREE;
        int side = sideOf(unit);
        return new Position(
                turn + 1, hurt, hexes, changed, northLeft - (1 - side), southLeft - side);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && turn == position.turn
                && Arrays.equals(points, position.points)
                && Arrays.equals(board, position.board);
    }

    @Override
    public int hashCode() {
        return 31 * (31 * turn + Arrays.hashCode(points)) + Arrays.hashCode(board);
    }

    @Override
    public String toString() {
        var text = new StringBuilder("turn ").append(turn);
        for (int unit = 0; unit < UNITS; unit++) {
            if (points[unit] > 0) {
                text.append(' ')
                        .append(unit)
                        .append('@')
                        .append(hexes[unit])
                        .append('x')
                        .append(points[unit]);
            }
        }
        return text.toString();
    }
}
