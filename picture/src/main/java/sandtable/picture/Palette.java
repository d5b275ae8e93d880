package sandtable.picture;

/** The colours of printed maps. Each pair that must be told apart also differs in form. */
final class Palette {
    static final String MARGIN = day("margin");
    static final String CARD = day("card");
    static final String INK = day("ink");
    static final String INK_SECOND = day("ink2");
    static final String HEX_LINE = print("hexline");
    static final String HEX_NUMBER = day("hexnum");
    static final String OPEN = day("open");
    static final String GRASS = print("grass");
    static final String WOODS = day("woods");
    static final String TREE = day("tree");
    static final String TREE_SHADE = day("tree2");
    static final String TOWN = day("town");
    static final String HOUSE = day("bldg");
    static final String FIELD = day("bocage");
    static final String HEDGE = print("hedge");
    static final String HILL = day("hill1");
    static final String MOUNTAIN = day("hill2");
    static final String HACHURE = print("hachure");
    static final String MARSH = day("swamp");
    static final String REED = print("reed");
    static final String RIVER = day("river");
    static final String BANK = day("bank");
    static final String ROAD = day("road");
    static final String ROAD_CASE = day("roadcase");
    static final String SHADOW = day("cshadow");
    static final String WHITE = Drawings.ALL.fixed().get("white");

    /** The colours of one side's counters, and of what is its own beside them. */
    record Coat(String fill, String edge, String band, String ink, String own) {}

    private static final Coat FIRST = coat("a");
    private static final Coat OTHER = coat("b");

    private Palette() {}

    static String day(String role) {
        return Drawings.ALL.colours().get(role).day();
    }

    private static String print(String role) {
        return Drawings.ALL.print().get(role);
    }

    private static Coat coat(String side) {
        return new Coat(
                day(side + "-fill"),
                day(side + "-edge"),
                day(side + "-band"),
                day(side + "-ink"),
                day(side));
    }

    static Coat of(int side) {
        return side == 0 ? FIRST : OTHER;
    }

    /** The colour of a role in a mark; a counter's ink is that of its side. */
    static String of(String role, String ink) {
        return switch (role) {
            case "ink" -> ink;
            case "card" -> CARD;
            case "text" -> INK;
            case String fixed -> Drawings.ALL.fixed().get(fixed);
        };
    }
}
