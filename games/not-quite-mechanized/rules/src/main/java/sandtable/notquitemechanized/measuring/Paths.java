package sandtable.notquitemechanized.measuring;

import sandtable.space.measured.Spot;

import java.util.List;

/** Places along a way of straight legs, in metres from its start. */
public final class Paths {
    private final List<Spot> path;

    /** The length of each leg, rounded up to ten metres. */
    private final int[] legs;

    private Paths(List<Spot> path) {
        this.path = path;
        this.legs = new int[path.size() - 1];
        for (int i = 0; i < legs.length; i++) {
            int length = path.get(i).lengthTo(path.get(i + 1));
            legs[i] = Math.ceilDiv(length, Tens.TEN) * Tens.TEN;
        }
    }

    /** A path that many places are asked of. */
    public static Paths of(List<Spot> path) {
        return new Paths(path);
    }

    public static int length(List<Spot> path) {
        return of(path).length();
    }

    /** The place so far along, to the nearest ten metres; its ends before and behind. */
    public static Spot at(List<Spot> path, int metres) {
        return of(path).at(metres);
    }

    public int length() {
        int length = 0;
        for (int leg : legs) {
            length += leg;
        }
        return length;
    }

    /** The place so far along, to the nearest ten metres. */
    public Spot at(int metres) {
        return at(metres, Tens.TEN);
    }

    /** The place so far along, to the nearest metre: the middle of a piece of ten. */
    public Spot middle(int metres) {
        return at(metres, 1);
    }

    private Spot at(int metres, int unit) {
        if (metres <= 0) {
            return path.getFirst();
        }
        int left = metres;
        for (int i = 0; i < legs.length; i++) {
            if (left < legs[i]) {
                Spot from = path.get(i);
                Spot to = path.get(i + 1);
                return new Spot(
                        from.x() + Tens.part(to.x() - from.x(), left, legs[i], unit),
                        from.y() + Tens.part(to.y() - from.y(), left, legs[i], unit));
            }
            left -= legs[i];
            if (left == 0) {
                return path.get(i + 1);
            }
        }
        return path.getLast();
    }

    /** The corners that are still to come so far along, with the end. */
    public List<Spot> rest(int metres) {
        int left = metres;
        for (int i = 0; i < legs.length; i++) {
            if (left < legs[i]) {
                return path.subList(i + 1, path.size());
            }
            left -= legs[i];
        }
        return List.of(path.getLast());
    }
}
