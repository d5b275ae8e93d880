package sandtable.tacticalgamex.sight;

import sandtable.kernel.Clause;

/** TGX-6.3.7 Line of Sight: what a hex or hexside on the way does to a line, and why. */
public enum Verdict {
    NOTHING_THERE("TGX-6.3.7.a", false, "nothing there blocks"),
    LOWER_THAN_EQUAL_ENDS("TGX-6.3.7.g", false, "lies lower than both ends"),
    LEVEL_WITH_EQUAL_ENDS("TGX-6.3.7.g", false, "is flat ground on the level of both ends"),
    HIGHER_THAN_EQUAL_ENDS("TGX-6.3.7.h", true, "rises above both ends"),
    LOWER_THAN_BOTH("TGX-6.3.7.i", false, "lies lower than both ends"),
    HIGHER_THAN_BOTH("TGX-6.3.7.j", true, "rises above both ends"),
    LEVEL_WITH_HIGHER("TGX-6.3.7.k", true, "reaches the level of the higher end"),
    AWAY_FROM_LOWER("TGX-6.3.7.l", false, "is not next to the lower end"),
    BESIDE_LOWER("TGX-6.3.7.l", true, "hides the lower end next to it"),
    OWN_HILL("TGX-6.3.7.c", false, "is the higher end's own hill, below it"),
    BLIND_SPOT("TGX-6.3.7.o", true, "makes a blind spot for the lower end next to it"),
    SLOPE_SIDE("TGX-6.3.7.d", false, "is a slope side, and the line runs along it"),
    ONE_SIDE("TGX-6.3.7.m", false, "blocks on one side of the line only"),
    BOTH_SIDES("TGX-6.3.7.m", true, "blocks on both sides of the line"),
    RIDGE("TGX-3.2.2.b", true, "is crossed over a ridge"),
    SMOKE("TGX-20.4.a", true, "is full of smoke");

    private final Clause clause;
    private final boolean blocks;
    private final String words;

    Verdict(String clause, boolean blocks, String words) {
        this.clause = Clause.of(clause);
        this.blocks = blocks;
        this.words = words;
    }

    public Clause clause() {
        return clause;
    }

    public boolean blocks() {
        return blocks;
    }

    /** What the hex does, to follow its name. */
    public String words() {
        return words;
    }
}
