package sandtable.hexblitz.combat;

import sandtable.hexblitz.command.CommandArea;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.movement.March;
import sandtable.hexblitz.position.Distance;
import sandtable.hexblitz.position.WeaponRanges;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Group;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Violation;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** HB-CBT.1, HB-CBT.3: who can attack a hex and who can support it (data rulings 12 to 17). */
public final class Attackers {
    private Attackers() {}

    /**
     * The activated units next to the hex that fight: all that can (data ruling 14). An HQ does not
     * attack alone.
     */
    public static List<Integer> inContact(Table table, Group group, int hex) {
        var units = new ArrayList<Integer>();
        boolean others = false;
        for (int i = 0; i < table.units().size(); i++) {
            if (group.has(table, i)
                    && canFight(table, i)
                    && Distance.to(table, i, hex) <= 1
                    && WeaponRanges.reaches(table, i, hex)
                    && !March.owesReturn(table, i)) {
                units.add(i);
                others |= !CommandArea.headquarters(table, i);
            }
        }
        return others ? units : List.of();
    }

    /** Whether a unit may take part in an attack at all. */
    private static boolean canFight(Table table, int index) {
        Unit unit = table.unit(index);
        boolean fought = unit.order().moving() && unit.has(Mark.FOUGHT); // HB-SEQ.10
        return unit.onMap()
                && unit.sp() > 0
                && unit.order() != Order.ROAD // R-HB-11
                && !unit.has(Mark.ATTACKED)
                && !unit.has(Mark.BUSY)
                && !fought;
    }

    /**
     * HB-CBT.3: the formation's artillery and heavy weapons that may fire in support at the hex.
     */
    public static List<Integer> support(Table table, Group group, int hex) {
        if (table.command(group.formation()).shortOfSupply()) { // data ruling 32
            return List.of();
        }
        var units = new ArrayList<Integer>();
        for (int i = 0; i < table.units().size(); i++) {
            boolean ours = table.stand(i).formation() == group.formation();
            boolean attacks =
                    group.has(table, i)
                            && Distance.to(table, i, hex)
                                    <= 1; // from where it is: it is in contact
            if (ours && !attacks && canSupport(table, i) && WeaponRanges.reaches(table, i, hex)) {
                units.add(i);
            }
        }
        return units;
    }

    /**
     * Data ruling 15: Stationary, or for rockets and heavy infantry weapons moving normally and not
     * moved yet; one that must first go back to its Command Area has no time for it (data ruling
     * 29).
     */
    private static boolean canSupport(Table table, int index) {
        Unit unit = table.unit(index);
        Weapon weapon = table.stand(index).weapon();
        boolean beforeItsMove =
                unit.order() == Order.NORMAL
                        && weapon.supportsOnTheMove()
                        && !unit.has(Mark.MOVED)
                        && !CommandArea.mustReturn(table, index);
        return weapon.supports()
                && canFight(table, index)
                && (unit.order() == Order.STATIONARY || beforeItsMove);
    }

    /** The guns of the group itself that can bombard the hex without contact (data ruling 16). */
    public static List<Integer> bombarding(Table table, Group group, int hex) {
        if (!observed(table, group.side(table), hex)) {
            return List.of();
        }
        return support(table, group, hex).stream().filter(each -> group.has(table, each)).toList();
    }

    /** All guns that can take part in an attack on the hex: in support, or alone. */
    public static List<Integer> guns(Table table, Group group, int hex) {
        return inContact(table, group, hex).isEmpty()
                ? bombarding(table, group, hex)
                : support(table, group, hex);
    }

    /**
     * Data rulings 17 and 37: guns fire at what a friend sees; at night only at what a friend is
     * next to.
     */
    private static boolean observed(Table table, int side, int hex) {
        HexSet seen = Visibility.seenBy(table, side);
        if (!table.night()) {
            return seen.contains(hex) || shown(table, side, hex);
        }
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() == side && Distance.to(table, i, hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean shown(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() != side
                    && table.unit(i).in(hex)
                    && table.unit(i).has(Mark.SHOWN)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the enemy has anybody in the hex, as far as the table shows. */
    static boolean enemyIn(Table table, int side, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.stand(i).side() != side && table.unit(i).in(hex)) {
                return true;
            }
        }
        return false;
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Attack attack) {
        int hex = attack.hex();
        if (hex < 0
                || hex >= table.ground().grid().size()
                || !enemyIn(table, group.side(table), hex)) {
            return refused("HB-CBT.1", "there is no enemy to attack there");
        }
        String name = table.battle().hexName(hex);
        List<Integer> contact = inContact(table, group, hex);
        List<Integer> support =
                contact.isEmpty() ? bombarding(table, group, hex) : support(table, group, hex);
        if (contact.isEmpty() && support.isEmpty()) {
            return foughtNextTo(table, group, hex)
                    ? refused("HB-SEQ.10", "the units next to %s have fought in this move", name)
                    : refused(
                            "HB-RNG.1",
                            "no activated unit that may still fight has %s in range",
                            name);
        }
        if (contact.isEmpty() && attack.support().isEmpty()) {
            return refused("HB-CBT.1", "nobody is next to %s: name the guns that bombard it", name);
        }
        int last = Unit.NOWHERE;
        for (int gun : attack.support()) {
            if (!support.contains(gun)) {
                return refused(
                        "HB-CBT.3", "%s cannot support an attack on %s", table.id(gun), name);
            }
            if (gun <= last) {
                return refused(
                        "HB-CBT.3",
                        "%s stands twice or out of order among the supporting guns",
                        table.id(gun));
            }
            last = gun;
        }
        return Optional.empty();
    }

    private static boolean foughtNextTo(Table table, Group group, int hex) {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            if (group.has(table, i)
                    && (unit.has(Mark.FOUGHT) || unit.has(Mark.ATTACKED))
                    && Distance.to(table, i, hex) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
