package sandtable.scenario;

import java.util.List;
import java.util.Set;

/** Units of a side, in words. */
final class UnitWords {
    private UnitWords() {}

    /** "German unit", "mechanized German units in supply". */
    static Noun of(Terms terms, int side, Set<Trait> traits) {
        String before = traits.contains(Trait.MECHANIZED) ? "mechanized " : "";
        String after = traits.contains(Trait.IN_SUPPLY) ? " in supply" : "";
        Noun unit = terms.unit();
        return new Noun(
                before + terms.side(side) + " " + unit.one() + after,
                before + terms.side(side) + " " + unit.many() + after);
    }

    static Noun plain(Terms terms, int side) {
        return sided(terms, side, Noun.of("unit"));
    }

    static Noun fighter(Terms terms, int side) {
        return sided(terms, side, terms.fighter());
    }

    /** "British SP", which has no plural. */
    static Noun strength(Terms terms, int side) {
        return sided(terms, side, new Noun(terms.strength(), terms.strength()));
    }

    private static Noun sided(Terms terms, int side, Noun noun) {
        return new Noun(terms.side(side) + " " + noun.one(), terms.side(side) + " " + noun.many());
    }

    static String listed(Terms terms, List<Integer> units) {
        return HexWords.listed(units.stream().map(terms::unit).toList(), "and");
    }
}
