package sandtable.scenario;

import static org.junit.jupiter.api.Assertions.assertThrows;

import sandtable.formats.Toml;
import sandtable.kernel.Side;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.space.HexGrid;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.space.Layout;
import sandtable.space.Numbering;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A map of four columns and three rows, and two sides on it, of whom one may leave by the east. */
record Small(Set<Countable> countable) implements Subject {
    private static final HexGrid GRID = HexGrid.of(4, 3, Layout.FLAT_EVEN_COLUMNS_DOWN);
    private static final HexNumbers NUMBERS = new HexNumbers(GRID, Numbering.letterRow(GRID));
    private static final List<String> UNITS = List.of("r-tank", "r-guns", "b-post");

    /** A game that can count everything, losses in units. */
    static final Small ALL = new Small(EnumSet.complementOf(EnumSet.of(Countable.STRENGTH_LOST)));

    /** A game whose units have strength points. */
    static final Small STRENGTH = new Small(EnumSet.of(Countable.STRENGTH_LOST));

    /** What that game calls things. */
    static final Terms TERMS =
            new Terms() {
                @Override
                public String side(int side) {
                    return ALL.sides().get(side).id();
                }

                @Override
                public String hex(int hex) {
                    return NUMBERS.name(hex);
                }

                @Override
                public int mapSize() {
                    return GRID.size();
                }

                @Override
                public String unit(int unit) {
                    return List.of("Tank", "Guns", "Command post").get(unit);
                }

                @Override
                public String formation(int formation) {
                    return formation == 0 ? "First division" : "Second division";
                }

                @Override
                public Noun fighter() {
                    return Noun.of("combat unit");
                }

                @Override
                public String strength() {
                    return "SP";
                }
            };

    static Fields fields(String text) {
        return Toml.read("small.toml", text);
    }

    static HexSet hexes(String text) {
        return NUMBERS.set(text, IllegalArgumentException::new);
    }

    static String complaint(Runnable reading) {
        return assertThrows(BadInput.class, reading::run).getMessage();
    }

    Victory victory(String text) {
        return new VictoryReader(this).read(fields(text));
    }

    /** What a grade asks for whose only condition is this. */
    Condition condition(String text) {
        return victory(
                        """
                        [[victory]]
                        winner = "Red"
                        level = "marginal"
                        all = [{ %s }]
                        """
                                .formatted(text))
                .grades()
                .getFirst()
                .all()
                .getFirst();
    }

    Score score(String text) {
        return victory("[[score]]\n" + text + "\n").scores().getFirst();
    }

    @Override
    public HexFields hexes() {
        return new HexFields(NUMBERS);
    }

    @Override
    public List<Side> sides() {
        return List.of(new Side("Red"), new Side("American"));
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.allOf(Trait.class);
    }

    @Override
    public HexSet exits(int side) {
        return side == 0 ? hexes("D01..D03") : HexSet.NONE;
    }

    @Override
    public boolean notesExits() {
        return countable.contains(Countable.BRIDGES);
    }

    @Override
    public List<String> units(int side) {
        return side == 0 ? UNITS.subList(0, 2) : UNITS.subList(2, 3);
    }

    @Override
    public int unit(String id) {
        return UNITS.indexOf(id);
    }

    @Override
    public List<String> formations() {
        return List.of("first", "second");
    }

    @Override
    public boolean supplied(int side) {
        return side == 0;
    }

    @Override
    public HexSet banks(int bridge) {
        return GRID.within(bridge, 1).minus(HexSet.of(bridge)).and(hexes("A01..D01"));
    }
}
