package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.Ability;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Stand;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.notquitemechanized.battle.Victory.Condition;
import sandtable.notquitemechanized.battle.Victory.Measure;
import sandtable.notquitemechanized.measuring.Gaps;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.WaySurvey;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What those who have to take something are ordered to do: attack the next thing that is to be
 * taken or is in the way, again when they are stuck, and leave the table when the way is free or
 * time runs out.
 */
final class Offence {
    /** How near to a place an attack on it counts as one, in metres. */
    private static final int SAME = 700;

    /** How near to an objective fire carries over water that cannot be crossed. */
    private static final int OVER_WATER = 700;

    private static final int FLANK = 500;

    /** How much nearer a place counts for each of those, up to so many, who attack it already. */
    private static final int DRAWN = 1500;

    private static final int MASS = 3;

    private static final int WORN = 3000;
    private static final int RESERVE = 1400;
    private static final int WAITS = 3;

    private final Situation situation;
    private final Roads roads;

    Offence(Situation situation) {
        this.situation = situation;
        this.roads = new Roads(situation.battle().ground());
    }

    /** New orders for a unit, the best first; none where it has good ones. */
    List<List<Order>> orders(Formation unit) {
        Optional<Spot> at = situation.table().anchor(unit.id());
        if (at.isEmpty()) {
            return List.of();
        }
        Optional<Victory.Exit> exit = exit(unit);
        if (exit.isPresent() && leaves(unit, at.get(), exit.get())) {
            return toExit(unit, at.get(), exit.get());
        }
        Optional<Spot> hindrance = new Hindrance(situation).of(unit);
        if (hindrance.isPresent()) {
            return attack(unit, at.get(), hindrance.get());
        }
        if (planned(unit)) {
            return List.of();
        }
        return exit.isPresent()
                ? toExit(unit, at.get(), exit.get())
                : target(unit, at.get())
                        .map(target -> attack(unit, at.get(), target))
                        .orElse(List.of());
    }

    private boolean leaves(Formation unit, Spot at, Victory.Exit exit) {
        return new Leaving(situation, roads, unit, exit.at()).goes(at);
    }

    private List<List<Order>> toExit(Formation unit, Spot at, Victory.Exit exit) {
        var leaving = new Leaving(situation, roads, unit, exit.at());
        if (leaving.goes(at)) {
            return leaving.orders(at);
        }
        return leaving.blocker(at)
                .or(() -> situation.nearest(at))
                .map(each -> attack(unit, at, each.at()))
                .orElse(List.of());
    }

    private Optional<Victory.Exit> exit(Formation unit) {
        boolean battalion = unit.bodies().size() > 1;
        return situation.battle().victory().exits().stream()
                .filter(each -> each.camp() == unit.camp() && battalion)
                .findFirst();
    }

