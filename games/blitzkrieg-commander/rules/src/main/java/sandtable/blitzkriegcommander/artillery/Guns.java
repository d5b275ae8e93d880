package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.measuring.Centimetres;
import sandtable.blitzkriegcommander.state.Gun;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Violation;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** BKC-AREQ: which off-table guns may be asked for. */
final class Guns {
    private Guns() {}

    static GunType type(Table table, GunId gun) {
        return table.battle().gun(gun).type();
    }

    static Gun gun(Table table, GunId gun) {
        return table.support().guns().get(gun.index());
    }

    /** Whether a side may ask for these together. */
    static Optional<Violation> check(Table table, int side, List<GunId> guns) {
        if (guns.isEmpty()) {
            return Optional.of(Violation.of("BKC-AREQ.9", "a request names at least one gun"));
        }
        if (new HashSet<>(guns).size() < guns.size()) {
            return Optional.of(Violation.of("BKC-AREQ.9", "a request names each gun once"));
        }
        return guns.stream()
                .map(each -> check(table, side, each, guns.getFirst()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private static Optional<Violation> check(Table table, int side, GunId gun, GunId first) {
        if (table.battle().gun(gun).side() != side) {
            return Optional.of(
                    Violation.of(
                            "BKC-AREQ.9",
                            "%s is no gun of the %s side",
                            gun,
                            table.battle().sideOf(side)));
        }
        int zone = type(table, gun).zoneMm();
        int like = type(table, first).zoneMm();
        if (zone != like) {
            return Optional.of(
                    Violation.of(
                            "BKC-AREQ.9",
                            "%s has a fire-zone of %s cm and %s one of %s",
                            first,
                            Centimetres.words(like),
                            gun,
                            Centimetres.words(zone)));
        }
        return available(table, side, gun);
    }

    private static Optional<Violation> available(Table table, int side, GunId id) {
        Gun gun = gun(table, id);
        int turn = table.ownTurn(side);
        if (gun.destroyed()) {
            return Optional.of(Violation.of("BKC-ARES.7", "%s has been destroyed", id));
        }
        if (gun.fired() == turn) {
            return Optional.of(
                    Violation.of("BKC-AREQ.11", "%s has fired in turn %d already", id, turn));
        }
        return gun.missing() >= turn
                ? Optional.of(
                        Violation.of(
                                "BKC-AREQ.11",
                                "%s is not available before turn %d",
                                id,
                                gun.missing() + 1))
                : Optional.empty();
    }

    /** Those that a side may ask for now. */
    static List<GunId> ready(Table table, int side) {
        return table.battle().order().guns().stream()
                .filter(each -> each.side() == side)
                .map(OrderOfBattle.OffTable::id)
                .filter(each -> available(table, side, each).isEmpty())
                .toList();
    }

    /** BKC-AREQ.11: once in a turn; rockets then miss the next. */
    static Table fired(Table table, List<GunId> guns) {
        Table now = table;
        for (GunId each : guns) {
            int turn = table.ownTurn(table.battle().gun(each).side());
            Gun gun = gun(now, each).withFired(turn);
            boolean reloads = type(table, each).kind() == GunType.Kind.ROCKET;
            now = now.with(now.support().with(each, reloads ? gun.withMissing(turn + 1) : gun));
        }
        return now;
    }
}
