package sandtable.notquitemechanized.assault;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.movement.Advance;
import sandtable.notquitemechanized.movement.Arrivals;
import sandtable.notquitemechanized.state.AssaultHappening;
import sandtable.notquitemechanized.state.Attack;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** C11: a position is taken. */
final class Taking {
    private static final Clause TAKEN = Clause.of("NQM-SUMM.10");
    private static final int CLOSE = 300; // NQM-ESTATE.2, .7
    private static final int OPEN = 500;

    private Taking() {}

    /**
     * @param by who took it
     */
    static State taken(
            State state,
            Attack attack,
            Target target,
            List<BodyId> by,
            Telling<Happening> telling) {
        State now = state;
        for (BodyId each : target.bodies()) {
            now = Fates.overcome(now, each, by, telling);
        }
        telling.tell(
                new AssaultHappening.Taken(
                        attack.objective(), attack.camp(), Onlookers.of(state, by), TAKEN));
        now = changedHands(now, target.position(), attack.camp());
        now = movedIn(now, target, by, telling);
        return over(now, attack, telling);
    }

    /** R-NQM-120: who takes a position has its protection; who lost it knows where it is. */
    private static State changedHands(State state, Optional<Position> taken, int camp) {
        if (taken.isEmpty()) {
            return state;
        }
        Position position = taken.get();
        int bound = state.table().bound();
        var positions = new ArrayList<>(state.table().positions());
        positions.replaceAll(each -> each.equals(position) ? each.takenBy(camp, bound) : each);
        State now = state.with(state.table().withPositions(positions));
        for (int post = 0; post < state.battle().posts().size(); post++) {
            if (state.battle().camp(post) != camp) {
                Secrets secrets = now.secrets(post);
                var known = new HashSet<>(secrets.positions());
                known.add(position.id());
                now = now.with(post, secrets.knowing(secrets.knowledge(), known, secrets.mines()));
            }
        }
        return now;
    }

    /** As many companies as there is room for; the others stay at its edge. */
    private static State movedIn(
            State state, Target target, List<BodyId> by, Telling<Happening> telling) {
        Table table = state.table();
        int left = fits(table, target);
        for (BodyId each : by) {
            if (table.spot(each).isEmpty() || table.unmarked(each) <= 0) {
                continue;
            }
            boolean company = table.stand(each).type().disc();
            if (!company || left > 0) {
                table = Advance.gone(table, each, target.middle(), Setting.PUSH_BACK.value());
                left -= company ? 1 : 0;
            }
        }
        return Shifts.told(state, table, by, AssaultHappening.Why.MOVED_IN, telling);
    }

    /** C1: companies that a position holds. */
    static int fits(Table table, Target target) {
        if (!target.positional()) {
            return 1;
        }
        int diameter = 2 * target.position().orElseThrow().ground().radiusMm();
        boolean close = table.battle().ground().close(target.middle());
        return Math.max(1, Math.ceilDiv(diameter, close ? CLOSE : OPEN));
    }

    /** NQM-SPASL.3: the attack is over, and the orders that it carried out: the next may follow. */
    static State over(State state, Attack attack, Telling<Happening> telling) {
        State now = state.with(Attacks.without(state.table(), attack));
        for (UnitId each : Storm.units(state.table(), attack)) {
            if (carriesOut(now, each, attack.objective())) {
                now = Arrivals.carriedOut(now, each, telling);
            }
        }
        return now;
    }

    private static boolean carriesOut(State state, UnitId unit, Spot objective) {
        int reach = Setting.OBJECTIVE_REACH.value();
        return switch (state.planOf(unit).standing(unit).now()) {
            case Order.Attack(var at, _, _) -> at.within(reach, objective);
            case Order.Counterattack(var at) -> at.within(reach, objective);
            case Order.Hold _,
                    Order.Defend _,
                    Order.Move _,
                    Order.March _,
                    Order.Support _,
                    Order.Withdraw _,
                    Order.Recce _,
                    Order.Work _,
                    Order.Ride _ ->
                    false;
        };
    }
}
