package sandtable.kernel.luck;

import java.util.ArrayList;
import java.util.List;

/**
 * Dice as they fell, and the number the pool makes of them. Where odds are worked out there are no
 * faces.
 */
public final class Throw {
    private final byte[] dice;
    private final int value;

    Throw(byte[] dice, int value) {
        this.dice = dice;
        this.value = value;
    }

    public int value() {
        return value;
    }

    /** The faces in the order thrown. */
    public List<Integer> faces() {
        var faces = new ArrayList<Integer>(dice.length);
        for (byte face : dice) {
            faces.add((int) face);
        }
        return List.copyOf(faces);
    }
}
