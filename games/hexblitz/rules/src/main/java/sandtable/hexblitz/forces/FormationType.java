package sandtable.hexblitz.forces;

/**
 * HB-LOG Logistic Supply: what a formation uses in 24 hours, in halves of a LOG (data ruling 33).
 */
public enum FormationType {
    INFANTRY("infantry", 2), // HB-LOG.1
    MOTORISED("motorised", 4), // HB-LOG.2
    ARMOURED("armoured", 6), // HB-LOG.3
    SOVIET_RIFLE("Soviet rifle", 1); // HB-FN.11

    private final String words;
    private final int halfLogs;

    FormationType(String words, int halfLogs) {
        this.words = words;
        this.halfLogs = halfLogs;
    }

    public String words() {
        return words;
    }

    public int halfLogs() {
        return halfLogs;
    }
}
