package sandtable.picture;

import sandtable.scene.Ground;
import sandtable.space.Layout;

import java.util.ArrayList;
import java.util.List;

/**
 * Where hexes lie on a drawing. The middle of each hexside is {@link #INRADIUS} from the middle of
 * its hex.
 */
final class HexShape {
    static final double INRADIUS = 50;
    static final double RADIUS = INRADIUS * 2 / Math.sqrt(3);

    record Spot(double x, double y) {
        Spot plus(double dx, double dy) {
            return new Spot(x + dx, y + dy);
        }

        static Spot middle(Spot a, Spot b) {
            return new Spot((a.x + b.x) / 2, (a.y + b.y) / 2);
        }
    }

    private final Layout layout;

    HexShape(Layout layout) {
        this.layout = layout;
    }

    private boolean offset(int index) {
        return switch (layout) {
            case POINTY_EVEN_ROWS_RIGHT, FLAT_EVEN_COLUMNS_DOWN -> index % 2 == 0;
            case POINTY_ODD_ROWS_RIGHT, FLAT_ODD_COLUMNS_DOWN -> index % 2 == 1;
        };
    }

    Spot centre(Ground.Hex hex) {
        double along = INRADIUS * (2 * hexAlong(hex) - 1 + (offset(hexAcross(hex)) ? 1 : 0));
        double across = RADIUS * (1.5 * hexAcross(hex) - 0.5);
        return layout.pointy() ? new Spot(along, across) : new Spot(across, along);
    }

    private int hexAlong(Ground.Hex hex) {
        return layout.pointy() ? hex.column() : hex.row();
    }

    private int hexAcross(Ground.Hex hex) {
        return layout.pointy() ? hex.row() : hex.column();
    }

    double width(Ground.Hexes ground) {
        return layout.pointy()
                ? INRADIUS * (2 * ground.columns() + 1)
                : RADIUS * (1.5 * ground.columns() + 0.5);
    }

    double height(Ground.Hexes ground) {
        return layout.pointy()
                ? RADIUS * (1.5 * ground.rows() + 0.5)
                : INRADIUS * (2 * ground.rows() + 1);
    }

    /** The corner where side {@code number} begins, clockwise. */
    Spot corner(Spot centre, int number, double scale) {
        return at(centre, angle(number) - 30, RADIUS * scale);
    }

    List<Spot> corners(Spot centre, double scale) {
        var corners = new ArrayList<Spot>();
        for (int number = 0; number < 6; number++) {
            corners.add(corner(centre, number, scale));
        }
        return corners;
    }

    Spot sideMiddle(Spot centre, int direction) {
        return at(centre, angle(direction), INRADIUS);
    }

    /** The angle of a direction on the screen in degrees: 0 is right, 90 is down. */
    double angle(int direction) {
        return (layout.pointy() ? -60 : -90) + 60.0 * direction;
    }

    private static Spot at(Spot centre, double degrees, double distance) {
        double radians = Math.toRadians(degrees);
        return centre.plus(distance * Math.cos(radians), distance * Math.sin(radians));
    }

    /** Where the hex number stands. */
    Spot numberSpot(Spot centre) {
        return centre.plus(0, layout.pointy() ? -RADIUS * 0.585 : -INRADIUS * 0.74);
    }
}
