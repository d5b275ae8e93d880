package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.OrderSurvey;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.opportunity.Window;
import sandtable.blitzkriegcommander.player.Shots.Shot;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.state.View;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

/** What a decision brings at a glance, on the scale of the worth; nothing is tried out. */
final class Quick {
    /** What a knock-out is worth beside the unit's value, and being there at the end. */
    private static final double KNOCK_OUT = 0.5;

    static final double HOLDS = 0.27;

    /** What it costs to fire at an opportunity: orders of the next turn are harder. */
    private static final double MARK = 0.003;

    /** What suppression counts in one's own turn, and in the enemy's, who soon recovers. */
    private static final double SHAKES = 0.3;

    private static final double STOPS = 0.15;

    /** Not all enemies fire at the same unit, and not all are ordered. */
    private static final double SHARE = 0.5;

    private static final double CLOSER = 0.00004;

    /** To say something for longer than the moment, or to lay smoke, out of habit. */
    private static final double LONGER = -0.001;

    /** An order that fails ends what its giver could do; the CO's ends everything. */
    private static final double CO_WAITS = 0.5;

    private final View view;
    private final Table table;
    private final Position position;
    private final Presence presence;
    private final Aims aims;
    private final Lifts lifts;
    private final Outlook outlook;

    Quick(Outlook outlook, View view) {
        this.outlook = outlook;
        this.view = view;
        this.table = view.table();
        this.position = new Position(outlook, view);
        this.presence = new Presence(position);
        this.aims = new Aims(position);
        this.lifts = new Lifts(position);
    }

    double of(Decision decision) {
        return switch (decision) {
            case Decision.Fire fire -> fire(fire);
            case Decision.Move move when outlook.types[move.unit().index()].command() ->
                    closer(move);
            case Decision.Move move -> move(move);
            case Decision.Order order -> order(order);
            case Decision.Assault assault -> new Assaults(position).gain(assault);
            case Decision.Request request when smokes(request) ->
                    new Smokescreen(position).gain(request);
            case Decision.Request request -> new Support(position).gain(request);
            case Decision.LaySmoke smoke -> new Smokescreen(position).gain(smoke);
            case Decision.Strike strike -> new Support(position).gain(strike);
            case Decision.Hunt hunt -> new Support(position).gain(hunt);
            case Decision.DigIn dig -> dig(dig.unit());
            case Decision.HullDown _ -> 0.002;
            case Decision.Communicate _ -> 0.004;
            case Decision.Dismount off -> lifts.off(off.unit(), off.at());
            case Decision.Unlimber off -> lifts.off(off.gun(), off.at());
            case Decision.Mount on -> lifts.on(on.unit(), on.carrier());
            case Decision.Limber on -> lifts.on(on.gun(), on.tow());
            case Decision.Consolidate it ->
                    HOLDS * (presence.best(it.unit(), it.at()) - here(it.unit())) + 0.0001;
            case Decision.Enter enter -> presence.best(enter.unit(), enter.at());
            case Decision.Return back -> lifts.nearestEnemy(back.unit(), back.at()) / 10_000;
            case Decision.Breach _, Decision.Clear _, Decision.Blow _, Decision.Repair _ -> 0;
            case Decision.Hold _, Decision.End _, Decision.Stop _, Decision.Done _ -> 0;
            case Decision.Ready _, Decision.Place _, Decision.Build _ -> 0;
            case Decision.Lay _, Decision.Plan _, Decision.Instruct _ -> 0;
            case Decision.Choose _, Decision.Concede _, Decision.CounterBattery _ -> -1;
        };
    }

    /** Who attacks has no time for it. */
    private double dig(UnitId unit) {
        boolean attacks = outlook.sides[unit.index()] == table.battle().first();
        return attacks || table.unit(unit).digs() >= 4 ? 0 : 0.003;
    }

    boolean command(UnitId unit) {
        return outlook.types[unit.index()].command();
    }

    /** The same for who plays on without a second look, and is asked each time. */
    double likely(Decision decision) {
        if (decision instanceof Decision.Hold(var scope, var unless)) {
            boolean once = scope == Decision.Scope.MOMENT && unless.isEmpty();
            return once ? 0 : LONGER;
        }
        boolean smoke =
                decision instanceof Decision.LaySmoke
                        || decision instanceof Decision.Request request && smokes(request);
        return smoke || decision instanceof Decision.Instruct ? LONGER : of(decision);
    }

    private static boolean smokes(Decision.Request request) {
        return request.pattern() instanceof Pattern.SmokeScreen;
    }

    private double here(UnitId unit) {
        Spot at = position.spots[unit.index()];
        return at == null ? 0 : presence.best(unit, at);
    }

