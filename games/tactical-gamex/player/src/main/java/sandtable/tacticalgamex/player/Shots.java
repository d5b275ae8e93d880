package sandtable.tacticalgamex.player;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.Modifier;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.UnitId;

import java.util.ArrayList;
import java.util.List;

/** What attacks are worth by the odds of the rules, in the weights of what they hit. */
final class Shots {
    /** What a shot costs that achieves no more than one without this firer would. */
    private static final double FIRER = 0.02;

    private static final double SIGHTER = 0.12;
    private static final int ASSAULT = Modifier.CLOSE_ASSAULT.value();

    /** How much is left to do after an overrun. */
    private static final double FOLLOWING = 0.5;

    private static final int OVERRUN = Modifier.OVERRUN.value();

    private final Position position;
    private final Outlook outlook;

    Shots(Position position) {
        this.position = position;
        this.outlook = position.outlook;
    }

    /** Whether units that see a hex may fire at it without more ado. */
    boolean open(int from, int to) {
        int distance = outlook.grid.distance(from, to);
        return Sightings.chance(position, from, to, distance) > 0.5;
    }

    /** The best that those of a hex who have not acted can do by firing together. */
    double best(int from) {
        double best = 0;
        int side = outlook.side[position.first(from)];
        HexSet line = outlook.ground.seen(from);
        int range = shelling(from);
        for (int to : position.held[1 - side]) {
            if (line.contains(to) && open(from, to)) {
                best = Math.max(best, best(from, to));
            }
            if (outlook.grid.distance(from, to) <= range) {
                best = Math.max(best, shell(from, to, side));
            }
        }
        return best;
    }

    /** The best that those of a hex can do who are marked Mobile Fire, at half strength. */
    double free(int from) {
        double best = 0;
        HexSet line = outlook.ground.seen(from);
        int side = outlook.side[position.first(from)];
        for (int to : position.held[1 - side]) {
            if (line.contains(to) && open(from, to)) {
                int distance = outlook.grid.distance(from, to);
                int armored = 0;
                int soft = 0;
                for (int i = position.first(from); i >= 0; i = position.next(i)) {
                    if (position.armed(i) && position.has(i, Position.MOBILE)) {
                        armored += position.strength(i, from, to, distance, true);
                        soft += position.strength(i, from, to, distance, false);
                    }
                }
                best = Math.max(best, best(to, armored / 2, soft / 2));
            }
        }
        return best;
    }

    /** How far those of a hex can shell who have not acted; -1 if nobody can. */
    private int shelling(int from) {
        int range = -1;
        for (int i = position.first(from); i >= 0; i = position.next(i)) {
            if (shells(i)) {
                range = Math.max(range, outlook.battle.stand(i).type().range());
            }
        }
        return range;
    }

    private boolean shells(int unit) {
        return outlook.indirect[unit]
                && position.armed(unit)
                && !position.has(unit, Position.ACTIVATED);
    }

    private double shell(int from, int to, int side) {
        var firers = new ArrayList<UnitId>();
        for (int i = position.first(from); i >= 0; i = position.next(i)) {
            if (shells(i)) {
                firers.add(position.table.unitId(i));
            }
        }
        int sighter = sighter(to, side);
        return sighter < 0
                ? 0
                : worth(
                        new Decision.Shell(
                                position.table.hexId(to),
                                firers,
                                new Sighter.OfUnit(position.table.unitId(sighter)),
                                0));
    }

    private int sighter(int to, int side) {
        HexSet line = outlook.ground.seen(to);
        for (int at : position.held[side]) {
            if (line.contains(at) && open(at, to)) {
                for (int i = position.first(at); i >= 0; i = position.next(i)) {
                    boolean free = !position.has(i, Position.ACTIVATED | Position.DISRUPTED);
                    if (free && outlook.grid.distance(at, to) <= outlook.reach[i]) {
                        return i;
                    }
                }
            }
        }
        return -1;
    }

    private double best(int from, int to) {
        int distance = outlook.grid.distance(from, to);
        int armored = 0;
        int soft = 0;
        for (int i = position.first(from); i >= 0; i = position.next(i)) {
            if (position.armed(i) && !position.has(i, Position.ACTIVATED)) {
                armored += position.strength(i, from, to, distance, true);
                soft += position.strength(i, from, to, distance, false);
            }
        }
        return best(to, armored, soft);
    }

