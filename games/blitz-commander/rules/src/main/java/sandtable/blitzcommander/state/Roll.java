package sandtable.blitzcommander.state;

import java.util.List;

/**
 * Dice of one factor: each that shows the factor or less hits.
 *
 * @param faces as thrown; none where no die could hit
 */
public record Roll(int factor, int dice, List<Integer> faces, int hits) {
    public Roll {
        faces = List.copyOf(faces);
    }
}
