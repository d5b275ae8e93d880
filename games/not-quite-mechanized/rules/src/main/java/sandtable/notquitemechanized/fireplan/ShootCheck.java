package sandtable.notquitemechanized.fireplan;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.Attachment;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.orders.Ways;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.words.Metres;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** C8: which shoots and registered points a post may write, judged on what it knows. */
final class ShootCheck {
    private ShootCheck() {}

    static Optional<Violation> of(View view, Shoot shoot) {
        Optional<Violation> fault = unasked(view, shoot);
        if (fault.isPresent()) {
            return fault;
        }
        Table table = view.table();
        return planning(table)
                ? planned(table, shoot)
                : called(
                        view,
                        shoot,
                        Callers.soonest(table, view.plan(), shoot.battery(), shoot.at()));
    }

    /** Of a called shoot when it is known what answer there is. */
    static Optional<Violation> of(View view, Shoot shoot, Optional<Callers.Answer> answer) {
        Optional<Violation> fault = unasked(view, shoot);
        return fault.isPresent() ? fault : called(view, shoot, answer);
    }

    private static Optional<Violation> unasked(View view, Shoot shoot) {
        Optional<Violation> guns = battery(view, shoot.battery(), shoot.at());
        if (guns.isPresent()) {
            return guns;
        }
        if (shoot.fireUnits() < 1) {
            return refused("NQM-LOG.9", "a shoot takes at least 1 FU, not %d", shoot.fireUnits());
        }
        int free = Batteries.free(view, shoot);
        if (shoot.fireUnits() > free) {
            return refused(
                    "NQM-LOG.9",
                    "%s has %d %s to fire, and the shoot takes %d",
                    shoot.battery(),
                    free,
                    free == 1 ? "FU" : "FUs",
                    shoot.fireUnits());
        }
        return Optional.empty();
    }

    /** Whether the operation order is being written. */
    static boolean planning(Table table) {
        return table.bound() == 0;
    }

    /** What the operation order says can be taken back while it is written, not later. */
    static Optional<Violation> of(View view, Decision.CancelShoot cancelled) {
        if (!planning(view.table())) {
            return refused("NQM-CTRL.1", "shoots are cancelled before the battle only");
        }
        boolean there =
                view.orders(view.table().stand(cancelled.battery()).unit())
                        && Batteries.planned(view.plan(), cancelled.battery(), cancelled.bound())
                                .isPresent();
        return there
                ? Optional.empty()
                : refused(
                        "NQM-CTRL.1",
                        "%s has no shoot of yours in bound %d",
                        cancelled.battery(),
                        cancelled.bound());
    }

    /** NQM-CTRL.1: shoots of the operation order are timed. */
    private static Optional<Violation> planned(Table table, Shoot shoot) {
        int last = table.battle().calendar().bounds();
        if (shoot.bound() < 1 || shoot.bound() > last) {
            return refused(
                    "NQM-CTRL.1",
                    "the battle has bounds 1 to %d, and the shoot is timed for %d",
                    last,
                    shoot.bound());
        }
        return Optional.empty();
    }

    /** NQM-ARTY.3, NQM-OOB.8, .10, .12: somebody who sees the place asks, and waits. */
    private static Optional<Violation> called(
            View view, Shoot shoot, Optional<Callers.Answer> answer) {
        Table table = view.table();
        if (!Batteries.ready(table, shoot.battery())) {
            return refused("NQM-ARTY.2", "%s cannot fire", shoot.battery());
        }
        if (answer.isEmpty()) {
            return refused(
                    "NQM-ARTY.3",
                    "nobody who may call for %s sees %s",
                    shoot.battery(),
                    Metres.words(shoot.at()));
        }
        if (answer.get().bound() != shoot.bound()) {
            return refused(
                    answer.get().clause(),
                    "fire of %s that is asked for in bound %d comes in bound %d, not in %d",
                    shoot.battery(),
                    table.bound(),
                    answer.get().bound(),
                    shoot.bound());
        }
        boolean fires = shoot.bound() == table.bound();
        if (fires && Batteries.spent(table, shoot.battery())) {
            return refused("NQM-FIGHT.2", "%s has fired in this bound", shoot.battery());
        }
        if (Batteries.planned(view.plan(), shoot.battery(), shoot.bound()).isPresent()) {
            return refused(
                    "NQM-ARTY.2",
                    "%s has a shoot for bound %d already",
                    shoot.battery(),
                    shoot.bound());
        }
        return Optional.empty();
    }

    private static Optional<Violation> battery(View view, BodyId battery, Spot at) {
        if (!view.orders(view.battle().stand(battery).unit())) {
            return refused("NQM-OOB.5", "%s does not take your orders", battery);
        }
        if (!view.battle().stand(battery).type().fireUnits()) {
            return refused("NQM-LOG.11", "%s fires no FUs", battery);
        }
        Optional<Violation> place = Ways.check(view.battle().ground(), List.of(at));
        if (place.isPresent()) {
            return place;
        }
        if (!Batteries.reaches(view.table(), battery, at)) {
            Spot guns = view.table().spot(battery).orElseThrow();
            return refused(
                    "NQM-RANGE.11",
                    "%s reaches %d m, and %s is %d m away",
                    battery,
                    view.battle().stand(battery).type().range().effective(),
                    Metres.words(at),
                    guns.lengthTo(at));
        }
        return Optional.empty();
    }

    /** NQM-OOB.9: some points of guns that answer at once. */
    static Optional<Violation> of(View view, Registered point) {
        Optional<Violation> guns = battery(view, point.battery(), point.at());
        if (guns.isPresent()) {
            return guns;
        }
        if (!planning(view.table())) {
            return refused("NQM-OOB.9", "points are registered before the battle");
        }
        boolean late =
                Callers.link(view.plan(), view.battle().stand(point.battery()).unit())
                        .filter(each -> each.how() == Attachment.IN_SUPPORT)
                        .isPresent();
        if (late) {
            return refused(
                    "NQM-OOB.9",
                    "%s is in support, and its fire comes too late for a registered point",
                    point.battery());
        }
        int points = Batteries.registered(view, point.battery());
        return points < Setting.REGISTERED_POINTS.value()
                ? Optional.empty()
                : refused(
                        "NQM-OOB.9",
                        "%s can register %d points, and has %d",
                        point.battery(),
                        Setting.REGISTERED_POINTS.value(),
                        points);
    }

    private static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
