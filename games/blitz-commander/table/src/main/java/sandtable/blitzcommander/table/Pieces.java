package sandtable.blitzcommander.table;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.Kind;
import sandtable.blitzcommander.TankType;
import sandtable.blitzcommander.Unit;
import sandtable.blitzcommander.UnitType;
import sandtable.blitzcommander.View;
import sandtable.scene.Badge;
import sandtable.scene.Piece;
import sandtable.scene.Place;
import sandtable.scene.Symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Units as counters. Those that are gone for good are told of in the log alone. */
final class Pieces {
    private final View view;
    private final Battle battle;
    private final Names names;
    private final Set<String> concerned;

    /**
     * @param concerned ids of the units that the open question is about
     */
    Pieces(View view, Set<String> concerned) {
        this.view = view;
        this.battle = view.battle();
        this.names = new Names(battle.setup());
        this.concerned = Set.copyOf(concerned);
    }

    List<Piece> all() {
        var pieces = new ArrayList<Piece>();
        for (int unit = 0; unit < battle.units(); unit++) {
            int hex = battle.hex(unit);
            if (hex != Battle.DESTROYED && hex != Battle.SPENT && hex != Battle.EXITED) {
                pieces.add(piece(unit));
            }
        }
        return pieces;
    }

    private Piece piece(int index) {
        Unit unit = battle.unit(index);
        return new Piece(
                unit.id(),
                unit.side(),
                names.label(index),
                unit.name(),
                symbol(unit),
                List.of(place(index)),
                Piece.NO_HEADING,
                factors(unit.type()),
                badges(index),
                Piece.Presence.SEEN,
                concerned.contains(unit.id()),
                new UnitCard(view).rows(index));
    }

    private Place place(int index) {
        int hex = battle.hex(index);
        return battle.onMap(index) ? names.place(hex) : new Place.Box(box(index));
    }

    private String box(int index) {
        Unit unit = battle.unit(index);
        return switch (battle.hex(index)) {
            case Battle.WAITING ->
                    unit.arrives() <= battle.turn()
                            ? "may enter"
                            : "enters from turn " + unit.arrives();
            case Battle.UNPLACED -> "to be set up";
            case Battle.ALOFT -> "in the air" + days(unit);
            default -> "off the map";
        };
    }

    private String days(Unit unit) {
        if (unit.arrives() > battle.turn()) {
            return " from turn " + unit.arrives();
        }
        return unit.leaves() >= battle.setup().turns() ? "" : " until turn " + unit.leaves();
    }

    /** What fights at the left, what moves at the right. */
    private List<Piece.Factor> factors(UnitType type) {
        var factors = new ArrayList<Piece.Factor>();
        factors.add(
                switch (type.kind()) {
                    case INFANTRY ->
                            new Piece.Factor("quality", type.quality().name().substring(0, 1), "");
                    case ARMOR -> {
                        TankType tank = battle.setup().charts().tank(type.tank());
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
        if (battle.suppressed(unit)) {
            badges.add(new Badge(Badge.Shape.TRIANGLE, "!", "suppressed"));
        }
        if (battle.entrenched(unit)) {
            badges.add(new Badge(Badge.Shape.EARTHWORK, "E", "entrenched"));
        }
        if (battle.moving(unit)) {
            badges.add(new Badge(Badge.Shape.CHEVRON, "M", "has moved, may go on or attack"));
        } else if (battle.acted(unit)) {
            badges.add(new Badge(Badge.Shape.ROUNDEL, "A", "has acted this turn"));
        }
        return badges;
    }

    private static Symbol symbol(Unit unit) {
        UnitType type = unit.type();
        return switch (type.kind()) {
            case INFANTRY ->
                    Symbol.of(
                            unit.side(),
                            Symbol.Branch.INFANTRY,
                            type.mechanized() ? Symbol.Motion.TRACKS : Symbol.Motion.FOOT,
                            "III");
            case ARMOR -> Symbol.of(unit.side(), Symbol.Branch.ARMOUR, Symbol.Motion.TRACKS, "II");
            case ARTILLERY ->
                    Symbol.of(unit.side(), Symbol.Branch.ARTILLERY, Symbol.Motion.WHEELS, "X");
            case AIR -> Symbol.of(unit.side(), Symbol.Branch.AIRCRAFT, Symbol.Motion.FOOT, "");
        };
    }
}
