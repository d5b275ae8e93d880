package sandtable.blitzkriegcommander.terrain;

import sandtable.space.measured.Box;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** Places where units find cover, for proposals: just inside areas, and on both sides of lines. */
final class CoverPlaces {
    private static final int EVERY_MM = 50;
    private static final int INSIDE_MM = 15;
    private static final int BEHIND_MM = 20;

    private final Box table;
    private final List<Spot> places = new ArrayList<>();

    private CoverPlaces(Box table) {
        this.table = table;
    }

    static List<Spot> of(Box table, List<Area> areas, List<Line> lines) {
        var all = new CoverPlaces(table);
        areas.stream().filter(each -> each.kind().cover() != Cover.NONE).forEach(all::area);
        lines.stream().filter(each -> each.kind().cover() != Cover.NONE).forEach(all::line);
        return all.places.stream().distinct().toList();
    }

    private void area(Area area) {
        Box box = area.outline().box();
        var middle = new Spot((box.west() + box.east()) / 2, (box.south() + box.north()) / 2);
        for (Segment edge : area.outline().edges()) {
            for (Spot each : along(edge)) {
                Spot inside = each.equals(middle) ? each : each.towards(middle, INSIDE_MM);
                add(area.outline().contains(inside) ? inside : each);
            }
        }
    }

    private void line(Line line) {
        for (Segment stretch : line.line().stretches()) {
            int east = stretch.to().x() - stretch.from().x();
            int north = stretch.to().y() - stretch.from().y();
            for (Spot each : along(stretch)) {
                Spot left = each.plus(-north, east);
                add(each.towards(left, BEHIND_MM));
                add(each.awayFrom(left, BEHIND_MM));
            }
        }
    }

    private static List<Spot> along(Segment edge) {
        var spots = new ArrayList<Spot>();
        int length = edge.length();
        for (int mm = EVERY_MM / 2; mm < length; mm += EVERY_MM) {
            spots.add(edge.from().towards(edge.to(), mm));
        }
        return spots;
    }

    private void add(Spot spot) {
        if (table.contains(spot)) {
            places.add(spot);
        }
    }
}
