package sandtable.tacticalgamex.player;

import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.combat.Defenders;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.Arrays;
import java.util.List;

/** Who stands where and in what order, in arrays: for judging, and for asking what if. */
final class Position {
    static final int DISRUPTED = 1;
    static final int ACTIVATED = 2;

    /** It has moved or fired, and so gives itself away. */
    static final int SHOWN = 4;

    static final int WATCHING = 8;
    static final int DOWN = 16;
    static final int INSIDE = 32;
    static final int ABOARD = 64;
    static final int AT_SEA = 128;

    /** Marked Mobile Fire, so that it can still attack (TGX-18.3.a). */
    static final int MOBILE = 256;

    /** Numbers instead of a hex: places off the map. */
    static final int TO_COME = -2;

    static final int TO_BE_SET_UP = -3;
    static final int ELIMINATED = -4;

    /** One that has left the map has this number less the hex by which it did. */
    private static final int LEFT_BY = -10;

    private static final int NOBODY = -1;
    private static final int POSITION = Modifier.IMPROVED_POSITION.value();
    private static final int FORT = Modifier.FORTIFICATION.value();
    private static final int SHAKEN = Modifier.DISRUPTED.value();

    final Outlook outlook;
    final Table table;

    /** Where each unit is, those aboard with their carrier; negative off the map. */
    final int[] hex;

    final int[] marks;

    /** Who carries a unit, and whom it carries, or -1. */
    final int[] carrier;

    final int[] cargo;

    /** The hexes of each side with anybody in them. */
    final int[][] held = new int[2][];

    private final short[] first;
    private final short[] next;

    private Position(
            Outlook outlook, Table table, int[] hex, int[] marks, int[] carrier, int[] cargo) {
        this.outlook = outlook;
        this.table = table;
        this.hex = hex;
        this.marks = marks;
        this.carrier = carrier;
        this.cargo = cargo;
        first = new short[outlook.grid.size()];
        next = new short[hex.length];
        int[][] hexes = new int[2][hex.length];
        int[] number = new int[2];
        for (int i = hex.length - 1; i >= 0; i--) {
            int at = hex[i];
            if (at >= 0 && (marks[i] & ABOARD) == 0) {
                if (first[at] == 0) {
                    int side = outlook.side[i];
                    hexes[side][number[side]++] = at;
                }
                next[i] = first[at];
                first[at] = (short) (i + 1);
            }
        }
        held[0] = Arrays.copyOf(hexes[0], number[0]);
        held[1] = Arrays.copyOf(hexes[1], number[1]);
    }

    static Position of(Outlook outlook, Table table) {
        int count = outlook.count;
        int[] hex = new int[count];
        int[] marks = new int[count];
        int[] carrier = new int[count];
        int[] cargo = new int[count];
        for (int i = 0; i < count; i++) {
            Unit unit = table.unit(i);
            carrier[i] = NOBODY;
            cargo[i] = unit.cargo().index();
            boolean aboard = false;
            if (unit.where() instanceof Whereabouts.Aboard(UnitId transport)) {
                aboard = true;
                carrier[i] = transport.index();
            }
            hex[i] = number(aboard ? table.unit(carrier[i]).where() : unit.where());
            marks[i] =
                    (unit.disrupted() ? DISRUPTED : 0)
                            | (unit.activated() ? ACTIVATED : 0)
                            | (shown(unit) ? SHOWN : 0)
                            | (unit.has(Mark.OPPORTUNITY_FIRE) ? WATCHING : 0)
                            | (unit.has(Mark.MOBILE_FIRE) ? MOBILE : 0)
                            | (unit.has(Mark.DOWN) ? DOWN : 0)
                            | (unit.has(Mark.INSIDE) ? INSIDE : 0)
                            | (unit.atSea() ? AT_SEA : 0)
                            | (aboard ? ABOARD : 0);
        }
        return new Position(outlook, table, hex, marks, carrier, cargo);
    }

    private static boolean shown(Unit unit) {
        return unit.has(Mark.MOVED) || unit.has(Mark.FIRED) || unit.has(Mark.MOBILE_FIRE);
    }

