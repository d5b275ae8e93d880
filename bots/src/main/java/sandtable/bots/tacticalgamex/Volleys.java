package sandtable.bots.tacticalgamex;

import sandtable.space.HexSet;

/**
 * What each unit is likely to suffer from those who see it now, fired at by stack after stack, each
 * at what pays it most.
 */
final class Volleys {
    /** How likely a unit gets to fire: in this turn, in the next, or only at whoever moves. */
    private static final double NOW = 0.75;

    private static final double NEXT = 0.42;
    private static final double WATCHING = 0.4;

    /** What disrupting a unit is worth, as a part of destroying it. */
    static final double DISRUPTION = 0.3;

    private static final int ROUNDS = 3;
    private static final int SURE = 4 * Chances.QUARTERS;

    private final Position position;
    private final Outlook outlook;
    private final double next;

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
        this.lost = new double[outlook.count];
        this.disrupted = new double[outlook.count];
        int most = Math.max(position.held[0].length, position.held[1].length);
        this.hexes = new int[most];
        this.atArmored = new int[most];
        this.atSoft = new int[most];
        this.sure = new double[most];
    }

    static Volleys of(Position position) {
        var volleys = new Volleys(position);
        for (int side = 0; side < 2; side++) {
            for (int from : position.held[side]) {
                volleys.fire(from, side);
            }
        }
        volleys.passengers();
        return volleys;
    }

    private double ready(int unit) {
        return position.has(unit, Position.WATCHING)
                ? Math.max(WATCHING, next)
                : position.has(unit, Position.ACTIVATED) ? next : NOW;
    }

    private void fire(int from, int side) {
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
        gain = 0.01;
        place = -1;
        for (int i = 0; i < targets; i++) {
            consider(i, left);
        }
        if (place < 0) {
            return 0;
        }
        int strength;
        int defense;
        if (outlook.summed[hex]) {
            strength = (int) (left * atArmored[place]);
            defense = position.defenseOf(hex);
            for (int i = position.first(hex); i >= 0; i = position.next(i)) {
                suffer(i, Chances.column(strength, defense), readiness * sure[place]);
            }
        } else {
            strength = (int) (left * against(target, place));
            defense = position.defense(target);
            suffer(target, Chances.column(strength, defense), readiness * sure[place]);
        }
        double used = (double) SURE * defense / Math.max(1, strength);
        return left * Math.max(0, 1 - used);
    }

    private int against(int unit, int at) {
        boolean armored = outlook.armored[unit] || position.has(unit, Position.INSIDE);
        return armored ? atArmored[at] : atSoft[at];
    }

    private void consider(int at, double left) {
        int to = hexes[at];
        if (outlook.summed[to]) {
            int column = Chances.column((int) (left * atArmored[at]), position.defenseOf(to));
            double sum = 0;
            for (int i = position.first(to); i >= 0 && column > 0; i = position.next(i)) {
                sum += harm(i, column, position.modifier(i, to)) * (1 - lost[i]);
            }
            better(sum * sure[at], at, to, -1);
            return;
        }
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            int column = Chances.column((int) (left * against(i, at)), position.defense(i));
            if (column > 0) {
                double harm = harm(i, column, position.modifier(i, to));
                better(harm * (1 - lost[i]) * sure[at], at, to, i);
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

    private double harm(int unit, int column, int modifier) {
        boolean shaken = position.has(unit, Position.DISRUPTED);
        return position.weight(unit)
                * (Chances.kill(column, modifier, shaken)
                        + DISRUPTION * Chances.disrupt(column, modifier, shaken));
    }

    private void suffer(int unit, int column, double likely) {
        int modifier = position.modifier(unit, position.hex[unit]);
        boolean shaken = position.has(unit, Position.DISRUPTED);
        lost[unit] += (1 - lost[unit]) * likely * Chances.kill(column, modifier, shaken);
        disrupted[unit] +=
                (1 - disrupted[unit]) * likely * Chances.disrupt(column, modifier, shaken);
    }

    /** Passengers share the fate of whoever carries them (TGX-5.2.1.e). */
    private void passengers() {
        for (int i = 0; i < outlook.count; i++) {
            if (position.has(i, Position.ABOARD)) {
                lost[i] = lost[position.carrier[i]];
                disrupted[i] = disrupted[position.carrier[i]];
            }
        }
    }
}
