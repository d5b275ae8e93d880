package sandtable.hexblitz.state;

/**
 * HB-ORD Orders: the state of a unit. Moving has two faces, normal and along the road (data ruling
 * 7).
 */
public enum Order {
    NORMAL('N', "M", "moving"),
    ROAD('R', "M", "changing position"),
    STATIONARY('S', "S", "stationary"), // HB-ORD.3
    DEFENSIVE(
            'D',
            "D",
            "defensive"); // HB-ORD.4: digging in counts from the reveal on (data ruling 38)

    private final char letter;
    private final String marker;
    private final String words;

    Order(char letter, String marker, String words) {
        this.letter = letter;
        this.marker = marker;
        this.words = words;
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
