package sandtable.notquitemechanized.firefight;

import static sandtable.notquitemechanized.firefight.Firers.refused;

import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.Happening;
import sandtable.notquitemechanized.state.Position;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * NQM-CRT.4: attacks of who was attacked before, in step 7. They need no order, but go against
 * enemies who are near the unit.
 */
public final class CounterDeclaration {
    private CounterDeclaration() {}

    /** For each unit the nearest enemies and positions that the enemy holds, with all who can. */
    public static List<Decision> proposals(View view, List<UnitId> units) {
        List<BodyId> seen = AttackProposals.seen(view);
        Known known = Known.of(view);
        var proposals = new ArrayList<Decision>();
        for (UnitId unit : units) {
            Optional<BodyId> leader = Commanders.of(view.table(), unit);
            if (leader.isPresent() && view.orders(unit)) {
                for (Spot each : places(view.table(), unit, leader.get(), seen)) {
                    List<BodyId> with = AttackProposals.with(view, known, leader.get(), each);
                    var attack = new Decision.Declare(leader.get(), each, with);
                    if (!with.isEmpty() && check(view, units, attack).isEmpty()) {
                        proposals.add(attack);
                    }
                }
            }
        }
        return proposals;
    }

    private static List<Spot> places(Table table, UnitId unit, BodyId leader, List<BodyId> seen) {
        var places = new ArrayList<Spot>();
        int camp = table.formation(unit).camp();
        for (Position each : table.positions()) {
            Spot middle = each.ground().centre();
            boolean taken = each.camp() != camp && each.lost() && !places.contains(middle);
            if (taken && near(table, unit, middle)) {
                places.add(middle);
            }
        }
        AttackProposals.nearest(table, leader, seen)
                .filter(each -> !places.contains(each))
                .ifPresent(places::add);
        return places;
    }

    public static Optional<Violation> check(
            View view, List<UnitId> units, Decision.Declare attack) {
        UnitId unit = view.battle().stand(attack.command()).unit();
        if (!units.contains(unit)) { // NQM-CRT.8
            return refused("NQM-CRT.4", "%s was not attacked before this bound", unit);
        }
        if (!near(view.table(), unit, attack.objective())) {
            return refused(
                    "NQM-CRT.4",
                    "%s is more than %d m from all of %s",
                    attack.objective(),
                    Setting.COMMAND_REACH.value(),
                    unit);
        }
        return AttackCheck.counterattack(view, attack);
    }

    private static boolean near(Table table, UnitId unit, Spot place) {
        for (BodyId each : table.formation(unit).bodies()) {
            if (Gaps.within(table, each, place, Setting.COMMAND_REACH.value())) {
                return true;
            }
        }
        return false;
    }

    public static State declared(State state, Decision.Declare attack, Telling<Happening> telling) {
        return Declarations.declared(state, attack, telling);
    }
}
