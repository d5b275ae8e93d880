package sandtable.scenario;

/** What a game calls the things its victory conditions speak of. */
public interface Terms {
    /** The side's name, which stands before nouns: "German". */
    String side(int side);

    String hex(int hex);

    /** How many hexes the map has. */
    int mapSize();

    default String unit(int unit) {
        throw new UnsupportedOperationException("names of units");
    }

    default String formation(int formation) {
        throw new UnsupportedOperationException("names of formations");
    }

    /** Units that count. */
    default Noun unit() {
        return Noun.of("unit");
    }

    /** Units that fight, where not all do that count. */
    default Noun fighter() {
        return unit();
    }

    /** The points in which strength is counted. */
    default String strength() {
        return "strength";
    }
}
