package sandtable.hexblitz.forces;

/**
 * What a stand represents (HB-STAND). Figures, depth and stacking points stand in {@code
 * tables/stands.tsv}.
 */
public enum Kind {
    RECONNAISSANCE,
    INFANTRY,
    ARTILLERY,
    TANK,
    CAVALRY,
    ENGINEER,
    HEADQUARTERS,
    TRANSPORT
}
