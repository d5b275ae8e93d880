package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.NotQuiteMechanized;
import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Registered;
import sandtable.notquitemechanized.battle.Shoot;
import sandtable.notquitemechanized.battle.Sortie;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.Task;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.orders.Beginnings;
import sandtable.notquitemechanized.state.Decision;
import sandtable.notquitemechanized.state.View;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * One answer of each kind that the open question takes, to be filled in: orders of all kinds to
 * each unit, what may follow an order that is noted, shoots, the parts of the operation order.
 */
final class Kinds {
    private static final int BACK = 1000;

    private final View view;
    private final NotQuiteMechanized rules;

    Kinds(View view, NotQuiteMechanized rules) {
        this.view = view;
        this.rules = rules;
    }

    List<Decision> all() {
        var kinds = new ArrayList<Decision>();
        kinds.add(new Decision.Aim(view.plan().aim()));
        kinds.add(new Decision.Objectives(view.plan().objectives()));
        for (Formation each : view.battle().formations()) {
            if (view.orders(each.id())) {
                Beginnings.of(view.table(), each.id()).ifPresent(at -> orders(kinds, each, at));
            }
        }
        for (Stand each : view.battle().stands()) {
            if (view.orders(each.unit())) {
                fire(kinds, each);
            }
        }
        return kinds.stream().filter(each -> rules.check(view, each).isEmpty()).toList();
    }

    private void orders(List<Decision> kinds, Formation formation, Spot from) {
        UnitId unit = formation.id();
        for (Order each : usual(formation, from)) {
            kinds.add(new Decision.Write(unit, List.of(each)));
        }
        noted(unit)
                .ifPresent(
                        before ->
                                usual(formation, end(before, from))
                                        .forEach(each -> kinds.add(then(unit, before, each))));
    }

    private static Decision then(UnitId unit, List<Order> before, Order next) {
        var orders = new ArrayList<>(before);
        orders.add(next);
        return new Decision.Write(unit, orders);
    }

    private Optional<List<Order>> noted(UnitId unit) {
        return view.sheet().entries().stream()
                .flatMap(
                        each ->
                                each instanceof Decision.Write(var of, var orders)
                                                && of.equals(unit)
                                        ? Stream.of(orders)
                                        : Stream.empty())
                .findFirst();
    }

    private static Spot end(List<Order> orders, Spot from) {
        Spot end = from;
        for (Order each : orders) {
            List<Spot> points = Timetable.points(each);
            end = points.isEmpty() ? end : points.getLast();
        }
        return end;
    }

    /** Each kind with what is nearest at hand in its blanks. */
    private List<Order> usual(Formation formation, Spot from) {
        Spot to = view.plan().objectives().stream().findFirst().orElse(from);
        var orders = new ArrayList<Order>();
        orders.add(new Order.Hold());
        orders.add(new Order.Move(List.of(to), false));
        orders.add(new Order.March(List.of(road(from).orElse(from))));
        orders.add(new Order.Defend(from));
        if (formation.can(Ability.FIGHTS)) {
            orders.add(new Order.Attack(to, List.of(to), next()));
            orders.add(new Order.Counterattack(to));
        }
        others(formation).findFirst().ifPresent(each -> orders.add(new Order.Support(each.id())));
        orders.add(new Order.Withdraw(List.of(back(from, to))));
        orders.add(new Order.Recce(List.of(from), to));
        orders.add(
                new Order.Work(formation.can(Ability.ENGINEERS) ? Task.LANE : Task.DIG_IN, from));
        others(formation)
                .filter(each -> each.can(Ability.TANKS))
                .findFirst()
                .ifPresent(each -> orders.add(new Order.Ride(each.id())));
        return orders;
    }

    private Stream<Formation> others(Formation formation) {
        return view.battle().formations().stream()
                .filter(each -> each.camp() == view.camp() && !each.id().equals(formation.id()));
    }

    private int next() {
        int last = view.battle().calendar().bounds();
        return Math.min(last, Math.max(1, view.table().bound()) + 1);
    }

    /** The end of the road that passes here. */
    private Optional<Spot> road(Spot from) {
        return view.battle().ground().roads().stream()
                .filter(each -> each.within(BACK / 2, from))
                .findFirst()
                .map(each -> each.from().equals(from) ? each.to() : each.from());
    }

    private Spot back(Spot from, Spot danger) {
        Spot away = from.equals(danger) ? from : from.awayFrom(danger, BACK);
        var ground = view.battle().ground();
        int x = Math.clamp(away.x(), 0, ground.width());
        int y = Math.clamp(away.y(), 0, ground.depth());
        return new Spot(x - x % 10, y - y % 10);
    }

    private void fire(List<Decision> kinds, Stand stand) {
        Optional<Spot> to = view.plan().objectives().stream().findFirst();
        if (to.isEmpty()) {
            return;
        }
        int bound = Math.max(1, view.table().bound());
        if (stand.type().fireUnits()) {
            var shoot = new Shoot(stand.id(), to.get(), bound, Shoot.Kind.EFFECTIVE, 1);
            kinds.add(new Decision.Fire(shoot));
            kinds.add(new Decision.Register(new Registered(stand.id(), to.get())));
        }
        if (stand.type().arm() == Arm.AIR) {
            kinds.add(new Decision.Fly(new Sortie(stand.id(), to.get(), bound, false)));
        }
    }

    /** What answers of the same kind are called. */
    static String name(Decision decision) {
        return switch (decision) {
            case Decision.Write(_, var orders) ->
                    orders.size() == 1
                            ? name(orders.getFirst())
                            : "then " + name(orders.getLast()).toLowerCase(Locale.ROOT);
            case Decision.Fire _ -> "Shoot";
            case Decision.Register _ -> "Register";
            case Decision.Fly _ -> "Fly";
            case Decision.Aim _ -> "Aim";
            case Decision.Objectives _ -> "Objectives";
            case Decision.Attach _,
                    Decision.Recall _,
                    Decision.CancelShoot _,
                    Decision.Strike _,
                    Decision.Instruct _,
                    Decision.Declare _,
                    Decision.ShootAndScoot _,
                    Decision.Seal _,
                    Decision.Choose _ ->
                    "";
        };
    }

    private static String name(Order order) {
        return switch (order) {
            case Order.Hold _ -> "Hold";
            case Order.Defend _ -> "Defend";
            case Order.Move _ -> "Move";
            case Order.March _ -> "March";
            case Order.Attack _ -> "Attack";
            case Order.Counterattack _ -> "Counterattack";
            case Order.Support _ -> "Support";
            case Order.Withdraw _ -> "Withdraw";
            case Order.Recce _ -> "Recce";
            case Order.Work _ -> "Work";
            case Order.Ride _ -> "Ride";
        };
    }
}
