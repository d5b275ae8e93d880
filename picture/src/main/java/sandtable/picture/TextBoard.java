package sandtable.picture;

import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Draws a map of hexes, or a measured table, in letters, for a terminal. */
public final class TextBoard {
    private static final int WIDTH = 10;
    private static final int HEIGHT = 4;
    private static final int INSIDE = WIDTH - 1;

    private final Ground.Hexes ground;
    private final Scene scene;
    private final Tags tags;
    private final Canvas canvas;

    private TextBoard(Ground.Hexes ground, Scene scene) {
        this.ground = ground;
        this.scene = scene;
        this.tags = new Tags(scene.pieces());
        boolean pointy = ground.layout().pointy();
        this.canvas =
                new Canvas(
                        ground.columns() * WIDTH + (pointy ? WIDTH / 2 : 0) + 1,
                        ground.rows() * HEIGHT + (pointy ? 0 : HEIGHT / 2) + 1);
    }

    public static String draw(Ground ground, Scene scene) {
        return switch (ground) {
            case Ground.Hexes hexes -> draw(hexes, scene);
            case Ground.Measured measured -> TextTable.draw(measured, scene);
        };
    }

    private static String draw(Ground.Hexes ground, Scene scene) {
        var board = new TextBoard(ground, scene);
        ground.hexes().forEach(board::hex);
        ground.edges().stream().filter(each -> each.kind() == Edge.Kind.RIVER).forEach(board::edge);
        ground.edges().stream().filter(each -> each.kind() != Edge.Kind.RIVER).forEach(board::edge);
        scene.crossings().forEach(board::edge);
        return board.canvas + board.legend();
    }

    /** What occurs on this map, and how the sides' units are told apart. */
    private String legend() {
        var signs = new ArrayList<String>();
        ground.legend().stream()
                .filter(each -> each.terrain() != Ground.Terrain.OPEN)
                .filter(
                        each ->
                                ground.hexes().stream()
                                        .anyMatch(hex -> hex.terrain() == each.terrain()))
                .forEach(each -> signs.add(filler(each.terrain()) + " " + each.words()));
        Stream.concat(ground.edges().stream(), scene.crossings().stream())
                .map(Edge::kind)
                .distinct()
                .sorted()
                .forEach(
                        each ->
                                signs.add(
                                        letter(each) + " " + each.name().toLowerCase(Locale.ROOT)));
        if (ground.hexes().stream().anyMatch(each -> each.level() > 0)) {
            signs.add("/1 level 1");
        }
        if (scene.markers().stream().anyMatch(each -> each.kind() == Marker.Kind.OBJECTIVE)) {
            signs.add("* objective");
        }
        List<String> figures =
                scene.pieces().stream()
                        .flatMap(each -> each.factors().stream().limit(1))
                        .map(Piece.Factor::label)
                        .distinct()
                        .toList();
        String figure = figures.size() == 1 ? figures.getFirst() : "figure";
        return String.join("  ", signs)
                + "\n[unit %s mark] %s  (unit %s mark) %s  ? last seen\n"
                        .formatted(figure, party(0), figure, party(1));
    }

    private String party(int side) {
        return side < scene.parties().size() ? scene.parties().get(side).name() : "nobody";
    }

    private int x(Ground.Hex hex) {
        boolean right = ground.layout().pointy() && offset(hex.row());
        return (hex.column() - 1) * WIDTH + (right ? WIDTH / 2 : 0);
    }

    private int y(Ground.Hex hex) {
        boolean down = !ground.layout().pointy() && offset(hex.column());
        return (hex.row() - 1) * HEIGHT + (down ? HEIGHT / 2 : 0);
    }

    private boolean offset(int index) {
        return switch (ground.layout()) {
            case POINTY_EVEN_ROWS_RIGHT, FLAT_EVEN_COLUMNS_DOWN -> index % 2 == 0;
            case POINTY_ODD_ROWS_RIGHT, FLAT_ODD_COLUMNS_DOWN -> index % 2 == 1;
        };
    }

    private void hex(Ground.Hex hex) {
        char filler = filler(hex.terrain());
        String objective =
                scene.markers().stream()
                                .anyMatch(
                                        each ->
                                                each.kind() == Marker.Kind.OBJECTIVE
                                                        && each.place()
                                                                .equals(
                                                                        new Place.Hex(
                                                                                hex.number())))
                        ? "*"
                        : "";
        String level = hex.level() == 0 ? "" : "/" + hex.level();
        var lines = new ArrayList<String>(List.of(hex.number() + level + objective));
        lines.addAll(pieces(hex));
        for (int line = 1; line < HEIGHT; line++) {
            String text = line <= lines.size() ? lines.get(line - 1) : "";
            canvas.centre(x(hex) + 1, y(hex) + line, INSIDE, text, filler);
        }
    }

