package sandtable.space.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/**
 * Screens that stop sight together. More than 64 with one limit are more than a table has room for.
 */
final class Thicket {
    private static final int MOST = 64;

    private final int limitMm;
    private final int[] screens;
    private final Outline[] outlines;

    /** Whether no two can overlap, so that lengths may be added up. */
    private final boolean apart;

    private Thicket(int limitMm, int[] screens, Outline[] outlines) {
        if (screens.length > MOST) {
            throw new IllegalArgumentException("at most 64 areas are counted together");
        }
        this.limitMm = limitMm;
        this.screens = screens;
        this.outlines = outlines;
        this.apart = apart(outlines);
    }

    static List<Thicket> among(List<Screen> screens) {
        var byLimit = new TreeMap<Integer, List<Integer>>();
        for (int i = 0; i < screens.size(); i++) {
            if (screens.get(i).stops() instanceof Screen.Stops.BeyondSum(int limitMm)) {
                byLimit.computeIfAbsent(limitMm, _ -> new ArrayList<>()).add(i);
            }
        }
        var thickets = new ArrayList<Thicket>();
        byLimit.forEach(
                (limitMm, members) -> {
                    int[] numbers = members.stream().mapToInt(Integer::intValue).toArray();
                    Outline[] outlines = new Outline[numbers.length];
                    for (int i = 0; i < numbers.length; i++) {
                        outlines[i] = (Outline) screens.get(numbers[i]).area();
                    }
                    thickets.add(new Thicket(limitMm, numbers, outlines));
                });
        return thickets;
    }

    private static boolean apart(Outline[] outlines) {
        for (int i = 0; i < outlines.length; i++) {
            for (int j = i + 1; j < outlines.length; j++) {
                if (outlines[i].box().meets(outlines[j].box())) {
                    return false;
                }
            }
        }
        return true;
    }

    int size() {
        return screens.length;
    }

    /** The number of a member among all screens. */
    int screen(int member) {
        return screens[member];
    }

    /**
     * Whether a line has more than the limit inside the members that count.
     *
     * @param counted a bit for each member
     */
    boolean stops(Spot one, Spot other, long counted) {
        if (!apart) {
            return exactly(one, other, counted);
        }
        double sum = 0;
        for (int member = 0; member < outlines.length; member++) {
            if ((counted >>> member & 1) != 0) {
                sum += outlines[member].part(one, other);
            }
        }
        double length = sum * Math.sqrt(one.squaredTo(other));
        return Inside.doubtful(length, limitMm) ? exactly(one, other, counted) : length > limitMm;
    }

    private boolean exactly(Spot one, Spot other, long counted) {
        var segment = new Segment(one, other);
        var all = new Parts(segment, List.of());
        for (int member = 0; member < outlines.length; member++) {
            if ((counted >>> member & 1) != 0) {
                all = all.or(Parts.inside(segment, outlines[member]));
            }
        }
        return all.longerThan(limitMm);
    }
}
