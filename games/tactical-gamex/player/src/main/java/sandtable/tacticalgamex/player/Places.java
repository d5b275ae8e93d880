package sandtable.tacticalgamex.player;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/**
 * How good it is for a unit to be somewhere: near what is wanted, covered, with something to hit.
 */
final class Places {
    private static final double SLOWNESS = 0.7;
    private static final double FIRE = 0.35;
    private static final double MOST_FIRE = FIRE * 2;
    private static final double DANGER = 0.9;
    private static final double COVER = 0.06;
    private static final double UNLOADING = 0.6;

    /** What may still be gone after that (TGX-10.4.g). */
    private static final double HALF_A_MOVE = 0.2;

    private static final double HUNT = 0.02;
    private static final int FAR = 99;
    private static final int OUT_OF_RANGE = 16;
    private static final double CHARGED = 0.75;
    private static final double STILL_IN_REACH = 0.6;

    private final Position position;
    private final Outlook outlook;
    private final int me;
    private final double now;
    private final double next;
    private final double[] needs;

    /** For whom is carried: how many turns more until they get in. */
    private final double[] onFoot;

    private final Rushes rushes;

    Places(Position position, int me) {
        this.position = position;
        this.outlook = position.outlook;
        this.me = me;
        this.now = 0.75;
        this.next = position.table.turn() >= outlook.turns ? 0 : 0.42;
        this.rushes = new Rushes(position, 1 - me, now, next * STILL_IN_REACH);
        var wishes = outlook.wishes.get(me);
        this.needs = new double[wishes.size()];
        this.onFoot = new double[wishes.size()];
        for (int i = 0; i < needs.length; i++) {
            Aim aim = wishes.get(i).aim();
            needs[i] = wishes.get(i).weight() * need(aim);
            onFoot[i] = position.holds(1 - me, aim) ? Grasp.ON_FOOT : 0;
        }
    }

    /** A hex that is held already needs fewer; a wide region always has room. */
    private double need(Aim aim) {
        int hex = aim.single();
        if (hex < 0) {
            return 1;
        }
        int own = 0;
        for (int i = position.first(hex); i >= 0; i = position.next(i)) {
            own += outlook.side[i] == me && outlook.combat[i] ? 1 : 0;
        }
        return own == 0 ? 1 : own == 1 ? 0.6 : 0.35;
    }

    /** What a unit and whoever is aboard would have of being in a hex. */
    double of(int unit, int hex) {
        double score = own(unit, hex) + contact(unit, hex, position.weight(unit));
        return score + drawn(unit, hex);
    }

    /** More than it can be, without looking who sees the hex. */
    double atMost(int unit, int hex) {
        return own(unit, hex) + drawn(unit, hex) + (outlook.attack[unit] > 0 ? MOST_FIRE : 0);
    }

    /** How much its passengers are drawn there. */
    private double drawn(int unit, int hex) {
        double drawn = 0;
        for (int each = position.cargo[unit]; each >= 0; each = position.beside(unit, each)) {
            drawn += pull(each, hex, unit, UNLOADING);
        }
        return drawn;
    }

    /** The same with all passengers set down there. */
    double unloading(int unit, int hex) {
        double score = own(unit, hex) + contact(unit, hex, outlook.weight[unit]);
        for (int each = position.cargo[unit]; each >= 0; each = position.beside(unit, each)) {
            score += own(each, hex) + contact(each, hex, outlook.weight[each]);
        }
        return score;
    }

    /** With some of those aboard a landing craft set down (TGX-10.4.f). */
    double ashore(int unit, int hex, List<UnitId> passengers) {
        double score = of(unit, hex);
        for (UnitId each : passengers) {
            int passenger = each.index();
            score += own(passenger, hex) + HALF_A_MOVE - pull(passenger, hex, unit, UNLOADING);
        }
        return score;
    }

    /** The same with somebody taken aboard there. */
    double loading(int unit, int hex, int passenger) {
        double weight = outlook.weight[unit] + outlook.weight[passenger];
        double lost = own(passenger, hex) + contact(passenger, hex, outlook.weight[passenger]);
        return own(unit, hex)
                + contact(unit, hex, weight)
                + pull(passenger, hex, unit, UNLOADING)
                - lost;
    }

    private double own(int unit, int hex) {
        return pull(unit, hex, unit, 0) + COVER * outlook.cover[hex];
    }

