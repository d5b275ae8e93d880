package sandtable.notquitemechanized.player;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Formation;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.measuring.Tens;
import sandtable.notquitemechanized.movement.WaySurvey;
import sandtable.notquitemechanized.state.Whereabouts;
import sandtable.space.measured.Polyline;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How a battalion leaves the table by an exit: in column where nobody is in the way, else through
 * whoever is there, past the strongest of them, and over the water at the nearest bridge or ford.
 */
final class Leaving {
    /** How near to a way an enemy blocks it, in metres. */
    private static final int BLOCKS = 700;

    /** Points of worth from which on an enemy blocks a way. */
    private static final double STRONG = 3;

    /** How near to an exit a way counts as one that leads to it. */
    private static final int SAME = 700;

    private static final int ONTO = 480;
    private static final int ASIDE = 900;
    private static final int NEAR = 450;
    private static final int SPARE = 2;
    private static final double HALF = 0.5;

    private final Situation situation;
    private final Roads roads;
    private final Formation unit;
    private final Spot exit;

    Leaving(Situation situation, Roads roads, Formation unit, Spot exit) {
        this.situation = situation;
        this.roads = roads;
        this.unit = unit;
        this.exit = exit;
    }

    /** Whether it is time to go: who is over the water goes through; the others wait for a road. */
    boolean goes(Spot at) {
        if (situation.picture().fitness(unit) < HALF || !first()) {
            return false;
        }
        return over() >= HALF
                || spent()
                || blocker(at).isEmpty()
                || situation.left() <= hours(at) + SPARE;
    }

    /** Whether nobody of the unit's companies can fire any more. */
    private boolean spent() {
        for (BodyId each : unit.bodies()) {
            boolean fires =
                    situation.table().stand(each).type().kind() == StandKind.FIGHTING
                            && situation.table().spot(each).isPresent()
                            && situation.plan().ammunition(each) > 0;
            if (fires) {
                return false;
            }
        }
        return true;
    }

    /** One battalion is enough, and two would be in each other's way at a bridge. */
    private boolean first() {
        double own = head(unit);
        for (Formation each : situation.battle().formations()) {
            boolean rival =
                    each.camp() == unit.camp()
                            && each.bodies().size() > 1
                            && situation.picture().fitness(each) >= HALF
                            && !situation.table().unit(each.id()).broken();
            double other = rival ? head(each) : 0;
            if (other > own || other == own && each.id().index() < unit.id().index()) {
                return false;
            }
        }
        return true;
    }

    private double head(Formation of) {
        return over(of) + situation.picture().fitness(of);
    }

    private double over() {
        return over(unit);
    }

    /** The part of a unit's starting strength that is fit and has no more water before it. */
    private double over(Formation of) {
        double fit = 0;
        for (BodyId each : of.bodies()) {
            Optional<Spot> at = situation.table().spot(each);
            boolean beyond =
                    at.isPresent()
                            ? !roads.parted(at.get(), exit)
                            : situation.table().body(each).where() == Whereabouts.Off.LEFT;
            fit += beyond ? situation.table().unmarked(each) : 0;
        }
        return fit / situation.battle().strength(of.id());
    }

    private int hours(Spot at) {
        return WaySurvey.march(situation.table(), unit.id(), at, way(at)).bounds() + 1;
    }

    private List<Spot> way(Spot at) {
        return roads.along(at, exit).orElse(List.of(exit));
    }

    /** Orders to go, the best first; none where it is on its way. */
    List<List<Order>> orders(Spot at) {
        boolean fights = over() >= HALF || spent() || blocker(at).isPresent();
        if (leaving(fights)) {
            return List.of();
        }
        return fights ? through(at) : marches(at);
    }

    private boolean leaving(boolean fights) {
        Order now = situation.standing(unit.id()).now();
        boolean suits =
                fights
                        ? now instanceof Order.Move(_, var through) && through
                        : now instanceof Order.March;
        return suits && now.way().getLast().within(SAME, exit) && !situation.stuck(unit);
    }

    /** Straight or round either side, where the fewest enemies are. */
    private List<List<Order>> through(Spot at) {
        var ways = new ArrayList<List<Spot>>();
        ways.add(List.of(exit));
        ways.add(List.of(aside(at, ASIDE), exit));
        ways.add(List.of(aside(at, -ASIDE), exit));
        ways.sort(Comparator.comparingDouble(each -> against(at, each)));
        Optional<Spot> bridge = over() >= HALF ? Optional.empty() : roads.passage(at, exit);
        var orders = new ArrayList<List<Order>>();
        for (List<Spot> each : ways) {
            var way = new ArrayList<Spot>();
            bridge.ifPresent(way::add);
            way.addAll(each);
            orders.add(List.of(new Order.Move(way, true)));
        }
        return orders;
    }

    /** Beside the middle of the way that is left. */
    private Spot aside(Spot at, int right) {
        int x = (at.x() + exit.x()) / 2 + (exit.y() > at.y() ? right : -right);
        int y = (at.y() + exit.y()) / 2;
        return Tens.nearest(new Spot(Math.max(0, x), y), situation.battle().ground());
    }

    private double against(Spot at, List<Spot> way) {
        double sum = 0;
        for (Foe each : situation.foes()) {
            sum += near(at, way, each.at(), NEAR) ? each.strength() : 0;
        }
        return sum;
    }

    private static boolean near(Spot at, List<Spot> way, Spot foe, int metres) {
        var places = new ArrayList<Spot>(List.of(at));
        for (Spot each : way) {
            if (!each.equals(places.getLast())) {
                places.add(each);
            }
        }
        return places.size() > 1
                ? new Polyline(places).within(metres, foe)
                : at.within(metres, foe);
    }

    /** The nearest strong enemy near the way. */
    Optional<Foe> blocker(Spot at) {
        List<Spot> way = way(at);
        return situation.foes().stream()
                .filter(each -> each.strength() >= STRONG && near(at, way, each.at(), BLOCKS))
                .min(Comparator.comparingLong(each -> at.squaredTo(each.at())));
    }

    /** In column by the road; those ways that are not allowed drop out later. */
    private List<List<Order>> marches(Spot at) {
        List<Spot> road = way(at);
        var ways = new ArrayList<List<Spot>>();
        if (inLine()) {
            ways.add(road.size() > 2 ? road.subList(1, road.size()) : List.of(exit));
        }
        roads.fromWater(at, exit).ifPresent(ways::add);
        ways.add(road);
        var marches = new ArrayList<List<Order>>();
        for (List<Spot> each : ways) {
            marches.add(List.of(new Order.March(roads.shuttled(each, at))));
        }
        marches.add(march(at, roads.shuttled(road, at)));
        return marches;
    }

    /** Whether all who have water before them are on the road. */
    private boolean inLine() {
        for (BodyId each : unit.bodies()) {
            Optional<Spot> at = situation.table().spot(each);
            boolean off =
                    at.isPresent()
                            && roads.parted(at.get(), exit)
                            && !situation.battle().ground().road(at.get());
            if (off) {
                return false;
            }
        }
        return true;
    }

    /** A march that begins with a move onto the road where it is not near. */
    static List<Order> march(Spot at, List<Spot> way) {
        Order march = new Order.March(way);
        return at.within(ONTO, way.getFirst())
                ? List.of(march)
                : List.of(new Order.Move(List.of(way.getFirst()), false), march);
    }
}
