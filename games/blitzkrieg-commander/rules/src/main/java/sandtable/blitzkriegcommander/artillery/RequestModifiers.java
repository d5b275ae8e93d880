package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.GunType;
import sandtable.blitzkriegcommander.offtable.Observer;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;

import java.util.ArrayList;
import java.util.List;

/** BKC-AREQ Artillery Support: Requesting, what the dice must not exceed. */
final class RequestModifiers {
    private static final int FREE_GUNS = 3;

    /** BKC-AREQ.7, BKC-AREQ.8: one of them, never two. */
    enum Purpose {
        FIRE,
        SMOKE,
        COUNTER_BATTERY
    }

    private RequestModifiers() {}

    /**
     * @param earlier requests of this FAO in this turn
     */
    static Sum needed(
            Table table, UnitId observer, List<GunId> guns, Purpose purpose, int earlier) {
        var parts = new ArrayList<Sum.Part>();
        parts.add(part("Command Value", Observer.value(table, observer), "BKC-AREQ.12"));
        boolean selfPropelled = // BKC-AREQ.2: what has a move value
                guns.stream().allMatch(each -> Guns.type(table, each).selfPropelled());
        if (selfPropelled) {
            parts.add(part("all self-propelled", 1, "BKC-AREQ.1"));
        }
        if (earlier > 0) {
            parts.add(part("requests before", -earlier, "BKC-AREQ.3"));
        }
        int ordinary = count(table, guns, GunType.Kind.GUN);
        if (ordinary > FREE_GUNS) {
            int threes = Math.ceilDiv(ordinary - FREE_GUNS, FREE_GUNS);
            parts.add(part(ordinary + " guns", -threes, "BKC-AREQ.4"));
        }
        int rockets = count(table, guns, GunType.Kind.ROCKET);
        int ships = count(table, guns, GunType.Kind.NAVAL);
        if (rockets + ships > 1) { // counted together
            String clause = rockets > 0 ? "BKC-AREQ.5" : "BKC-AREQ.6";
            parts.add(part("rockets and ships", -(rockets + ships - 1), clause));
        }
        switch (purpose) {
            case FIRE -> {}
            case SMOKE -> parts.add(part("smoke", -1, "BKC-AREQ.7"));
            case COUNTER_BATTERY -> parts.add(part("counter-battery", -1, "BKC-AREQ.8"));
        }
        return Sum.of("needed", parts);
    }

    private static Sum.Part part(String from, int value, String clause) {
        return new Sum.Part(from, value, Clause.of(clause));
    }

    private static int count(Table table, List<GunId> guns, GunType.Kind kind) {
        return (int) guns.stream().filter(each -> Guns.type(table, each).kind() == kind).count();
    }
}
