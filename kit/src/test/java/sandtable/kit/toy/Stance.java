package sandtable.kit.toy;

/**
 * What a sealed order says. A bold tank goes farther; a careful gun reaches farther and hits less.
 */
public enum Stance {
    BOLD(3, 1, 4),
    CAREFUL(2, 2, 5);

    final int pace;
    final int range;
    final int hitsOn;

    Stance(int pace, int range, int hitsOn) {
        this.pace = pace;
        this.range = range;
        this.hitsOn = hitsOn;
    }

    Stance other() {
        return this == BOLD ? CAREFUL : BOLD;
    }
}