    private static char filler(Ground.Terrain terrain) {
        return switch (terrain) {
            case OPEN -> ' ';
            case WOODS -> '^';
            case TOWN -> '#';
            case CITY -> '&';
            case BOCAGE -> '%';
            case HILLS -> 'n';
            case MOUNTAIN -> 'A';
            case MARSH -> ',';
            case BEACH -> '.';
            case FORTRESS -> '@';
            case SEA -> '~';
        };
    }

    private List<String> pieces(Ground.Hex hex) {
        List<Piece> here = scene.in(hex.number());
        if (here.size() <= 2) {
            return here.stream().map(this::label).toList();
        }
        return List.of(label(here.getFirst()), "+" + (here.size() - 1) + " more");
    }

    private String label(Piece piece) {
        String figure = piece.factors().isEmpty() ? "" : piece.factors().getFirst().value();
        String badge = piece.badges().isEmpty() ? "" : piece.badges().getFirst().letter();
        String inside =
                piece.presence() == Piece.Presence.LAST_SEEN
                        ? tags.of(piece) + " ?"
                        : fitting(tags.of(piece), 3 + figure.length() + badge.length())
                                + " "
                                + figure
                                + badge;
        return piece.side() == 0 ? "[" + inside + "]" : "(" + inside + ")";
    }

    /** Where figures need the room a tag keeps its beginning and its last letter. */
    private static String fitting(String tag, int besides) {
        int room = Math.max(2, INSIDE - besides);
        return tag.length() <= room
                ? tag
                : tag.substring(0, room - 1) + tag.substring(tag.length() - 1);
    }

    private void edge(Edge edge) {
        Ground.Hex hex =
                ground.hexes().stream()
                        .filter(each -> each.number().equals(edge.number()))
                        .findFirst()
                        .orElseThrow();
        if (edge.direction() == Edge.IN_HEX) {
            canvas.put(x(hex) + 1, y(hex) + HEIGHT - 1, String.valueOf(letter(edge.kind())));
        } else if (ground.layout().pointy()) {
            pointyEdge(hex, edge);
        } else {
            flatEdge(hex, edge);
        }
    }

    /**
     * Directions are NE, E, SE, SW, W, NW: sloping sides share a line with the row above or below.
     */
    private void pointyEdge(Ground.Hex hex, Edge edge) {
        int direction = edge.direction();
        if (direction == 1 || direction == 4) {
            int x = x(hex) + (direction == 1 ? WIDTH : 0);
            standing(x, y(hex), edge.kind());
        } else {
            boolean east = direction == 0 || direction == 2;
            boolean north = direction == 0 || direction == 5;
            lying(
                    x(hex) + (east ? WIDTH / 2 : 0),
                    y(hex) + (north ? 0 : HEIGHT),
                    WIDTH / 2,
                    edge.kind());
        }
    }

    /**
     * Directions are N, NE, SE, S, SW, NW: sloping sides share a column of letters with the column
     * beside.
     */
    private void flatEdge(Ground.Hex hex, Edge edge) {
        int direction = edge.direction();
        if (direction == 0 || direction == 3) {
            lying(x(hex), y(hex) + (direction == 0 ? 0 : HEIGHT), WIDTH, edge.kind());
        } else {
            boolean east = direction == 1 || direction == 2;
            boolean north = direction == 1 || direction == 5;
            canvas.put(
                    x(hex) + (east ? WIDTH : 0),
                    y(hex) + (north ? 1 : HEIGHT - 1),
                    String.valueOf(letter(edge.kind())));
        }
    }

    private void standing(int x, int y, Edge.Kind kind) {
        if (kind == Edge.Kind.RIVER) {
            for (int line = 1; line < HEIGHT; line++) {
                canvas.put(x, y + line, "~");
            }
        } else {
            canvas.put(x, y + HEIGHT / 2, String.valueOf(letter(kind)));
        }
    }

    private void lying(int x, int y, int width, Edge.Kind kind) {
        if (kind == Edge.Kind.RIVER) {
            canvas.put(x, y, "~".repeat(width + 1));
        } else {
            canvas.put(x + width / 2, y, String.valueOf(letter(kind)).repeat(2));
        }
    }

    private static char letter(Edge.Kind kind) {
        return switch (kind) {
            case ROAD -> '=';
            case RIVER -> '~';
            case STREAM -> '~';
            case RIDGE -> 'v';
            case CLIFF -> 'x';
            case BRIDGE -> 'H';
            case FORD -> ':';
        };
    }
}