    /** Whether its orders still name something to attack that is worth it. */
    private boolean planned(Formation unit) {
        if (situation.stuck(unit) || situation.delayed(unit)) {
            return false;
        }
        for (Order each : situation.standing(unit.id()).orders()) {
            if (each instanceof Order.Attack(var objective, _, _) && worthwhile(objective)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an enemy is believed near, or nobody of ours is. */
    private boolean worthwhile(Spot objective) {
        boolean held =
                situation.foes().stream().anyMatch(each -> each.at().within(SAME, objective));
        return held || situation.seenNear(objective, SAME) || !taken(objective);
    }

    // --- What to attack ---

    /** What a unit is to take next. */
    private Optional<Spot> target(Formation unit, Spot at) {
        Spot best = null;
        int least = Integer.MAX_VALUE;
        for (Spot each : targets(unit, at)) {
            int company = Math.min(MASS, others(unit.id(), each));
            int cost = at.lengthTo(each) - DRAWN * company - worn(each);
            if (cost < least) {
                least = cost;
                best = each;
            }
        }
        return Optional.ofNullable(best);
    }

    /** How much nearer an enemy counts for what he has lost: who is nearly broken is finished. */
    private int worn(Spot target) {
        double most = 0;
        for (Foe each : situation.foes()) {
            if (each.at().equals(target)) {
                most = Math.max(most, 1 - situation.picture().fitness(each.unit()));
            }
        }
        return (int) (WORN * most);
    }

    private List<Spot> targets(Formation unit, Spot at) {
        var targets = new ArrayList<Spot>();
        for (Spot each : situation.plan().objectives()) {
            if (!taken(each)) {
                targets.add(each);
            }
        }
        situation.foes().stream().filter(this::counts).map(Foe::at).forEach(targets::add);
        if (targets.isEmpty() || situation.nearest(at).isEmpty()) {
            regions().forEach(each -> into(each, at).ifPresent(targets::add));
        }
        return targets;
    }

    /** Enemies who are in the way of victory: near what is to be taken, or to be broken. */
    private boolean counts(Foe foe) {
        if (breaking()) {
            return foe.unit().bodies().size() > 1;
        }
        for (Victory.Grading grade : situation.battle().victory().grades()) {
            for (Condition each : grade.all()) {
                if (each instanceof Condition.Nobody(_, var where) && where.contains(foe.at())) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether battalions are to be broken. */
    private boolean breaking() {
        return situation.battle().victory().scores().stream()
                .anyMatch(
                        each ->
                                each.points() > 0
                                        && each.measure() instanceof Measure.BrokenBattalions);
    }

    private List<Region> regions() {
        var regions = new ArrayList<Region>();
        for (Victory.Score each : situation.battle().victory().scores()) {
            if (each.measure() instanceof Measure.Companies(_, var where, _)) {
                regions.add(where);
            }
        }
        return regions;
    }

    private Optional<Spot> into(Region region, Spot at) {
        if (!(region instanceof Region.In(Box box))) {
            return Optional.empty();
        }
        int inside = 300;
        var spot =
                new Spot(
                        Math.clamp(at.x(), box.west() + inside, box.east() - inside),
                        Math.clamp(at.y(), box.south() + inside, box.north() - inside));
        return Optional.of(Tens.nearest(spot, situation.battle().ground()));
    }

    /** Whether a company of ours stands there and no enemy is believed to. */
    private boolean taken(Spot objective) {
        if (situation.seenNear(objective, 500)
                || situation.foes().stream().anyMatch(each -> each.at().within(500, objective))) {
            return false;
        }
        for (Stand each : situation.battle().stands()) {
            boolean company = each.camp() == situation.view().camp() && each.type().disc();
            if (company && Gaps.within(situation.table(), each.id(), objective, 150)) {
                return true;
            }
        }
        return false;
    }

    /** How many others of ours are on their way there. */
    private int others(UnitId unit, Spot target) {
        int others = 0;
        for (Formation each : situation.battle().formations()) {
            boolean other =
                    each.post() == situation.view().me()
                            && !each.id().equals(unit)
                            && each.bodies().size() > 1
                            && situation.standing(each.id()).now()
                                    instanceof Order.Attack(var objective, _, _)
                            && objective.within(SAME, target);
            others += other ? 1 : 0;
        }
        return others;
    }

    // --- How to attack it ---

    private List<List<Order>> attack(Formation unit, Spot at, Spot target) {
        boolean stuck = situation.stuck(unit);
        Spot to = Tens.nearest(target, situation.battle().ground());
        boolean begun = onIt(unit, to) && !stuck && !situation.delayed(unit);
        if (!unit.can(Ability.LEADS) || begun) {
            return List.of();
        }
        var ways = new ArrayList<List<Order>>();
        Optional<Spot> water =
                WaySurvey.move(situation.table(), unit.id(), at, List.of(to)).blocked();
        if (water.isPresent() && !water.get().within(OVER_WATER, to)) {
            roads.fromWater(at, to)
                    .ifPresent(
                            way ->
                                    ways.add(
                                            List.of(
                                                    new Order.March(way),
                                                    attack(to, List.of(to), situation.bound()))));
            roads.over(at, to)
                    .ifPresent(
                            way -> {
                                var orders = new ArrayList<>(Leaving.march(at, way));
                                orders.add(attack(to, List.of(to), situation.bound()));
                                ways.add(orders);
                            });
        }
        int from = situation.bound();
        if (reserve(unit, at, to)) {
            Spot behind = Tens.nearest(to.towards(at, RESERVE), situation.battle().ground());
            ways.add(List.of(attack(to, List.of(behind), from + WAITS)));
        }
        boolean even = situation.bound() % 2 == 0;
        List<Spot> along = breaking() ? new Sweep(situation).through(at, to) : List.of(to);
        List<Order> straight = List.of(attack(along.getLast(), along, from));
        List<Order> right = List.of(flanking(at, along, FLANK, from));
        List<Order> left = List.of(flanking(at, along, -FLANK, from));
        if (stuck) {
            ways.add(even ? right : left);
            ways.add(straight);
        } else {
            ways.add(straight);
            ways.add(right);
        }
        ways.add(left);
        return ways;
    }

    private Order flanking(Spot at, List<Spot> along, int right, int from) {
        var way = new ArrayList<Spot>();
        way.add(flank(at, along.getFirst(), right));
        way.addAll(along);
        return attack(along.getLast(), way, from);
    }

    private Order attack(Spot objective, List<Spot> way, int from) {
        return new Order.Attack(
                objective, way, Math.clamp(from, 1, situation.battle().calendar().bounds()));
    }

    private boolean onIt(Formation unit, Spot target) {
        return situation.standing(unit.id()).orders().stream()
                .anyMatch(
                        each ->
                                each instanceof Order.Attack
                                        && new Sweep(situation).names(unit.id(), each, target));
    }

    /** The rear one of three or more battalions of a brigade is its reserve. */
    private boolean reserve(Formation unit, Spot at, Spot target) {
        int siblings = 0;
        for (Formation each : situation.battle().formations()) {
            boolean sibling =
                    each.camp() == unit.camp()
                            && !each.id().equals(unit.id())
                            && each.bodies().size() > 1
                            && each.under().equals(unit.under());
            Optional<Spot> there = sibling ? situation.table().anchor(each.id()) : Optional.empty();
            if (there.isPresent()) {
                siblings++;
                if (there.get().squaredTo(target) >= at.squaredTo(target)) {
                    return false;
                }
            }
        }
        return siblings >= 2 && situation.left() > WAITS + 2;
    }

    /** Before a place, so far to the side of the straight way. */
    private Spot flank(Spot from, Spot to, int right) {
        int length = Math.max(1, from.lengthTo(to));
        int back = Math.min(FLANK, length / 2);
        int east = to.x() - from.x();
        int north = to.y() - from.y();
        int x = to.x() - east * back / length + north * right / length;
        int y = to.y() - north * back / length - east * right / length;
        return Tens.nearest(new Spot(Math.max(0, x), Math.max(0, y)), situation.battle().ground());
    }
}
