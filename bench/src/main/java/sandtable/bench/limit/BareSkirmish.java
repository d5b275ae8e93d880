package sandtable.bench.limit;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The reference skirmish as bare arrays and nothing else: how fast the same game could be played by
 * a program that checks nothing, explains nothing and keeps no log. Rules in {@link
 * sandtable.bench.skirmish.Skirmish}.
 */
public final class BareSkirmish {
    public static final int SIDE = 13;
    public static final int UNITS = 20;
    public static final int LAST_TURN = 800;
    private static final int ATTACK = 1 << 30;
    private static final int[][] NEAR = near();

    /**
     * The hexes of units, their points, and the unit in each hex or -1; even units belong to the
     * side that begins.
     */
    private final byte[] points;

    private final short[] hexes;
    private final byte[] board;
    private int turn;
    private int firstLeft;
    private int secondLeft;

    public BareSkirmish() {
        points = new byte[UNITS];
        hexes = new short[UNITS];
        board = new byte[SIDE * SIDE];
        turn = 1;
        firstLeft = UNITS / 2;
        secondLeft = UNITS / 2;
        Arrays.fill(points, (byte) 3);
        Arrays.fill(board, (byte) -1);
        for (int unit = 0; unit < UNITS; unit++) {
            int row = unit % 2 == 0 ? 1 : SIDE - 2;
            place(unit, row * SIDE + unit / 2 + 1);
        }
    }

    private BareSkirmish(BareSkirmish from) {
        points = from.points.clone();
        hexes = from.hexes.clone();
        board = from.board.clone();
        turn = from.turn;
        firstLeft = from.firstLeft;
        secondLeft = from.secondLeft;
    }

    public BareSkirmish copy() {
        return new BareSkirmish(this);
    }

    private static int[][] near() {
        int[] columns = {1, -1, 0, 0, 1, -1};
        int[] rows = {0, 0, 1, -1, -1, 1};
        int[][] near = new int[SIDE * SIDE][];
        for (int hex = 0; hex < near.length; hex++) {
            int[] found = new int[6];
            int count = 0;
            for (int direction = 0; direction < 6; direction++) {
                int column = hex % SIDE + columns[direction];
                int row = hex / SIDE + rows[direction];
                if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
                    found[count++] = row * SIDE + column;
                }
            }
            near[hex] = Arrays.copyOf(found, count);
        }
        return near;
    }

    public boolean over() {
        return firstLeft == 0 || secondLeft == 0 || turn > LAST_TURN;
    }

    /** Writes down every legal action and gives their number. */
    public int legal(int[] actions) {
        int count = 0;
        int side = turn - 1 & 1;
        for (int unit = side; unit < UNITS; unit += 2) {
            if (points[unit] == 0) {
                continue;
            }
            for (int hex : NEAR[hexes[unit]]) {
                int there = board[hex];
                if (there < 0) {
                    actions[count++] = unit << 16 | hex;
                } else if ((there & 1) != side) {
                    actions[count++] = ATTACK | unit << 16 | there;
                }
            }
        }
        return count;
    }

    public void apply(int action, SplittableRandom random) {
        int unit = action >> 16 & 0xff;
        if ((action & ATTACK) == 0) {
            board[hexes[unit]] = -1;
            place(unit, action & 0xffff);
        } else {
            int die = 1 + random.nextInt(6);
            if (die >= 4) {
                hit(action & 0xffff);
            } else if (die == 1) {
                hit(unit);
            }
        }
        turn++;
    }

    private void place(int unit, int hex) {
        hexes[unit] = (short) hex;
        board[hex] = (byte) unit;
    }

    private void hit(int unit) {
        if (--points[unit] > 0) {
            return;
        }
        board[hexes[unit]] = -1;
        if ((unit & 1) == 0) {
            firstLeft--;
        } else {
            secondLeft--;
        }
    }
}
