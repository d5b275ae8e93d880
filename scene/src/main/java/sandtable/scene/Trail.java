package sandtable.scene;

import java.util.List;

/**
 * The way a piece went, as far as the viewer saw it. Pieces whose trails are told in one step went
 * at the same time.
 *
 * @param piece its id
 * @param points where it came from, and where it was after each step of movement; a step takes all
 *     of them as long
 */
public record Trail(String piece, List<Place.Point> points) {
    public Trail {
        points = List.copyOf(points);
    }
}
