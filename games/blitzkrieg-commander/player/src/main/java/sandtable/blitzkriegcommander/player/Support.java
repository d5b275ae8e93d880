package sandtable.blitzkriegcommander.player;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.Unit;
import sandtable.blitzkriegcommander.terrain.Cover;
import sandtable.space.measured.Spot;

import java.util.List;

/** What guns and aircraft off the table are likely to do, where they are aimed. */
final class Support {
    private static final double KNOCK_OUT = 0.5;
    private static final double SHAKES = 0.3;

    /** Fire on one's own troops costs more than it brings on the enemy's. */
    private static final double OWN = 1.5;

    /** The chance to be in the zone at the aiming point, by dice of deviation. */
    private static final double[] IN_ZONE = {1, 1, 0.92, 0.5, 0.16, 0.03, 0};

    /** Guns that are asked for at no cost. */
    private static final int FREE = 3;

    private final Position position;
    private final Outlook outlook;
    private final Table table;

    Support(Position position) {
        this.position = position;
        this.outlook = position.outlook;
        this.table = position.table;
    }

    double gain(Decision.Request request) {
        if (!(request.pattern() instanceof Pattern.Concentration)) {
            return -1;
        }
        int attacks = 0;
        int zone = 0;
        for (GunId each : request.guns()) {
            attacks += table.battle().gun(each).type().attacks();
            zone = table.battle().gun(each).type().zoneMm();
        }
        return granted(request)
                * struck(request.observer(), request.at(), attacks, zone, HitLine.OFF_TABLE);
    }

    /** The chance that the guns answer. */
    double granted(Decision.Request request) {
        int threes = Math.max(0, Math.ceilDiv(request.guns().size() - FREE, FREE));
        return Position.order(Observer.value(table, request.observer()) - threes);
    }

    double gain(Decision.Strike strike) {
        return asked(strike.observer(), strike.aircraft())
                * struck(
                        strike.observer(),
                        strike.at(),
                        attacks(strike.aircraft()),
                        zone(strike.aircraft()),
                        HitLine.AIRCRAFT);
    }

    double gain(Decision.Hunt hunt) {
        Spot at = position.spots[hunt.target().index()];
        if (at == null) {
            return 0;
        }
        int dice = Deviation.dice(table, hunt.observer(), at);
        return asked(hunt.observer(), hunt.aircraft())
                * IN_ZONE[Math.min(dice, IN_ZONE.length - 1)]
                * suffers(hunt.target(), at, 2 * attacks(hunt.aircraft()), HitLine.AIRCRAFT);
    }

    private double asked(UnitId observer, List<AircraftId> aircraft) {
        return Position.order(Observer.value(table, observer) - aircraft.size() + 1);
    }

    private int attacks(List<AircraftId> aircraft) {
        int sum = 0;
        for (AircraftId each : aircraft) {
            sum += table.battle().flight(each).type().attacks();
        }
        return sum;
    }

    private int zone(List<AircraftId> aircraft) {
        return table.battle().flight(aircraft.getFirst()).type().zoneMm();
    }

    /** What falls on all in the zone, friend and foe. */
    private double struck(UnitId observer, Spot at, int attacks, int zoneMm, HitLine line) {
        int dice = Deviation.dice(table, observer, at);
        double aimed = IN_ZONE[Math.min(dice, IN_ZONE.length - 1)];
        double sum = 0;
        for (UnitId each : table.ids()) {
            if (position.fights[each.index()]) {
                double gap = Math.sqrt(at.squaredTo(position.spots[each.index()]));
                double near = 1 - gap / (zoneMm / 2.0 + 35 * dice);
                if (near > 0) {
                    boolean own = outlook.sides[each.index()] == outlook.sides[observer.index()];
                    double suffers =
                            aimed * Math.min(1, 0.3 + near) * suffers(each, at, attacks, line);
                    sum += own ? -OWN * suffers : suffers;
                }
            }
        }
        return sum;
    }

    private double suffers(UnitId unit, Spot from, int attacks, HitLine line) {
        Cover cover = CoverOf.against(table, unit, from, line.kind()).cover();
        double hit = Volleys.reaches(HitDefinitions.score(table, unit, line, cover).needed());
        double saved =
                Volleys.reaches(SaveModifiers.save(table, unit, line, Aspect.FRONT).needed());
        double unsaved = hit * (1 - saved);
        Unit now = table.unit(unit);
        int left = outlook.types[unit.index()].hits() - now.hits();
        double out = Volleys.knockOut(attacks, unsaved, left, now.suppressed());
        double shaken = now.suppressed() ? 0 : Volleys.shaken(attacks, unsaved, hit) - out;
        return KNOCK_OUT * outlook.values[unit.index()] * (out + SHAKES * shaken);
    }
}
