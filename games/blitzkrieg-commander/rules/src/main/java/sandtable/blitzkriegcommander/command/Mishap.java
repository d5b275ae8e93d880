package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.cover.FireKind;
import sandtable.blitzkriegcommander.fire.Aspect;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.HitDefinitions;
import sandtable.blitzkriegcommander.fire.HitLine;
import sandtable.blitzkriegcommander.fire.Refuge;
import sandtable.blitzkriegcommander.fire.SaveModifiers;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** BKC-CBL.14: a blunder's attacks on the unit nearest to any enemy. */
final class Mishap {
    private Mishap() {}

    /** Those of some units that are nearest to an enemy; several where they are equally near. */
    static List<UnitId> nearest(Table table, List<UnitId> units) {
        var nearest = new ArrayList<UnitId>();
        long least = Long.MAX_VALUE;
        for (UnitId each : units) {
            Optional<Spot> at = table.base(each);
            if (at.isPresent()) {
                long squared = nearestEnemy(table, each, at.get());
                if (squared < least) {
                    nearest.clear();
                    least = squared;
                }
                if (squared == least) {
                    nearest.add(each);
                }
            }
        }
        return nearest;
    }

    private static long nearestEnemy(Table table, UnitId unit, Spot at) {
        long least = Long.MAX_VALUE;
        for (UnitId each : table.onTable(1 - table.stand(unit).side())) {
            least = Math.min(least, at.squaredTo(table.base(each).orElseThrow()));
        }
        return least;
    }

    static State strike(
            State state, UnitId unit, int attacks, Clause clause, Telling<Happening> telling) {
        Table table = state.table();
        var cover = CoverOf.against(table, unit, table.spot(unit).orElseThrow(), FireKind.BLUNDER);
        var group =
                new Group(
                        HitDefinitions.score(table, unit, HitLine.BLUNDER, cover.cover()),
                        SaveModifiers.save(table, unit, HitLine.BLUNDER, Aspect.FRONT),
                        Sum.of(Group.ATTACKS, List.of(new Sum.Part("blunder", attacks, clause))));
        var attack = new Attack(unit, List.of(), List.of(group), Refuge.Home.BASELINE);
        return Casualties.resolve(state, attack, telling);
    }
}
