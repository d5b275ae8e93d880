package sandtable.kernel;

import sandtable.kernel.luck.Chance;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.text.Fields;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A game for the kernel's tests: red opens, three sides bid in secret at the same time, then each
 * in turn throws a die or a handful, turns up a card or waves, until so many turns are gone.
 */
public final class Auction
        implements Ruleset<Auction.Table, Auction.View, Auction.Play, Auction.Fact> {
    public static final Side RED = new Side("red");
    public static final Side BLUE = new Side("blue");
    public static final Side GREEN = new Side("green");
    public static final List<Side> SIDES = List.of(RED, BLUE, GREEN);
    public static final Scenario SHORT = scenario("turns: 3\n");

    private final int version;

    public Auction(int version) {
        this.version = version;
    }

    public static Scenario scenario(String text) {
        int turns = Integer.parseInt(text.lines().findFirst().orElseThrow().replace("turns: ", ""));
        return new Scenario(
                "auction/short",
                text,
                new Fields("short", "", 1, Map.of("turns", new Fields.Value((long) turns, 1))));
    }

    public record Table(
            int lot, boolean open, SortedMap<Side, Integer> bids, int turnsLeft, int pips) {
        public Table {
            bids = Collections.unmodifiableSortedMap(new TreeMap<>(bids));
        }

        boolean allBid() {
            return bids.size() == SIDES.size();
        }
    }

    public record View(Side me, Table table) {}

    public sealed interface Play extends Action {
        record Open() implements Play {}

        record Bid(int sum) implements Play {}

        /** Leaves its bid open; it goes on being asked. */
        record Think() implements Play {}

        record Dice() implements Play {}

        /** Three dice that add up. */
        record Handful() implements Play {}

        record Card() implements Play {}

        record Wave() implements Play {}
    }

    public record Fact(String what, boolean reveals, Clause clause) implements Event {}

    @Override
    public String code() {
        return "AU";
    }

    @Override
    public int version() {
        return version;
    }

    @Override
    public Outcome<Table, Fact> setUp(Scenario scenario, Chance chance) {
        int lot = chance.die(6);
        var table = new Table(lot, false, new TreeMap<>(), scenario.fields().number("turns"), 0);
        return new Outcome<>(table, List.of(fact("lot " + lot, false)));
    }

    @Override
    public Pending pending(Table table) {
        if (!table.open) {
            return new Pending.Answers(Set.of(RED));
        }
        if (!table.allBid()) {
            var owing = new ArrayList<>(SIDES);
            owing.removeAll(table.bids.keySet());
            return new Pending.Answers(Set.copyOf(owing));
        }
        return table.turnsLeft == 0
                ? new Pending.Over(Optional.empty(), Map.of(), Clause.of("AU-4"), "sold")
                : new Pending.Answers(Set.of(SIDES.get(table.turnsLeft % 3)));
    }

    @Override
    public View view(Table table, Side side) {
        var known = new TreeMap<>(table.bids);
        if (!table.allBid()) {
            known.keySet().retainAll(Set.of(side));
        }
        return new View(side, new Table(table.lot, table.open, known, table.turnsLeft, table.pips));
    }

    @Override
    public Optional<Fact> seenBy(Fact event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Prompt<Play> prompt(View view) {
        List<Play> plays =
                view.table.allBid()
                        ? List.of(new Play.Dice(), new Play.Card(), new Play.Wave())
                        : List.of(view.table.open ? new Play.Bid(1) : new Play.Open());
        return new Prompt<>(Clause.of("AU-1"), "What now?", new Options.Main<>(plays));
    }

    @Override
    public Optional<Violation> check(View view, Play play) {
        return play instanceof Play.Bid(int sum) && sum > 3
                ? Optional.of(Violation.of("AU-2", "%s has 3 and bids %d", view.me, sum))
                : Optional.empty();
    }

    @Override
    public Outcome<Table, Fact> resolve(Table table, Side side, Play play, Chance chance) {
        return switch (play) {
            case Play.Open _ ->
                    new Outcome<>(
                            new Table(table.lot, true, table.bids, table.turnsLeft, 0),
                            List.of(fact("open", false)));
            case Play.Bid(int sum) -> bid(table, side, sum);
            case Play.Think _ ->
                    new Outcome<>(
                            new Table(table.lot, true, table.bids, table.turnsLeft, table.pips + 1),
                            List.of(fact("thought", false)));
            case Play.Dice _ -> turn(table, chance.die(6), fact("dice", false));
            case Play.Handful _ ->
                    turn(table, chance.roll(Pool.sum(3, 6)).value(), fact("handful", false));
            case Play.Card _ -> turn(table, 0, fact("card", true));
            case Play.Wave _ -> turn(table, 0, fact("wave", false));
        };
    }

    private static Outcome<Table, Fact> bid(Table table, Side side, int sum) {
        var bids = new TreeMap<>(table.bids);
        bids.put(side, sum);
        var next = new Table(table.lot, true, bids, table.turnsLeft, table.pips);
        return new Outcome<>(next, List.of(fact("bid", next.allBid())));
    }

    private static Outcome<Table, Fact> turn(Table table, int pips, Fact fact) {
        return new Outcome<>(
                new Table(table.lot, true, table.bids, table.turnsLeft - 1, table.pips + pips),
                List.of(fact));
    }

    private static Fact fact(String what, boolean reveals) {
        return new Fact(what, reveals, Clause.of("AU-1"));
    }

    @Override
    public Table guess(View view, Chance chance) {
        return view.table;
    }

    @Override
    public Table otherSecrets(Table state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<View, Play> notation() {
        return new Words();
    }

    private static final class Words implements Notation<View, Play> {
        @Override
        public String write(View view, Play play) {
            return play instanceof Play.Bid(int sum)
                    ? "bid " + sum
                    : play.getClass().getSimpleName().toLowerCase();
        }

        @Override
        public Reading<Play> read(View view, String text) {
            return switch (text) {
                case "open" -> new Reading.Read<>(new Play.Open());
                case "bid 1", "bid 2", "bid 3", "bid 9" ->
                        new Reading.Read<>(new Play.Bid(text.charAt(4) - '0'));
                case "dice" -> new Reading.Read<>(new Play.Dice());
                case "handful" -> new Reading.Read<>(new Play.Handful());
                case "card" -> new Reading.Read<>(new Play.Card());
                case "wave" -> new Reading.Read<>(new Play.Wave());
                default -> new Reading.Unread<>("there is no \"" + text + "\"");
            };
        }
    }

    /** Plays on, with dice as told. */
    public static Match<Table, View, Play, Fact> play(
            Match<Table, View, Play, Fact> match, Side side, Play play, int... dice) {
        return switch (match.play(side, play, Chance.scripted(dice))) {
            case Match.Verdict.Accepted<Table, View, Play, Fact>(var next) -> next;
            case Match.Verdict.Refused<Table, View, Play, Fact>(var why) ->
                    throw new AssertionError(why);
        };
    }

    public static Match<Table, View, Play, Fact> start() {
        return Match.start(new Auction(1), SHORT, Chance.scripted(4));
    }

    public static Match<Table, View, Play, Fact> opened() {
        return play(start(), RED, new Play.Open());
    }

    /** All have bid, and red is to act. */
    public static Match<Table, View, Play, Fact> sold() {
        var match = opened();
        for (Side side : List.of(BLUE, RED, GREEN)) {
            match = play(match, side, new Play.Bid(2));
        }
        return match;
    }
}
