package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/** What there are points for, in words. */
record ScoreWords(Terms terms, HexWords hexes) {
    private static final Noun POINT = Noun.of("point");

    ScoreWords(Terms terms) {
        this(terms, new HexWords(terms));
    }

    /** "German: 2 points for each Soviet unit destroyed". */
    String of(Score score) {
        String points = POINT.count(Math.abs(score.points())) + (score.points() < 0 ? " less" : "");
        return "%s: %s for %s".formatted(terms.side(score.side()), points, counted(score));
    }

    private String counted(Score score) {
        int per = score.per();
        return switch (score.measure()) {
            case Measure.Controlled(int side, HexSet held) ->
                    held.size() == 1 && per == 1
                            ? "control of " + hexes.and(held)
                            : each(per, new Noun("hex", "hexes"))
                                    + " of "
                                    + hexes.and(held)
                                    + " under "
                                    + terms.side(side)
                                    + " control";
            case Measure.Present(int side, HexSet where, Set<Trait> traits) ->
                    each(per, UnitWords.of(terms, side, traits)) + " in " + hexes.or(where);
            case Measure.Occupied(int side, HexSet where) ->
                    each(per, new Noun("hex", "hexes"))
                            + " of "
                            + hexes.and(where)
                            + " with "
                            + UnitWords.fighter(terms, side).article()
                            + " "
                            + UnitWords.fighter(terms, side).one();
            case Measure.Left(int side, HexSet where) ->
                    each(per, UnitWords.of(terms, side, Set.of()))
                            + " that leaves the map by "
                            + hexes.or(where);
            case Measure.Lost(int side, List<Integer> units) ->
                    units.isEmpty()
                            ? each(per, UnitWords.plain(terms, side)) + " destroyed"
                            : (per == 1 ? "each" : "every " + per)
                                    + " of "
                                    + UnitWords.listed(terms, units)
                                    + " destroyed";
            case Measure.StrengthLost(int side) ->
                    each(per, UnitWords.strength(terms, side)) + " lost";
            case Measure.OutOfSupply(int side) ->
                    each(per, UnitWords.fighter(terms, side)) + " out of supply";
            case Measure.OpenBridge(int side, int hex, _) ->
                    "the bridge at "
                            + terms.hex(hex)
                            + " being open to the "
                            + terms.side(side)
                            + " side";
            case Measure.Remains _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    throw new IllegalArgumentException("no points are given for " + score);
        };
    }

    private static String each(int per, Noun noun) {
        return per == 1 ? "each " + noun.one() : "every " + per + " " + noun.many();
    }
}
