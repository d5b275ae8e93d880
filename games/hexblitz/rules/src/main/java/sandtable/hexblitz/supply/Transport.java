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
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.Roster;
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
    private static Optional<Violation> idle(Table table, Group group, int index) {
        if (!group.has(table, index) || !table.unit(index).onMap()) {
            return refused("HB-SEQ.6", "%s is not activated now", table.id(index));
        }
        if (!table.stand(index).transport()) {
            return refused("HB-TC.1", "%s is no Transport unit", table.stand(index).id());
        }
        return table.unit(index).order() == Order.STATIONARY
                ? Optional.empty()
                : refused(
                        "HB-LOG.7",
                        "%s is %s and must be Stationary to load or unload",
                        table.stand(index).id(),
                        table.unit(index).order().words());
    }

    private static Optional<Violation> free(Table table, Group group, int index) {
        Optional<Violation> idle = idle(table, group, index);
        boolean unloaded = idle.isEmpty() && table.unit(index).has(Mark.ATTACKED);
        return unloaded
                ? refused("HB-LOG.5", "%s unloads this turn", table.stand(index).id())
                : idle;
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Load load) {
        return free(table, group, load.transport()).or(() -> checkPassenger(table, load));
    }

    private static Optional<Violation> checkPassenger(Table table, Decision.Load load) {
        int transport = load.transport();
        int passenger = load.passenger();
        String id = table.stand(transport).id();
        if (passenger < 0
                || passenger >= table.units().size()
                || table.stand(passenger).side() != table.stand(transport).side()
                || table.unit(passenger).hex() != table.unit(transport).hex()) {
            return refused("HB-TC.1", "that is no unit of yours in the hex of %s", id);
        }
        String name = table.stand(passenger).id();
        if (!table.stand(passenger).carriable()) {
            return refused("HB-TC.1", "%s is not infantry on foot and cannot be lifted", name);
        }
        if (table.unit(passenger).order() != Order.STATIONARY
                || table.unit(passenger).straddles()) {
            return refused("HB-LOG.7", "%s must be Stationary to be loaded", name);
        }
        if (ZoneOfControl.pinned(table, passenger)) {
            return refused(
                    "HB-ZOC.5",
                    "%s is held by the Zone of Control it entered at %s",
                    name,
                    table.battle().hexName(table.unit(passenger).hex()));
        }
        if (table.unit(passenger).has(Mark.FOUGHT) || table.unit(passenger).has(Mark.BUSY)) {
            return refused("HB-LOG.6", "%s has done something else this turn", name);
        }
        if (table.unit(transport).halfLogs() > 0) {
            return refused("HB-TC.7", "%s carries LOG and cannot carry infantry as well", id);
        }
        return table.aboard(transport).size() < table.stand(transport).capacity()
                ? Optional.empty()
                : refused(
                        "HB-TC.1",
                        "%s carries %s and can carry no more",
                        id,
                        Counted.units(table.stand(transport).capacity()));
    }

    public static Optional<Violation> check(Table table, Group group, Decision.LoadSupply load) {
        return free(table, group, load.transport()).or(() -> checkSupply(table, load.transport()));
    }

    private static Optional<Violation> checkSupply(Table table, int transport) {
        String id = table.stand(transport).id();
        if (!table.aboard(transport).isEmpty()) {
            return refused("HB-TC.7", "%s carries infantry and cannot carry LOG as well", id);
        }
        if (table.unit(transport).halfLogs() >= table.stand(transport).capacity() * HALVES) {
            return refused(
                    "HB-TC.1",
                    "%s carries %d LOG and can carry no more",
                    id,
                    table.stand(transport).capacity());
        }
        return dump(table, table.stand(transport).side(), table.unit(transport).hex()).isPresent()
                ? Optional.empty()
                : refused(
                        "HB-LOG.6",
                        "there is no supply dump at %s",
                        table.battle().hexName(table.unit(transport).hex()));
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Unload unload) {
        return idle(table, group, unload.transport())
                .or(() -> checkCargo(table, unload.transport()));
    }

    private static Optional<Violation> checkCargo(Table table, int transport) {
        String id = table.stand(transport).id();
        List<Integer> aboard = table.aboard(transport);
        if (aboard.isEmpty() && table.unit(transport).halfLogs() == 0) {
            return refused("HB-LOG.4", "%s carries nothing", id);
        }
        if (table.unit(transport).has(Mark.BUSY)) {
            return refused("HB-LOG.6", "%s loads this turn", id);
        }
        int needed = aboard.stream().mapToInt(each -> table.stand(each).stacking()).sum();
        int hex = table.unit(transport).hex();
        int load = new Occupation(table, table.stand(transport).side()).load(hex);
        return load + needed <= table.battle().variants().stackingPoints()
                ? Optional.empty()
                : refused(
                        "HB-STK.1",
                        "%s has no room for what %s carries",
                        table.battle().hexName(hex),
                        id);
    }

    static Optional<Dump> dump(Table table, int side, int hex) {
        return table.dumps().stream()
                .filter(each -> each.side() == side && each.hex() == hex)
                .findFirst();
    }

    public static Table resolve(Table table, Decision.Load load, Telling<Happening> telling) {
        boolean seen = seen(table, load.transport());
        telling.tell(
                new Happening.Loaded(
                        load.transport(),
                        table.owner(load.transport()),
                        load.passenger(),
                        0,
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
        Unit unit = table.unit(load.transport());
        Stand stand = table.stand(load.transport());
        Dump dump = dump(table, stand.side(), unit.hex()).orElseThrow();
        int taken = Math.min(dump.halfLogs(), stand.capacity() * HALVES - unit.halfLogs());
        telling.tell(
                new Happening.Loaded(
                        load.transport(),
                        table.owner(load.transport()),
                        Unit.NOWHERE,
                        taken,
                        seen(table, load.transport()),
                        SUPPLY_LOADED));
        Table loaded =
                stored(table, stand.side(), unit.hex(), -taken)
                        .with(
                                load.transport(),
                                unit.halfLogs(unit.halfLogs() + taken).with(Mark.BUSY));
        return ZoneOfControl.released(loaded, load.transport()); // it moves LOG now (HB-FN.4)
    }

    public static Table resolve(Table table, Decision.Unload unload, Telling<Happening> telling) {
        Unit unit = table.unit(unload.transport());
        Stand stand = table.stand(unload.transport());
        telling.tell(
                new Happening.Unloaded(
                        unload.transport(),
                        table.owner(unload.transport()),
                        unit.hex(),
                        unit.halfLogs(),
                        seen(table, unload.transport()),
                        unit.halfLogs() > 0 ? DUMPED : UNLOADED));
        Table unloaded =
                unit.halfLogs() > 0
                        ? stored(table, stand.side(), unit.hex(), unit.halfLogs())
                        : table;
        Roster.Edit<Unit> edit = unloaded.units().edit();
        edit.set(unload.transport(), unit.halfLogs(0).with(Mark.BUSY).with(Mark.ATTACKED));
        for (int passenger : table.aboard(unload.transport())) {
            Unit down = edit.get(passenger).setDown(unit).facing(unit.facing()).with(Mark.BUSY);
            edit.set(passenger, down);
        }
        return unloaded.with(edit.done());
    }

    /** More or less LOG in a dump; an empty one is gone. */
    static Table stored(Table table, int side, int hex, int halfLogs) {
        var dumps = new ArrayList<Dump>();
        int there = halfLogs;
        for (Dump dump : table.dumps()) {
            if (dump.side() == side && dump.hex() == hex) {
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

    private static boolean seen(Table table, int index) {
        return Visibility.visible(
                table, index, Visibility.seenBy(table, 1 - table.stand(index).side()));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
