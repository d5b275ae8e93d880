package sandtable.tacticalgamex.table;

import sandtable.scenario.Measure;
import sandtable.scene.Marker;
import sandtable.scene.Naming;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.state.Conditions.InterdictionMarker;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.Holder;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.state.Works.EngineerAction;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Neutral counters, Spotted markers, objectives, and where units enter and leave. */
final class Markers {
    private final Table table;
    private final Names names;
    private final List<Marker> markers = new ArrayList<>();

    Markers(View view) {
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Marker> all() {
        counters(table.counters());
        objectives();
        for (int side = 0; side < 2; side++) {
            int owner = side;
            entries(side)
                    .forEach(
                            hex ->
                                    add(
                                            hex,
                                            Marker.Kind.ENTRY,
                                            owner,
                                            names.side(owner) + " entry"));
            table.battle()
                    .plan()
                    .camps()
                    .get(side)
                    .exits()
                    .forEach(hex -> add(hex, Marker.Kind.EXIT, owner, names.side(owner) + " exit"));
        }
        return List.copyOf(markers);
    }

    private void counters(Counters counters) {
        counters.wrecks()
                .forEach(
                        hex ->
                                add(
                                        hex,
                                        Marker.Kind.WRECK,
                                        Marker.NOBODY,
                                        Naming.count(counters.wrecksAt(hex), "wreck")));
        var begun = counters.inverted().stream().map(each -> each.hex().index()).toList();
        counters.blocks()
                .forEach(
                        hex ->
                                add(
                                        hex,
                                        Marker.Kind.BLOCK,
                                        Marker.NOBODY,
                                        begun.contains(hex) ? "block, inverted" : "block"));
        for (EngineerAction each : counters.works().actions()) {
            add(
                    each.hex().index(),
                    Marker.Kind.WORKS,
                    Marker.NOBODY,
                    "engineer action " + each.steps());
        }
        counters.works()
                .blown()
                .forEach(hex -> add(hex, Marker.Kind.BLOCK, Marker.NOBODY, "bridge blown"));
        for (TemporaryBridge each : counters.works().bridges()) {
            add(
                    each.hex().index(),
                    Marker.Kind.WORKS,
                    Marker.NOBODY,
                    "temporary bridge for "
                            + each.span().words()
                            + ", defense strength "
                            + each.span().defense());
        }
        counters.positions()
                .forEach(hex -> add(hex, Marker.Kind.WORKS, Marker.NOBODY, "improved position"));
        for (Minefield each : counters.mines()) {
            String hidden = each.known() ? "" : ", the enemy does not know of them";
            String inverted = each.inverted() ? ", inverted" : "";
            add(
                    each.hex().index(),
                    Marker.Kind.MINES,
                    each.side(),
                    "mines " + each.column().words() + inverted + hidden);
        }
        for (Fortification each : counters.forts()) {
            String room = Naming.count(each.room(), "unit");
            add(
                    each.hex().index(),
                    Marker.Kind.FORT,
                    Marker.NOBODY,
                    "fortification " + each.strength() + " with room for " + room);
        }
        counters.smoke()
                .forEach(
                        hex ->
                                add(
                                        hex,
                                        Marker.Kind.SMOKE,
                                        Marker.NOBODY,
                                        counters.thick().contains(hex) ? "Smoke 2" : "Smoke 1"));
        for (InterdictionMarker each : table.conditions().interdictions()) {
            add(
                    each.hex().index(),
                    Marker.Kind.AIM,
                    each.side(),
                    "interdiction " + each.strength());
        }
        counters.spotted()
                .forEach(hex -> add(hex, Marker.Kind.SPOTTED, Marker.NOBODY, "Spotted marker"));
    }

    private void objectives() {
        var victory = table.battle().plan().victory();
        var objectives = new HexSet.Edit();
        Stream.concat(
                        victory.scores().stream().map(each -> each.measure()),
                        victory.grades().stream()
                                .flatMap(each -> each.conditions())
                                .map(each -> each.measure()))
                .forEach(each -> held(each).forEach(objectives::add));
        HexSet wanted = objectives.done();
        int[] known = victory.held().toArray();
        for (int i = 0; i < known.length; i++) {
            if (wanted.contains(known[i])) {
                objective(known[i], table.controls().get(i));
            }
        }
    }

    private void objective(int hex, Holder holder) {
        String words = "objective, held by ";
        switch (holder) {
            case Holder.OfSide(int side) ->
                    add(hex, Marker.Kind.OBJECTIVE, side, words + names.side(side));
            case Holder.Nobody _ ->
                    add(hex, Marker.Kind.OBJECTIVE, Marker.NOBODY, words + "nobody yet");
        }
    }

    /** The hexes somebody must hold; where units only have to be is told in the briefing. */
    private static HexSet held(Measure measure) {
        return switch (measure) {
            case Measure.Controlled(_, HexSet hexes) -> hexes;
            case Measure.OpenBridge(_, int hex, _) -> HexSet.of(hex);
            case Measure.Lost _,
                    Measure.Present _,
                    Measure.Occupied _,
                    Measure.Left _,
                    Measure.StrengthLost _,
                    Measure.Remains _,
                    Measure.OutOfSupply _,
                    Measure.Ratio _,
                    Measure.Points _,
                    Measure.Lead _,
                    Measure.Turn _ ->
                    HexSet.NONE;
        };
    }

    /** Where units of a side that wait may still come. */
    private HexSet entries(int side) {
        var hexes = new HexSet.Edit();
        for (int i = 0; i < table.units().size(); i++) {
            boolean waits = table.unit(i).toCome() && table.stand(i).side() == side;
            if (waits && table.stand(i).arrives() <= table.turn() + 1) {
                table.stand(i).zone().forEach(hexes::add);
            }
        }
        return hexes.done();
    }

    private void add(int hex, Marker.Kind kind, int side, String words) {
        markers.add(new Marker(names.place(hex), kind, side, words));
    }
}
