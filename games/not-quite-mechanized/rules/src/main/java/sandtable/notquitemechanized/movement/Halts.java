package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.MoveHappening.Why;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Disc;

import java.util.Optional;

/** C5: when a body stops before the end of its way. */
final class Halts {
    private Halts() {}

    /**
     * Who stops because a known enemy whom it can fight is in its own effective range. Stands that
     * do not fire stop with the first company of their unit that does: mortars and guns that stay
     * behind keep no commander from its companies.
     */
    static Going before(Going going) {
        State state = going.state();
        Going now = going;
        for (int post = 0; post < state.battle().posts().size(); post++) {
            Threats threats = Threats.of(state, post);
            for (Formation each : state.battle().formations()) {
                if (each.post() == post && !threats.discs().isEmpty() && heeds(state, each)) {
                    now = before(now, each, threats);
                }
            }
        }
        return now;
    }

    private static boolean heeds(State state, Formation formation) {
        Order order = state.plan(formation.post()).standing(formation.id()).now();
        boolean heedless =
                order instanceof Order.Withdraw
                        || order instanceof Order.Move(_, var through) && through;
        return !order.way().isEmpty() && !heedless;
    }

    private static Going before(Going going, Formation formation, Threats threats) {
        State state = going.state();
        Going now = going;
        boolean any = false;
        for (BodyId each : formation.bodies()) {
            boolean stops = underWay(state, formation, each) && inRange(state, each, threats);
            any |= stops && leads(state, formation, each);
            now = stops && now.goes(each) ? now.halting(each, Why.ENEMY_IN_RANGE) : now;
        }
        if (any) {
            for (BodyId each : formation.bodies()) {
                boolean unarmed = state.table().stand(each).type().range().effective() == 0;
                now = unarmed && now.goes(each) ? now.halting(each, Why.ENEMY_IN_RANGE) : now;
            }
        }
        return now;
    }

    /** Companies, or whoever fires where a unit has none. */
    private static boolean leads(State state, Formation formation, BodyId body) {
        if (fights(state, body)) {
            return true;
        }
        for (BodyId each : formation.bodies()) {
            if (fights(state, each) && state.table().spot(each).isPresent()) {
                return false;
            }
        }
        return true;
    }

    private static boolean fights(State state, BodyId body) {
        return state.table().stand(body).type().kind() == StandKind.FIGHTING;
    }

    private static boolean underWay(State state, Formation formation, BodyId body) {
        Optional<Track> track = state.plan(formation.post()).track(body);
        return track.isPresent() && !track.get().ended();
    }

    private static boolean inRange(State state, BodyId body, Threats threats) {
        int range = state.table().stand(body).type().range().effective();
        Optional<Disc> own = state.table().disc(body);
        boolean over = state.table().stand(body).type().is(Note.INDIRECT);
        return range > 0
                && own.isPresent()
                && (over
                        ? threats.within(range, own.get())
                        : threats.inSight(range, own.get(), state.table()));
    }
}
