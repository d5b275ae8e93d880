package sandtable.blitzkriegcommander.artillery;

import sandtable.blitzkriegcommander.air.AirAttack;
import sandtable.blitzkriegcommander.air.Flights;
import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.offtable.Deviation;
import sandtable.blitzkriegcommander.state.ArtilleryHappening;
import sandtable.blitzkriegcommander.state.Happening;
import sandtable.blitzkriegcommander.state.SilentStep;
import sandtable.blitzkriegcommander.state.State;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Flow;
import sandtable.kernel.step.Telling;

import java.util.List;
import java.util.Optional;

/** BKC-SCHED Scheduled Phase: no roll, no deviation, and nothing is called off (BKC-ARES.6). */
public record ScheduledPhase() implements SilentStep {
    private static final Clause ARTILLERY = Clause.of("BKC-SCHED.1");
    private static final Clause AIR = Clause.of("BKC-SCHED.2");

    @Override
    public Flow<State> resume(State state, Telling<Happening> telling) {
        State now = state;
        for (OrderOfBattle.Mission each : state.table().battle().order().missions()) {
            if (due(state, each)) {
                now = fired(now, each, telling);
            }
        }
        return new Flow.Done<>(now);
    }

    private static boolean due(State state, OrderOfBattle.Mission mission) {
        return mission.side() == state.table().active() && mission.turn() == state.table().turn();
    }

    private static State fired(
            State state, OrderOfBattle.Mission mission, Telling<Happening> telling) {
        var secrets = state.secrets(mission.side());
        Aim aim = secrets.plan().get(mission.id().index()).orElseThrow();
        State known =
                state.with(mission.side(), secrets.with(mission.id(), Optional.empty()))
                        .with(state.table().with(state.table().support().fired(mission.id())));
        return mission.guns().isEmpty()
                ? struck(known, mission, aim, telling)
                : shelled(known, mission, aim, telling);
    }

    /** BKC-SCHED.1: those of its guns that are there (R-BKC-74). */
    private static State shelled(
            State state, OrderOfBattle.Mission mission, Aim aim, Telling<Happening> telling) {
        List<GunId> ready = Guns.ready(state.table(), mission.side());
        List<GunId> guns = mission.guns().stream().filter(ready::contains).toList();
        if (guns.isEmpty()) {
            return state;
        }
        telling.tell(new ArtilleryHappening.MissionDue(mission.id(), aim.at(), ARTILLERY));
        return ArtilleryFire.resolve(state, guns, aim.pattern(), Deviation.none(aim.at()), telling);
    }

    /** BKC-SCHED.2: those of its aircraft that are there. */
    private static State struck(
            State state, OrderOfBattle.Mission mission, Aim aim, Telling<Happening> telling) {
        List<AircraftId> ready = Flights.ready(state.table(), mission.side());
        List<AircraftId> aircraft = mission.aircraft().stream().filter(ready::contains).toList();
        if (aircraft.isEmpty()) {
            return state;
        }
        telling.tell(new ArtilleryHappening.MissionDue(mission.id(), aim.at(), AIR));
        return AirAttack.strike(state, aircraft, Deviation.none(aim.at()), telling);
    }

    @Override
    public String named() {
        return "scheduled phase";
    }
}
