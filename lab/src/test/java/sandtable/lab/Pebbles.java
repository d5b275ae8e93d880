package sandtable.lab;

import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Event;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Player;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Two sides, or teams of several, take one to three pebbles in turn from a pile of chance size; who
 * takes the last one wins.
 */
final class Pebbles implements Ruleset<Pebbles.Pile, Pebbles.Pile, Pebbles.Take, Pebbles.Taken> {
    static final Side WHITE = new Side("white");
    static final Side BLACK = new Side("black");

    record Pile(int left, int turn) {}

    record Take(int pebbles) implements Action {}

    record Taken(Clause clause) implements Event {}

    private final List<Side> order;

    private Pebbles(List<Side> order) {
        this.order = order;
    }

    static Table<Pile, Pile, Take, Taken> table(String scenario) {
        return table(scenario, List.of(WHITE, BLACK));
    }

    /** Three against one: the first word of a post is its camp. */
    static Table<Pile, Pile, Take, Taken> teams() {
        return table(
                "pebbles/pile",
                List.of(
                        new Side("white first"),
                        new Side("white second"),
                        new Side("white third"),
                        BLACK));
    }

    private static Table<Pile, Pile, Take, Taken> table(String scenario, List<Side> order) {
        var fields = new Fields(scenario, "", 1, Map.of());
        var posts = new LinkedHashMap<Side, Camp>();
        order.forEach(each -> posts.put(each, camp(each)));
        return new Table<>(
                new Pebbles(order), new Scenario(scenario, "", fields), posts, Pile::turn);
    }

    private static Camp camp(Side side) {
        return new Camp(side.id().split(" ")[0]);
    }

    @Override
    public Camp camp(Pile pile, Side side) {
        return camp(side);
    }

    /** Always takes so many, or what is left. */
    static Contender<Pile, Take> takes(String name, int pebbles) {
        return new Contender<>(
                name,
                (_, _) -> (pile, _, _) -> Player.Answer.of(new Take(Math.min(pebbles, pile.left))));
    }

    /** Takes the rest of four, which cannot be beaten. */
    static Contender<Pile, Take> master() {
        return new Contender<>(
                "master",
                (_, _) -> (pile, _, _) -> Player.Answer.of(new Take(Math.max(1, pile.left % 4))));
    }

    static Contender<Pile, Take> random() {
        return new Contender<>(
                "random",
                (_, seed) -> {
                    Chance chance = Chance.seeded(seed);
                    return (_, prompt, _) -> Player.Answer.of(prompt.options().any(chance));
                });
    }

    @Override
    public String code() {
        return "PEB";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<Pile, Taken> setUp(Scenario scenario, Chance chance) {
        if (!scenario.id().equals("pebbles/pile")) {
            throw new BadInput(scenario.id(), 0, "", "is no pile of pebbles");
        }
        return led(new Pile(20 + chance.die(20), 0));
    }

    private static Outcome<Pile, Taken> led(Pile pile) {
        return new Outcome<>(pile, List.of(new Taken(Clause.of("PEB-1"))));
    }

    private Side taker(int turn) {
        return order.get(turn % order.size());
    }

    @Override
    public Pending pending(Pile pile) {
        if (pile.left > 0) {
            return new Pending.Answers(Set.of(taker(pile.turn)));
        }
        Camp last = camp(taker(pile.turn - 1));
        return new Pending.Over(
                Optional.of(last), Map.of(last, 1), Clause.of("PEB-2"), "the last pebble is taken");
    }

    @Override
    public Pile view(Pile pile, Side side) {
        return pile;
    }

    @Override
    public Optional<Taken> seenBy(Taken event, Side side) {
        return Optional.of(event);
    }

    @Override
    public Prompt<Take> prompt(Pile pile) {
        var takes = IntStream.rangeClosed(1, Math.min(3, pile.left)).mapToObj(Take::new).toList();
        return new Prompt<>(Clause.of("PEB-3"), "How many?", new Options.All<>(takes));
    }

    @Override
    public Optional<Violation> check(Pile pile, Take take) {
        boolean allowed = take.pebbles >= 1 && take.pebbles <= Math.min(3, pile.left);
        return allowed
                ? Optional.empty()
                : Optional.of(Violation.of("PEB-3", "%s of %s", take.pebbles, pile.left));
    }

    @Override
    public Outcome<Pile, Taken> resolve(Pile pile, Side side, Take take, Chance chance) {
        return led(new Pile(pile.left - take.pebbles, pile.turn + 1));
    }

    @Override
    public Pile guess(Pile pile, Chance chance) {
        return pile;
    }

    @Override
    public Pile otherSecrets(Pile state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<Pile, Take> notation() {
        throw new UnsupportedOperationException("nobody types in a test");
    }
}
