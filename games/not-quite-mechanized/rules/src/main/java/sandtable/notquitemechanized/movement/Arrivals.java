package sandtable.notquitemechanized.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Reports;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.OrderHappening;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.Standing;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.notquitemechanized.state.Unit;
import sandtable.notquitemechanized.state.Whereabouts;

import java.util.List;
import java.util.Optional;

/** NQM-TIME.2, .3: orders that are carried out by the end of a bound, and the pause after them. */
public final class Arrivals {
    private static final Clause DONE = Clause.of("NQM-TIME.2");

    private Arrivals() {}

    public static State settled(State state, Telling<Happening> telling) {
        State now = state;
        for (Formation each : state.battle().formations()) {
            Order order = state.planOf(each.id()).standing(each.id()).now();
            if (ends(order) && ended(now, each)) {
                now = carriedOut(now, each, order, telling);
            }
        }
        return now;
    }

    /** An attack is carried out when its objective is taken, not when its way ends. */
    private static boolean ends(Order order) {
        return switch (order) {
            case Order.Move _, Order.March _, Order.Withdraw _, Order.Recce _ -> true;
            case Order.Hold _,
                    Order.Defend _,
                    Order.Attack _,
                    Order.Counterattack _,
                    Order.Support _,
                    Order.Work _,
                    Order.Ride _ ->
                    false;
        };
    }

    /** The order of a unit is carried out: an objective is taken. */
    public static State carriedOut(State state, UnitId unit, Telling<Happening> telling) {
        Order order = state.planOf(unit).standing(unit).now();
        return carriedOut(state, state.battle().formation(unit), order, telling);
    }

    /** All who are still there have come to the end of their ways. */
    private static boolean ended(State state, Formation formation) {
        boolean any = false;
        for (BodyId each : formation.bodies()) {
            Whereabouts where = state.table().body(each).where();
            Optional<Track> track = state.plan(formation.post()).track(each);
            if (track.isPresent()) {
                any = true;
                boolean there = where instanceof Whereabouts.OnTable;
                boolean toCome = where == Whereabouts.Off.TO_COME;
                if ((there || toCome) && !track.get().ended()) {
                    return false;
                }
            }
        }
        return any;
    }

    /** C17: what is carried out is reported to those who do not see it. */
    private static State noted(State state, Formation formation, Order order) {
        Secrets secrets = state.secrets(formation.post());
        return state.battle().reports() == Reports.NOW
                ? state
                : state.with(
                        formation.post(),
                        secrets.with(secrets.diary().with(formation.id(), order)));
    }

    private static State carriedOut(
            State state, Formation formation, Order order, Telling<Happening> telling) {
        int bound = state.table().bound();
        int post = formation.post();
        Plan plan = state.plan(post);
        Standing standing = plan.standing(formation.id());
        telling.tell(
                new OrderHappening.CarriedOut(
                        formation.id(), order, List.of(state.battle().side(post)), DONE));
        Plan after = plan.with(formation.id(), standing.next(bound + 1)).halted(formation.bodies());
        Unit unit = state.table().unit(formation.id());
        boolean pause = standing.since() < bound; // NQM-TIME.3
        Table table =
                pause ? state.table().with(formation.id(), unit.arrived(bound)) : state.table();
        return noted(state.with(post, after).with(table), formation, order);
    }
}
