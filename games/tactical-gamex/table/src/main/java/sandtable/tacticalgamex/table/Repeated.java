package sandtable.tacticalgamex.table;

import sandtable.kernel.luck.Odds;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.fire.DirectFire;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * TGX-6.4.1.e Several attacks on the same unit, declared together: what the first does changes the
 * next, so that the rules play all of them for every throw.
 */
record Repeated(Table table, List<Fight> fights) {
    /** Whether anybody is the target of more than one of them. */
    static boolean in(List<Fight> fights) {
        var met = new HashSet<UnitId>();
        return fights.size() > 1
                && !fights.stream().flatMap(each -> each.targets().stream()).allMatch(met::add);
    }

    static List<UnitId> targets(List<Fight> fights) {
        return fights.stream().flatMap(each -> each.targets().stream()).distinct().toList();
    }

    /** How likely so many of these are eliminated. */
    Map<Integer, Double> lost(List<UnitId> targets) {
        return Odds.of(
                chance -> {
                    Table after = DirectFire.inTurn(table, fights, new Telling<>(chance));
                    return (int)
                            targets.stream().filter(each -> after.unit(each).eliminated()).count();
                });
    }

    double eliminated(UnitId target) {
        return chance(target, Unit::eliminated);
    }

    /** How likely something happens to it. */
    double hit(UnitId target) {
        return chance(target, after -> after.eliminated() || after.disrupted());
    }

    private double chance(UnitId target, Predicate<Unit> such) {
        return Odds.chance(
                chance ->
                        such.test(
                                DirectFire.inTurn(table, fights, new Telling<>(chance))
                                        .unit(target)));
    }
}
