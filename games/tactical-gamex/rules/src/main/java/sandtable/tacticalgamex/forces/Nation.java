package sandtable.tacticalgamex.forces;

/** TGX-2.0.a: the eleven nationalities. */
public enum Nation {
    FINLAND("Finland", "fi"),
    FRANCE("France", "fr"),
    GERMANY("Germany", "de"),
    GREAT_BRITAIN("Great Britain", "gb"),
    HUNGARY("Hungary", "hu"),
    ITALY("Italy", "it"),
    JAPAN("Japan", "jp"),
    POLAND("Poland", "pl"),
    ROMANIA("Romania", "ro"),
    SOVIET_UNION("Soviet Union", "su"),
    UNITED_STATES("United States", "us");

    private final String words;
    private final String code;

    Nation(String words, String code) {
        this.words = words;
        this.code = code;
    }

    public String words() {
        return words;
    }

    /** What the ids of its unit types begin with. */
    public String code() {
        return code;
    }
}
