package sandtable.hexblitz.movement;

import sandtable.hexblitz.facing.FrontFlankRear;
import sandtable.hexblitz.position.Occupation;
import sandtable.hexblitz.position.ZoneOfControl;
import sandtable.hexblitz.state.Decision;
import sandtable.hexblitz.state.Happening;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;
import sandtable.hexblitz.visibility.Visibility;
import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;

/**
 * HB-MOV, HB-ZOC: a march made against the truth. An enemy that was not seen has a Zone of Control
 * too.
 */
public final class Marching {
    private static final Clause MOVED = Clause.of("HB-MOV.1");
    private static final Clause BY_ROAD = Clause.of("HB-TERR.8");
    private static final Clause HALTED = Clause.of("HB-ZOC.4");

    private final State state;
    private final Table table;
    private final UnitId id;
    private final int side;
    private final Movement movement;
    private final Unit unit;
    private final List<HexId> way = new ArrayList<>();
    private final HexSet.Edit sees = new HexSet.Edit();
    private int at;
    private int pointsLeft;
    private int facing;
    private boolean halted;

    private Marching(State state, UnitId id) {
        this.state = state;
        this.table = state.table();
        this.id = id;
        this.side = table.stand(id).side();
        this.movement = Movement.of(new Occupation(table, side), id);
        this.unit = movement.unit();
        this.at = unit.hex();
        this.pointsLeft = unit.points();
        this.facing = unit.facing();
    }

    public static State resolve(State state, Decision.Move move, Telling<Happening> telling) {
        var march = new Marching(state, move.unit());
        march.walk(move.path());
        return march.at < 0
                ? march.keptOut(move.path().getFirst().index(), telling)
                : march.arrive(move.across(), telling);
    }

    private void walk(List<HexId> path) {
        if (unit.onMap()) {
            way.add(unit.place());
        }
        boolean begins = at < 0 || unit.straddles();
        for (int i = 0; i < path.size() && !halted; i++) {
            boolean blocked = begins && i == 0 ? !setOut(path.getFirst()) : !step(path.get(i));
            if (blocked) {
                return;
            }
            sees.addAll(Visibility.from(table, id, at));
            halted = (i > 0 || !begins || unit.hex() < 0) && movement.halts(at, 0);
        }
    }

    /** The first hex of a stand that enters the map, or that lay across edges. */
    private boolean setOut(HexId first) {
        if (at < 0) {
            if (movement.barred(first.index()).isPresent()) {
                return false;
            }
            pointsLeft -= movement.entryCost(first.index());
        }
        if (way.isEmpty() || !way.getLast().equals(first)) {
            way.add(first);
        }
        at = first.index();
        return true;
    }

    private boolean step(HexId next) {
        int to = next.index();
        if (movement.barred(at, to).isPresent()) {
            return false;
        }
        pointsLeft -= movement.cost(at, to);
        facing = table.ground().grid().direction(at, to);
        way.add(next);
        at = to;
        return true;
    }

    /** Somebody unseen stands where it meant to enter the map; now they are seen. */
    private State keptOut(int first, Telling<Happening> telling) {
        HexSet before = Visibility.seenBy(table, side);
        HexSet seen = before.or(HexSet.of(first));
        Visibility.tell(table, side, before, seen, telling);
        return Visibility.remember(
                state.with(table.with(id, unit.without(Mark.MAY_MOVE))), side, seen);
    }

    private State arrive(List<HexId> across, Telling<Happening> telling) {
        HexSet before = Visibility.seenBy(table, side);
        List<HexId> lies = Straddling.possible(movement, at, across, pointsLeft);
        Table moved = placed(lies);
        HexSet enemySeesNow = Visibility.seenBy(moved, 1 - side);
        boolean seen = Visibility.visible(moved, id, enemySeesNow);
        HexSet enemySees = Visibility.seenBy(table, 1 - side);
        List<HexId> seenOn =
                way.stream()
                        .filter(hex -> enemySees.contains(hex.index()) || seen && hex.index() == at)
                        .toList();
        sees.addAll(Visibility.seenBy(moved, side));
        HexSet seenOnTheWay = sees.done();
        boolean scouted = !seenOnTheWay.minus(before).isEmpty();
        Clause clause = unit.order() == Order.ROAD ? BY_ROAD : MOVED;
        telling.tell(
                new Happening.Moved(
                        id, table.side(side), List.copyOf(way), lies, seenOn, scouted, clause));
        if (halted) {
            telling.tell(new Happening.Halted(id, table.side(side), table.hexId(at), seen, HALTED));
        }
        Visibility.tell(moved, side, before, seenOnTheWay, telling);
        State told = Visibility.remember(state.with(moved), side, seenOnTheWay);
        return Visibility.remember(told, 1 - side, enemySeesNow);
    }

    private Table placed(List<HexId> lies) {
        Unit arrived =
                unit.movedTo(table.hexId(at), lies)
                        .points(pointsLeft)
                        .facing(FrontFlankRear.joining(table, id, at, facing))
                        .without(Mark.MAY_MOVE)
                        .without(Mark.STUCK)
                        .with(Mark.MOVED);
        Table moved = table.with(id, arrived);
        moved = moved.with(id, arrived.pinnedBy(ZoneOfControl.holders(moved, id)));
        return ZoneOfControl.released(moved, id);
    }
}
