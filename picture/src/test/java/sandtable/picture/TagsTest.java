package sandtable.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

import sandtable.scene.Piece;
import sandtable.scene.Symbol;

import java.util.List;

class TagsTest {
    private static Piece piece(String id, int side) {
        return Sketch.piece(id, side, Symbol.Branch.INFANTRY, "0101", 5, Sketch.MOVING);
    }

    @Test
    void tagsAreFourLettersAtMostAndKeepTheNumber() {
        Piece panzer = piece("panzer", 0);
        Piece rifles = piece("rifle-12", 0);
        var tags = new Tags(List.of(panzer, rifles));

        assertEquals("panz", tags.of(panzer));
        assertEquals("ri12", tags.of(rifles));
    }

    @Test
    void tagsDifferWithinASide() {
        Piece first = piece("rifle-east", 0);
        Piece second = piece("rifle-west", 0);
        Piece enemy = piece("rifle", 1);
        var tags = new Tags(List.of(first, second, enemy));

        assertEquals("rifl", tags.of(first));
        assertEquals("rif2", tags.of(second));
        assertEquals("rifl", tags.of(enemy));
    }
}
