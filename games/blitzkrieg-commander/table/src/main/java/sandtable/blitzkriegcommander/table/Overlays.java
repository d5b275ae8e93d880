package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.forces.Note;
import sandtable.blitzkriegcommander.forces.Role;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.forces.Weapon;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Overlay;
import sandtable.scene.Place;
import sandtable.scene.Shape;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How far a base reaches: with its feet, its weapons, its front and its orders. */
final class Overlays {
    private static final Clause MOVE = Clause.of("BKC-MOVE.1");
    private static final Clause RANGE = Clause.of("BKC-FIRE.5");
    private static final Clause FRONT = Clause.of("BKC-GEO.7");
    private static final Clause COMMAND = Clause.of("BKC-CMD.4");
    private static final int NARROW = 90;
    private static final int WIDE = 180;
    private static final int STEPS = 3;

    private final View view;
    private final Table table;

    Overlays(View view) {
        this.view = view;
        this.table = view.table();
    }

    List<Overlay> asked() {
        return List.of(
                Overlay.asked(Overlay.Kind.REACH, MOVE),
                Overlay.asked(Overlay.Kind.RANGE, RANGE),
                Overlay.asked(Overlay.Kind.ARC, FRONT),
                Overlay.asked(Overlay.Kind.COMMAND, COMMAND));
    }

    Optional<Overlay> of(Overlay.Kind kind, String piece) {
        Optional<UnitId> unit =
                table.ids().stream()
                        .filter(each -> each.name().equals(piece) && table.base(each).isPresent())
                        .findFirst();
        return unit.flatMap(each -> of(kind, each));
    }

    private Optional<Overlay> of(Overlay.Kind kind, UnitId unit) {
        return switch (kind) {
            case REACH ->
                    drawn(
                            kind,
                            unit,
                            new Reach(table, unit, Measuring.terms(view, unit)).shapes(),
                            MOVE);
            case RANGE -> drawn(kind, unit, range(unit), RANGE);
            case ARC -> drawn(kind, unit, arc(unit), FRONT);
            case COMMAND -> drawn(kind, unit, command(unit), COMMAND);
            case ZONE, SIGHT, SUPPLY -> Optional.empty();
        };
    }

    private Optional<Overlay> drawn(
            Overlay.Kind kind, UnitId unit, List<Shape> shapes, Clause clause) {
        return Optional.of(
                Overlay.drawn(kind, unit.name(), table.stand(unit).side(), shapes, clause));
    }

    private Place.Point centre(UnitId unit) {
        return Names.point(table.base(unit).orElseThrow());
    }

    private Shape ring(UnitId unit, int mm, Shape.Look look, String words) {
        return new Shape.Ring(centre(unit), mm, look, words);
    }

    /** BKC-GEO.2: gaps are between bases, so that both their halves come on top. */
    private Shape gap(UnitId unit, int mm, Shape.Look look, String words) {
        return ring(unit, mm + Setting.BASE.value(), look, words);
    }

    private List<Shape> range(UnitId unit) {
        UnitType type = table.stand(unit).type();
        var shapes = new ArrayList<Shape>();
        weapon(shapes, unit, "AP", type.ap());
        if (type.at().rangeMm() != type.ap().rangeMm()) {
            weapon(shapes, unit, "AT", type.at());
        }
        return shapes;
    }

    private void weapon(List<Shape> shapes, UnitId unit, String words, Weapon weapon) {
        if (!weapon.none()) {
            shapes.add(gap(unit, weapon.rangeMm(), Shape.Look.SOLID, words));
            shapes.add(gap(unit, weapon.rangeMm() / 2, Shape.Look.DASHED, words + " half"));
        }
    }

    List<Shape> arc(UnitId unit) {
        UnitType type = table.stand(unit).type();
        boolean gun = type.unitClass() == UnitClass.GUN && type.role() != Role.ANTI_AIRCRAFT;
        boolean narrow = gun || type.is(Note.TURRETLESS);
        int range = Math.max(type.ap().rangeMm(), type.at().rangeMm());
        return List.of(
                new Shape.Sector(
                        centre(unit),
                        table.unit(unit).heading().degrees(),
                        narrow ? NARROW : WIDE,
                        0,
                        Math.max(range, Setting.FORMATION_GAP.value()),
                        Shape.Look.SOLID,
                        narrow ? "fires here" : "front"));
    }

    /** Each ring costs one more. */
    private List<Shape> command(UnitId unit) {
        var shapes = new ArrayList<Shape>();
        boolean orders = table.command(unit).filter(each -> each.role().orders()).isPresent();
        for (int step = 1; orders && step <= STEPS; step++) {
            shapes.add(
                    gap(unit, step * Setting.COMMAND_STEP.value(), Shape.Look.DASHED, "−" + step));
        }
        return shapes;
    }
}
