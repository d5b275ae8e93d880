package sandtable.notquitemechanized.recce;

import sandtable.kernel.luck.Chance;

import java.util.List;

/** NQM-RECCE.2: the three dice of a sequence, thrown together. */
public record RecceDice(int red, int white, int blue) {
    private static final int FACES = 6;

    static RecceDice thrown(Chance chance) {
        int red = chance.die(FACES);
        int white = chance.die(FACES);
        return new RecceDice(red, white, chance.die(FACES));
    }

    List<Integer> faces() {
        return List.of(red, white, blue);
    }
}
