package sandtable.hexblitz.state;

/**
 * What a scenario may switch.
 *
 * @param straddling stands may lie across edges and corners (HB-STK.2); on unless switched off
 * @param recovery units at rest win back SP for LOG (data ruling 19)
 * @param bridgeTasks engineers blow and build bridges (data ruling 43)
 * @param reconnaissanceSeesThree by day (data ruling 45)
 * @param supply LOG is counted (HB-LOG)
 * @param stackingPoints what a hex holds (data ruling 26)
 */
public record Variants(
        boolean straddling,
        boolean recovery,
        boolean bridgeTasks,
        boolean reconnaissanceSeesThree,
        boolean supply,
        int stackingPoints) {
    public static final Variants STANDARD = new Variants(true, false, false, false, false, 12);
}