    /** The most a strength can do to those in a hex. */
    double best(int to, int armored, int soft) {
        if (outlook.summed[to]) {
            int column = Chances.column(armored, Math.max(1, position.defenseOf(to)));
            return column == 0 ? 0 : harm(to, column, 0);
        }
        double best = 0;
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            boolean hard = outlook.armored[i] || position.has(i, Position.INSIDE);
            int column = Chances.column(hard ? armored : soft, position.defense(i));
            best = Math.max(best, harm(i, to, column, 0));
        }
        return best;
    }

    private double harm(int to, int column, int modifier) {
        double sum = 0;
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            sum += harm(i, to, column, modifier);
        }
        return sum;
    }

    private double harm(int unit, int to, int column, int modifier) {
        if (column == 0) {
            return 0;
        }
        boolean shaken = position.has(unit, Position.DISRUPTED);
        int added = position.modifier(unit, to) + modifier;
        return position.weight(unit)
                * (Chances.kill(column, added, shaken)
                        + Toll.DISRUPTION * Chances.disrupt(column, added, shaken));
    }

    /** Direct fire as it has been worked out: each shot by its own odds. */
    double worth(Decision.Shoot shoot) {
        double sum = 0;
        for (Shot shot : shoot.shots()) {
            if (shot.targets().isEmpty()) {
                return -FIRER; // nobody is in that fortification
            }
            int column = column(shoot.hex().index(), shot.firers(), shot.targets());
            for (UnitId target : shot.targets()) {
                sum += harm(target.index(), shoot.hex().index(), column, 0);
            }
            sum -= FIRER * shot.firers().size();
        }
        return sum;
    }

    int column(int to, List<UnitId> firers, List<UnitId> targets) {
        int first = targets.getFirst().index();
        boolean inside = position.has(first, Position.INSIDE);
        boolean armored =
                inside
                        || outlook.summed[to]
                        || (targets.size() == 1 ? outlook.armored[first] : mostlyArmored(to));
        int sum = 0;
        for (UnitId firer : firers) {
            int from = position.hex[firer.index()];
            sum +=
                    position.strength(
                            firer.index(), from, to, outlook.grid.distance(from, to), armored);
        }
        int defense = 0;
        for (UnitId target : targets) {
            defense = inside ? position.defense(first) : defense + defense(target.index());
        }
        return Chances.column(sum, defense);
    }

    /** TGX-16.1.c: whoever rides on a tank hardly has any. */
    private int defense(int target) {
        return position.has(target, Position.ABOARD) ? 1 : position.outside(target);
    }

    private boolean mostlyArmored(int to) {
        int balance = 0;
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            balance += outlook.armored[i] ? 1 : -1;
        }
        return balance >= 0;
    }

    /** Indirect fire of units on the map: one attack on each, with the strength divided. */
    double worth(Decision.Shell shell) {
        boolean armored = mostlyArmored(shell.hex().index());
        int sum = 0;
        for (UnitId firer : shell.firers()) {
            int distance = outlook.grid.distance(position.hex[firer.index()], shell.hex().index());
            sum += outlook.firepower[firer.index()].indirect(armored, distance);
        }
        int count = 0;
        for (int i = position.first(shell.hex().index()); i >= 0; i = position.next(i)) {
            count++;
        }
        double harm = 0;
        for (int i = position.first(shell.hex().index()); i >= 0; i = position.next(i)) {
            int column = Chances.column(sum / Math.max(1, count), position.defense(i));
            harm += harm(i, shell.hex().index(), column, 0);
        }
        boolean spent =
                !(shell.sighter() instanceof Sighter.OfUnit(UnitId sighter))
                        || shell.firers().contains(sighter)
                        || position.has(sighter.index(), Position.ACTIVATED);
        return harm - FIRER - (spent ? 0 : SIGHTER);
    }

    /** A close assault: printed strengths against all in the hex together. */
    double assault(int to, List<UnitId> units) {
        return harm(to, column(new Charge(false, position.table.hexId(to), units)), ASSAULT);
    }

    /** An overrun, one column better than its odds (TGX-6.4.5.g). */
    double overrun(int to, List<UnitId> units) {
        return harm(to, column(new Charge(true, position.table.hexId(to), units)), OVERRUN);
    }

    /** TGX-16.2.b: what whoever rides on a unit adds after its overrun. */
    double following(int unit, int to) {
        int rider = position.cargo[unit];
        return rider < 0 || !outlook.rides(unit) || !outlook.assaults[rider]
                ? 0
                : FOLLOWING * assault(to, List.of(position.table.unitId(rider)));
    }

    /** The most that a unit can do by an overrun or close assault, alone, if the way is free. */
    double charge(int unit) {
        boolean overrun = outlook.overruns[unit] || outlook.overrunsSoft[unit];
        if (!position.armed(unit) || !overrun && !outlook.assaults[unit]) {
            return 0;
        }
        int far = overrun ? Rushes.far(outlook, unit) : 1;
        double best = 0;
        for (int to : position.held[1 - outlook.side[unit]]) {
            boolean near = outlook.grid.distance(position.hex[unit], to) <= far;
            if (near
                    && (!overrun || position.open(to))
                    && (!overrun || outlook.overruns[unit] || !position.armoredIn(to))) {
                best =
                        Math.max(
                                best,
                                harm(
                                        new Charge(
                                                overrun,
                                                position.table.hexId(to),
                                                List.of(position.table.unitId(unit)))));
            }
        }
        return best;
    }

    double harm(Charge charge) {
        return harm(charge.target().index(), column(charge), Rushes.MODIFIER);
    }

    /** The column of an overrun or close assault, of printed strengths. */
    int column(Charge charge) {
        int sum = 0;
        for (UnitId unit : charge.units()) {
            sum += Chances.QUARTERS * (charge.banzai() ? storming(unit) : attacking(unit));
        }
        int column = Chances.column(sum, Math.max(1, position.defenseOf(charge.target().index())));
        return charge.overrun() ? Rushes.shifted(column) : column;
    }

    private int attacking(UnitId unit) {
        return outlook.attack[unit.index()];
    }

    /** TGX-17.3.a: with the strengths exchanged, and half of that when disrupted. */
    private int storming(UnitId unit) {
        int defense = outlook.defense[unit.index()];
        return position.has(unit.index(), Position.DISRUPTED) ? defense / 2 : defense;
    }

    /** Opportunity fire at one unit where it is now. */
    double interrupt(int target, List<UnitId> firers) {
        return harm(
                target,
                position.hex[target],
                column(position.hex[target], firers, List.of(position.table.unitId(target))),
                0);
    }
}
