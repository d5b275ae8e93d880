package sandtable.bench.skirmish;

import sandtable.kernel.Camp;
import sandtable.kernel.Notation;
import sandtable.kernel.Options;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.Fields;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The reference skirmish as a rule set: small, the same on every engine, and so a measure of what
 * the kernel costs. Each turn one side moves one unit a hex or attacks an adjacent enemy with one
 * die; 4 and more costs the target a point, 1 costs the attacker one. It ends when a side is gone
 * or turn 800 is over.
 */
public final class Skirmish implements Ruleset<Position, View, Order, Report> {
    static final int LAST_TURN = 800;

    private static final Pending NORTH_TO_ANSWER = new Pending.Answers(Set.of(Position.NORTH));
    private static final Pending SOUTH_TO_ANSWER = new Pending.Answers(Set.of(Position.SOUTH));

    /** There is nothing to choose in it. */
    public static final Scenario SCENARIO =
            new Scenario("skirmish/field", "", new Fields("field", "", 0, Map.of()));

    @Override
    public String code() {
        return "SKM";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<Position, Report> setUp(Scenario scenario, Chance chance) {
        return new Outcome<>(Position.start(), List.of());
    }

    @Override
    public Pending pending(Position position) {
        if (position.left(0) == 0) {
            return over(Optional.of(Position.SOUTH), position, "the north is gone");
        }
        if (position.left(1) == 0) {
            return over(Optional.of(Position.NORTH), position, "the south is gone");
        }
        if (position.turn() > LAST_TURN) {
            return over(Optional.empty(), position, "turn " + LAST_TURN + " is over");
        }
        return position.mover() == 0 ? NORTH_TO_ANSWER : SOUTH_TO_ANSWER;
    }

    private static Pending over(Optional<Side> winner, Position position, String reason) {
        Map<Camp, Integer> points =
                Map.of(
                        Camp.of(Position.NORTH), position.left(0),
                        Camp.of(Position.SOUTH), position.left(1));
        return new Pending.Over(winner.map(Camp::of), points, Clauses.END, reason);
    }

    @Override
    public View view(Position position, Side side) {
        return new View(side, position);
    }

    @Override
    public Optional<Report> seenBy(Report report, Side side) {
        return Optional.of(report);
    }

    @Override
    public Prompt<Order> prompt(View view) {
        return new Prompt<>(
                Clauses.TURN,
                "Move or attack with which unit?",
                new Options.All<>(new Orders(view.position())));
    }

    @Override
    public Optional<Violation> check(View view, Order order) {
        return Legality.check(view, order);
    }

    @Override
    public Outcome<Position, Report> resolve(
            Position position, Side side, Order order, Chance chance) {
        return switch (order) {
            case Order.Move(int unit, int hex) ->
                    happened(position.afterMove(unit, hex), new Report.Moved(unit, hex));
            case Order.Attack(int unit, int target) ->
                    attack(position, unit, target, chance.die(6));
        };
    }

    private static Outcome<Position, Report> attack(
            Position position, int unit, int target, int die) {
        if (die == 2 || die == 3) {
            return happened(position.afterMiss(), new Report.Missed(unit, target, die));
        }
        int hurt = die == 1 ? unit : target;
        Position after = position.afterHit(hurt);
        return happened(after, new Report.Hit(unit, target, die, hurt, after.points(hurt)));
    }

    private static Outcome<Position, Report> happened(Position after, Report report) {
        return new Outcome<>(after, List.of(report));
    }

    @Override
    public Position guess(View view, Chance chance) {
        return view.position();
    }

    @Override
    public Position otherSecrets(Position state, Side side, Chance chance) {
        return state;
    }

    @Override
    public Notation<View, Order> notation() {
        return new SkirmishNotation();
    }
}
