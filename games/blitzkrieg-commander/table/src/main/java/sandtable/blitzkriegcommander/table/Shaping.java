package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.scene.Formation;
import sandtable.space.measured.Box;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Where those who follow a leader come to stand. It only proposes places: whether each may go there
 * is for the rules.
 *
 * @param starts where all stand now, the leader first
 * @param way of the leader
 * @param heading the leader's at the end
 */
record Shaping(Box table, Map<UnitId, Spot> starts, UnitId lead, List<Spot> way, Heading heading) {
    /** The way of each, leg by leg. */
    Map<UnitId, List<Spot>> ways(Formation.Order order, int gapMm) {
        int apart = Setting.BASE.value() + gapMm;
        return switch (order) {
            case KEEP -> keep();
            case LINE -> ends(line(apart));
            case CLOSE -> ends(close(apart));
            case COLUMN -> ends(column(apart));
        };
    }

    private Spot start() {
        return starts.get(lead);
    }

    private Spot end() {
        return way.isEmpty() ? start() : way.getLast();
    }

    private Spot moved(Spot from, long east, long north) {
        return new Spot(
                Math.clamp(from.x() + east, table.west(), table.east()),
                Math.clamp(from.y() + north, table.south(), table.north()));
    }

    /** Everybody goes as the leader does, leg by leg. */
    private Map<UnitId, List<Spot>> keep() {
        var ways = new LinkedHashMap<UnitId, List<Spot>>();
        starts.forEach(
                (unit, at) -> {
                    int east = at.x() - start().x();
                    int north = at.y() - start().y();
                    ways.put(unit, way.stream().map(each -> moved(each, east, north)).toList());
                });
        return ways;
    }

    private Map<UnitId, List<Spot>> ends(Map<UnitId, Spot> ends) {
        var ways = new LinkedHashMap<UnitId, List<Spot>>();
        ends.forEach((unit, at) -> ways.put(unit, unit.equals(lead) ? way : List.of(at)));
        return ways;
    }

    /** Abreast; who stands farther right comes to stand farther right. */
    private Map<UnitId, Spot> line(int apart) {
        Heading right = heading.turned(90);
        List<UnitId> ranks = sorted(Comparator.comparingLong(each -> along(right, each)));
        int middle = ranks.indexOf(lead);
        var ends = new LinkedHashMap<UnitId, Spot>();
        for (int i = 0; i < ranks.size(); i++) {
            ends.put(ranks.get(i), shifted(right, (i - middle) * apart));
        }
        return ends;
    }

    /** The shape they have, so much larger or smaller that the nearest two are so far apart. */
    private Map<UnitId, Spot> close(int apart) {
        int nearest = nearest();
        var ends = new LinkedHashMap<UnitId, Spot>();
        starts.forEach(
                (unit, at) -> {
                    long east = (long) (at.x() - start().x()) * apart / nearest;
                    long north = (long) (at.y() - start().y()) * apart / nearest;
                    ends.put(unit, moved(end(), east, north));
                });
        return ends;
    }

    private int nearest() {
        var all = List.copyOf(starts.values());
        int nearest = Integer.MAX_VALUE;
        for (int i = 0; i < all.size(); i++) {
            for (int j = i + 1; j < all.size(); j++) {
                nearest = Math.min(nearest, all.get(i).lengthTo(all.get(j)));
            }
        }
        return Math.max(1, nearest);
    }

    /** Behind each other; who is nearer to the leader follows sooner. */
    private Map<UnitId, Spot> column(int apart) {
        List<UnitId> files =
                sorted(Comparator.comparingInt(each -> starts.get(each).lengthTo(start())));
        var ends = new LinkedHashMap<UnitId, Spot>();
        for (int i = 0; i < files.size(); i++) {
            ends.put(files.get(i), shifted(heading.opposite(), i * apart));
        }
        return ends;
    }

    private List<UnitId> sorted(Comparator<UnitId> by) {
        var units = new ArrayList<>(starts.keySet());
        units.sort(by.thenComparing(Comparator.naturalOrder()));
        return units;
    }

    private Spot shifted(Heading towards, int mm) {
        long east = Math.round((double) towards.east() * mm / Heading.UNIT);
        long north = Math.round((double) towards.north() * mm / Heading.UNIT);
        return moved(end(), east, north);
    }

    /** How far a unit stands in a direction, in no unit of length. */
    private long along(Heading towards, UnitId unit) {
        Spot at = starts.get(unit);
        return Math.round(
                (at.x() - start().x()) * (double) towards.east() / Heading.UNIT * 1000
                        + (at.y() - start().y()) * (double) towards.north() / Heading.UNIT * 1000);
    }

    /** Who is in front goes first, so that nobody stands in the way of who follows. */
    List<UnitId> frontFirst() {
        double east = end().x() - start().x();
        double north = end().y() - start().y();
        return sorted(
                Comparator.comparingDouble(
                        each -> -(starts.get(each).x() * east + starts.get(each).y() * north)));
    }
}
