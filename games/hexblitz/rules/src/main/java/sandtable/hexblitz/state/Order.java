package sandtable.hexblitz.state;

/**
 * HB-ORD Orders: the state of a unit. Moving has two faces, normal and along the road (data ruling
 * 7).
 */
public enum Order {
    NORMAL('N', "M", "moving", "may move and attack"),
    ROAD('R', "M", "changing position", "moves farther, along a road only"),
    STATIONARY('S', "S", "stationary", "stands, may attack"), // HB-ORD.3
    /** HB-ORD.4: digging in counts from the reveal on (data ruling 38). */
    DEFENSIVE('D', "D", "defensive", "digs in, fights if attacked");

    private final char letter;
    private final String marker;
    private final String words;
    private final String allows;

    Order(char letter, String marker, String words, String allows) {
        this.letter = letter;
        this.marker = marker;
        this.words = words;
        this.allows = allows;
    }

    /** The letter it is typed and kept by. */
    public char letter() {
        return letter;
    }

    /** HB-ORD.5: the letter on the Order marker. */
    public String marker() {
        return marker;
    }

    public String words() {
        return words;
    }

    /** What a unit with it does. */
    public String allows() {
        return allows;
    }

    /** The letter a player chooses it by: that of the marker where it is one order's alone. */
    public String chosenBy() {
        return this == ROAD ? String.valueOf(letter) : marker;
    }

    /** HB-ORD.2: advancing, attacking or changing position. */
    public boolean moving() {
        return this == NORMAL || this == ROAD;
    }

    static Order of(char letter) {
        for (Order order : values()) {
            if (order.letter == letter) {
                return order;
            }
        }
        throw new IllegalArgumentException("no order has the letter " + letter);
    }
}
