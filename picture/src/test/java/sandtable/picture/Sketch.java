package sandtable.picture;

import sandtable.kernel.Clause;
import sandtable.scene.Badge;
import sandtable.scene.Edge;
import sandtable.scene.Ground;
import sandtable.scene.Marker;
import sandtable.scene.Party;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scene;
import sandtable.scene.Stage;
import sandtable.scene.Symbol;
import sandtable.scene.Track;
import sandtable.space.HexGrid;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Small maps and pieces for tests of drawings. */
final class Sketch {
    private Sketch() {}

    /** A map from rows of letters: {@code .} open, {@code W} woods, {@code T} town. */
    static Ground.Hexes ground(Layout layout, List<Edge> edges, String... rows) {
        var hexes = new ArrayList<Ground.Hex>();
        int columns = rows[0].length();
        Numbering numbering = Numbering.columnRow(HexGrid.of(columns, rows.length, layout));
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < columns; column++) {
                String number = numbering.write(row * columns + column);
                hexes.add(
                        new Ground.Hex(
                                number, column + 1, row + 1, terrain(rows[row].charAt(column))));
            }
        }
        return new Ground.Hexes(columns, rows.length, layout, hexes, edges, List.of());
    }

    private static Ground.Terrain terrain(char letter) {
        return switch (letter) {
            case 'W' -> Ground.Terrain.WOODS;
            case 'T' -> Ground.Terrain.TOWN;
            default -> Ground.Terrain.OPEN;
        };
    }

    static Scene scene(List<Edge> crossings, Piece... pieces) {
        return new Scene(
                "The bridge",
                List.of(
                        new Party("german", "German", 21, 21, "SP", true),
                        new Party("soviet", "Soviet", 12, 12, "SP", false)),
                List.of(pieces),
                crossings,
                List.of(
                        new Marker(
                                new Place.Hex("0201"),
                                Marker.Kind.OBJECTIVE,
                                Marker.NOBODY,
                                "objective")),
                List.of(
                        new Track(
                                "Turn",
                                List.of(new Track.Box("1", "05 h"), new Track.Box("2", "07 h")),
                                0)),
                List.of(new Stage("Orders", true, Clause.of("HB-SEQ.1"))),
                Optional.empty(),
                List.of());
    }

    static Piece piece(String id, int side, Symbol.Branch branch, String hex, int sp, Badge badge) {
        return new Piece(
                id,
                side,
                id.replace('-', ' '),
                "The " + id,
                Symbol.of(side, branch, Symbol.Motion.WHEELS, "II"),
                List.of(hex.isEmpty() ? new Place.Box("enters") : new Place.Hex(hex)),
                side == 0 ? 0 : 3,
                List.of(new Piece.Factor("SP", String.valueOf(sp), "5")),
                List.of(badge),
                Piece.Presence.SEEN,
                true,
                List.of());
    }

    /** The same piece, no longer in sight. */
    static Piece lastSeen(Piece piece) {
        return new Piece(
                piece.id(),
                piece.side(),
                piece.label(),
                piece.name(),
                piece.symbol(),
                piece.places(),
                Piece.NO_HEADING,
                piece.factors(),
                piece.badges(),
                Piece.Presence.LAST_SEEN,
                false,
                List.of());
    }

    static final Badge MOVING = new Badge(Badge.Shape.CHEVRON, "M", "moving");
    static final Badge DEFENSIVE = new Badge(Badge.Shape.EARTHWORK, "D", "defensive");
    static final Badge STATIONARY = new Badge(Badge.Shape.SQUARE, "S", "stationary");
    static final Badge ROAD = new Badge(Badge.Shape.BARRED_CHEVRON, "M", "changing position");
}
