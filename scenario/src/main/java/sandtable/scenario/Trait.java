package sandtable.scenario;

/** What a unit may have to be in order to count. */
public enum Trait {
    MECHANIZED("mechanized"),
    IN_SUPPLY("in-supply");

    private final String key;

    Trait(String key) {
        this.key = key;
    }

    /** The field that asks for it. */
    public String key() {
        return key;
    }
}
