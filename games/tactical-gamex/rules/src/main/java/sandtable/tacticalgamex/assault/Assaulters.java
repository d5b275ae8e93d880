package sandtable.tacticalgamex.assault;

import sandtable.kernel.Violation;
import sandtable.space.HexGrid;
import sandtable.space.Reach;
import sandtable.tacticalgamex.combat.Banzai;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.movement.Arrival;
import sandtable.tacticalgamex.movement.Gait;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** TGX-6.4.6 Close Assault: who may take part, from where, and how they get there. */
public final class Assaulters {
    private static final String NOTHING = ""; // no clause bars it

    private Assaulters() {}

    /** TGX-6.4.6.a, TGX-6.4.6.d: whether a unit may take part in any close assault now. */
    public static boolean mayAssault(Table table, int index) {
        return bar(table, index).isEmpty();
    }

    static String bar(Table table, int index) {
        Unit unit = table.unit(index);
        Stand stand = table.stand(index);
        if (!assaults(stand)) {
            return "TGX-6.4.6.a";
        }
        if (unit.disrupted()) {
            return "TGX-7.2.c";
        }
        return spent(unit);
    }

    /** The same of a unit that stays where it is: disrupted, it may storm (R-TGX-186). */
    static String barBeside(Table table, int index) {
        return Banzai.mayStorm(table, index) // TGX-17.3.b
                ? spent(table.unit(index))
                : bar(table, index);
    }

    private static String spent(Unit unit) {
        if (unit.has(Mark.CARRIED)) {
            return "TGX-6.4.6.d";
        }
        if (unit.activated() || !unit.onMap()) {
            return "TGX-1.0.a";
        }
        return NOTHING;
    }

    static boolean assaults(Stand stand) {
        return stand.has(Ability.CLOSE_ASSAULT) || gun(stand);
    }

    /** A machine gun, which assaults in company only (TGX-6.4.6.k). */
    static boolean gun(Stand stand) {
        return stand.has(Ability.CLOSE_ASSAULT_WITH_INFANTRY);
    }

    /** What keeps it from assaulting a hex from another: the clause, or nothing. */
    static String barFrom(Table table, int unit, int from, int target) {
        HexGrid grid = table.ground().grid();
        int direction = grid.direction(from, target);
        boolean fort = from == target && table.counters().fort(from); // TGX-8.4.p
        if (direction < 0 && !fort
                || direction >= 0 && table.ground().map().cliff(from, direction)) {
            return "TGX-6.4.6.c";
        }
        boolean stays = table.unit(unit).hex() == from;
        boolean wet = // TGX-6.4.6.l
                table.ground().kind(from) == TerrainKind.STREAM
                        || stays && table.unit(unit).inStream();
        if (wet || table.ground().kind(from) == TerrainKind.SEA) {
            return "TGX-6.4.6.l";
        }
        if (table.ground().kind(target) == TerrainKind.SEA) {
            return "TGX-6.4.6.m";
        }
        boolean mined = Mines.knownTo(table, table.stand(unit).side(), from);
        return mined ? "TGX-8.2.k" : NOTHING;
    }

    /** Whether a unit that is where it is may assault a hex, if need be in a Banzai attack. */
    static boolean beside(Table table, int unit, int target) {
        return barBeside(table, unit).isEmpty()
                && barFrom(table, unit, table.unit(unit).hex(), target).isEmpty();
    }

