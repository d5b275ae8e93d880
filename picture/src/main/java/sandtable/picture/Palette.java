package sandtable.picture;

/** The colours of printed maps. Each pair that must be told apart also differs in form. */
final class Palette {
    static final String MARGIN = "#F4EDDB";
    static final String CARD = "#FFFCF5";
    static final String INK = "#221F19";
    static final String INK_SECOND = "#544D40";
    static final String HEX_LINE = "#BDB193";
    static final String HEX_NUMBER = "#4C422C";
    static final String OPEN = "#EEE5CB";
    static final String GRASS = "#C9B78C";
    static final String WOODS = "#C3D1A4";
    static final String TREE = "#64824B";
    static final String TREE_SHADE = "#48642F";
    static final String TOWN = "#D9C6A6";
    static final String HOUSE = "#6A5643";
    static final String FIELD = "#D6DDB2";
    static final String HEDGE = "#55723C";
    static final String HILL = "#E2CF9C";
    static final String MOUNTAIN = "#D0B478";
    static final String HACHURE = "#8E6F38";
    static final String MARSH = "#C9D6C0";
    static final String REED = "#4F7467";
    static final String RIVER = "#84B1C7";
    static final String BANK = "#3D6E8C";
    static final String ROAD = "#F4D79F";
    static final String ROAD_CASE = "#7A5334";
    static final String CHOSEN = "#946000";
    static final String MARK_INK = "#FFFDF6";

    /** The colours of one side's counters. */
    record Coat(String fill, String edge, String band, String ink) {}

    private static final Coat SLATE = new Coat("#BCCAD6", "#1F3346", "#34536F", "#121C26");
    private static final Coat BRICK = new Coat("#E6C3A3", "#5E2410", "#97401F", "#2A1207");

    private Palette() {}

    static Coat of(int side) {
        return side == 0 ? SLATE : BRICK;
    }
}
