package sandtable.blitzkriegcommander.initiative;

import static sandtable.blitzkriegcommander.data.Setting.EVADE_ARC;
import static sandtable.blitzkriegcommander.data.Setting.INITIATIVE_REACH;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.kernel.Violation;
import sandtable.space.measured.Arcs;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** BKC-INIT Initiative Phase: who may act, and against whom. */
final class Initiative {
    private Initiative() {}

    /** Whether a unit can take the initiative at all now. */
    static Optional<Violation> check(Nearest nearest, UnitId unit) {
        return ready(nearest.table(), unit).or(() -> near(nearest, unit));
    }

    /** BKC-INIT.4: unsuppressed, no command unit, no soft transport; and once (BKC-INIT.3). */
    static Optional<Violation> ready(Table table, UnitId unit) {
        Unit now = table.unit(unit);
        UnitType type = table.stand(unit).type();
        int turn = table.ownTurn(table.active());
        if (table.stand(unit).side() != table.active() || table.base(unit).isEmpty()) {
            return refused("BKC-INIT.3", "%s is no unit of yours on the table", unit);
        }
        if (type.command() || type.role() == Role.TRANSPORT) {
            return refused("BKC-INIT.4", "%s is a %s: it takes no initiative", unit, kind(type));
        }
        if (now.suppressed()) { // BKC-SUPP.3
            return refused("BKC-INIT.4", "%s is suppressed", unit);
        }
        if (now.marks().initiative() == turn) {
            return refused("BKC-INIT.3", "%s has taken the initiative in this turn", unit);
        }
        return now.marks().communicated() == turn
                ? refused("BKC-REC.1", "%s has communicated and acts no more this turn", unit)
                : Optional.empty();
    }

    private static String kind(UnitType type) {
        return type.command() ? "command unit" : "soft transport";
    }

    /** BKC-INIT.3, BKC-INIT.4: it sees an enemy, and the nearest is near. */
    private static Optional<Violation> near(Nearest nearest, UnitId unit) {
        List<UnitId> enemies = nearest.enemies(unit);
        if (enemies.isEmpty()) {
            return refused("BKC-INIT.3", "%s sees no enemy", unit);
        }
        Table table = nearest.table();
        UnitId enemy = enemies.getFirst();
        return Gaps.within(table, unit, enemy, INITIATIVE_REACH.value())
                ? Optional.empty()
                : refused(
                        "BKC-INIT.4",
                        "%s is the nearest enemy of %s and %s cm away, more than %s",
                        enemy,
                        unit,
                        words(table, unit, enemy),
                        Centimetres.words(INITIATIVE_REACH.value()));
    }

    /** BKC-INIT.1: against the nearest, and no other. */
    static Optional<Violation> against(Nearest nearest, UnitId unit, UnitId target) {
        List<UnitId> enemies = nearest.enemies(unit);
        return enemies.contains(target)
                ? Optional.empty()
                : refused(
                        "BKC-INIT.1",
                        "%s is not the nearest enemy that %s sees: %s is %s cm away",
                        target,
                        unit,
                        enemies.getFirst(),
                        words(nearest.table(), unit, enemies.getFirst()));
    }

    private static String words(Table table, UnitId one, UnitId other) {
        return Centimetres.words(Gaps.mm(table, one, other));
    }

    /** BKC-INIT.5: one leg, within 45 degrees of straight away from the enemy. */
    static Optional<Violation> evades(Nearest nearest, Decision.Move move) {
        if (move.way().size() != 1) {
            return refused(
                    "BKC-INIT.5",
                    "%s gets away by one leg, not by %d",
                    move.unit(),
                    move.way().size());
        }
        Table table = nearest.table();
        Spot from = table.base(move.unit()).orElseThrow();
        var leg = new Segment(from, move.way().getFirst());
        boolean away =
                nearest.enemies(move.unit()).stream()
                        .map(each -> new Segment(table.base(each).orElseThrow(), from))
                        .anyMatch(each -> Arcs.within(EVADE_ARC.value(), each, leg));
        return away
                ? Optional.empty()
                : refused(
                        "BKC-INIT.5",
                        "%s may only go within %d° of straight away from its nearest enemy",
                        move.unit(),
                        EVADE_ARC.value());
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