    private static int number(Whereabouts where) {
        return switch (where) {
            case Whereabouts.OnMap(HexId at) -> at.index();
            case Whereabouts.Left(HexId exit) -> LEFT_BY - exit.index();
            case Whereabouts.AtSea(HexId at) -> at.index();
            case Whereabouts.Off.OFF_SHORE -> TO_COME;
            case Whereabouts.Off.TO_COME -> TO_COME;
            case Whereabouts.Off.TO_BE_SET_UP -> TO_BE_SET_UP;
            case Whereabouts.Off.ELIMINATED -> ELIMINATED;
            case Whereabouts.Aboard _ ->
                    throw new IllegalArgumentException("a carrier is aboard: " + where);
        };
    }

    /** Whether nothing that is judged has changed. */
    boolean looksLike(Position other) {
        return outlook == other.outlook
                && table.turn() == other.table.turn()
                && Arrays.equals(hex, other.hex)
                && Arrays.equals(marks, other.marks)
                && Arrays.equals(cargo, other.cargo)
                && table.controls().equals(other.table.controls())
                && table.conditions().facings().equals(other.table.conditions().facings())
                && sameCounters(table.counters(), other.table.counters());
    }

    /** Mines are not judged: where they might be is guessed anew each time. */
    private static boolean sameCounters(Counters one, Counters other) {
        return one == other
                || one.wrecks().equals(other.wrecks())
                        && one.blocks().equals(other.blocks())
                        && one.inverted().equals(other.inverted())
                        && one.works().equals(other.works())
                        && one.positions().equals(other.positions())
                        && one.forts().equals(other.forts())
                        && one.works().bridges().equals(other.works().bridges())
                        && one.spotted().equals(other.spotted());
    }

    /** With a unit, and whoever is aboard, in another hex. */
    Position moved(int unit, int to) {
        int[] there = hex.clone();
        int[] now = marks.clone();
        there[unit] = to;
        now[unit] = marks[unit] & ~(DOWN | INSIDE) | ACTIVATED | SHOWN;
        for (int each = cargo[unit]; each >= 0; each = beside(unit, each)) {
            there[each] = to;
            now[each] |= ACTIVATED | SHOWN;
        }
        return new Position(outlook, table, there, now, carrier, cargo);
    }

    /** Who else is aboard a landing craft, after its first passenger, or -1 (TGX-10.1.c). */
    int beside(int unit, int passenger) {
        if (!outlook.craft[unit] || passenger != cargo[unit]) {
            return NOBODY;
        }
        List<UnitId> aboard = table.unit(unit).passengers();
        return aboard.size() > 1 ? aboard.getLast().index() : NOBODY;
    }

    /** With the passengers of a unit set down where that is. */
    Position unloaded(int unit) {
        int[] now = marks.clone();
        int[] carriers = carrier.clone();
        int[] cargos = cargo.clone();
        for (int each = cargo[unit]; each >= 0; each = beside(unit, each)) {
            now[each] = marks[each] & ~ABOARD | ACTIVATED | SHOWN;
            carriers[each] = NOBODY;
        }
        cargos[unit] = NOBODY;
        return new Position(outlook, table, hex, now, carriers, cargos);
    }

    /** Without a unit and whoever is aboard it. */
    Position without(int unit) {
        return away(unit, ELIMINATED);
    }

    /** With a unit and whoever is aboard it gone off the map by a hex. */
    Position left(int unit, int exit) {
        return away(unit, LEFT_BY - exit);
    }

    boolean hasLeft(int unit) {
        return hex[unit] <= LEFT_BY;
    }

    /** The hex by which it has left the map. */
    int exit(int unit) {
        return LEFT_BY - hex[unit];
    }

    private Position away(int unit, int to) {
        int[] there = hex.clone();
        there[unit] = to;
        for (int each = cargo[unit]; each >= 0; each = beside(unit, each)) {
            there[each] = to;
        }
        return new Position(outlook, table, there, marks, carrier, cargo);
    }

