package sandtable.notquitemechanized.orders;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.data.Setting;
import sandtable.notquitemechanized.measuring.Layouts;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.state.Belt;
import sandtable.notquitemechanized.state.View;
import sandtable.notquitemechanized.terrain.Course;
import sandtable.notquitemechanized.terrain.FeatureKind;
import sandtable.notquitemechanized.terrain.Ground;
import sandtable.notquitemechanized.terrain.Passage;
import sandtable.notquitemechanized.terrain.Tract;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Orders worth a look, some ten to twenty-five for a battalion: hold, to each objective straight,
 * by either flank and by road, into cover, back, in support of a neighbour. Any other way may be
 * ordered too.
 */
final class OrderProposals {
    private static final int MOST_OBJECTIVES = 3;
    private static final int MOST_COVERS = 4;
    private static final int MOST_NEIGHBOURS = 2;
    private static final int FLANK = 600;
    private static final int BACK = 1000;

    private final View view;
    private final UnitId unit;
    private final Ground ground;
    private final Spot from;
    private final List<List<Order>> proposals = new ArrayList<>();

    private OrderProposals(View view, UnitId unit, Spot from) {
        this.view = view;
        this.unit = unit;
        this.ground = view.battle().ground();
        this.from = from;
    }

    static List<List<Order>> of(View view, UnitId unit) {
        Optional<Spot> from = Beginnings.of(view.table(), unit);
        return from.isEmpty()
                ? List.of()
                : new OrderProposals(view, unit, Tens.nearest(from.get(), view.battle().ground()))
                        .made();
    }

    private List<List<Order>> made() {
        if (view.table().unit(unit).broken()) {
            back();
            return proposals;
        }
        add(new Order.Hold());
        view.plan().objectives().stream().limit(MOST_OBJECTIVES).forEach(this::objective);
        boolean teeth = view.battle().formation(unit).can(Ability.FIGHTS);
        if (teeth) {
            covers();
            neighbours();
        }
        if (view.table().bound() > 1) {
            back();
        }
        if (view.battle().formation(unit).can(Ability.DIGS)) {
            add(new Order.Work(Task.DIG_IN, from));
        }
        if (view.battle().formation(unit).can(Ability.ENGINEERS)) {
            works();
        }
        return proposals;
    }

    /** Lanes through mines that are known, and bridges that stand. */
    private void works() {
        for (Belt each : view.table().mines()) {
            Spot middle = middle(each.ground().box());
            if (each.camp() != view.camp() && each.lanes().isEmpty()) {
                add(new Order.Work(Task.LANE, middle));
            }
        }
        for (Passage each : ground.passages()) {
            for (Task task : List.of(Task.DEMOLISH_MAJOR, Task.DEMOLISH_MINOR)) {
                var work = new Order.Work(task, each.at());
                if (WorkCheck.of(view, unit, work).isEmpty()) {
                    add(work);
                }
            }
        }
    }

    private void add(Order... orders) {
        for (Order each : orders) {
            if (Ways.forHorses(view.battle(), unit, each.way()).isPresent()) {
                return;
            }
        }
        proposals.add(List.of(orders));
    }

    private void objective(Spot objective) {
        List<List<Spot>> ways =
                from.equals(objective)
                        ? List.of(List.of(objective))
                        : List.of(
                                List.of(objective),
                                List.of(flank(objective, FLANK), objective),
                                List.of(flank(objective, -FLANK), objective));
        Order last = new Order.Defend(objective);
        for (List<Spot> way : ways) {
            if (view.battle().formation(unit).can(Ability.LOOKS)) {
                add(new Order.Recce(way, objective));
            } else if (view.battle().formation(unit).can(Ability.LEADS)
                    && view.battle().formation(unit).can(Ability.FIGHTS)) {
                add(new Order.Attack(objective, way, attackBound()));
            }
            add(new Order.Move(way, false), last);
        }
        byRoad(objective).ifPresent(way -> add(new Order.March(way)));
        if (view.battle().formation(unit).can(Ability.FIGHTS)) {
            add(new Order.Counterattack(objective));
        }
    }

    private int attackBound() {
        return Math.min(view.battle().calendar().bounds(), Math.max(1, view.table().bound()) + 1);
    }

    /** Halfway, so far to the right of the straight way. */
    private Spot flank(Spot to, int right) {
        var middle = new Spot((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        return Layouts.placed(middle, from, new Stand.Offset(right, 0), ground);
    }

    /** Along one road from the stretch that is near to that which is near the objective. */
    private Optional<List<Spot>> byRoad(Spot objective) {
        for (Course each : ground.courses()) {
            if (each.kind() == FeatureKind.ROAD
                    && each.line().within(Setting.ROAD_REACH.value(), from)
                    && each.line().within(Setting.ROAD_REACH.value(), objective)) {
                List<Spot> way = List.of(objective);
                return Ways.onRoads(ground, from, way).isEmpty()
                        ? Optional.of(way)
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private void covers() {
        int hour =
                view.battle()
                        .stand(view.battle().formation(unit).bodies().getFirst())
                        .type()
                        .leg()
                        .contact();
        var covers = new ArrayList<Spot>();
        for (Tract each : ground.tracts()) {
            Spot middle = middle(each.outline().box());
            boolean near = each.kind().cover() && middle.within(2 * hour, from);
            if (near && covers.size() < MOST_COVERS && !covers.contains(middle)) {
                covers.add(middle);
                add(new Order.Move(List.of(middle), false));
            }
        }
    }

    private Spot middle(Box box) {
        return Tens.nearest(
                new Spot((box.west() + box.east()) / 2, (box.south() + box.north()) / 2), ground);
    }

    private void neighbours() {
        int found = 0;
        for (Formation each : view.battle().formations()) {
            boolean neighbour = each.camp() == view.camp() && !each.id().equals(unit);
            if (neighbour && each.can(Ability.FIGHTS) && found < MOST_NEIGHBOURS) {
                found++;
                add(new Order.Support(each.id()));
            }
        }
    }

    /** Straight back from the first objective, or from an enemy who is seen. */
    private void back() {
        Optional<Spot> danger =
                view.plan().objectives().stream().filter(each -> !each.equals(from)).findFirst();
        danger.map(each -> Tens.nearest(inside(from, each), ground))
                .ifPresent(each -> add(new Order.Withdraw(List.of(each))));
    }

    private Spot inside(Spot at, Spot danger) {
        Spot away = at.awayFrom(danger, BACK);
        return new Spot(
                Math.clamp(away.x(), 0, ground.width()), Math.clamp(away.y(), 0, ground.depth()));
    }
}
