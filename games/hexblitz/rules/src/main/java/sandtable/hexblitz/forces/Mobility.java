package sandtable.hexblitz.forces;

/**
 * HB-MOV Movement rates, as points: a turn's normal move has {@link #NORMAL_POINTS}, and the costs
 * give the book's numbers of hexes for open ground, for covered ground and for any mixture (data
 * ruling 28).
 */
public enum Mobility {
    RECONNAISSANCE(2, 3, 12), // HB-MOV.2, HB-MOV.13, HB-MOV.3
    WHEELED(3, 6, 8), // HB-MOV.4, HB-MOV.12, HB-MOV.5
    TRACKED(3, 6, 6), // HB-MOV.6, HB-MOV.12, HB-MOV.7
    FOOT(6, 6, 2), // HB-MOV.8, HB-MOV.14, HB-MOV.9
    HORSED(3, 6, 4); // HB-MOV.10, HB-MOV.12, HB-MOV.11

    public static final int NORMAL_POINTS = 6;

    private final int openCost;
    private final int coveredCost;
    private final int roadHexes;

    Mobility(int openCost, int coveredCost, int roadHexes) {
        this.openCost = openCost;
        this.coveredCost = coveredCost;
        this.roadHexes = roadHexes;
    }

    /** Points to enter an open hex at the normal rate. */
    public int openCost() {
        return openCost;
    }

    /** Points to enter a wooded or built-up hex at the normal rate. */
    public int coveredCost() {
        return coveredCost;
    }

    /** Hexes of major road in one turn of changing position. */
    public int roadHexes() {
        return roadHexes;
    }
}