    /** With other marks on a unit. */
    Position marked(int unit, int bits) {
        int[] now = marks.clone();
        now[unit] = bits;
        return new Position(outlook, table, hex, now, carrier, cargo);
    }

    /** The first unit in a hex that is not aboard another, or -1. */
    int first(int at) {
        return first[at] - 1;
    }

    int next(int unit) {
        return next[unit] - 1;
    }

    boolean has(int unit, int mark) {
        return (marks[unit] & mark) != 0;
    }

    boolean onMap(int unit) {
        return hex[unit] >= 0;
    }

    /** Whether it could fire if it were its turn. */
    boolean armed(int unit) {
        return outlook.attack[unit] > 0
                && hex[unit] >= 0
                && (marks[unit] & (DISRUPTED | DOWN | ABOARD | AT_SEA)) == 0;
    }

    /** Quarters of strength of a unit against a target of a type, as far as the chart goes. */
    int strength(int unit, int from, int to, int distance, boolean armored) {
        boolean faces = outlook.faces[unit] && hex[unit] == from && !has(unit, ABOARD);
        if (faces && !FieldsOfFire.covers(table, unit, to)) {
            return 0;
        }
        int quarters = outlook.firepower[unit].direct(armored, Math.max(1, distance));
        boolean uphill =
                distance > 1
                        && outlook.uphillHalved
                        && outlook.ground.level(from) < outlook.ground.level(to);
        return uphill ? quarters / 2 : quarters;
    }

    /** What is added to the die of those who fire at a unit in a hex. */
    int modifier(int unit, int at) {
        int shaken = has(unit, DISRUPTED) ? SHAKEN : 0;
        if (has(unit, INSIDE)) {
            return FORT + outlook.cover[at] + shaken;
        }
        boolean dug = table.counters().positions().contains(at);
        return outlook.cover[at] + shaken + (dug ? POSITION : 0) + (has(unit, DOWN) ? 1 : 0);
    }

    /** The strength with which a unit alone stands up to fire. */
    int defense(int unit) {
        return has(unit, INSIDE)
                ? table.counters().fortAt(hex[unit]).map(each -> each.strength()).orElse(10)
                : outside(unit);
    }

    /** Outside a fortification, on land or at sea (TGX-10.4.b). */
    int outside(int unit) {
        return has(unit, AT_SEA)
                ? Defenders.strength(table, unit).numerator()
                : outlook.defense[unit];
    }

    /** The sum of those of a hex, where they are attacked together. */
    int defenseOf(int at) {
        int sum = 0;
        for (int i = first(at); i >= 0; i = next(i)) {
            sum += has(i, INSIDE) ? 0 : outside(i);
        }
        return sum;
    }

    /** The same, or the fortification's strength where all are inside it (TGX-8.4.k). */
    int attackedIn(int at) {
        int outside = defenseOf(at);
        int first = first(at);
        return outside == 0 && first >= 0 ? Math.max(1, defense(first)) : outside;
    }

    /** Whether a side stands in the one hex that is aimed at. */
    boolean holds(int side, Aim aim) {
        int first = aim.single() < 0 ? -1 : first(aim.single());
        return first >= 0 && outlook.side[first] == side;
    }

    /** Whether anybody in a hex is Armored. */
    boolean armoredIn(int at) {
        for (int i = first(at); i >= 0; i = next(i)) {
            if (outlook.armored[i]) {
                return true;
            }
        }
        return false;
    }

    /** Whether those in a hex could be overrun (TGX-6.4.5.b). */
    boolean open(int at) {
        return outlook.open[at]
                && !table.counters().wrecks().contains(at)
                && !table.counters().blocks().contains(at)
                && !table.counters().fort(at);
    }

    /** A unit with whoever is aboard it. */
    double weight(int unit) {
        double weight = outlook.weight[unit];
        for (int each = cargo[unit]; each >= 0; each = beside(unit, each)) {
            weight += outlook.weight[each];
        }
        return weight;
    }
}
