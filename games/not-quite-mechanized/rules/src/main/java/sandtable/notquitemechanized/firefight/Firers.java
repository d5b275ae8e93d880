package sandtable.notquitemechanized.firefight;

import sandtable.kernel.Violation;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.fire.Fitness;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;

import java.util.Optional;

/** C9: who fires, and what keeps a body from it. */
final class Firers {
    private Firers() {}

    /** What keeps a body from firing at all. */
    static Optional<Violation> fault(Known known, BodyId body) {
        Table table = known.table();
        Stand stand = table.stand(body);
        if (!Fitness.there(table, body)) {
            return refused("NQM-FFT.1", "%s is not on the table", body);
        }
        if (!Reach.fires(stand.type())) {
            return refused("NQM-CLASS.3", "%s has nothing to fire with", body);
        }
        if (table.unmarked(body) == 0) { // R-NQM-01
            return refused("NQM-CLASS.3", "%s has no stand without a marker to fire", body);
        }
        if (table.unit(stand.unit()).broken()) {
            return refused("NQM-BREAK.7", "%s is broken and must withdraw", stand.unit());
        }
        if (table.body(body).marks().cowed() == table.bound()) {
            return refused("NQM-SPATT.8", "%s does not fight for fear of tanks", body);
        }
        if (Fitness.spent(table, body)) {
            return refused("NQM-FIGHT.2", "%s has fired in bound %d already", body, table.bound());
        }
        return known.ammunition(body) > 0
                ? Optional.empty()
                : refused("NQM-LOG.1", "%s has no ammunition left", body);
    }

    /** What keeps it from firing in an attack of a unit. */
    static Optional<Violation> attackFault(Known known, UnitId attacker, BodyId body) {
        Optional<Violation> fault = fault(known, body);
        if (fault.isPresent()) {
            return fault;
        }
        Table table = known.table();
        if (table.pinned(body)) {
            return refused("NQM-ARTY.6", "%s is pinned and cannot attack", body);
        }
        boolean support = Fitness.supportStand(table.stand(body).type());
        if (support && table.disorganised(body)) { // NQM-SPASL.6: follow-on attacks, too
            return refused(
                    "NQM-CLASS.10", "%s is disorganised and fires only in self-defence", body);
        }
        return support && table.unit(attacker).is(Flag.DISORGANISED)
                ? refused(
                        "NQM-CLASS.9",
                        "%s cannot support %s, which is disorganised",
                        body,
                        attacker)
                : Optional.empty();
    }

    /** NQM-CLASS.11: whether it fires when the position it is in is attacked. */
    static boolean defendsItself(Known known, BodyId body) {
        return fault(known, body).isEmpty();
    }

    /** Whether it fires for others who are attacked. */
    static boolean defendsOthers(Known known, BodyId body) {
        Table table = known.table();
        boolean unfit =
                table.pinned(body)
                        || table.disorganised(body)
                                && Fitness.supportStand(table.stand(body).type());
        return !unfit && fault(known, body).isEmpty();
    }

    static Optional<Violation> refused(String clause, String words, Object... facts) {
        return Optional.of(Violation.of(clause, words, facts));
    }
}
