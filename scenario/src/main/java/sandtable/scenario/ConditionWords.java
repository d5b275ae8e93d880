package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/** A condition as a clause of a sentence. */
record ConditionWords(Terms terms, HexWords hexes) {
    private static final Noun POINT = Noun.of("point");
    private static final Noun TIME = Noun.of("time");

    ConditionWords(Terms terms) {
        this(terms, new HexWords(terms));
    }

    String of(Condition condition) {
        Limits limits = condition.limits();
        return switch (condition.measure()) {
            case Measure.Controlled(int side, HexSet held) ->
                    side(side) + " controls " + share(limits, held);
            case Measure.Present(int side, HexSet where, Set<Trait> traits) ->
                    are(limits, UnitWords.of(terms, side, traits)) + " in " + hexes.or(where);
            case Measure.Occupied(int side, HexSet where) ->
                    "%s has a %s in %s"
                            .formatted(side(side), terms.fighter().one(), share(limits, where));
            case Measure.Left(int side, HexSet where) ->
                    have(limits, UnitWords.of(terms, side, Set.of()))
                            + " left by "
                            + hexes.or(where);
            case Measure.Lost(int side, List<Integer> units) ->
                    units.isEmpty()
                            ? are(limits, UnitWords.plain(terms, side)) + " destroyed"
                            : named(limits, units) + " destroyed";
            case Measure.StrengthLost(int side) ->
                    are(limits, UnitWords.strength(terms, side)) + " lost";
            case Measure.OutOfSupply(int side) ->
                    are(limits, UnitWords.fighter(terms, side)) + " out of supply";
            case Measure.Remains(int formation, int parts) ->
                    "%s is down to %d/%d of its %s"
                            .formatted(
                                    terms.formation(formation),
                                    most(limits),
                                    parts,
                                    terms.strength());
            case Measure.OpenBridge(int side, int hex, _) ->
                    "the bridge at %s is %s to %s"
                            .formatted(
                                    terms.hex(hex), limits.hold(0) ? "closed" : "open", side(side));
            case Measure.Ratio ratio -> ratio(limits, ratio);
            case Measure.Points(int side) -> side(side) + " has " + amount(limits, POINT);
            case Measure.Lead(int side) -> side(side) + " leads by " + amount(limits, POINT);
            case Measure.Turn _ -> "by turn " + most(limits);
        };
    }

    /** Side names stand before nouns, so that there must be one. */
    private String side(int side) {
        return "the " + terms.side(side) + " side";
    }

    /** "0504 and 0505", "at least 2 of 0504, 0505 and 0506", "none of 0504 and 0505". */
    private String share(Limits limits, HexSet held) {
        if (limits instanceof Limits.AtLeast(int least) && least == held.size()) {
            return hexes.and(held);
        }
        if (limits instanceof Limits.AtMost(int most) && most == 0) {
            return held.size() == 1 ? "not " + hexes.and(held) : "none of " + hexes.and(held);
        }
        return amount(limits, Noun.NONE) + " of " + hexes.and(held);
    }

    /** "Tank and Guns are", "at least 1 of Tank and Guns is", "none of Tank and Guns is". */
    private String named(Limits limits, List<Integer> units) {
        String listed = UnitWords.listed(terms, units);
        Noun verb = new Noun(" is", " are");
        return switch (limits) {
            case Limits.AtLeast(int least) when least == units.size() -> listed + verb.of(least);
            case Limits.AtLeast(int least) ->
                    amount(limits, Noun.NONE) + " of " + listed + verb.of(least);
            case Limits.AtMost(int most) when most == 0 -> "none of " + listed + verb.one();
            case Limits.AtMost(int most) ->
                    amount(limits, Noun.NONE) + " of " + listed + verb.of(most);
            case Limits.Between(_, int most) ->
                    amount(limits, Noun.NONE) + " of " + listed + verb.of(most);
        };
    }

    /** "at least 2 times as many Red units as American units are destroyed". */
    private String ratio(Limits limits, Measure.Ratio ratio) {
        return switch (ratio.measure()) {
            case Measure.Present(int side, HexSet where, Set<Trait> traits) ->
                    timesAsMany(limits, side, traits) + " in " + hexes.or(where);
            case Measure.Lost(int side, _) -> timesAsMany(limits, side, Set.of()) + " destroyed";
            case Measure.Controlled _,
                    Measure.Occupied _,
                    Measure.Left _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.OpenBridge _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    throw new IllegalArgumentException("no words for " + ratio);
        };
    }

    private String timesAsMany(Limits limits, int side, Set<Trait> traits) {
        String times =
                limits instanceof Limits.AtLeast(int least) && least == 1
                        ? "at least"
                        : amount(limits, TIME);
        return "%s as many %s as %s are"
                .formatted(
                        times,
                        UnitWords.of(terms, side, traits).many(),
                        UnitWords.of(terms, 1 - side, traits).many());
    }

    /** "a German unit is", "at least 3 German units are", "no German unit is". */
    private static String are(Limits limits, Noun noun) {
        return subject(limits, noun, new Noun(" is", " are"));
    }

    private static String have(Limits limits, Noun noun) {
        return subject(limits, noun, new Noun(" has", " have"));
    }

    private static String subject(Limits limits, Noun noun, Noun verb) {
        return switch (limits) {
            case Limits.AtLeast(int least) when least == 1 ->
                    noun.article() + " " + noun.one() + verb.one();
            case Limits.AtLeast(int least) -> amount(limits, noun) + verb.of(least);
            case Limits.AtMost(int most) when most == 0 -> "no " + noun.one() + verb.one();
            case Limits.AtMost(int most) -> amount(limits, noun) + verb.of(most);
            case Limits.Between(_, int most) -> amount(limits, noun) + verb.of(most);
        };
    }

    private static String amount(Limits limits, Noun noun) {
        return switch (limits) {
            case Limits.AtLeast(int least) -> "at least " + noun.count(least);
            case Limits.AtMost(int most) -> "at most " + noun.count(most);
            case Limits.Between(int least, int most) when least == most -> noun.count(least);
            case Limits.Between(int least, int most) -> least + " to " + noun.count(most);
        };
    }

    private static int most(Limits limits) {
        return switch (limits) {
            case Limits.AtMost(int most) -> most;
            case Limits.Between(_, int most) -> most;
            case Limits.AtLeast _ -> throw new IllegalArgumentException("no upper limit");
        };
    }
}
