package sandtable.blitzkriegcommander.air;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.offtable.Branch;
import sandtable.blitzkriegcommander.offtable.SupportBlunder;
import sandtable.blitzkriegcommander.state.AirHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.State;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Pool;
import sandtable.kernel.luck.Throw;
import sandtable.kernel.step.Telling;
import sandtable.space.measured.Spot;

import java.util.List;

/** BKC-RBL Air Support Blunder. */
final class AirBlunder {
    private static final int FACES = 6;
    private static final int SCORE = 5;
    private static final Clause ATTACKED = Clause.of("BKC-RBL.4");

    private AirBlunder() {}

    static State resolve(
            State state,
            UnitId observer,
            Spot aim,
            List<AircraftId> aircraft,
            Telling<Happening> telling) {
        Table table = state.table();
        return switch (SupportBlunder.roll(observer, Branch.AIR, telling)) {
            case VALUE_LOWERED ->
                    state.with(SupportBlunder.lowered(table, observer, Branch.AIR, telling));
            case SUPPORT_ATTACKED -> state.with(attacked(table, aircraft, telling));
            case FRIEND_STRUCK -> { // BKC-RBL.6, BKC-RBL.7: all in the zone (R-BKC-76)
                UnitId friend = SupportBlunder.friend(table, observer, aim, Branch.AIR, telling);
                var fallen = SupportBlunder.deviated(table, observer, friend, Branch.AIR, telling);
                yield AirAttack.strike(state, aircraft, fallen, telling);
            }
        };
    }

    /** BKC-RBL.4: as many attacks as one die shows, on each aircraft. */
    private static Table attacked(
            Table table, List<AircraftId> aircraft, Telling<Happening> telling) {
        int die = telling.chance().die(FACES);
        Sum attacks = Sum.of(Group.ATTACKS, List.of(new Sum.Part("blunder", die, ATTACKED)));
        Table now = table;
        for (AircraftId each : aircraft) {
            Throw hits = telling.chance().roll(Pool.count(die, FACES, SCORE));
            Throw shaken = telling.chance().roll(Pool.count(hits.value(), FACES, SCORE));
            boolean missing = shaken.value() > 0; // BKC-RBL.5
            telling.tell(
                    new AirHappening.AircraftAttacked(
                            each, attacks, hits.faces(), shaken.faces(), missing, ATTACKED));
            now = missing ? Flights.missing(now, each) : now;
        }
        return now;
    }
}
