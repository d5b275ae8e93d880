package sandtable.hexblitz.table;

import sandtable.hexblitz.Survey;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Overlay;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;

/** What can be lit on the map: reach, Zones of Control, Command Areas, ranges, what is in sight. */
final class Overlays {
    private final View view;
    private final Names names;

    Overlays(View view) {
        this.view = view;
        this.names = new Names(view.table().battle());
    }

    List<Overlay> all(Reaches reaches) {
        var overlays = new ArrayList<Overlay>();
        for (int side = 0; side < view.table().battle().sides().size(); side++) {
            overlays.add(
                    lit(
                            Overlay.Kind.ZONE,
                            names.side(side),
                            side,
                            Survey.zone(view, side),
                            "HB-ZOC.2"));
        }
        for (Formation formation : view.table().battle().formations()) {
            if (formation.side() == view.me()) {
                HexSet area = Survey.commandArea(view, formation.index());
                overlays.add(
                        lit(
                                Overlay.Kind.COMMAND,
                                formation.id(),
                                formation.side(),
                                area,
                                "HB-FORM.3"));
            }
        }
        overlays.add(
                lit(
                        Overlay.Kind.SIGHT,
                        names.side(view.me()),
                        view.me(),
                        Survey.sight(view),
                        "HB-VIS.1"));
        for (Stand stand : view.table().battle().stands()) {
            if (view.table().unit(stand.unitId()).onMap() && stand.weapon().range() > 0) {
                HexSet range = Survey.inRange(view, stand.unitId());
                overlays.add(lit(Overlay.Kind.RANGE, stand.id(), stand.side(), range, "HB-RNG.1"));
            }
        }
        reaches.all().forEach((unit, stops) -> overlays.add(reach(unit, stops)));
        return overlays;
    }

    private Overlay lit(Overlay.Kind kind, String of, int side, HexSet hexes, String clause) {
        var spots = new ArrayList<Overlay.Spot>();
        hexes.forEach(hex -> spots.add(new Overlay.Spot(names.place(hex), "", false)));
        return new Overlay(kind, of, side, spots, Clause.of(clause));
    }

    private Overlay reach(UnitId unit, List<Survey.Stop> stops) {
        List<Overlay.Spot> spots =
                stops.stream()
                        .map(
                                each ->
                                        new Overlay.Spot(
                                                names.place(each.hex()),
                                                String.valueOf(each.cost()),
                                                each.halts()))
                        .toList();
        return new Overlay(
                Overlay.Kind.REACH, unit.name(), view.me(), spots, Clause.of("HB-MOV.1"));
    }
}
