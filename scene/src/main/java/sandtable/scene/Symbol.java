package sandtable.scene;

/**
 * What a counter shows in its middle.
 *
 * @param code the 15 letters by which symbol libraries know it (MIL-STD-2525C, APP-6)
 * @param size the mark above the box, such as {@code II} for a battalion; empty where it does not
 *     matter
 * @param outline the path of a silhouette that may stand in its place; empty for none
 */
public record Symbol(Branch branch, Motion motion, String size, String code, String outline) {
    public enum Branch {
        INFANTRY("UCI---"),
        ARMOUR("UCA---"),
        ARTILLERY("UCF---"),
        ROCKETS("UCFR--"),
        MORTARS("UCFM--"),
        ANTI_TANK("UCAA--"),
        ANTI_AIRCRAFT("UCD---"),
        MACHINE_GUN("UCI---"),
        OBSERVER("UCFO--"),
        RECONNAISSANCE("UCRV--"),
        CAVALRY("UCRH--"),
        ENGINEER("UCE---"),
        HEADQUARTERS("U-----"),
        TRANSPORT("USTM--"),
        SUPPLY("USS---"),
        MEDICAL("USM---"),
        REPAIR("USX---"),
        AIRCRAFT("MF----");

        private final String function;

        Branch(String function) {
            this.function = function;
        }
    }

    public enum Motion {
        FOOT,
        WHEELS,
        TRACKS,
        HORSE
    }

    private static final String FRIEND = "SF";
    private static final String HOSTILE = "SH";

    /**
     * @param side 0 for the first camp of the scenario
     */
    public static Symbol of(int side, Branch branch, Motion motion, String size) {
        String dimension = branch == Branch.AIRCRAFT ? "AP" : "GP";
        String headquarters = branch == Branch.HEADQUARTERS ? "A" : "-";
        String echelon = echelon(size);
        return new Symbol(
                branch,
                motion,
                size,
                (side == 0 ? FRIEND : HOSTILE)
                        + dimension
                        + branch.function
                        + headquarters
                        + echelon
                        + "---",
                Silhouette.NONE.path());
    }

    public Symbol drawnAs(Silhouette silhouette) {
        return new Symbol(branch, motion, size, code, silhouette.path());
    }

    private static String echelon(String size) {
        return switch (size) {
            case "I" -> "E";
            case "II" -> "F";
            case "III" -> "G";
            case "X" -> "H";
            case "XX" -> "I";
            case "XXX" -> "J";
            default -> "-";
        };
    }
}
