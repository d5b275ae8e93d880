package sandtable.blitzkriegcommander;

import static org.junit.jupiter.api.Assertions.assertEquals;

import sandtable.kernel.luck.Chance;

/** Dice that fall as a test says, and of which just so many must be thrown. */
public final class Dice implements Chance {
    private final Chance script;
    private final int told;
    private int thrown = 0;

    public Dice(int... faces) {
        this.script = Chance.scripted(faces);
        this.told = faces.length;
    }

    @Override
    public int below(int bound) {
        thrown++;
        return script.below(bound);
    }

    public void allThrown(String by) {
        assertEquals(told, thrown, "dice thrown by " + by);
    }
}
