package sandtable.blitzkriegcommander.command;

import static sandtable.blitzkriegcommander.data.Setting.FORMATION_GAP;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Command;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Marks;
import sandtable.blitzkriegcommander.state.Ordered;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Violation;

import java.util.List;
import java.util.Optional;

/** BKC-ORD Orders: who may give them, and to whom. */
final class Orders {
    private Orders() {}

    /** BKC-CU.1, BKC-ORD.3: whether a command unit can still do anything but move. */
    static Optional<Violation> ready(Table table, UnitId commander) {
        return present(table, commander).or(() -> unfinished(table, commander));
    }

    /** BKC-CU.1: on the table and unsuppressed. */
    static Optional<Violation> present(Table table, UnitId commander) {
        boolean own = table.stand(commander).side() == table.active();
        if (!own || table.command(commander).isEmpty() || table.base(commander).isEmpty()) {
            return refused("BKC-ORD.1", "%s is no command unit of yours on the table", commander);
        }
        return table.unit(commander).suppressed()
                ? refused("BKC-CU.1", "%s is suppressed", commander)
                : Optional.empty();
    }

    private static Optional<Violation> unfinished(Table table, UnitId commander) {
        Command command = table.command(commander).orElseThrow();
        return command.finished() == table.turn()
                ? refused("BKC-ORD.3", "%s is done for this turn", commander)
                : Optional.empty();
    }

    /** Whether a command unit that is ready may give just this order. */
    static Optional<Violation> check(
            Table table, Optional<Commanding> under, Decision.Order order) {
        if (!table.command(order.commander()).orElseThrow().role().orders()) {
            return refused("BKC-ORD.1", "%s gives no orders", order.commander());
        }
        for (UnitId each : order.units()) {
            var broken = fit(table, each).or(() -> free(table, order.commander(), each));
            if (broken.isPresent()) {
                return broken;
            }
        }
        boolean same = under.isPresent() && under.get().same(order.units());
        return same ? Optional.empty() : fresh(table, order).or(() -> linked(table, order.units()));
    }

    /** Whether a unit of the active side can be ordered by anybody; {@link #fit} says why not. */
    static boolean fits(Table table, UnitId unit) {
        Unit now = table.unit(unit);
        return !now.suppressed()
                && now.marks().communicated() != table.turn()
                && !table.stand(unit).type().command()
                && table.spot(unit).isPresent();
    }

    /** BKC-ORD.5, BKC-SUPP.3, BKC-REC.1. */
    static Optional<Violation> fit(Table table, UnitId unit) {
        if (table.stand(unit).side() != table.active() || table.spot(unit).isEmpty()) {
            return refused("BKC-ORD.5", "%s is no unit of yours on the table", unit);
        }
        if (table.stand(unit).type().command()) {
            return refused("BKC-ORD.5", "%s is a command unit", unit);
        }
        if (table.unit(unit).suppressed()) {
            return refused("BKC-ORD.5", "%s is suppressed", unit);
        }
        return table.unit(unit).marks().communicated() == table.turn()
                ? refused("BKC-REC.1", "%s has communicated and acts no more this turn", unit)
                : Optional.empty();
    }

    /** BKC-ORD.6. */
    private static Optional<Violation> free(Table table, UnitId commander, UnitId unit) {
        Ordered ordered = table.unit(unit).marks().ordered();
        return ordered.turn() == table.turn() && !ordered.by().equals(commander)
                ? refused("BKC-ORD.6", "%s has ordered %s this turn", ordered.by(), unit)
                : Optional.empty();
    }

    /** BKC-ORD.7: no way back to an earlier formation, and none beyond the one under way. */
    private static Optional<Violation> fresh(Table table, Decision.Order order) {
        for (UnitId each : order.units()) {
            if (!fresh(table, each)) {
                return refused(
                        "BKC-ORD.7",
                        "%s has been ordered in another formation of %s",
                        each,
                        order.commander());
            }
        }
        return Optional.empty();
    }

    /** Whether nobody has tried to order a unit this turn. */
    static boolean fresh(Table table, UnitId unit) {
        return table.unit(unit).marks().ordered().turn() != table.turn();
    }

    /** BKC-ORD.5. */
    private static Optional<Violation> linked(Table table, List<UnitId> units) {
        List<List<UnitId>> chains = Formation.chains(table, units);
        return chains.size() == 1
                ? Optional.empty()
                : refused(
                        "BKC-ORD.5",
                        "no gap of at most %s cm links %s to %s",
                        Centimetres.words(FORMATION_GAP.value()),
                        chains.get(1).getFirst(),
                        chains.getFirst().getFirst());
    }

    /** BKC-ORD.6: nobody else may order these in this turn. */
    static Table marked(Table table, Decision.Order order) {
        var edit = table.units().edit();
        for (UnitId each : order.units()) {
            Marks marks = table.unit(each).marks();
            var ordered = new Ordered(table.turn(), order.commander());
            edit.set(each.index(), table.unit(each).with(marks.with(ordered)));
        }
        return table.with(edit.done());
    }

    static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
