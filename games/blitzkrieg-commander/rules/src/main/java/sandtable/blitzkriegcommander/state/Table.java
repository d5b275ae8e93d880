package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Camp;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.battle.Stand;
import sandtable.blitzkriegcommander.battle.Start;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Screens;
import sandtable.kernel.Roster;
import sandtable.space.measured.Screen;
import sandtable.space.measured.Sight;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What lies on the table, and beside it. All of it is public, and it never changes. */
public final class Table {
    private final Battle battle;
    private final Clock clock;
    private final Units units;
    private final Roster<Optional<Command>> commands;
    private final Support support;
    private final Works works;
    private final List<Smoke> smoke;

    /** Past the ground and the smoke; made of them, so that it counts for nothing else. */
    private final Sight sight;

    private final Ids ids;

    /** The units as they stand, and who of them is on the table. */
    private static final class Units {
        private final Roster<Unit> all;
        private final Ids ids;

        /** Found out when first asked for; whoever does so finds the same. */
        private List<UnitId> first;

        private List<UnitId> second;

        private Units(Roster<Unit> all, Ids ids) {
            this.all = all;
            this.ids = ids;
        }

        List<UnitId> onTable(int side) {
            List<UnitId> known = side == 0 ? first : second;
            if (known != null) {
                return known;
            }
            List<UnitId> found =
                    ids.of(side).stream().filter(each -> isOn(all.get(each.index()))).toList();
            if (side == 0) {
                first = found;
            } else {
                second = found;
            }
            return found;
        }

        private static boolean isOn(Unit unit) {
            return unit.where() instanceof Whereabouts.OnTable;
        }

        /** With one changed; who is on the table is known if that one is there as before. */
        Units with(int index, Unit now) {
            var changed = new Units(all.with(index, now), ids);
            if (isOn(all.get(index)) == isOn(now)) {
                changed.first = first;
                changed.second = second;
            }
            return changed;
        }
    }

    /** All units of the battle, at hand. */
    private record Ids(List<UnitId> all, List<UnitId> first, List<UnitId> second) {
        static Ids of(Battle battle) {
            return new Ids(
                    battle.order().units().stream().map(Stand::id).toList(),
                    of(battle, 0),
                    of(battle, 1));
        }

        private static List<UnitId> of(Battle battle, int side) {
            return battle.order().units().stream()
                    .filter(each -> each.side() == side)
                    .map(Stand::id)
                    .toList();
        }

        List<UnitId> of(int side) {
            return side == 0 ? first : second;
        }
    }

    private Table(
            Battle battle,
            Clock clock,
            Units units,
            Roster<Optional<Command>> commands,
            Support support,
            Works works,
            List<Smoke> smoke,
            Sight sight,
            Ids ids) {
        this.battle = battle;
        this.clock = clock;
        this.units = units;
        this.commands = commands;
        this.support = support;
        this.works = works;
        this.smoke = smoke;
        this.sight = sight;
        this.ids = ids;
    }

    /** With everything where the scenario proposes it. */
    public static Table of(Battle battle) {
        OrderOfBattle order = battle.order();
        var support =
                new Support(
                        many(order.guns().size(), Gun.READY),
                        many(order.aircraft().size(), Aircraft.READY),
                        many(order.missions().size(), false),
                        battle.camps().stream().map(Camp::air).toList());
        var works =
                new Works(
                        Roster.of(order.works().stream().map(OrderOfBattle.Site::at).toList()),
                        many(order.mines().size(), Minefield.Unseen.HIDDEN),
                        List.of(),
                        many(battle.bridges().size(), Bridge.WHOLE));
        var ids = Ids.of(battle);
        var units = Roster.of(order.units().stream().map(each -> begun(battle, each)).toList());
        return new Table(
                battle,
                new Clock(1, battle.first()),
                new Units(units, ids),
                Roster.of(order.units().stream().map(Table::command).toList()),
                support,
                works,
                List.of(),
                battle.ground().sight(),
                ids);
    }

    private static <T> Roster<T> many(int number, T item) {
        return Roster.of(Collections.nCopies(number, item));
    }

    private static Unit begun(Battle battle, Stand stand) {
        return switch (stand.start()) {
            case Start.OnTable(var at, var heading, _) ->
                    Unit.at(new Whereabouts.OnTable(at), heading);
            case Start.Aboard(var carrier) ->
                    elsewhere(battle, stand, new Whereabouts.Aboard(carrier));
            case Start.Riding(var afv) -> elsewhere(battle, stand, new Whereabouts.Riding(afv));
            case Start.InReserve _ -> elsewhere(battle, stand, Whereabouts.Off.RESERVE);
        };
    }

    private static Unit elsewhere(Battle battle, Stand stand, Whereabouts where) {
        return Unit.at(where, battle.camp(stand.side()).baseline().inwards());
    }

