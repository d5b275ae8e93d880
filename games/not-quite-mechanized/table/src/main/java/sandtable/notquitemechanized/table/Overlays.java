package sandtable.notquitemechanized.table;

import sandtable.kernel.Clause;
import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.fire.Band;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.state.Table;
import sandtable.scene.Overlay;
import sandtable.scene.Shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How far a body reaches: with its weapons and with its word. */
final class Overlays {
    private static final Clause RANGE = Clause.of("NQM-RANGE.1");
    private static final Clause COMMAND = Clause.of("NQM-CLASS.14");

    private final Table table;

    Overlays(Table table) {
        this.table = table;
    }

    static List<Overlay> asked() {
        return List.of(
                Overlay.asked(Overlay.Kind.RANGE, RANGE),
                Overlay.asked(Overlay.Kind.COMMAND, COMMAND));
    }

    Optional<Overlay> of(Overlay.Kind kind, String piece) {
        return table.battle().stands().stream()
                .filter(each -> each.id().name().equals(piece))
                .filter(each -> table.spot(each.id()).isPresent())
                .findFirst()
                .flatMap(each -> of(kind, each));
    }

    private Optional<Overlay> of(Overlay.Kind kind, Stand stand) {
        return switch (kind) {
            case RANGE -> drawn(kind, stand, range(stand), RANGE);
            case COMMAND -> drawn(kind, stand, command(stand), COMMAND);
            case REACH, ZONE, ARC, SIGHT, SUPPLY -> Optional.empty();
        };
    }

    private static Optional<Overlay> drawn(
            Overlay.Kind kind, Stand stand, List<Shape> shapes, Clause clause) {
        return Optional.of(Overlay.drawn(kind, stand.id().name(), stand.camp(), shapes, clause));
    }

    /** C1: distances are from edge to edge, so that the body's own radius comes on top. */
    private Shape ring(BodyId body, int metres, Shape.Look look, String words) {
        int all = metres + table.stand(body).type().radius();
        return new Shape.Ring(
                Names.point(table.spot(body).orElseThrow()), Names.mm(all), look, words);
    }

    private List<Shape> range(Stand stand) {
        var shapes = new ArrayList<Shape>();
        int last = 0;
        for (Band each : Band.values()) {
            int metres = each.metres(stand.type());
            if (metres > 0 && metres != last) {
                Shape.Look look = each == Band.HARASSING ? Shape.Look.DASHED : Shape.Look.SOLID;
                String words =
                        "%s %s"
                                .formatted(
                                        each.name().toLowerCase(Locale.ROOT), Names.metres(metres));
                shapes.add(ring(stand.id(), metres, look, words));
                last = metres;
            }
        }
        return shapes;
    }

    /** NQM-CLASS.14, NQM-CRTT.7: where a Command stand is present, and where a General is. */
    private List<Shape> command(Stand stand) {
        var shapes = new ArrayList<Shape>();
        Formation formation = table.formation(stand.unit());
        if (stand.type().kind() == StandKind.COMMAND) {
            int metres = Setting.COMMAND_REACH.value();
            shapes.add(ring(stand.id(), metres, Shape.Look.DASHED, "commands"));
        }
        if (formation.general()) {
            int metres = Setting.GENERAL_REACH.value();
            shapes.add(ring(stand.id(), metres, Shape.Look.SOLID, "the General, orders at once"));
        }
        return shapes;
    }
}
