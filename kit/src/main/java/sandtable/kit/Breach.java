package sandtable.kit;

/**
 * A law broken: in which match, by the seed that plays it again, and at which step.
 *
 * @param step how many actions had been played
 */
public record Breach(String law, long seed, int step, String what) {
    @Override
    public String toString() {
        return "Law broken: "
                + law
                + ".\n  "
                + what
                + "\n  Step "
                + step
                + " of the match with seed "
                + seed
                + "; play it alone with games(1).seed("
                + seed
                + ").";
    }
}
