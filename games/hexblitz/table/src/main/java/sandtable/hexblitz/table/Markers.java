package sandtable.hexblitz.table;

import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Dump;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Side;
import sandtable.scenario.Condition;
import sandtable.scenario.Grade;
import sandtable.scenario.Measure;
import sandtable.scene.Marker;
import sandtable.scene.Naming;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;

/** Objectives, exits and supply dumps. */
final class Markers {
    private final View view;
    private final Battle battle;
    private final Names names;

    Markers(View view) {
        this.view = view;
        this.battle = view.table().battle();
        this.names = new Names(battle);
    }

    List<Marker> all() {
        var markers = new ArrayList<Marker>();
        List<Integer> objectives = battle.victory().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            Optional<Side> holder = view.table().controls().get(i);
            String words = "objective, held by " + holder.map(Naming::side).orElse("nobody yet");
            markers.add(
                    new Marker(
                            names.place(objectives.get(i)),
                            Marker.Kind.OBJECTIVE,
                            holder.map(battle::side).orElse(Marker.NOBODY),
                            words));
        }
        for (int hex : goals()) {
            if (!objectives.contains(hex)) {
                markers.add(
                        new Marker(
                                names.place(hex),
                                Marker.Kind.OBJECTIVE,
                                Marker.NOBODY,
                                "objective: who is here at the end counts"));
            }
        }
        for (int side = 0; side < battle.sides().size(); side++) {
            int owner = side;
            battle.exits()
                    .get(side)
                    .forEach(
                            hex ->
                                    markers.add(
                                            new Marker(
                                                    names.place(hex),
                                                    Marker.Kind.EXIT,
                                                    owner,
                                                    names.side(owner) + " exit")));
        }
        for (Dump dump : view.table().dumps()) {
            markers.add(
                    new Marker(
                            names.place(dump.hex()),
                            Marker.Kind.SUPPLY,
                            dump.side(),
                            Names.logs(dump.halfLogs())));
        }
        return markers;
    }

    /** The hexes in which a unit must be at the end, whoever controls them before. */
    private List<Integer> goals() {
        var goals = new LinkedHashSet<Integer>();
        battle.victory().grades().stream()
                .flatMap(Grade::conditions)
                .map(Condition::measure)
                .forEach(
                        each -> {
                            if (each instanceof Measure.Present(_, HexSet hexes, _)) {
                                hexes.forEach(goals::add);
                            }
                        });
        return List.copyOf(goals);
    }
}
