package sandtable.tacticalgamex.terrain;

import sandtable.tacticalgamex.terrain.PanelNumbering.Place;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/**
 * TGX-3.0.a, TGX-3.1.b: panels of any kind laid side by side and end to end; north is up. Roads
 * that end in adjacent hexes of facing edges go on; facing half-hexes become one seam hex
 * (TGX-3.2.4.b).
 */
public final class Joining {
    private Joining() {}

    /** Panels that cannot be joined so. */
    public static final class Refused extends IllegalArgumentException {
        Refused(String what) {
            super(what);
        }
    }

    /**
     * @param rows the panels from north to south, each row from west to east
     */
    public static Mapboard of(List<List<Panel>> rows) {
        List<Panel> panels = rows.stream().flatMap(List::stream).toList();
        if (panels.isEmpty()) {
            throw new Refused("there is no panel");
        }
        if (panels.size() == 1) {
            return panels.getFirst().map();
        }
        List<Place> places = places(rows);
        Place last = places.getLast();
        var edit =
                new MapEdit(
                        last.column() + last.panel().columns(), last.row() + last.panel().rows());
        for (Place place : places) {
            lay(edit, place);
        }
        joinRoads(edit, places);
        return edit.done(new PanelNumbering(edit.grid(), places));
    }

    private static List<Place> places(List<List<Panel>> rows) {
        var places = new ArrayList<Place>();
        var ids = new HashSet<String>();
        int top = 0;
        for (int i = 0; i < rows.size(); i++) {
            int left = 0;
            for (int j = 0; j < rows.get(i).size(); j++) {
                Panel panel = rows.get(i).get(j);
                if (!ids.add(panel.id())) {
                    throw new Refused(panel.id() + " is there twice; a hex would have two places");
                }
                left -= seam(rows.get(i), j, Panel.Edge.EAST, Panel.Edge.WEST);
                int north = top - seam(column(rows, j), i, Panel.Edge.SOUTH, Panel.Edge.NORTH);
                places.add(new Place(panel, left, north));
                left += panel.columns();
                requireEven(panel, left, rows.get(i), j);
            }
            requireWidth(rows, i, left, places);
            Place first = places.get(places.size() - rows.get(i).size());
            top = first.row() + first.panel().rows();
        }
        return List.copyOf(places);
    }

    /** The panels of one column, as far as the rows reach. */
    private static List<Panel> column(List<List<Panel>> rows, int column) {
        return rows.stream()
                .filter(row -> row.size() > column)
                .map(row -> row.get(column))
                .toList();
    }

    /** One where both of two neighbours have half-hexes on the edge between them. */
    private static int seam(List<Panel> panels, int at, Panel.Edge before, Panel.Edge after) {
        return at > 0
                        && panels.get(at - 1).halves().contains(before)
                        && panels.get(at).halves().contains(after)
                ? 1
                : 0;
    }

    /** A panel must begin in a column that is not lowered, as its own first column is not. */
    private static void requireEven(Panel panel, int right, List<Panel> row, int at) {
        boolean another = at + 1 < row.size();
        int seam = another ? seam(row, at + 1, Panel.Edge.EAST, Panel.Edge.WEST) : 0;
        if (another && (right - seam) % 2 != 0) {
            throw new Refused("nothing fits east of " + panel.id() + ": its columns do not go on");
        }
    }

    private static void requireWidth(
            List<List<Panel>> rows, int row, int width, List<Place> places) {
        Place last = places.get(rows.getFirst().size() - 1);
        int first = last.column() + last.panel().columns();
        if (width != first) {
            throw new Refused(
                    "row %d of the panels is %d hexes wide, and the first is %d"
                            .formatted(row + 1, width, first));
        }
        List<Integer> heights = rows.get(row).stream().map(Panel::rows).distinct().toList();
        if (heights.size() > 1) {
            throw new Refused("row %d of the panels is not of one height".formatted(row + 1));
        }
    }

    private static void lay(MapEdit edit, Place place) {
        Mapboard from = place.panel().map();
        for (int hex = 0; hex < from.grid().size(); hex++) {
            int to = place.joined(edit.grid(), hex);
            edit.lay(from, hex, to, each -> place.joined(edit.grid(), each));
            halfAndRoad(edit, place.panel(), hex, to);
        }
    }

    /** What lies on the edge of a panel stays so only where that is the edge of the map. */
    private static void halfAndRoad(MapEdit edit, Panel panel, int hex, int to) {
        boolean half =
                panel.halves().stream()
                        .anyMatch(
                                edge ->
                                        edge.outermost(panel.map().grid(), hex)
                                                && edge.outermost(edit.grid(), to));
        if (half) {
            edit.half(to);
        }
        boolean onEdge = edit.grid().within(to, 1).size() < 7;
        if (onEdge && panel.map().roadLeaves(hex)) {
            edit.roadEnd(to);
        }
    }

    private static void joinRoads(MapEdit edit, List<Place> places) {
        for (Place one : places) {
            for (Place other : places.subList(places.indexOf(one) + 1, places.size())) {
                for (int a : ends(edit, one)) {
                    for (int b : ends(edit, other)) {
                        if (edit.grid().adjacent(a, b)) {
                            edit.road(List.of(a, b));
                        }
                    }
                }
            }
        }
    }

    private static List<Integer> ends(MapEdit edit, Place place) {
        var ends = new ArrayList<Integer>();
        Mapboard map = place.panel().map();
        for (int hex = 0; hex < map.grid().size(); hex++) {
            if (map.roadLeaves(hex)) {
                ends.add(place.joined(edit.grid(), hex));
            }
        }
        return ends;
    }
}
