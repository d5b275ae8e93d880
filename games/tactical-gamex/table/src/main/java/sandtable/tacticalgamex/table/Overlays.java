package sandtable.tacticalgamex.table;

import sandtable.kernel.Clause;
import sandtable.scene.Overlay;
import sandtable.scene.Place;
import sandtable.scene.SightLine;
import sandtable.space.HexGrid;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.combat.FieldsOfFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.sight.LineOfSight;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where the moving unit can go; ranges and sight are worked out for one unit or hex at a time. */
final class Overlays {
    private static final Clause RANGE = Clause.of("TGX-2.1.d");
    private static final Clause SIGHT = Clause.of("TGX-6.3.7.a");
    private static final Clause ARC = FieldsOfFire.ARC;
    private static final Clause REACH = Clause.of("TGX-5.1.b");

    private final View view;
    private final Table table;
    private final Names names;

    Overlays(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    List<Overlay> all() {
        var overlays = new ArrayList<Overlay>();
        overlays.add(Overlay.asked(Overlay.Kind.RANGE, RANGE));
        overlays.add(Overlay.asked(Overlay.Kind.SIGHT, SIGHT));
        if (FieldsOfFire.inUse(table)) {
            overlays.add(Overlay.asked(Overlay.Kind.ARC, ARC));
        }
        if (view.step() instanceof Moving moving && table.impulse().side() == view.me()) {
            overlays.add(reach(moving.walk().unit().index()));
        }
        return overlays;
    }

    private Overlay reach(int unit) {
        List<Overlay.Spot> spots =
                Survey.reach(view).stream()
                        .map(
                                each ->
                                        new Overlay.Spot(
                                                names.place(each.hex()),
                                                Halves.words(each.halfPoints()),
                                                each.halts()))
                        .toList();
        return new Overlay(Overlay.Kind.REACH, names.id(unit), view.me(), spots, REACH);
    }

    /** One that is asked for: the range of a unit, or what a hex sees. */
    Optional<Overlay> asked(Overlay.Kind kind, String of) {
        return switch (kind) {
            case RANGE -> unit(of).map(this::range);
            case SIGHT -> hex(of).map(this::sight);
            case ARC -> unit(of).filter(this::faces).map(this::arc);
            case REACH, ZONE, COMMAND, SUPPLY -> Optional.empty();
        };
    }

    private Overlay range(int unit) {
        HexGrid grid = table.ground().grid();
        int from = table.unit(unit).hex();
        int range = table.stand(unit).type().range();
        var hexes = new HexSet.Edit();
        for (int hex = 0; from >= 0 && hex < grid.size(); hex++) {
            if (grid.distance(from, hex) <= range) {
                hexes.add(hex);
            }
        }
        int side = table.stand(unit).side();
        return lit(Overlay.Kind.RANGE, names.id(unit), side, hexes.done(), RANGE);
    }

    private boolean faces(int unit) {
        return FieldsOfFire.bound(table, unit) && table.unit(unit).onMap();
    }

    private Overlay arc(int unit) {
        int side = table.stand(unit).side();
        HexSet arc = FieldsOfFire.arc(table, unit);
        return lit(Overlay.Kind.ARC, names.id(unit), side, arc, ARC);
    }

    private Overlay sight(int hex) {
        HexSet seen = table.seen(hex);
        return lit(Overlay.Kind.SIGHT, names.hex(hex), view.me(), seen, SIGHT);
    }

    private Overlay lit(Overlay.Kind kind, String of, int side, HexSet hexes, Clause clause) {
        var spots = new ArrayList<Overlay.Spot>();
        hexes.forEach(hex -> spots.add(new Overlay.Spot(names.place(hex), "", false)));
        return new Overlay(kind, of, side, spots, clause);
    }

    private Optional<Integer> unit(String id) {
        for (int i = 0; i < table.units().size(); i++) {
            if (table.id(i).equals(id)) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }

    private Optional<Integer> hex(String number) {
        int hex = table.ground().map().numbering().read(number);
        return hex < 0 ? Optional.empty() : Optional.of(hex);
    }

    /** TGX-6.3.7: the line between two hexes with the rule that decides it. */
    Optional<SightLine> line(String from, String to) {
        return hex(from).flatMap(one -> hex(to).map(other -> line(one, other)));
    }

    private SightLine line(int from, int to) {
        var line = LineOfSight.between(table.ground().map(), table.counters().smoke(), from, to);
        var blocked = new ArrayList<Place>();
        line.blocker()
                .ifPresent(
                        step -> {
                            blocked.add(names.place(step.hex()));
                            if (step.beside() >= 0) {
                                blocked.add(names.place(step.beside()));
                            }
                        });
        return new SightLine(
                names.place(from),
                names.place(to),
                line.clear(),
                table.ground().grid().distance(from, to),
                line.words(),
                line.clause(),
                blocked);
    }
}
