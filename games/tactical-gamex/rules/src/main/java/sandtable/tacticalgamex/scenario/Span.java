package sandtable.tacticalgamex.scenario;

/** TGX-9.3 Temporary Bridges: whom one carries, and the defense strength on its marker. */
public enum Span {
    /** No Armored unit (R-TGX-155). */
    TRUCK(23),
    /** Everybody; the kind that is laid in play. */
    TANK(32);

    private final int defense;

    Span(int defense) {
        this.defense = defense;
    }

    public int defense() {
        return defense;
    }

    /** As a scenario and a marker say it. */
    public String words() {
        return switch (this) {
            case TRUCK -> "trucks";
            case TANK -> "tanks";
        };
    }
}
