package sandtable.blitzcommander;

import sandtable.kernel.Pending;
import sandtable.space.HexSet;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** What is worked out once from a setup, as arrays by unit and by hex: it is asked for often. */
final class Lookup {
    private static final Mobility[] MOBILITIES = Mobility.values();

    final Setup setup;
    final Field field;
    final int units;
    final byte[] side;
    final boolean[] combat;
    final boolean[] armor;
    final boolean[] artillery;
    final boolean[] air;
    final boolean[] mechanized;
    final int[] level;
    final int[] range;

    /** Units of the same type have the same number. */
    final int[] type;

    final Pace[] pace;
    final Pace[] halvedPace;

    /** By mobility and hex. */
    final int[][] cost;

    final int[][] costOf;
    final boolean rivers;

    /** Hexes that nobody is ever in. */
    final boolean[] closed;

    /** The hexes of which it matters who holds them, in ascending order. */
    final int[] objectives;

    final Pending[] asks = new Pending[2];

    /** By side: artillery and air, and units that enter later. */
    final int[][] fire = new int[2][];

    final int[][] enter = new int[2][];

    Lookup(Setup setup) {
        if (setup.field().grid().size() > Standing.MOST_HEXES) {
            throw new IllegalArgumentException(
                    "a map has " + Standing.MOST_HEXES + " hexes at most");
        }
        this.setup = setup;
        this.field = setup.field();
        this.units = setup.units().size();
        side = new byte[units];
        combat = new boolean[units];
        armor = new boolean[units];
        artillery = new boolean[units];
        air = new boolean[units];
        mechanized = new boolean[units];
        level = new int[units];
        range = new int[units];
        type = new int[units];
        pace = new Pace[units];
        halvedPace = new Pace[units];
        cost = costs(field);
        costOf = new int[units][];
        Map<UnitType, Integer> types = new HashMap<>();
        for (Unit unit : setup.units()) {
            fill(unit, types);
        }
        rivers = rivers(field);
        closed = new boolean[field.grid().size()];
        for (int hex = 0; hex < closed.length; hex++) {
            closed[hex] = field.terrain(hex).closed();
        }
        objectives = objectives(setup.victory());
        for (int i = 0; i < 2; i++) {
            int side = i;
            asks[i] = new Pending.Answers(Set.of(setup.sides().get(i)));
            fire[i] = units(each -> each.side() == side && each.type().level() > 0);
            enter[i] = units(each -> each.side() == side && each.start() == Unit.ENTERS);
        }
    }

    private void fill(Unit unit, Map<UnitType, Integer> types) {
        int i = unit.index();
        UnitType type = unit.type();
        side[i] = (byte) unit.side();
        combat[i] = type.combat();
        armor[i] = type.kind() == Kind.ARMOR;
        artillery[i] = type.kind() == Kind.ARTILLERY;
        air[i] = type.kind() == Kind.AIR;
        mechanized[i] = type.mechanized();
        level[i] = type.level();
        range[i] = type.range();
        types.putIfAbsent(type, types.size());
        this.type[i] = types.get(type);
        costOf[i] = cost[type.mobility().ordinal()];
        if (!air[i]) {
            pace[i] = Pace.of(type.movement(), type.road());
            halvedPace[i] = Pace.halved(type.movement(), type.road());
            if (Math.max(pace[i].allowance(), halvedPace[i].allowance()) > Standing.MOST_SPENT) {
                throw new IllegalArgumentException(unit.id() + " moves too far");
            }
        }
    }

    private int[] units(Predicate<Unit> which) {
        return setup.units().stream().filter(which).mapToInt(Unit::index).toArray();
    }

    private static int[][] costs(Field field) {
        int[][] costs = new int[MOBILITIES.length][field.grid().size()];
        for (Mobility mobility : MOBILITIES) {
            for (int hex = 0; hex < field.grid().size(); hex++) {
                costs[mobility.ordinal()][hex] = field.terrain(hex).cost(mobility);
            }
        }
        return costs;
    }

    private static int[] objectives(Victory victory) {
        var hexes = new HexSet.Edit();
        for (Score score : victory.scores()) {
            if (score instanceof Score.Objective objective) {
                hexes.add(objective.hex());
            }
        }
        return hexes.done().toArray();
    }

    private static boolean rivers(Field field) {
        for (int hex = 0; hex < field.grid().size(); hex++) {
            for (int direction = 0; direction < 6; direction++) {
                if (field.river(hex, direction)) {
                    return true;
                }
            }
        }
        return false;
    }

    UnitType typeOf(int unit) {
        return setup.unit(unit).type();
    }

    String id(int unit) {
        return unit >= 0 && unit < units ? setup.unit(unit).id() : "unit " + unit;
    }
}
