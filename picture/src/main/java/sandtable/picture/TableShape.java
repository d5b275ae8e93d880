package sandtable.picture;

import sandtable.picture.HexShape.Spot;
import sandtable.scene.Ground;
import sandtable.scene.Place;

import java.util.List;

/**
 * Where points of a measured table lie on a drawing. The table counts from the south, a drawing
 * from the top: here, and nowhere else, it is turned over.
 */
record TableShape(Ground.Measured ground) {
    private static final double PER_MM = Drawings.ALL.base().perMm();

    Spot at(Place.Point point) {
        return at(point.xMm(), point.yMm());
    }

    Spot at(double xMm, double yMm) {
        return new Spot(xMm * PER_MM, (ground.depthMm() - yMm) * PER_MM);
    }

    double length(double mm) {
        return mm * PER_MM;
    }

    double width() {
        return length(ground.widthMm());
    }

    double height() {
        return length(ground.depthMm());
    }

    /** Whether a point lies in an outline: an odd number of its sides cross the ray to the east. */
    static boolean inside(List<Place.Point> outline, double x, double y) {
        boolean odd = false;
        for (int i = 0; i < outline.size(); i++) {
            Place.Point a = outline.get(i);
            Place.Point b = outline.get((i + 1) % outline.size());
            boolean crosses = a.yMm() > y != b.yMm() > y;
            if (crosses
                    && x < (b.xMm() - a.xMm()) * (y - a.yMm()) / (b.yMm() - a.yMm()) + a.xMm()) {
                odd = !odd;
            }
        }
        return odd;
    }
}
