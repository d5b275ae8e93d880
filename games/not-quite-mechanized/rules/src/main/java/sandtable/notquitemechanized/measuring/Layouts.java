package sandtable.notquitemechanized.measuring;

import sandtable.notquitemechanized.battle.Layout;
import sandtable.notquitemechanized.battle.Stand.Offset;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;

/** C1, NQM-ESTATE: how a battalion lies round its anchor, and in column (d). */
public final class Layouts {
    private static final List<Offset> TWO_UP =
            List.of(
                    new Offset(-250, 150),
                    new Offset(250, 150),
                    new Offset(0, -300),
                    new Offset(0, -650));
    private static final List<Offset> LINE =
            List.of(
                    new Offset(-400, 150),
                    new Offset(0, 300),
                    new Offset(400, 150),
                    new Offset(0, -350));
    private static final List<Integer> COLUMN = List.of(0, 600, 900, 1200); // NQM-ESTATE.3
    private static final int COMMAND_GROUP = 300;

    private Layouts() {}

    /**
     * Where the company with a number, counted from 0, lies; companies beyond the fourth follow it.
     */
    public static Offset company(Layout layout, int number) {
        List<Offset> places =
                switch (layout) {
                    case TWO_UP, COLUMN -> TWO_UP;
                    case LINE -> LINE;
                };
        int last = places.size() - 1;
        Offset place = places.get(Math.min(number, last));
        int more = Math.max(0, number - last);
        return new Offset(place.right(), place.forward() - more * Setting.ROOM.value());
    }

    /** How far behind the head of its column a company goes; others go with the command group. */
    public static int behind(int number) {
        int last = COLUMN.size() - 1;
        int more = Math.max(0, number - last);
        return COLUMN.get(Math.min(number, last)) + more * Setting.ROOM.value();
    }

    public static int commandGroup() {
        return COMMAND_GROUP;
    }

    /** A place in a layout that looks on a heading. */
    public static Spot placed(Spot anchor, Heading heading, Offset place, Ground ground) {
        Spot forward = anchor.shifted(heading, place.forward());
        return Tens.nearest(forward.shifted(heading.turned(90), place.right()), ground);
    }

    /** A place in a layout that looks from one place to another. */
    public static Spot placed(Spot anchor, Spot from, Offset place, Ground ground) {
        long squared = from.squaredTo(anchor);
        if (squared == 0) {
            return placed(anchor, Heading.NORTH, place, ground);
        }
        int east = anchor.x() - from.x();
        int north = anchor.y() - from.y();
        int length = from.lengthTo(anchor);
        int x = anchor.x() + (east * place.forward() + north * place.right()) / length;
        int y = anchor.y() + (north * place.forward() - east * place.right()) / length;
        return Tens.nearest(new Spot(x, y), ground);
    }
}
