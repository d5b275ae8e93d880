package sandtable.hexblitz.supply;

import sandtable.hexblitz.charts.Counted;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * HB-TC, HB-FN.3, HB-LOG.4 to HB-LOG.7: loading and unloading of units and of LOG (data ruling 34).
 */
public final class Transport {
    private static final Clause LOADED = Clause.of("HB-TC.1");
    private static final Clause SUPPLY_LOADED = Clause.of("HB-LOG.6");
    private static final Clause UNLOADED = Clause.of("HB-LOG.5");
    private static final Clause DUMPED = Clause.of("HB-LOG.4");
    static final int HALVES = 2;

    private Transport() {}

    /** Why a Transport unit cannot load or unload now: this takes it a Stationary turn. */
    private static Optional<Violation> idle(Table table, Group group, UnitId id) {
        if (!group.hasNamed(table, id) || !table.unit(id).onMap()) {
            return refused("HB-SEQ.6", "%s is not activated now", id);
        }
        if (!table.stand(id).transport()) {
            return refused("HB-TC.1", "%s is no Transport unit", id);
        }
        return table.unit(id).order() == Order.STATIONARY
                ? Optional.empty()
                : refused(
                        "HB-LOG.7",
                        "%s is %s and must be Stationary to load or unload",
                        id,
                        table.unit(id).order().words());
    }

    private static Optional<Violation> free(Table table, Group group, UnitId id) {
        Optional<Violation> idle = idle(table, group, id);
        boolean unloaded = idle.isEmpty() && table.unit(id).has(Mark.ATTACKED);
        return unloaded ? refused("HB-LOG.5", "%s unloads this turn", id) : idle;
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Load load) {
        return free(table, group, load.transport()).or(() -> checkPassenger(table, load));
    }

    private static Optional<Violation> checkPassenger(Table table, Decision.Load load) {
        UnitId transport = load.transport();
        UnitId passenger = load.passenger();
        if (!table.has(table.stand(transport).side(), passenger)
                || table.unit(passenger).hex() != table.unit(transport).hex()) {
            return refused("HB-TC.1", "that is no unit of yours in the hex of %s", transport);
        }
        if (!table.stand(passenger).carriable()) {
            return refused("HB-TC.1", "%s is not infantry on foot and cannot be lifted", passenger);
        }
        if (table.unit(passenger).order() != Order.STATIONARY
                || table.unit(passenger).straddles()) {
            return refused("HB-LOG.7", "%s must be Stationary to be loaded", passenger);
        }
        if (ZoneOfControl.pinned(table, passenger)) {
            return refused(
                    "HB-ZOC.5",
                    "%s is held by the Zone of Control it entered at %s",
                    passenger,
                    table.unit(passenger).place());
        }
        if (table.unit(passenger).has(Mark.FOUGHT) || table.unit(passenger).has(Mark.BUSY)) {
            return refused("HB-LOG.6", "%s has done something else this turn", passenger);
        }
        if (table.unit(transport).halfLogs() > 0) {
            return refused(
                    "HB-TC.7", "%s carries LOG and cannot carry infantry as well", transport);
        }
        return table.aboard(transport).size() < table.stand(transport).capacity()
                ? Optional.empty()
                : refused(
                        "HB-TC.1",
                        "%s carries %s and can carry no more",
                        transport,
                        Counted.units(table.stand(transport).capacity()));
    }

    public static Optional<Violation> check(Table table, Group group, Decision.LoadSupply load) {
        return free(table, group, load.transport()).or(() -> checkSupply(table, load.transport()));
    }

    private static Optional<Violation> checkSupply(Table table, UnitId transport) {
        if (!table.aboard(transport).isEmpty()) {
            return refused(
                    "HB-TC.7", "%s carries infantry and cannot carry LOG as well", transport);
        }
        if (table.unit(transport).halfLogs() >= table.stand(transport).capacity() * HALVES) {
            return refused(
                    "HB-TC.1",
                    "%s carries %d LOG and can carry no more",
                    transport,
                    table.stand(transport).capacity());
        }
        return dump(table, table.stand(transport).side(), table.unit(transport).place()).isPresent()
                ? Optional.empty()
                : refused(
                        "HB-LOG.6", "there is no supply dump at %s", table.unit(transport).place());
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Unload unload) {
        return idle(table, group, unload.transport())
                .or(() -> checkCargo(table, unload.transport()));
    }

