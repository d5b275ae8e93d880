package sandtable.hexblitz.state;

/**
 * One playing card (HB-EQUIP.2).
 *
 * @param number 0 to 51, rank by rank from the Ace and within a rank Hearts, Clubs, Diamonds,
 *     Spades (HB-FN.15, HB-FN.16)
 * @param pack 0 for the first pack; more are taken when one is not enough (data ruling 23)
 */
public record Card(int number, int pack) implements Comparable<Card> {
    public static final int PACK = 52;
    private static final String[] RANKS = {
        "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"
    };
    private static final String[] SUITS = {"♥", "♣", "♦", "♠"};

    @Override
    public int compareTo(Card other) {
        return number != other.number
                ? Integer.compare(number, other.number)
                : Integer.compare(pack, other.pack);
    }

    @Override
    public String toString() {
        return RANKS[number / 4] + SUITS[number % 4];
    }
}
