package sandtable.blitzkriegcommander.player;

import static sandtable.blitzkriegcommander.data.Setting.SUPPORT_REACH;

import sandtable.blitzkriegcommander.assault.Assaulting;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.cover.FireKind;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.blitzkriegcommander.terrain.Going;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;

/** What close assaults are likely to come to. */
final class Assaults {
    private static final double KNOCK_OUT = 0.5;

    /** What the ground that winners take is worth. */
    private static final double PLACE = 0.02;

    /** Bases that fit round another. */
    private static final int ROOM = 4;

    private static final List<UnitId> NOBODY = List.of();

    /** How many of those who set out are expected to arrive. */
    private static final double ARRIVE = 0.85;

    private final Position position;
    private final Outlook outlook;
    private final Table table;

    Assaults(Position position) {
        this.position = position;
        this.outlook = position.outlook;
        this.table = position.table;
    }

    double gain(Decision.Assault assault) {
        return gain(
                assault.advances().stream().map(Decision.Advance::unit).toList(), assault.target());
    }

    /** What one that has been begun will bring those who made it. */
    double underWay(Assaulting assault) {
        var units = new ArrayList<UnitId>(assault.gone());
        units.addAll(assault.onTheWay());
        assault.waiting().forEach(each -> units.add(each.unit()));
        units.removeIf(each -> !position.fights[each.index()] || table.unit(each).suppressed());
        return units.isEmpty() || !position.fights[assault.target().index()]
                ? 0
                : gain(units, assault.target());
    }

    /** What an assault gains, less what it costs. */
    double gain(List<UnitId> units, UnitId target) {
        Clash clash = clash(units, target);
        double paid = 0;
        for (UnitId each : units) {
            paid += outlook.values[each.index()];
        }
        double value = outlook.values[target.index()];
        return KNOCK_OUT * (value * clash.suffered() - paid * clash.paid())
                + PLACE * (clash.won() + clash.driven());
    }

    private Clash clash(List<UnitId> units, UnitId target) {
        double dice = 0;
        double saves = 0;
        for (UnitId each : units) {
            UnitType type = outlook.types[each.index()];
            boolean open = outlook.types[target.index()].unitClass() == UnitClass.OPEN_AFV;
            dice += type.assault() + 1 + (open && type.unitClass() == UnitClass.FOOT ? 1 : 0);
            saves += Volleys.reaches(type.save().needed());
        }
        dice += supports(units, target);
        UnitType type = outlook.types[target.index()];
        Spot at = position.spots[target.index()];
        int defence =
                type.assault()
                        - (table.unit(target).suppressed() ? 1 : 0)
                        + supports(List.of(target), units.getFirst());
        Spot from = position.spots[units.getFirst().index()];
        Cover cover = CoverOf.against(table, target, from, FireKind.DIRECT).cover();
        double lost = 1 - Volleys.reaches(type.save().needed());
        double first = Volleys.reaches(HitDefinitions.of(cover).needed()) * lost;
        double open = Volleys.reaches(HitDefinitions.of(Cover.NONE).needed());
        double answer = open * (1 - saves / units.size());
        double arrive = units.size() > 1 || at == null ? ARRIVE : 1;
        return Clash.of((int) Math.round(dice * arrive), first, open * lost, defence, answer);
    }

    /** Friends near the enemy who stand by. */
    private int supports(List<UnitId> units, UnitId enemy) {
        int count = 0;
        for (UnitId each : table.ids(outlook.sides[units.getFirst().index()])) {
            if (position.fights[each.index()]
                    && !table.unit(each).suppressed()
                    && !units.contains(each)
                    && Gaps.within(table, each, enemy, SUPPORT_REACH.value())) {
                count++;
            }
        }
        return count;
    }

    /**
     * The share of a unit in the best assault that is near enough for it.
     *
     * @param dense whether it may go into woods and houses
     */
    double best(UnitId unit, boolean dense) {
        UnitType type = outlook.types[unit.index()];
        boolean able =
                position.fights[unit.index()]
                        && type.assault() > 0
                        && (type.afv() || type.unitClass() == UnitClass.FOOT);
        double most = 0;
        for (UnitId enemy : able ? table.ids(1 - outlook.sides[unit.index()]) : NOBODY) {
            if (position.fights[enemy.index()]
                    && Gaps.within(table, unit, enemy, type.moveMm())
                    && open(type, enemy, dense)) {
                List<UnitId> all =
                        table.ids(outlook.sides[unit.index()]).stream()
                                .filter(each -> goesAlong(unit, each, enemy))
                                .limit(ROOM)
                                .toList();
                most = Math.max(most, gain(all, enemy) / all.size());
            }
        }
        return most;
    }

    /** Whether it can get at an enemy where that one stands. */
    private boolean open(UnitType type, UnitId enemy, boolean dense) {
        Spot at = position.spots[enemy.index()];
        for (Area each : table.ground().areas()) {
            Going going = each.kind().going(type.mobility());
            boolean bars = !going.passable() || going.dense() && !dense;
            if (bars && each.outline().contains(at)) {
                return false;
            }
        }
        return true;
    }

    private boolean goesAlong(UnitId unit, UnitId other, UnitId enemy) {
        UnitType type = outlook.types[other.index()];
        return other.equals(unit)
                || position.fights[other.index()]
                        && type.unitClass() == outlook.types[unit.index()].unitClass()
                        && mayAct(other)
                        && Gaps.within(table, other, enemy, type.moveMm());
    }

    /** Whether it is with those who have just been ordered, or could be. */
    private boolean mayAct(UnitId unit) {
        return !table.unit(unit).suppressed() && (position.waits[unit.index()] || !position.acting);
    }
}