    /** How much a unit is drawn to what its side wants, as near as it would be there. */
    double pull(int unit, int hex, int carrier, double later) {
        int mover = mover(unit, carrier);
        double scale = outlook.combat[unit] ? Math.min(1, 0.4 + 0.5 * outlook.value[unit]) : 0;
        if (scale == 0) {
            return 0;
        }
        Mobility mobility = outlook.mobility[mover];
        int allowance = Math.max(1, outlook.allowance[mover]);
        boolean gun = carrier == unit && outlook.allowance[unit] == 0;
        double best = 0;
        var wishes = outlook.wishes.get(me);
        for (int i = 0; i < needs.length; i++) {
            Aim aim = wishes.get(i).aim();
            int far =
                    mover == unit
                            ? Crossings.laying(position, aim, unit, hex)
                            : Crossings.far(position, aim, mobility, hex);
            double turns = (later == 0 ? 0 : later + onFoot[i]) + (double) far / allowance;
            if (gun && aim.single() >= 0) {
                boolean inRange = outlook.grid.distance(hex, aim.single()) <= outlook.reach[unit];
                turns = inRange ? Math.min(turns, Grasp.COMMANDED) : turns;
            }
            double lost = 1 + SLOWNESS * turns;
            double need = far == 0 && position.hex[unit] == hex ? wishes.get(i).weight() : needs[i];
            best = Math.max(best, need / lost);
        }
        return scale * best;
    }

    /** Who brings a unit on: a landing craft only to the beach (TGX-10.3.g). */
    private int mover(int unit, int carrier) {
        return outlook.craft[carrier] ? unit : carrier;
    }

    /** What a unit could hit from a hex, less what could hit it there. */
    private double contact(int unit, int hex, double weight) {
        HexSet line = outlook.ground.seen(hex);
        var exposure = new Exposure(position, unit, hex);
        double safe = 1;
        double hit = 0;
        int nearest = FAR;
        int[] held = position.held[1 - me];
        for (int k = 0; k < held.length; k++) {
            int distance = outlook.grid.distance(hex, held[k]);
            nearest = Math.min(nearest, distance);
            if (distance > OUT_OF_RANGE) {
                continue;
            }
            double likely = CHARGED * rushes.ready[k] * exposure.toCharge(rushes, k, distance);
            if (line.contains(held[k])) {
                likely = Math.max(likely, exposure.toFire(held[k], distance, now, next));
                if (distance <= outlook.reach[unit]) {
                    hit = Math.max(hit, hit(unit, hex, held[k], distance));
                }
            }
            safe *= 1 - likely;
        }
        double hunt = outlook.attack[unit] > 0 ? HUNT * outlook.aggression[me] * nearest : 0;
        return FIRE * hit - DANGER * (1 - safe) * weight - hunt;
    }

    private double hit(int unit, int hex, int to, int distance) {
        int armored = position.strength(unit, hex, to, distance, true);
        int soft = position.strength(unit, hex, to, distance, false);
        double best = 0;
        boolean summed = outlook.summed[to];
        for (int i = position.first(to); i >= 0; i = position.next(i)) {
            int defense = summed ? position.attackedIn(to) : position.defense(i);
            int column = Chances.column(summed || outlook.armored[i] ? armored : soft, defense);
            int modifier = position.modifier(i, to);
            boolean shaken = position.has(i, Position.DISRUPTED);
            best = Math.max(best, outlook.weight[i] * Toll.harm(column, modifier, shaken));
        }
        return best;
    }

    /** How much a unit might gain by going a turn's march on: without looking where. */
    double unrest(int unit) {
        int at = position.hex[unit];
        if (at < 0) {
            return 1;
        }
        int allowance = outlook.allowance[unit];
        if (allowance == 0) {
            return 0;
        }
        double here = contact(unit, at, position.weight(unit));
        double drawn = unrest(unit, unit, at, 0);
        int cargo = position.cargo[unit];
        if (cargo >= 0) {
            drawn += unrest(cargo, unit, at, UNLOADING);
        }
        return drawn - here;
    }

    private double unrest(int unit, int carrier, int at, double later) {
        double best = 0;
        double stays = pull(unit, at, carrier, later);
        int mover = mover(unit, carrier);
        int allowance = Math.max(1, outlook.allowance[mover]);
        var wishes = outlook.wishes.get(me);
        for (int i = 0; i < needs.length; i++) {
            int far = Crossings.laying(position, wishes.get(i).aim(), mover, at);
            double turns = (double) far / allowance;
            best = Math.max(best, needs[i] / (1 + SLOWNESS * Math.max(0, turns - 1)));
        }
        double scale = outlook.combat[unit] ? Math.min(1, 0.4 + 0.5 * outlook.value[unit]) : 0;
        return scale * best - stays;
    }
}
