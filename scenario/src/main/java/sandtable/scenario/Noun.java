package sandtable.scenario;

/** What one of something is called, and what several are. */
public record Noun(String one, String many) {
    /** For numbers that stand alone. */
    static final Noun NONE = new Noun("", "");

    /** A noun whose plural ends in s. */
    public static Noun of(String one) {
        return new Noun(one, one + "s");
    }

    /** The word that goes with a number. */
    public String of(int number) {
        return number == 1 ? one : many;
    }

    /** The number and the word: "1 point", "3 points". */
    public String count(int number) {
        return (number + " " + of(number)).strip();
    }

    /** "a" or "an"; u is spoken as in unit. */
    String article() {
        return one.matches("[AEIOaeio].*") ? "an" : "a";
    }
}
