package sandtable.tacticalgamex.charts;

/** The columns of the Combat Results Table, from the worst for the attacker to the best. */
public enum OddsColumn {
    ONE_TO_THREE("1:3"),
    ONE_TO_TWO("1:2"),
    ONE_TO_ONE("1:1"),
    TWO_TO_ONE("2:1"),
    THREE_TO_ONE("3:1"),
    FOUR_TO_ONE("4:1");

    private final String words;

    OddsColumn(String words) {
        this.words = words;
    }

    /** The heading of the column. */
    public String words() {
        return words;
    }
}
