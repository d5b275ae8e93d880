package sandtable.notquitemechanized.assault;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Secrets;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.tanks.CloseCountry;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * NQM-FIGHT.6, NQM-SPASL.2, NQM-SPASL.11: tanks without infantry of their own that infantry may
 * assault: those that have stayed on its position, and those it finds in close country.
 */
final class Prey {
    private Prey() {}

    /** What a unit may assault; its own post knows them. */
    static Optional<Target> of(State state, UnitId unit) {
        Table table = state.table();
        List<BodyId> infantry = infantry(table, unit);
        if (infantry.isEmpty()) {
            return Optional.empty();
        }
        Secrets secrets = state.secrets(table.formation(unit).post());
        int camp = table.formation(unit).camp();
        for (Stand each : table.battle().stands()) {
            boolean known = each.camp() != camp && secrets.sees(each.id());
            if (known && each.type().tanks() && prey(table, infantry, each.id())) {
                var middle = table.spot(each.id()).orElseThrow();
                var target = new Target(middle, Optional.empty(), List.of(each.id()));
                if (!Storm.gone(table, hunters(table, unit), target).bodies().isEmpty()) {
                    return Optional.of(target);
                }
            }
        }
        return Optional.empty();
    }

    private static List<BodyId> infantry(Table table, UnitId unit) {
        var infantry = new ArrayList<BodyId>();
        for (BodyId each : table.formation(unit).bodies()) {
            if (CloseCountry.foot(table.stand(each)) && Storm.may(table, each)) {
                infantry.add(each);
            }
        }
        return infantry;
    }

    /** Infantry that can assault, and its commander. */
    static List<BodyId> hunters(Table table, UnitId unit) {
        var hunters = infantry(table, unit);
        for (BodyId each : table.formation(unit).bodies()) {
            boolean commands = table.stand(each).type().kind() == StandKind.COMMAND;
            if (commands && Storm.may(table, each)) {
                hunters.add(each);
            }
        }
        return hunters;
    }

    private static boolean prey(Table table, List<BodyId> infantry, BodyId tanks) {
        if (table.unmarked(tanks) <= 0 || CloseCountry.supported(table, tanks)) {
            return false;
        }
        for (BodyId each : infantry) {
            if (stayed(table, each, tanks) || CloseCountry.stalks(table, each, tanks)) {
                return true;
            }
        }
        return false;
    }

    /** Whether they have been on a body's position since the last bound. */
    private static boolean stayed(Table table, BodyId infantry, BodyId tanks) {
        return table.body(tanks).marks().moved() < table.bound()
                && Seeing.protection(table, infantry).isPresent()
                && Gaps.within(table, infantry, tanks, 0);
    }
}
