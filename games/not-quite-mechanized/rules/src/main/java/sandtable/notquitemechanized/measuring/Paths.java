package sandtable.notquitemechanized.measuring;

import sandtable.space.measured.Spot;

import java.util.List;

/** Places along a way of straight legs, in metres from its start. */
public final class Paths {
    private Paths() {}

    /** Its length, each leg rounded up to ten metres. */
    public static int length(List<Spot> path) {
        int length = 0;
        for (int i = 1; i < path.size(); i++) {
            length += leg(path, i);
        }
        return length;
    }

    private static int leg(List<Spot> path, int end) {
        return Math.ceilDiv(path.get(end - 1).lengthTo(path.get(end)), Tens.TEN) * Tens.TEN;
    }

    /** The place so far along, to the nearest ten metres; its ends before and behind. */
    public static Spot at(List<Spot> path, int metres) {
        return at(path, metres, Tens.TEN);
    }

    /** The place so far along, to the nearest metre: the middle of a piece of ten. */
    public static Spot middle(List<Spot> path, int metres) {
        return at(path, metres, 1);
    }

    private static Spot at(List<Spot> path, int metres, int unit) {
        if (metres <= 0) {
            return path.getFirst();
        }
        int left = metres;
        for (int i = 1; i < path.size(); i++) {
            int leg = leg(path, i);
            if (left < leg) {
                Spot from = path.get(i - 1);
                Spot to = path.get(i);
                return new Spot(
                        from.x() + Tens.part(to.x() - from.x(), left, leg, unit),
                        from.y() + Tens.part(to.y() - from.y(), left, leg, unit));
            }
            left -= leg;
            if (left == 0) {
                return path.get(i);
            }
        }
        return path.getLast();
    }
}
