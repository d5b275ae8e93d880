package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.offtable.Branch;
import sandtable.blitzkriegcommander.offtable.SupportBlunder;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.step.Telling;

import java.util.List;

/** BKC-ABL Artillery Support Blunder. */
final class ArtilleryBlunder {
    private static final int FACES = 6;
    private static final Clause ATTACKED = Clause.of("BKC-ABL.4");

    private ArtilleryBlunder() {}

    /** After a request for fire or smoke. */
    static State resolve(State state, Decision.Request request, Telling<Happening> telling) {
        UnitId observer = request.observer();
        return switch (SupportBlunder.roll(observer, Branch.ARTILLERY, telling)) {
            case VALUE_LOWERED -> lowered(state, observer, telling);
            case SUPPORT_ATTACKED -> attacked(state, request.guns(), telling);
            case FRIEND_STRUCK -> struck(state, request, telling);
        };
    }

    /**
     * After a request for counter-battery fire, which has no aiming point to be near to (R-BKC-71).
     */
    static State resolve(State state, Decision.CounterBattery request, Telling<Happening> telling) {
        UnitId observer = request.observer();
        return switch (SupportBlunder.roll(observer, Branch.ARTILLERY, telling)) {
            case VALUE_LOWERED -> lowered(state, observer, telling);
            case SUPPORT_ATTACKED -> attacked(state, request.guns(), telling);
            case FRIEND_STRUCK -> state;
        };
    }

    private static State lowered(State state, UnitId observer, Telling<Happening> telling) {
        return state.with(
                SupportBlunder.lowered(state.table(), observer, Branch.ARTILLERY, telling));
    }

    /** BKC-ABL.4: as many attacks as one die shows, on each gun. */
    private static State attacked(State state, List<GunId> guns, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        Sum attacks = Sum.of(Group.ATTACKS, List.of(new Sum.Part("blunder", die, ATTACKED)));
        Table now = state.table();
        for (GunId each : guns) {
            now = OffTableAttack.resolve(now, each, attacks, ATTACKED, telling);
        }
        return state.with(now);
    }

    /** BKC-ABL.8, BKC-ABL.9: all of it, at a friend. */
    private static State struck(State state, Decision.Request request, Telling<Happening> telling) {
        Table table = state.table();
        UnitId observer = request.observer();
        UnitId friend =
                SupportBlunder.friend(table, observer, request.at(), Branch.ARTILLERY, telling);
        var fallen = SupportBlunder.deviated(table, observer, friend, Branch.ARTILLERY, telling);
        return ArtilleryFire.resolve(state, request.guns(), request.pattern(), fallen, telling);
    }
}
