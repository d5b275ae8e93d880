package sandtable.blitzcommander.charts;

/** The columns of the Terrain Chart. */
public enum Mobility {
    FOOT,
    /** Mechanized infantry, and artillery, which is towed or drives. */
    MECHANIZED,
    ARMOR
}