    private static List<UnitId> all(Table table, int side, int target) {
        var units = new ArrayList<UnitId>();
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && beside(table, i, target)) {
                units.add(table.unitId(i));
            }
        }
        return units;
    }

    /** Those of them that can storm it. */
    public static List<UnitId> storming(Occupation occupation, int side, int target) {
        Table table = occupation.table();
        return Banzai.inUse(table)
                ? all(table, side, target).stream()
                        .filter(each -> Banzai.mayStorm(table, each.index()))
                        .toList()
                : List.of();
    }

    /** All who can be named in an order to assault a hex from where they are. */
    public static List<UnitId> candidates(Occupation occupation, int side, int target) {
        return Stream.of(beside(occupation, side, target), storming(occupation, side, target))
                .flatMap(List::stream)
                .distinct()
                .sorted()
                .toList();
    }

    /** The units that can assault a hex from where they are, machine guns only in company. */
    public static List<UnitId> beside(Occupation occupation, int side, int target) {
        Table table = occupation.table();
        List<UnitId> units = all(table, side, target);
        units.removeIf(each -> table.unit(each).disrupted());
        units.removeIf(each -> gun(table.stand(each)) && !accompanied(table, each.index(), units));
        return List.copyOf(units);
    }

    /**
     * TGX-6.4.6.k, R-TGX-70: somebody else of its hex who is no machine gun takes part, as in
     * TGX-6.4.6.2 and not in TGX-6.4.6.1.
     */
    static boolean accompanied(Table table, int unit, List<UnitId> with) {
        for (UnitId other : with) {
            boolean infantry = !gun(table.stand(other)) && !table.unit(other).disrupted();
            if (infantry && table.unit(other).hex() == table.unit(unit).hex()) {
                return true;
            }
        }
        return false;
    }

    /** TGX-6.4.6.f: why a unit that moves up cannot join from where it arrives. */
    public static Optional<Violation> check(
            UnitMovement movement, List<HexId> path, Charge charge, int target, Arrival arrival) {
        Table table = movement.occupation().table();
        Walk walk = movement.walk();
        int unit = walk.unit().index();
        boolean enemy = movement.occupation().holds(1 - table.stand(unit).side(), target);
        if (!enemy) {
            return refused("TGX-6.4.6.g", "there is no enemy to assault there");
        }
        String bar = path.isEmpty() ? barBeside(table, unit) : bar(table, unit);
        bar = bar.isEmpty() ? barFrom(table, unit, arrival.hex(), target) : bar;
        if (!bar.isEmpty()) {
            return cannot(table, unit, bar, target);
        }
        if (walk.gait() == Gait.QUICK_TIME) {
            return refused("TGX-6.4.6.e", "%s hurried to get there", table.called(unit));
        }
        if (walk.bonus() || bonus(movement, path)) {
            return refused("TGX-6.4.6.e", "%s used the road rate to get there", table.called(unit));
        }
        Stand stand = table.stand(unit);
        return gun(stand) && !joins(table, charge, arrival.hex())
                ? cannot(table, unit, "TGX-6.4.6.k", target)
                : Optional.empty();
    }

    private static boolean joins(Table table, Charge charge, int hex) {
        return charge.units().stream()
                .filter(each -> !table.unit(each).disrupted())
                .anyMatch(each -> !gun(table.stand(each)) && table.unit(each).hex() == hex);
    }

    private static boolean bonus(UnitMovement movement, List<HexId> path) {
        int at = movement.at();
        for (HexId to : path) {
            if (at >= 0 && movement.bonus(at, to.index())) {
                return true;
            }
            at = to.index();
        }
        return false;
    }

    /** The ways to each hex from which a unit can join, without a bonus. */
    public static List<Decision.March> ways(UnitMovement movement, Reach reach, Charge charge) {
        Table table = movement.occupation().table();
        Walk walk = movement.walk();
        int at = movement.at();
        var ways = new ArrayList<Decision.March>();
        HexGrid grid = table.ground().grid();
        add(ways, movement, charge, List.of(), new Arrival(at, walk.left(), walk.moved()));
        for (int i = 0; i < reach.count(); i++) {
            int hex = reach.hex(i);
            if (hex != at && grid.distance(hex, charge.target().index()) <= 1) {
                var arrival = new Arrival(hex, walk.left() - reach.cost(hex), true);
                add(ways, movement, charge, table.hexIds(reach.path(hex)), arrival);
            }
        }
        return ways;
    }

    /** Whether a hex is so near that a unit could move up to it at all. */
    public static boolean near(UnitMovement movement, int target) {
        HexGrid grid = movement.occupation().table().ground().grid();
        return movement.at() >= 0
                && grid.distance(movement.at(), target) <= movement.farthest() + 1;
    }

    private static void add(
            List<Decision.March> ways,
            UnitMovement movement,
            Charge charge,
            List<HexId> path,
            Arrival arrival) {
        int target = charge.target().index();
        if (check(movement, path, charge, target, arrival).isEmpty()) {
            ways.add(new Decision.March(path, new Ending.CloseAssault(charge.target())));
        }
    }

    static boolean reaches(Occupation occupation, Walk walk, Charge charge) {
        var movement = new UnitMovement(occupation, walk);
        return near(movement, charge.target().index())
                && !ways(movement, movement.reachWithoutBonus(), charge).isEmpty();
    }

    static Optional<Violation> cannot(Table table, int unit, String bar, int hex) {
        return refused(
                bar,
                "%s cannot take part in a close assault on %s",
                unit < 0 ? "that unit" : table.called(unit),
                table.name(hex));
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
