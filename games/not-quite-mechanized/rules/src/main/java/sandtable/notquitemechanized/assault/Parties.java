package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.morale.Resolve;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;

import java.util.ArrayList;
import java.util.List;

/**
 * The two sides of a close assault on a table, in numbers. Fighters come in the order of bodies.
 */
final class Parties {
    private Parties() {}

    static Contest contest(
            Table table, List<BodyId> attackers, Party.Led led, List<BodyId> defenders) {
        return new Contest(
                party(table, Party.Role.ATTACKER, attackers, led),
                party(table, Party.Role.DEFENDER, defenders, Party.Led.YES));
    }

    private static Party party(Table table, Party.Role role, List<BodyId> bodies, Party.Led led) {
        var fighters = new ArrayList<Fighter>();
        var units = new ArrayList<UnitId>();
        var resolve = new ArrayList<Resolve>();
        for (BodyId each : bodies) {
            Stand stand = table.stand(each);
            if (!units.contains(stand.unit())) {
                units.add(stand.unit());
                resolve.add(Resolve.of(table, stand.unit(), role.tests()));
            }
            fighters.add(
                    new Fighter(
                            each.name(),
                            units.indexOf(stand.unit()),
                            stand.type().vehicles() ? Fighter.Kind.VEHICLES : Fighter.Kind.PLATOONS,
                            points(table, role, each)));
        }
        return new Party(role, fighters, resolve, led);
    }

    /**
     * NQM-CLASS.7: points that fight; who is in terror of tanks or has given up does not defend.
     */
    private static int points(Table table, Party.Role role, BodyId body) {
        Unit unit = table.unit(table.stand(body).unit());
        boolean cowed = table.body(body).marks().cowed() == table.bound(); // NQM-SPATT.8
        boolean resists = role == Party.Role.ATTACKER || !cowed && !unit.is(Flag.SURRENDERED);
        return resists ? Math.max(0, table.unmarked(body)) : 0;
    }

    /** Whether somebody on a position can resist (NQM-SPASL.7, NQM-SPASL.8). */
    static boolean resist(Table table, List<BodyId> defenders) {
        for (BodyId each : defenders) {
            boolean steady = !table.unit(table.stand(each).unit()).broken();
            if (steady && points(table, Party.Role.DEFENDER, each) > 0) {
                return true;
            }
        }
        return false;
    }
}
