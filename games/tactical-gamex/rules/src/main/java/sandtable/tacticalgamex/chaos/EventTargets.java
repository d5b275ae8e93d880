package sandtable.tacticalgamex.chaos;

import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.command.CommandPosts;
import sandtable.tacticalgamex.fire.OffBoardArtillery;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.forces.WeaponType;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.spotting.Viewpoint;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** TGX-24.2 Whom or what an event can be applied to. */
final class EventTargets {
    private static final int FAST = 6;
    private static final int NEAR = 4;
    private static final int ROADSIDE = 2;

    /** Units, or hexes, or something that is there. */
    record Found(List<UnitId> units, List<HexId> hexes) {
        boolean none() {
            return units.isEmpty() && hexes.isEmpty();
        }
    }

    private EventTargets() {}

    static Found found(Table table, String event, int side) {
        return switch (event) {
            case "E01" -> units(table, side, each -> inactive(table, each) && gun(table, each));
            case "E02" -> units(table, side, each -> inactive(table, each) && fast(table, each));
            case "E03" -> units(table, 1 - side, each -> exposedFoot(table, each));
            case "E05" ->
                    units(table, side, each -> inactive(table, each) && howitzer(table, each));
            case "E06" -> units(table, side, each -> table.unit(each).disrupted());
            case "E07" -> units(table, side, each -> underEyes(table, each));
            case "E08" -> units(table, side, each -> marked(table.unit(each)));
            case "E11" -> hexes(unseen(table, side));
            case "E13", "E14" -> battery(table, side);
            case "E15" -> units(table, side, each -> onTheMove(table, each));
            case "E16" -> hexes(roads(table, side));
            case "E17" -> hexes(stragglers(table, side).isEmpty() ? List.of() : edge(table, side));
            case "E18" ->
                    CommandControl.inUse(table) // R-TGX-216
                            ? units(table, side, each -> CommandPosts.post(table, each))
                            : hexes(List.of());
            case "E19" -> hexes(lanes(table, side));
            case "E20" ->
                    hexes(
                            table.counters().wrecks().toArray().length == 0
                                    ? List.of()
                                    : table.hexIds(table.counters().wrecks().toArray()));
            case "E21" ->
                    units(table, 1 - side, each -> table.unit(each).has(Mark.OPPORTUNITY_FIRE));
            default -> hexes(List.of());
        };
    }

    private static Found units(Table table, int side, IntPredicate which) {
        return new Found(
                IntStream.range(0, table.units().size())
                        .filter(each -> table.stand(each).side() == side)
                        .filter(each -> table.unit(each).onMap())
                        .filter(which)
                        .mapToObj(table::unitId)
                        .toList(),
                List.of());
    }

    private static Found hexes(List<HexId> hexes) {
        return new Found(List.of(), hexes);
    }

    private static Found battery(Table table, int side) {
        return OffBoardArtillery.usable(table, side)
                ? units(table, side, _ -> true)
                : hexes(List.of());
    }

    private static boolean inactive(Table table, int unit) {
        return !table.unit(unit).activated();
    }

    private static boolean gun(Table table, int unit) {
        WeaponType weapon = table.stand(unit).type().weapon();
        return weapon == WeaponType.A || weapon == WeaponType.H;
    }

    private static boolean howitzer(Table table, int unit) {
        WeaponType weapon = table.stand(unit).type().weapon();
        return weapon == WeaponType.H || weapon == WeaponType.M;
    }

    private static boolean fast(Table table, int unit) {
        Stand stand = table.stand(unit);
        return stand.mobility().vehicle() && stand.type().movement() >= FAST;
    }

    private static boolean exposedFoot(Table table, int unit) {
        Unit now = table.unit(unit);
        return table.stand(unit).type().fightsOnFoot()
                && !now.disrupted()
                && Spotting.spotted(new Occupation(table), now.hex(), table.stand(unit).side());
    }