    private static Optional<Command> command(Stand stand) {
        return stand.type().command()
                ? Optional.of(Command.of(stand.type().role(), stand.cv()))
                : Optional.empty();
    }

    public Battle battle() {
        return battle;
    }

    public Ground ground() {
        return battle.ground();
    }

    public Clock clock() {
        return clock;
    }

    public int turn() {
        return clock.turn();
    }

    public int active() {
        return clock.active();
    }

    /** The number of a side's turn that is under way, or of the next where it is the enemy's. */
    public int ownTurn(int side) {
        boolean over = side == battle.first() && side != clock.active();
        return clock.turn() + (over ? 1 : 0);
    }

    public Roster<Unit> units() {
        return units.all;
    }

    public Unit unit(UnitId unit) {
        return units.all.get(unit.index());
    }

    public Stand stand(UnitId unit) {
        return battle.stand(unit);
    }

    /** How a command unit stands; nothing for units that are none. */
    public Optional<Command> command(UnitId unit) {
        return commands.get(unit.index());
    }

    public Support support() {
        return support;
    }

    public Works works() {
        return works;
    }

    public List<Smoke> smoke() {
        return smoke;
    }

    /** What stops lines of sight now: features and smoke. */
    public Sight sight() {
        return sight;
    }

    /** Where a unit's base is; passengers and riders have none of their own (BKC-GEO.5). */
    public Optional<Spot> base(UnitId unit) {
        return unit(unit).where() instanceof Whereabouts.OnTable(var at)
                ? Optional.of(at)
                : Optional.empty();
    }

    /** BKC-GEO.5: where a unit is measured; passengers and riders are where their carrier is. */
    public Optional<Spot> spot(UnitId unit) {
        return switch (unit(unit).where()) {
            case Whereabouts.OnTable(var at) -> Optional.of(at);
            case Whereabouts.Aboard(var carrier) -> spot(carrier);
            case Whereabouts.Riding(var afv) -> spot(afv);
            case Whereabouts.Off _ -> Optional.empty();
        };
    }

    /** All units, in the order of the scenario. */
    public List<UnitId> ids() {
        return ids.all();
    }

    /** All units of a side, in the order of the scenario. */
    public List<UnitId> ids(int side) {
        return ids.of(side);
    }

    /** The units of a side that have a base on the table. */
    public List<UnitId> onTable(int side) {
        return units.onTable(side);
    }

    /** The unit on a carrier, if there is one. */
    public Optional<UnitId> load(UnitId carrier) {
        for (UnitId each : ids.of(stand(carrier).side())) {
            if (isOn(carrier, unit(each).where())) {
                return Optional.of(each);
            }
        }
        return Optional.empty();
    }

    private static boolean isOn(UnitId carrier, Whereabouts where) {
        return switch (where) {
            case Whereabouts.Aboard(var in) -> in.equals(carrier);
            case Whereabouts.Riding(var on) -> on.equals(carrier);
            case Whereabouts.OnTable _, Whereabouts.Off _ -> false;
        };
    }

    public Table with(Clock now) {
        return new Table(battle, now, units, commands, support, works, smoke, sight, ids);
    }

    public Table with(Roster<Unit> now) {
        return with(new Units(now, ids));
    }

    public Table with(UnitId unit, Unit now) {
        return with(units.with(unit.index(), now));
    }

    private Table with(Units now) {
        return new Table(battle, clock, now, commands, support, works, smoke, sight, ids);
    }

    public Table with(UnitId unit, Command now) {
        var all = commands.with(unit.index(), Optional.of(now));
        return new Table(battle, clock, units, all, support, works, smoke, sight, ids);
    }

    public Table with(Support now) {
        return new Table(battle, clock, units, commands, now, works, smoke, sight, ids);
    }

    public Table with(Works now) {
        return new Table(battle, clock, units, commands, support, now, smoke, sight, ids);
    }

    public Table with(List<Smoke> now) {
        List<Screen> clouds = now.stream().map(each -> Screens.smoke(each.cloud())).toList();
        Sight past = clouds.isEmpty() ? ground().sight() : ground().sight().and(clouds);
        return new Table(
                battle, clock, units, commands, support, works, List.copyOf(now), past, ids);
    }

    public Table plus(Smoke cloud) {
        var all = new ArrayList<>(smoke);
        all.add(cloud);
        return with(all);
    }

    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Table table
                        && clock.equals(table.clock)
                        && units.all.equals(table.units.all)
                        && commands.equals(table.commands)
                        && support.equals(table.support)
                        && works.equals(table.works)
                        && smoke.equals(table.smoke)
                        && battle.equals(table.battle);
    }

    @Override
    public int hashCode() {
        return Objects.hash(clock, units.all);
    }

    @Override
    public String toString() {
        return "%s, %s, units %s, commands %s, %s, %s, smoke %s"
                .formatted(battle, clock, units.all, commands, support, works, smoke);
    }
}