    private double fire(Decision.Fire fire) {
        double dice = 0;
        double hits = 0;
        double shakes = 0;
        for (UnitId each : fire.firers()) {
            Shot shot = position.shots.of(table, each, fire.target());
            dice += shot.dice();
            hits += shot.hits();
            shakes += shot.dice() * shot.shakes();
        }
        if (dice == 0) {
            return fire.means() == Decision.Means.FLAME ? MARK : 0;
        }
        Unit target = table.unit(fire.target());
        int number = fire.target().index();
        int left = outlook.types[number].hits() - target.hits();
        double out = Volleys.knockOut(dice, hits / dice, left, target.suppressed());
        boolean answers = view.step() instanceof Window;
        double shaken =
                target.suppressed() ? 0 : Volleys.shaken(dice, hits / dice, shakes / dice) - out;
        double gain =
                KNOCK_OUT * outlook.values[number] * (out + (answers ? STOPS : SHAKES) * shaken);
        return answers ? gain - MARK * fire.firers().size() : gain;
    }

    private double move(Decision.Move move) {
        if (table.base(move.unit()).isEmpty()) {
            return 0;
        }
        Spot end = move.way().isEmpty() ? table.base(move.unit()).get() : move.way().getLast();
        return standing(move.unit(), end, move.heading())
                - standing(
                        move.unit(),
                        table.base(move.unit()).get(),
                        table.unit(move.unit()).heading());
    }

    /** How well a unit would stand there. */
    private double standing(UnitId unit, Spot at, Heading heading) {
        Unit now = table.unit(unit);
        boolean stays = at.equals(position.spots[unit.index()]);
        Table moved = table.with(unit, stays ? now.turned(heading) : now.movedTo(at, heading));
        double dice = 0;
        double hits = 0;
        double shakes = 0;
        for (UnitId each : moved.ids(1 - outlook.sides[unit.index()])) {
            if (position.fights[each.index()] && !moved.unit(each).suppressed()) {
                Shot shot = position.shots.supposed(moved, each, unit);
                dice += SHARE * shot.dice();
                hits += SHARE * shot.hits();
                shakes += SHARE * shot.dice() * shot.shakes();
            }
        }
        int number = unit.index();
        double out = 0;
        double shaken = 0;
        if (dice > 0) {
            out = Volleys.knockOut(dice, hits / dice, outlook.types[number].hits(), false);
            shaken = Volleys.shaken(dice, hits / dice, shakes / dice);
        }
        double there = outlook.types[number].counts() ? presence.best(unit, at) : 0;
        return HOLDS * there * (1 - out)
                - KNOCK_OUT * outlook.values[number] * (out + SHAKES / 2 * (shaken - out))
                + Worth.COMING * aims.from(moved, unit);
    }

    /** What a command unit gains by being nearer to those it orders. */
    private double closer(Decision.Move move) {
        if (move.way().isEmpty()) {
            return 0;
        }
        return CLOSER
                * (away(move.unit(), position.spots[move.unit().index()])
                        - away(move.unit(), move.way().getLast()));
    }

    /** How far it is to the nearest half of those that may be ordered. */
    private double away(UnitId commander, Spot at) {
        double sum = 0;
        int count = 0;
        for (UnitId each : table.onTable(outlook.sides[commander.index()])) {
            if (!outlook.types[each.index()].command()) {
                double far = Math.sqrt(at.squaredTo(position.spots[each.index()]));
                sum += Math.min(far, 600);
                count++;
            }
        }
        return count == 0 ? 0 : sum / count;
    }

    private double order(Decision.Order order) {
        double gains = 0;
        for (UnitId each : order.units()) {
            gains += potential(each, order);
        }
        if (gains <= 0) {
            return gains;
        }
        double chance = OrderSurvey.of(view, order).odds().success();
        boolean co =
                table.command(order.commander()).filter(each -> each.role() == Role.CO).isPresent();
        return gains * chance * (co ? CO_WAITS : 1);
    }

    /** What a unit could do if it were ordered. */
    double potential(UnitId unit, Decision.Order order) {
        Spot at = position.spots[unit.index()];
        if (at == null) {
            return 0;
        }
        boolean based = table.base(unit).isPresent();
        double best = based ? aims.from(table, unit) : 0;
        if (order.allows(Allowance.ASSAULT) && based) {
            best = Math.max(best, new Assaults(position).best(unit, order.allows(Allowance.DENSE)));
        }
        return Math.max(best, advance(unit, at, order));
    }

    private double advance(UnitId unit, Spot at, Decision.Order order) {
        UnitType type = outlook.types[unit.index()];
        double most = 0;
        for (Objective each : table.battle().victory().objectives()) {
            double far = Math.sqrt(at.squaredTo(each.at()));
            int goes = (int) Math.min(far, type.moveMm());
            if (goes > 0) {
                var leg = new Segment(at, at.towards(each.at(), goes));
                double gain = presence.at(unit, leg.to(), each) - presence.at(unit, at, each);
                most = Math.max(most, gain * open(type, leg, order));
            }
        }
        return HOLDS * most;
    }

    /** What of a leg can be gone, by and large. */
    private double open(UnitType type, Segment leg, Decision.Order order) {
        var hindrances = table.ground().hindrances(type.mobility());
        boolean closed = !hindrances.closed().passable(leg);
        boolean dense = !order.allows(Allowance.DENSE) && !hindrances.dense().passable(leg);
        return closed || dense ? 0.4 : 1;
    }
}
