package sandtable.notquitemechanized.movement;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Paths;
import sandtable.notquitemechanized.state.Plan;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Track;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/**
 * C3, R-NQM-64: observers, echelons and other separate stands that are no teeth arm go with the
 * unit they support. Where it has gone is looked at when a bound's movement begins.
 */
final class Followers {
    private Followers() {}

    static boolean follows(Formation formation) {
        return formation.bodies().size() == 1 && !formation.can(Ability.FIGHTS);
    }

    static State laid(State state, Formation formation, UnitId leader) {
        Table table = state.table();
        Optional<Spot> to = table.anchor(leader);
        BodyId body = formation.bodies().getFirst();
        Optional<Spot> from = Tracks.beginning(table, body);
        if (!follows(formation) || to.isEmpty() || from.isEmpty()) {
            return state;
        }
        boolean near = from.get().within(Setting.ROOM.value(), to.get());
        Plan plan = state.plan(formation.post());
        List<Spot> path = List.of(from.get(), to.get());
        Optional<Track> track =
                near && table.body(body).onTable()
                        ? Optional.empty()
                        : Optional.of(new Track(path, 0, Paths.length(path), 0));
        return state.with(
                formation.post(), plan.withTracks(plan.tracks().with(body.index(), track)));
    }
}
