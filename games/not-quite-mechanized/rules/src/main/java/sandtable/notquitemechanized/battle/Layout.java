package sandtable.notquitemechanized.battle;

import java.util.Locale;

/** C1: how a battalion lies round its anchor. */
public enum Layout {
    TWO_UP,
    LINE,
    COLUMN;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