    private static boolean underEyes(Table table, int unit) {
        Unit now = table.unit(unit);
        if (now.disrupted()) {
            return false;
        }
        for (int i = 0; i < table.units().size(); i++) {
            int enemy = table.unit(i).hex();
            if (enemy >= 0
                    && table.stand(i).side() != table.stand(unit).side()
                    && table.ground().grid().distance(now.hex(), enemy) <= NEAR
                    && Viewpoint.see(table, i, unit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean marked(Unit unit) {
        return unit.has(Mark.MOVED) || unit.has(Mark.FIRED) || unit.has(Mark.COMPLETED);
    }

    private static boolean onTheMove(Table table, int unit) {
        Stand stand = table.stand(unit);
        boolean immune = stand.has(Ability.ENGINEER) || stand.has(Ability.FLAIL);
        return stand.mobility().vehicle() && !immune && table.unit(unit).has(Mark.MOVED);
    }

    /** Hexes of enemies that nobody has spotted, in somebody's line of sight. */
    private static List<HexId> unseen(Table table, int side) {
        var occupation = new Occupation(table);
        var hexes = new ArrayList<HexId>();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            if (hex >= 0
                    && table.stand(i).side() != side
                    && occupation.leads(i)
                    && !Spotting.spotted(occupation, hex, 1 - side)
                    && seen(table, side, hex)) {
                hexes.add(table.hexId(hex));
            }
        }
        return hexes;
    }

    private static boolean seen(Table table, int side, int hex) {
        return IntStream.range(0, table.units().size())
                .anyMatch(
                        each ->
                                table.stand(each).side() == side
                                        && table.unit(each).onMap()
                                        && table.sees(table.unit(each).hex(), hex));
    }

    /** Road hexes near a vehicle of the side. */
    private static List<HexId> roads(Table table, int side) {
        var hexes = new ArrayList<HexId>();
        for (int hex = 0; hex < table.ground().grid().size(); hex++) {
            int at = hex;
            boolean near =
                    IntStream.range(0, table.units().size())
                            .anyMatch(
                                    each ->
                                            table.stand(each).side() == side
                                                    && table.unit(each).onMap()
                                                    && table.stand(each).mobility().vehicle()
                                                    && table.ground()
                                                                    .grid()
                                                                    .distance(
                                                                            table.unit(each).hex(),
                                                                            at)
                                                            <= ROADSIDE);
            if (near && table.ground().map().road(hex)) {
                hexes.add(table.hexId(hex));
            }
        }
        return hexes;
    }

    /** E17: infantry of the side that was lost. */
    static List<UnitId> stragglers(Table table, int side) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.stand(each).side() == side)
                .filter(each -> table.stand(each).type().unitClass() == UnitClass.INF)
                .filter(each -> table.unit(each).eliminated())
                .mapToObj(table::unitId)
                .toList();
    }

    /** R-TGX-255: edge hexes with room that are nearer to friends than to any enemy. */
    private static List<HexId> edge(Table table, int side) {
        var occupation = new Occupation(table);
        int lost = stragglers(table, side).getFirst().index();
        var hexes = new ArrayList<HexId>();
        for (int hex = 0; hex < table.ground().grid().size(); hex++) {
            boolean open =
                    outermost(table, hex)
                            && !table.ground().stream(hex)
                            && !table.ground().kind(hex).water()
                            && !occupation.holds(1 - side, hex)
                            && nearest(table, side, hex) < nearest(table, 1 - side, hex);
            if (open && Stacking.fits(occupation, lost, hex)) {
                hexes.add(table.hexId(hex));
            }
        }
        return hexes;
    }

    private static boolean outermost(Table table, int hex) {
        return IntStream.range(0, 6)
                .anyMatch(each -> table.ground().grid().neighbour(hex, each) < 0);
    }

    private static int nearest(Table table, int side, int hex) {
        return IntStream.range(0, table.units().size())
                .filter(each -> table.stand(each).side() == side && table.unit(each).onMap())
                .map(each -> table.ground().grid().distance(table.unit(each).hex(), hex))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static List<HexId> lanes(Table table, int side) {
        var hexes = new ArrayList<HexId>();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            boolean foot = hex >= 0 && !foot(table, side, hex).isEmpty();
            if (foot && !hexes.contains(table.hexId(hex))) {
                hexes.add(table.hexId(hex));
            }
        }
        return hexes;
    }

    /** E19: the infantry of a hex that has not been activated. */
    static List<UnitId> foot(Table table, int side, int hex) {
        return new Occupation(table)
                .units(side, hex).stream()
                        .filter(each -> table.stand(each).type().fightsOnFoot())
                        .filter(each -> !table.unit(each).activated())
                        .toList();
    }
}
