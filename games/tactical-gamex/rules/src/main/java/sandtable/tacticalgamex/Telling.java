package sandtable.tacticalgamex;

import sandtable.kernel.Chance;

import java.util.List;

/**
 * The luck that play draws and the tale of what happens; handed down while one decision is done.
 */
record Telling(Chance chance, List<Happening> events) {
    int die() {
        return chance.die(6); // R-TGX-11
    }

    void tell(Happening event) {
        events.add(event);
    }
}
