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
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
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
    public static List<UnitId> inContact(Table table, Group group, HexId hex) {
        var units = new ArrayList<UnitId>();
        boolean others = false;
        for (UnitId each : table.ids()) {
            if (group.has(table, each)
                    && canFight(table, each)
                    && Distance.to(table, each, hex.index()) <= 1
                    && WeaponRanges.reaches(table, each, hex.index())
                    && !March.owesReturn(table, each)) {
                units.add(each);
                others |= !CommandArea.headquarters(table, each);
            }
        }
        return others ? units : List.of();
    }

    /** Whether a unit may take part in an attack at all. */
    private static boolean canFight(Table table, UnitId id) {
        Unit unit = table.unit(id);
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
    public static List<UnitId> support(Table table, Group group, HexId hex) {
        if (table.command(group.formation()).shortOfSupply()) { // data ruling 32
            return List.of();
        }
        var units = new ArrayList<UnitId>();
        for (UnitId each : table.ids()) {
            boolean ours = table.stand(each).formation() == group.formation();
            boolean attacks =
                    group.has(table, each)
                            && Distance.to(table, each, hex.index())
                                    <= 1; // from where it is: it is in contact
            if (ours
                    && !attacks
                    && canSupport(table, each)
                    && WeaponRanges.reaches(table, each, hex.index())) {
                units.add(each);
            }
        }
        return units;
    }

    /**
     * Data ruling 15: Stationary, or for rockets and heavy infantry weapons moving normally and not
     * moved yet; one that must first go back to its Command Area has no time for it (data ruling
     * 29).
     */
    private static boolean canSupport(Table table, UnitId id) {
        Unit unit = table.unit(id);
        Weapon weapon = table.stand(id).weapon();
        boolean beforeItsMove =
                unit.order() == Order.NORMAL
                        && weapon.supportsOnTheMove()
                        && !unit.has(Mark.MOVED)
                        && !CommandArea.mustReturn(table, id);
        return weapon.supports()
                && canFight(table, id)
                && (unit.order() == Order.STATIONARY || beforeItsMove);
    }

    /** The guns of the group itself that can bombard the hex without contact (data ruling 16). */
    public static List<UnitId> bombarding(Table table, Group group, HexId hex) {
        if (!observed(table, group.side(table), hex)) {
            return List.of();
        }
        return support(table, group, hex).stream().filter(each -> group.has(table, each)).toList();
    }

    /** All guns that can take part in an attack on the hex: in support, or alone. */
    public static List<UnitId> guns(Table table, Group group, HexId hex) {
        return inContact(table, group, hex).isEmpty()
                ? bombarding(table, group, hex)
                : support(table, group, hex);
    }

    /**
     * Data rulings 17 and 37: guns fire at what a friend sees; at night only at what a friend is
     * next to.
     */
    private static boolean observed(Table table, int side, HexId hex) {
        HexSet seen = Visibility.seenBy(table, side);
        if (!table.night()) {
            return seen.contains(hex.index()) || shown(table, side, hex);
        }
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() == side && Distance.to(table, each, hex.index()) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static boolean shown(Table table, int side, HexId hex) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() != side
                    && table.unit(each).in(hex.index())
                    && table.unit(each).has(Mark.SHOWN)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the enemy has anybody in the hex, as far as the table shows. */
    static boolean enemyIn(Table table, int side, HexId hex) {
        for (UnitId each : table.ids()) {
            if (table.stand(each).side() != side && table.unit(each).in(hex.index())) {
                return true;
            }
        }
        return false;
    }

    public static Optional<Violation> check(Table table, Group group, Decision.Attack attack) {
        HexId hex = attack.hex();
        if (!table.ground().has(hex) || !enemyIn(table, group.side(table), hex)) {
            return refused("HB-CBT.1", "there is no enemy to attack there");
        }
        List<UnitId> contact = inContact(table, group, hex);
        List<UnitId> support =
                contact.isEmpty() ? bombarding(table, group, hex) : support(table, group, hex);
        if (contact.isEmpty() && support.isEmpty()) {
            return foughtNextTo(table, group, hex)
                    ? refused("HB-SEQ.10", "the units next to %s have fought in this move", hex)
                    : refused(
                            "HB-RNG.1",
                            "no activated unit that may still fight has %s in range",
                            hex);
        }
        if (contact.isEmpty() && attack.support().isEmpty()) {
            return refused("HB-CBT.1", "nobody is next to %s: name the guns that bombard it", hex);
        }
        return checkSupport(attack, support);
    }

    /** Guns are named in their order, each once. */
    private static Optional<Violation> checkSupport(Decision.Attack attack, List<UnitId> able) {
        List<UnitId> guns = attack.support();
        for (int i = 0; i < guns.size(); i++) {
            UnitId gun = guns.get(i);
            if (!able.contains(gun)) {
                return refused("HB-CBT.3", "%s cannot support an attack on %s", gun, attack.hex());
            }
            if (i > 0 && gun.compareTo(guns.get(i - 1)) <= 0) {
                return refused(
                        "HB-CBT.3",
                        "%s stands twice or out of order among the supporting guns",
                        gun);
            }
        }
        return Optional.empty();
    }

    private static boolean foughtNextTo(Table table, Group group, HexId hex) {
        for (UnitId each : table.ids()) {
            Unit unit = table.unit(each);
            if (group.has(table, each)
                    && (unit.has(Mark.FOUGHT) || unit.has(Mark.ATTACKED))
                    && Distance.to(table, each, hex.index()) <= 1) {
                return true;
            }
        }
        return false;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
