package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.Aim;
import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.OrderOfBattle;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.end.Scoring;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.WorkKind;
import sandtable.scene.Marker;
import sandtable.scene.Shape;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Objectives, works, and the fire plan of the viewer. */
final class Markers {
    private final View view;
    private final Table table;
    private final Names names;

    Markers(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Marker> all() {
        var markers = new ArrayList<Marker>();
        table.battle().victory().objectives().forEach(each -> markers.add(objective(each)));
        table.battle().order().works().forEach(each -> markers.add(work(each)));
        for (OrderOfBattle.Mission mission : table.battle().order().missions()) {
            view.secrets()
                    .plan()
                    .get(mission.id().index())
                    .ifPresent(each -> markers.add(planned(mission, each)));
        }
        return markers;
    }

    private Marker objective(Objective objective) {
        Optional<Integer> holder = holder(objective);
        String held = holder.map(names::side).orElse("nobody");
        var ring =
                new Shape.Ring(
                        Names.point(objective.at()),
                        objective.reachMm(),
                        Shape.Look.DASHED,
                        objective.name());
        return new Marker(
                Names.point(objective.at()),
                Marker.Kind.OBJECTIVE,
                holder.orElse(Marker.NOBODY),
                "%s, held by %s".formatted(objective.name(), held),
                List.of(ring));
    }

    /** Whoever has more units that hold it. */
    private Optional<Integer> holder(Objective objective) {
        int first = Scoring.holders(table, 0, objective).size();
        int second = Scoring.holders(table, 1, objective).size();
        return first == second ? Optional.empty() : Optional.of(first > second ? 0 : 1);
    }

    private Marker work(OrderOfBattle.Site site) {
        Spot at = table.works().sites().get(site.id().index());
        boolean fort = site.kind() == WorkKind.PILL_BOX || site.kind() == WorkKind.BUNKER;
        return new Marker(
                Names.point(at),
                fort ? Marker.Kind.FORT : Marker.Kind.WORKS,
                site.side(),
                site.kind().word() + " " + site.id());
    }

    private Marker planned(OrderOfBattle.Mission mission, Aim aim) {
        int zone =
                mission.guns().stream()
                        .mapToInt(each -> table.battle().gun(each).type().zoneMm())
                        .max()
                        .orElse(Setting.MORTAR_SMOKE.value());
        var disc =
                new Shape.Disc(
                        Names.point(aim.at()),
                        zone / 2,
                        Shape.Look.DOTTED,
                        "turn " + mission.turn());
        return new Marker(
                Names.point(aim.at()),
                Marker.Kind.AIM,
                mission.side(),
                "%s is planned for turn %d".formatted(mission.id(), mission.turn()),
                List.of(disc));
    }
}
