package sandtable.tacticalgamex.terrain;

/**
 * TGX-3.2.1 Hex Terrain: what fills a hex, sides included (TGX-3.2.1.a). Levels are a matter of
 * their own.
 */
public enum TerrainKind {
    CLEAR("clear"),
    WOODS("woods"),
    TOWN("town"),
    CITY("city"),
    /** A stream, ravine or wadi (TGX-6.3.9.a). */
    STREAM("stream"),
    /** A stream hex with a bridge; once the bridge is destroyed it is a stream hex. */
    BRIDGE("bridge"),
    FORD("ford"),
    SWAMP("swamp"),
    BEACH("beach"),
    SEA("sea");

    private final String words;

    TerrainKind(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** Woods and built-up hexes, which reach half a level above their ground (TGX-6.3.7.e). */
    public boolean covered() {
        return this == WOODS || this == TOWN || this == CITY;
    }

    public boolean builtUp() {
        return this == TOWN || this == CITY;
    }

    /** A stream hex with or without a bridge; a ford is none (R-TGX-45). */
    public boolean stream() {
        return this == STREAM || this == BRIDGE;
    }

    /** Where no wreck, fortification or block can lie (TGX-8.1.c, TGX-8.4.a, TGX-8.5.a). */
    public boolean water() {
        return switch (this) {
            case STREAM, FORD, SEA -> true;
            case CLEAR, WOODS, TOWN, CITY, BRIDGE, SWAMP, BEACH -> false;
        };
    }
}
