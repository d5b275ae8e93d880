package sandtable.kit.toy;

import sandtable.formats.Scenarios;
import sandtable.kernel.Camp;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Outcome;
import sandtable.kernel.Pending;
import sandtable.kernel.Prompt;
import sandtable.kernel.Register;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.Violation;
import sandtable.kernel.luck.Chance;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * A toy with every hard case: a tank goes down a lane past a hidden gun. Both sides seal orders at
 * the same time, the march is interrupted by fire, and the gun may be hidden in more cells than one
 * cares to list. Tests break it on purpose by overriding a method.
 */
public class Lane implements Ruleset<Truth, Sight, Order, Report> {
    public static final Side TANK = new Side("tank");
    public static final Side GUN = new Side("gun");
    public static final int NEAREST_CELL = 3;

    public static final Scenario ROAD =
            Scenarios.read("toy/road", "road.toml", "# A road\nlength = 9\nturns = 6\n");

    public static final Register REGISTER =
            Register.parse(
                    "clauses.tsv",
                    """
                    id	section	kind	summary	example	status
                    TOY-1.1	Set-up	setup	The tank starts in cell 0 or 1.		done
                    TOY-2.1	Hiding	setup	The gun is hidden in cell 3 or beyond.		done
                    TOY-3.1	Orders	sequence	Both sides seal an order.		done
                    TOY-3.2	Orders	sequence	Orders are opened together.		done
                    TOY-4.1	March	movement	The tank goes as far as its stance allows.		done
                    TOY-4.2	March	movement	It halts in front of a gun that may fire.		done
                    TOY-5.1	Fire	fire	The gun may fire once.		done
                    TOY-6.1	End	victory	The tank wins at the end of the lane.		done
                    """);

    @Override
    public String code() {
        return "TOY";
    }

    @Override
    public int version() {
        return 1;
    }

    @Override
    public Outcome<Truth, Report> setUp(Scenario scenario, Chance chance) {
        int length = scenario.fields().number("length");
        int turns = scenario.fields().number("turns");
        int tank = chance.below(2);
        var truth = new Truth(length, turns, tank, true, 0, false, new TreeMap<>(), List.of());
        return new Outcome<>(truth, List.of(new Report.Deployed(tank, Clause.of("TOY-1.1"))));
    }

    @Override
    public Pending pending(Truth truth) {
        boolean arrived = truth.tank() >= truth.length();
        if (!truth.alive() || arrived || truth.turnsLeft() == 0) {
            Side winner = arrived ? TANK : GUN;
            return new Pending.Over(
                    Optional.of(Camp.of(winner)), Map.of(), Clause.of("TOY-6.1"), winner + " wins");
        }
        if (truth.gun() == 0 || truth.inWindow()) {
            return new Pending.Answers(Set.of(GUN));
        }
        if (truth.open()) {
            return new Pending.Answers(Set.of(TANK));
        }
        var owing = new TreeMap<>(Map.of(TANK, 1, GUN, 1));
        owing.keySet().removeAll(truth.orders().keySet());
        return new Pending.Answers(Set.copyOf(owing.keySet()));
    }

    @Override
    public Sight view(Truth truth, Side side) {
        boolean knowsGun = truth.gun() > 0 && (side.equals(GUN) || truth.fired());
        return new Sight(
                side,
                truth.length(),
                truth.turnsLeft(),
                truth.tank(),
                truth.alive(),
                truth.gun() > 0,
                knowsGun ? Optional.of(truth.gun()) : Optional.empty(),
                truth.fired(),
                Optional.ofNullable(truth.orders().get(side)),
                truth.open() ? truth.orders() : new TreeMap<>(),
                truth.frames());
    }

    @Override
    public Optional<Report> seenBy(Report event, Side side) {
        return switch (event) {
            case Report.Hidden hidden when !side.equals(GUN) ->
                    Optional.of(new Report.Hidden(Optional.empty(), hidden.clause()));
            case Report.Sealed sealed when !side.equals(sealed.side()) ->
                    Optional.of(
                            new Report.Sealed(sealed.side(), Optional.empty(), sealed.clause()));
            case Report.Held _ when !side.equals(GUN) -> Optional.empty();
            case Report.Deployed _,
                    Report.Hidden _,
                    Report.Sealed _,
                    Report.Opened _,
                    Report.Marched _,
                    Report.Halted _,
                    Report.Fired _,
                    Report.Held _ ->
                    Optional.of(event);
        };
    }

    @Override
    public Prompt<Order> prompt(Sight sight) {
        return Legality.prompt(sight);
    }

    @Override
    public Optional<Violation> check(Sight sight, Order order) {
        return Legality.check(sight, order);
    }

    @Override
    public Outcome<Truth, Report> resolve(Truth truth, Side side, Order order, Chance chance) {
        return Resolution.of(truth, side, order, chance);
    }

    /**
     * Draws a cell for a gun that is hidden; what the other side has sealed is left out, since
     * nobody can tell.
     */
    @Override
    public Truth guess(Sight sight, Chance chance) {
        var orders = new TreeMap<>(sight.open());
        sight.mine().ifPresent(mine -> orders.put(sight.me(), mine));
        int anywhere = NEAREST_CELL + chance.below(sight.length() - NEAREST_CELL);
        int gun = sight.hidden() ? sight.gun().orElse(anywhere) : 0;
        return new Truth(
                sight.length(),
                sight.turnsLeft(),
                sight.tank(),
                sight.alive(),
                gun,
                sight.fired(),
                orders,
                sight.frames());
    }

    @Override
    public Truth otherSecrets(Truth state, Side side, Chance chance) {
        Side other = side.equals(TANK) ? GUN : TANK;
        Truth truth = state;
        if (!state.open() && state.orders().containsKey(other)) {
            truth = truth.seal(other, state.orders().get(other).other());
        }
        boolean unknown = side.equals(TANK) && state.gun() > 0 && !state.fired();
        return unknown
                ? truth.hide(NEAREST_CELL + chance.below(state.length() - NEAREST_CELL))
                : truth;
    }

    @Override
    public Notation<Sight, Order> notation() {
        return new LaneNotation();
    }
}
