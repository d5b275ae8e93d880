package sandtable.hexblitz;

import sandtable.hexblitz.forces.Kind;
import sandtable.hexblitz.forces.Mobility;
import sandtable.hexblitz.forces.StandSize;
import sandtable.hexblitz.forces.Weapon;
import sandtable.hexblitz.state.Marks;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.UnitSet;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;

/** A unit of a {@link Drawn} battle while it is being described. */
final class DrawnUnit {
    private static final int EAST = 1;

    final String id;
    final int side;
    final int formation;
    final Kind kind;
    final int sp;
    int left;
    Mobility mobility;
    Weapon weapon;
    Order order = Order.STATIONARY;
    int facing = EAST;
    Optional<HexId> hex = Optional.empty();
    Whereabouts.Off off = Whereabouts.Off.UNSEEN;
    List<HexId> across = List.of();
    boolean amphibious = false;
    boolean halted = false;
    int capacity;
    int halfLogs = 0;
    int arrives = 0;
    Marks marks = Marks.NONE;
    int lockedTurn = 0;
    HexSet zone = HexSet.NONE;
    String carrier = "";

    DrawnUnit(String id, int side, int formation, Kind kind, int sp) {
        this.id = id;
        this.side = side;
        this.formation = formation;
        this.kind = kind;
        this.sp = sp;
        this.left = sp;
        this.mobility = mobility(kind);
        this.weapon = weapon(kind);
        this.capacity = kind == Kind.TRANSPORT ? 3 : 0;
    }

    private static Mobility mobility(Kind kind) {
        return switch (kind) {
            case RECONNAISSANCE -> Mobility.RECONNAISSANCE;
            case INFANTRY, ENGINEER -> Mobility.FOOT;
            case TANK -> Mobility.TRACKED;
            case CAVALRY -> Mobility.HORSED;
            case ARTILLERY, HEADQUARTERS, TRANSPORT -> Mobility.WHEELED;
        };
    }

    private static Weapon weapon(Kind kind) {
        return switch (kind) {
            case TANK -> Weapon.TANK;
            case ARTILLERY -> Weapon.FIELD;
            case TRANSPORT -> Weapon.NONE;
            case RECONNAISSANCE, INFANTRY, CAVALRY, ENGINEER, HEADQUARTERS -> Weapon.INFANTRY;
        };
    }

    Stand stand(int index, int inFormation) {
        return new Stand(
                new UnitId(index, id),
                id,
                side,
                inFormation,
                kind,
                mobility,
                weapon,
                sp,
                StandSize.of(kind).stacking(),
                amphibious,
                capacity,
                arrives,
                zone);
    }

    Unit unit(List<DrawnUnit> all) {
        Whereabouts where = hex.map(at -> Whereabouts.across(at, across)).orElse(off);
        var unit =
                new Unit(where, left, order, facing, 0, marks, lockedTurn, UnitSet.NONE, halfLogs);
        return carrier.isEmpty() ? unit : unit.carriedBy(carrier(all));
    }

    private UnitId carrier(List<DrawnUnit> all) {
        return new UnitId(all.stream().map(each -> each.id).toList().indexOf(carrier), carrier);
    }
}
