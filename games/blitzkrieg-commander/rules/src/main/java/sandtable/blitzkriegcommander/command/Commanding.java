package sandtable.blitzkriegcommander.command;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.Decision;

import java.util.ArrayList;
import java.util.List;

/**
 * BKC-ORD.3: a command unit that has begun.
 *
 * @param formation whom it orders now; none while it only asks for support
 * @param orders that the formation has had
 * @param requests that succeeded
 */
public record Commanding(
        UnitId commander, List<UnitId> formation, int orders, List<Decision> requests) {
    public Commanding {
        formation = List.copyOf(formation);
        requests = List.copyOf(requests);
    }

    static Commanding begun(UnitId commander) {
        return new Commanding(commander, List.of(), 0, List.of());
    }

    /** BKC-ORD.7: whether an order goes to the formation or to a part of it. */
    boolean same(List<UnitId> units) {
        return formation.containsAll(units);
    }

    /** BKC-CMD.3: orders that these have had before. */
    int before(List<UnitId> units) {
        return same(units) ? orders : 0;
    }

    Commanding ordered(List<UnitId> units) {
        return same(units)
                ? new Commanding(commander, formation, orders + 1, requests)
                : new Commanding(commander, units, 1, requests);
    }

    Commanding asked(Decision request) {
        var all = new ArrayList<>(requests);
        all.add(request);
        return new Commanding(commander, formation, orders, all);
    }
}
