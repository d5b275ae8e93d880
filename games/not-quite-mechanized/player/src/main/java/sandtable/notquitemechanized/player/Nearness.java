package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Spot;

import java.util.ArrayList;

/** How near places are to a region, by squares of the table: 1 in it, 0 far away. */
final class Nearness {
    private static final int SQUARE = 100;

    /** From how far on a place is not near at all, in metres. */
    private static final int FAR = 5000;

    private final int columns;
    private final int rows;
    private final float[] near;

    Nearness(Ground ground, Region region) {
        this.columns = ground.width() / SQUARE + 1;
        this.rows = ground.depth() / SQUARE + 1;
        this.near = new float[columns * rows];
        var inside = new ArrayList<Spot>();
        for (int i = 0; i < near.length; i++) {
            if (region.contains(middle(i))) {
                inside.add(middle(i));
                near[i] = 1;
            }
        }
        for (int i = 0; i < near.length; i++) {
            near[i] =
                    near[i] == 1 ? 1 : 1 - Math.min(FAR, nearest(middle(i), inside)) / (float) FAR;
        }
    }

    private static int nearest(Spot from, ArrayList<Spot> inside) {
        long least = (long) FAR * FAR;
        for (Spot each : inside) {
            least = Math.min(least, from.squaredTo(each));
        }
        return (int) Math.sqrt(least);
    }

    private Spot middle(int square) {
        return new Spot(
                square % columns * SQUARE + SQUARE / 2, square / columns * SQUARE + SQUARE / 2);
    }

    double of(Spot spot) {
        int column = Math.clamp(spot.x() / SQUARE, 0, columns - 1);
        int row = Math.clamp(spot.y() / SQUARE, 0, rows - 1);
        return near[row * columns + column];
    }
}
