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

    /** The place so far along, to the nearest ten metres; the ends of it before and behind. */
    public static Spot at(List<Spot> path, int metres) {
        int left = metres;
        for (int i = 1; i < path.size() && left > 0; i++) {
            int leg = leg(path, i);
            if (left < leg) {
                Spot from = path.get(i - 1);
                Spot to = path.get(i);
                return new Spot(
                        from.x() + Tens.part(to.x() - from.x(), left, leg),
                        from.y() + Tens.part(to.y() - from.y(), left, leg));
            }
            left -= leg;
        }
        return metres <= 0 ? path.getFirst() : path.getLast();
    }
}
