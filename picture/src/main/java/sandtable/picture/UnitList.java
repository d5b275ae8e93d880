package sandtable.picture;

import sandtable.scene.Badge;
import sandtable.scene.Columns;
import sandtable.scene.Ground;
import sandtable.scene.Party;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Scale;
import sandtable.scene.Scene;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The pieces of a scene as a table in text, side by side with the names they have on the map. */
public final class UnitList {
    private UnitList() {}

    public static String of(Scene scene, Ground ground) {
        var tags = new Tags(scene.pieces());
        var text = new StringBuilder();
        for (int side = 0; side < scene.parties().size(); side++) {
            int number = side;
            List<Piece> pieces =
                    scene.pieces().stream().filter(each -> each.side() == number).toList();
            text.append(party(scene.parties().get(side))).append('\n');
            text.append(table(pieces, tags, ground));
        }
        return text.toString();
    }

    private static String party(Party party) {
        String about = party.known() ? "" : "at most ";
        return party.name()
                + ", "
                + about
                + party.strength()
                + " of "
                + party.of()
                + " "
                + party.unit();
    }

    private static String table(List<Piece> pieces, Tags tags, Ground ground) {
        var rows = new ArrayList<List<String>>();
        for (Piece piece : pieces) {
            rows.add(
                    List.of(
                            "  " + tags.of(piece),
                            piece.id(),
                            piece.name(),
                            where(piece, ground),
                            facing(piece, ground),
                            factors(piece),
                            badges(piece)));
        }
        return Columns.of(rows);
    }

    private static String where(Piece piece, Ground ground) {
        String places =
                piece.places().stream()
                        .map(each -> where(each, ground))
                        .collect(Collectors.joining("+"));
        return piece.presence() == Piece.Presence.LAST_SEEN ? "last seen " + places : places;
    }

    private static String where(Place place, Ground ground) {
        return switch (place) {
            case Place.Hex(var number) -> number;
            case Place.Hexside(var number, var direction) -> number + "/" + direction;
            case Place.Point point -> scale(ground).point(point);
            case Place.Box(var name) -> name;
        };
    }

    private static Scale scale(Ground ground) {
        return ground instanceof Ground.Measured measured ? measured.scale() : Scale.CENTIMETRES;
    }

    private static String facing(Piece piece, Ground ground) {
        if (piece.heading() == Piece.NO_HEADING || !piece.onMap()) {
            return "";
        }
        return switch (ground) {
            case Ground.Hexes hexes ->
                    "facing " + hexes.layout().directionNames().get(piece.heading());
            case Ground.Measured _ -> "@" + piece.heading();
        };
    }

    private static String factors(Piece piece) {
        return piece.factors().stream()
                .map(
                        each ->
                                each.label()
                                        + " "
                                        + each.value()
                                        + (each.reduced() ? "/" + each.full() : ""))
                .collect(Collectors.joining(", "));
    }

    private static String badges(Piece piece) {
        return piece.badges().stream().map(Badge::words).collect(Collectors.joining(", "));
    }
}
