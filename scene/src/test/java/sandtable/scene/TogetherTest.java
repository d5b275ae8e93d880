package sandtable.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import java.util.List;
import java.util.Optional;

class TogetherTest {
    private static final int OURS = 0;
    private static final int THEIRS = 1;

    private static Piece piece(String id, int side, Piece.Presence presence, String at) {
        return new Piece(
                id,
                side,
                id,
                id,
                Symbol.of(side, Symbol.Branch.INFANTRY, Symbol.Motion.FOOT, "II"),
                List.of(new Place.Hex(at)),
                Piece.NO_HEADING,
                List.of(),
                List.of(),
                presence,
                false,
                List.of());
    }

    private static Scene scene(List<Piece> pieces, List<Marker> markers, int strength) {
        var parties =
                List.of(
                        new Party("ours", "Ours", strength, 9, "stands", strength > 0),
                        new Party("theirs", "Theirs", 5, 9, "stands", true));
        return new Scene(
                "A battle",
                parties,
                pieces,
                List.of(),
                markers,
                List.of(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    private static final Scene DIVISION =
            scene(
                    List.of(
                            piece("hq", OURS, Piece.Presence.SEEN, "0101"),
                            piece("I", OURS, Piece.Presence.LAST_SEEN, "0102"),
                            piece("lost", OURS, Piece.Presence.LAST_SEEN, "0103"),
                            piece("enemy", THEIRS, Piece.Presence.LAST_SEEN, "0109")),
                    List.of(),
                    0);
    private static final Scene REGIMENT =
            scene(
                    List.of(piece("I", OURS, Piece.Presence.SEEN, "0105")),
                    List.of(new Marker(new Place.Hex("0105"), Marker.Kind.WORKS, OURS, "a trench")),
                    4);
    private static final Scene ENEMY =
            scene(
                    List.of(piece("enemy", THEIRS, Piece.Presence.SEEN, "0106")),
                    List.of(
                            new Marker(new Place.Hex("0105"), Marker.Kind.WORKS, OURS, "somebody"),
                            new Marker(new Place.Hex("0107"), Marker.Kind.MINES, THEIRS, "mines")),
                    7);

    private static final Paper ORDERS =
            new Paper(
                    "Orders",
                    Paper.Form.DOCUMENT,
                    List.of(),
                    List.of(Paper.Row.of("Aim", "the bridge")));
    private static final List<Together.Part> PARTS =
            List.of(
                    new Together.Part(DIVISION.with(List.of(ORDERS)), "ours", "ours"),
                    new Together.Part(REGIMENT.with(List.of(ORDERS)), "our regiment", "ours"),
                    new Together.Part(ENEMY, "theirs", "theirs"));
    private static final Scene ALL = Together.of(PARTS);

    @Test
    void everyPieceIsWhereItsOwnCampSeesIt() {
        assertEquals(
                List.of("hq 0101", "I 0105", "enemy 0106"),
                ALL.pieces().stream()
                        .map(
                                each ->
                                        each.id()
                                                + " "
                                                + ((Place.Hex) each.places().getFirst()).number())
                        .toList());
    }

    @Test
    void markersOfEachCampComeFromItsOwnPosts() {
        assertEquals(
                List.of("a trench", "mines"), ALL.markers().stream().map(Marker::words).toList());
    }

    @Test
    void thePapersOfAllPostsLieSideBySide() {
        assertEquals(
                List.of("ours: Orders", "our regiment: Orders"),
                ALL.papers().stream().map(Paper::title).toList());
    }

    @Test
    void itIsToldHowEachPostSeesEachPiece() {
        assertEquals(
                List.of(
                        "hq [SEES, NOTHING, NOTHING]",
                        "I [WRONG, SEES, NOTHING]",
                        "enemy [WRONG, NOTHING, SEES]"),
                Together.known(PARTS).stream()
                        .map(
                                each ->
                                        each.piece()
                                                + " "
                                                + each.beliefs().stream()
                                                        .map(Known.Belief::how)
                                                        .toList())
                        .toList());
    }

    @Test
    void aCampStandsAsThatPostSaysWhichKnowsItExactly() {
        assertEquals(List.of(4, 5), ALL.parties().stream().map(Party::strength).toList());
    }
}
