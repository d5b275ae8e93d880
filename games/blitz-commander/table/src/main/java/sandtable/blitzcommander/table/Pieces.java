package sandtable.blitzcommander.table;

import sandtable.blitzcommander.charts.TankType;
import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.View;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;

/** Units as counters. Those that are gone for good are told of in the log alone. */
final class Pieces {
    private final View view;
    private final Table table;
    private final Names names;
    private final Set<String> concerned;

    /**
     * @param concerned ids of the units that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (int unit = 0; unit < table.units(); unit++) {
            switch (table.where(unit)) {
                case Whereabouts.OnMap _ -> pieces.add(piece(unit));
                case Whereabouts.Off off -> {
                    switch (off) {
                        case TO_COME, TO_BE_SET_UP, IN_THE_AIR -> pieces.add(piece(unit));
                        case DESTROYED, LEFT, USED_UP -> {}
                    }
                }
            }
        }
        return pieces;
    }

    private Piece piece(int index) {
        Stand unit = table.stand(index);
        return new Piece(
                unit.id(),
                unit.side(),
                names.label(index),
                unit.name(),
                symbol(unit.side(), unit.type()),
                List.of(place(index)),
                Piece.NO_HEADING,
                factors(unit.type(), table.battle().charts()::tank),
                badges(index),
                Piece.Presence.SEEN,
                concerned.contains(unit.id()),
                new UnitCard(view).rows(index));
    }

    private Place place(int index) {
        int hex = table.hex(index);
        return table.onMap(index) ? names.place(hex) : new Place.Box(box(index));
    }

    private String box(int index) {
        Stand unit = table.stand(index);
        return switch (table.where(index)) {
            case Whereabouts.Off.TO_COME ->
                    unit.arrives() <= table.turn()
                            ? "may enter"
                            : "enters from turn " + unit.arrives();
            case Whereabouts.Off.TO_BE_SET_UP -> "to be set up";
            case Whereabouts.Off.IN_THE_AIR -> "in the air" + days(unit);
            case Whereabouts.Off.DESTROYED, Whereabouts.Off.LEFT, Whereabouts.Off.USED_UP ->
                    "off the map";
            case Whereabouts.OnMap(var hex) -> hex.name();
        };
    }

    private String days(Stand unit) {
        if (unit.arrives() > table.turn()) {
            return " from turn " + unit.arrives();
        }
        return unit.leaves() >= table.battle().turns() ? "" : " until turn " + unit.leaves();
    }

    /** What fights at the left, what moves at the right. */
    static List<Piece.Factor> factors(UnitType type, IntFunction<TankType> tanks) {
        var factors = new ArrayList<Piece.Factor>();
        factors.add(
                switch (type.kind()) {
                    case INFANTRY ->
                            new Piece.Factor("quality", type.quality().name().substring(0, 1), "");
                    case ARMOR -> {
                        TankType tank = tanks.apply(type.tank());
                        yield new Piece.Factor(
                                "gun-armor", tank.attackingGun() + "-" + tank.armor(), "");
                    }
                    case ARTILLERY, AIR ->
                            new Piece.Factor("level", String.valueOf(type.level()), "");
                });
        if (type.kind() != Kind.AIR) {
            factors.add(new Piece.Factor("MP", String.valueOf(type.movement()), ""));
        }
        return factors;
    }

    private List<Badge> badges(int unit) {
        var badges = new ArrayList<Badge>();
        if (table.suppressed(unit)) {
            badges.add(new Badge(Badge.Shape.TRIANGLE, "!", "suppressed"));
        }
        if (table.entrenched(unit)) {
            badges.add(new Badge(Badge.Shape.EARTHWORK, "E", "entrenched"));
        }
        if (table.moving(unit)) {
            badges.add(new Badge(Badge.Shape.CHEVRON, "M", "has moved, may go on or attack"));
        } else if (table.acted(unit)) {
            badges.add(new Badge(Badge.Shape.ROUNDEL, "A", "has acted this turn"));
        }
        return badges;
    }

    static Symbol symbol(int side, UnitType type) {
        return switch (type.kind()) {
            case INFANTRY ->
                    Symbol.of(
                            side,
                            Symbol.Branch.INFANTRY,
                            type.mechanized() ? Symbol.Motion.TRACKS : Symbol.Motion.FOOT,
                            "III");
            case ARMOR -> Symbol.of(side, Symbol.Branch.ARMOUR, Symbol.Motion.TRACKS, "II");
            case ARTILLERY -> Symbol.of(side, Symbol.Branch.ARTILLERY, Symbol.Motion.WHEELS, "X");
            case AIR -> Symbol.of(side, Symbol.Branch.AIRCRAFT, Symbol.Motion.FOOT, "");
        };
    }
}
