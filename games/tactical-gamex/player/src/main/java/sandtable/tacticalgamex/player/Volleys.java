package sandtable.tacticalgamex.player;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.state.Charge;

/**
 * What each unit is likely to suffer from those who see it now or could overrun or assault it,
 * attacked by stack after stack, each doing what pays it most.
 */
final class Volleys {
    /** How likely a unit gets to fire: in this turn, in the next, or only at whoever moves. */
    private static final double NOW = 0.75;

    private static final double NEXT = 0.42;
    private static final double WATCHING = 0.4;

    private static final double LEAST = 0.01;
    private static final int ROUNDS = 3;
    private static final int SURE = 4 * Chances.QUARTERS;

    private final Position position;
    private final Outlook outlook;
    private final double next;

    private final Toll toll;

    /** How likely each unit is destroyed, and disrupted. */
    final double[] lost;

    final double[] disrupted;

    // of the stack that fires: what it can fire at
    private final int[] hexes;
    private final int[] atArmored;
    private final int[] atSoft;
    private final double[] sure;
    private int targets;

    // the best shot found
    private double gain;
    private int hex;
    private int target;
    private int place;

    private Volleys(Position position) {
        this.position = position;
        this.outlook = position.outlook;
        this.next = position.table.turn() >= outlook.turns ? 0 : NEXT;
        this.toll = new Toll(position);
        this.lost = toll.lost;
        this.disrupted = toll.disrupted;
        int most = Math.max(position.held[0].length, position.held[1].length);
        this.hexes = new int[most];
        this.atArmored = new int[most];
        this.atSoft = new int[most];
        this.sure = new double[most];
    }

    static Volleys of(Position position) {
        return new Volleys(position).all();
    }

    /** The same after an attack that has been announced and is still to be resolved. */
    static Volleys after(Position position, Charge charge) {
        var volleys = new Volleys(position);
        int column = new Shots(position).column(charge);
        volleys.toll.sufferIn(charge.target().index(), column, Rushes.MODIFIER, 1);
        return volleys.all();
    }

    private Volleys all() {
        for (int side = 0; side < 2; side++) {
            var onsets = new Onsets(position, toll, side, NOW, next);
            for (int k = 0; k < position.held[side].length; k++) {
                attack(k, side, onsets);
            }
        }
        toll.passengers();
        return this;
    }

    private double ready(int unit) {
        return position.has(unit, Position.WATCHING)
                ? Math.max(WATCHING, next)
                : position.has(unit, Position.ACTIVATED) ? next : NOW;
    }

    private void attack(int k, int side, Onsets onsets) {
        int from = position.held[side][k];
        int reach = 0;
        double ready = 0;
        int strength = 0;
        for (int i = position.first(from); i >= 0; i = position.next(i)) {
            if (position.armed(i)) {
                reach = Math.max(reach, outlook.reach[i]);
                ready += outlook.attack[i] * ready(i);
                strength += outlook.attack[i];
            }
        }
        if (strength == 0 || ready == 0) {
            return;
        }
        find(from, side, reach);
        double readiness = ready / strength;
        best(1);
        if (onsets.charge(k, gain * readiness)) {
            return;
        }
        double left = 1;
        for (int round = 0; round < ROUNDS && left > 0.25 && targets > 0; round++) {
            left = shoot(left, readiness);
        }
    }

    private void find(int from, int side, int reach) {
        targets = 0;
        HexSet line = outlook.ground.seen(from);
        for (int to : position.held[1 - side]) {
            int distance = outlook.grid.distance(from, to);
            if (distance > reach || !line.contains(to)) {
                continue;
            }
            int armored = 0;
            int soft = 0;
            for (int i = position.first(from); i >= 0; i = position.next(i)) {
                if (position.armed(i)) {
                    armored += position.strength(i, from, to, distance, true);
                    soft += position.strength(i, from, to, distance, false);
                }
            }
            if (armored + soft > 0) {
                hexes[targets] = to;
                atArmored[targets] = armored;
                atSoft[targets] = soft;
                sure[targets++] = Sightings.chance(position, from, to, distance);
            }
        }
    }

    /** The best shot with what is left of the stack's strength; how much is left then. */
    private double shoot(double left, double readiness) {
        best(left);
        if (place < 0) {
            return 0;
        }
        int strength;
        int defense;
        if (outlook.summed[hex]) {
            strength = (int) (left * atArmored[place]);
            defense = position.attackedIn(hex);
            toll.sufferIn(hex, Chances.column(strength, defense), 0, readiness * sure[place]);
        } else {
            strength = (int) (left * against(target, place));
            defense = position.defense(target);
            toll.suffer(target, Chances.column(strength, defense), 0, readiness * sure[place]);
        }
        double used = (double) SURE * defense / Math.max(1, strength);
        return left * Math.max(0, 1 - used);
    }

    private void best(double left) {
        gain = LEAST;
        place = -1;
        for (int i = 0; i < targets; i++) {
            consider(i, left);
        }
    }

    private int against(int unit, int at) {
        boolean armored = outlook.armored[unit] || position.has(unit, Position.INSIDE);
        return armored ? atArmored[at] : atSoft[at];
    }

    private void consider(int at, double left) {
        int to = hexes[at];
        if (outlook.summed[to]) {
            int column = Chances.column((int) (left * atArmored[at]), position.attackedIn(to));
            better(toll.harmIn(to, column, 0) * sure[at], at, to, -1);
            return;
        }
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            int column = Chances.column((int) (left * against(i, at)), position.defense(i));
            if (column > 0) {
                better(toll.harm(i, column, 0) * sure[at], at, to, i);
            }
        }
    }

    private void better(double found, int at, int to, int unit) {
        if (found > gain) {
            gain = found;
            place = at;
            hex = to;
            target = unit;
        }
    }
}