    private static Optional<Violation> checkCargo(Table table, UnitId transport) {
        List<UnitId> aboard = table.aboard(transport);
        if (aboard.isEmpty() && table.unit(transport).halfLogs() == 0) {
            return refused("HB-LOG.4", "%s carries nothing", transport);
        }
        if (table.unit(transport).has(Mark.BUSY)) {
            return refused("HB-LOG.6", "%s loads this turn", transport);
        }
        int needed = aboard.stream().mapToInt(each -> table.stand(each).stacking()).sum();
        HexId hex = table.unit(transport).place();
        int load = new Occupation(table, table.stand(transport).side()).load(hex.index());
        return load + needed <= table.battle().variants().stackingPoints()
                ? Optional.empty()
                : refused("HB-STK.1", "%s has no room for what %s carries", hex, transport);
    }

    static Optional<Dump> dump(Table table, int side, HexId hex) {
        return table.dumps().stream()
                .filter(each -> each.side() == side && each.hex().equals(hex))
                .findFirst();
    }

    public static Table resolve(Table table, Decision.Load load, Telling<Happening> telling) {
        boolean seen = seen(table, load.transport());
        telling.tell(
                new Happening.Loaded(
                        load.transport(),
                        table.owner(load.transport()),
                        load.passenger(),
                        seen,
                        LOADED));
        Table loaded =
                table.with(
                                load.passenger(),
                                table.unit(load.passenger())
                                        .carriedBy(load.transport())
                                        .with(Mark.BUSY))
                        .with(load.transport(), table.unit(load.transport()).with(Mark.BUSY));
        return ZoneOfControl.released(loaded, load.passenger());
    }

    public static Table resolve(Table table, Decision.LoadSupply load, Telling<Happening> telling) {
        UnitId transport = load.transport();
        Unit unit = table.unit(transport);
        Stand stand = table.stand(transport);
        Dump dump = dump(table, stand.side(), unit.place()).orElseThrow();
        int taken = Math.min(dump.halfLogs(), stand.capacity() * HALVES - unit.halfLogs());
        telling.tell(
                new Happening.LoadedSupply(
                        transport,
                        table.owner(transport),
                        taken,
                        seen(table, transport),
                        SUPPLY_LOADED));
        Table loaded =
                stored(table, stand.side(), unit.place(), -taken)
                        .with(transport, unit.halfLogs(unit.halfLogs() + taken).with(Mark.BUSY));
        return ZoneOfControl.released(loaded, transport); // it moves LOG now (HB-FN.4)
    }

    public static Table resolve(Table table, Decision.Unload unload, Telling<Happening> telling) {
        UnitId transport = unload.transport();
        Unit unit = table.unit(transport);
        Stand stand = table.stand(transport);
        telling.tell(
                new Happening.Unloaded(
                        transport,
                        table.owner(transport),
                        unit.place(),
                        unit.halfLogs(),
                        seen(table, transport),
                        unit.halfLogs() > 0 ? DUMPED : UNLOADED));
        Table unloaded =
                unit.halfLogs() > 0
                        ? stored(table, stand.side(), unit.place(), unit.halfLogs())
                        : table;
        return unloaded.with(transport, unit.halfLogs(0).with(Mark.BUSY).with(Mark.ATTACKED))
                .changed(
                        table.aboard(transport),
                        down -> down.setDown(unit).facing(unit.facing()).with(Mark.BUSY));
    }

    /** More or less LOG in a dump; an empty one is gone. */
    static Table stored(Table table, int side, HexId hex, int halfLogs) {
        var dumps = new ArrayList<Dump>();
        int there = halfLogs;
        for (Dump dump : table.dumps()) {
            if (dump.side() == side && dump.hex().equals(hex)) {
                there += dump.halfLogs();
            } else {
                dumps.add(dump);
            }
        }
        if (there > 0) {
            dumps.add(new Dump(side, hex, there));
        }
        return table.withDumps(dumps);
    }

    private static boolean seen(Table table, UnitId id) {
        return Visibility.visible(table, id, Visibility.seenBy(table, 1 - table.stand(id).side()));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
