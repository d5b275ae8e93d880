package sandtable.space;

/**
 * Numbers as bits, each with its rank among them, so that a table by rank needs no more room than
 * there are numbers.
 *
 * @param firstWord how many empty words are left out at the beginning
 * @param ranks the rank of the first number in each word
 */
record Ranked(int firstWord, long[] words, int[] ranks) {
    boolean contains(int number) {
        int word = (number >> 6) - firstWord;
        return word >= 0 && word < words.length && (words[word] >>> number & 1) != 0;
    }

    /** The rank of a number that is contained. */
    int rank(int number) {
        int word = (number >> 6) - firstWord;
        return ranks[word] + Long.bitCount(words[word] & (1L << number) - 1);
    }
}
