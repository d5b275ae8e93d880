package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.BASE;
import static sandtable.blitzkriegcommander.data.Setting.MOST_LEGS;
import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.measuring.Straight;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Moves worth proposing: some two dozen places to which a unit may want to go, each way cut to its
 * longest legal part. The check takes any other way.
 */
public final class Anchors {
    private static final int MOST_ENEMIES = 3;
    private static final int MOST_LOOKED_AT = 8;
    private static final int MOST_FRIENDS = 2;
    private static final int MOST_COVER = 6;
    private static final int COMPASS = 8;

    /** Nearer than that nobody needs to be told where to go. */
    private static final int LEAST_MM = 10;

    private final Table table;
    private final UnitId unit;
    private final UnitType type;
    private final int side;
    private final Moves moves;
    private final Spot start;
    private final int move;
    private final List<UnitId> enemies;
    private final Set<Spot> ends = new HashSet<>();
    private final List<Decision> proposals = new ArrayList<>();

    /**
     * @param most how far it goes in no case farther
     */
    private Anchors(Table table, UnitId unit, Terms terms, int most) {
        this.table = table;
        this.unit = unit;
        this.type = table.stand(unit).type();
        this.side = table.stand(unit).side();
        this.moves = Moves.of(table, unit, terms);
        this.start = moves.start();
        this.move = Math.min(most, moves.allowance());
        this.enemies = nearest(table.onTable(1 - side), MOST_LOOKED_AT);
        ends.add(start);
    }

    /** Proposals for a unit that has a base on the table. */
    public static List<Decision> of(Table table, UnitId unit, Terms terms) {
        return new Anchors(table, unit, terms, Integer.MAX_VALUE).all();
    }

    /** The same for one who goes at most so far, whatever its Move. */
    public static List<Decision.Move> within(Table table, UnitId unit, Terms terms, int mm) {
        return new Anchors(table, unit, terms, mm)
                .all().stream().map(Decision.Move.class::cast).toList();
    }

    private List<Decision> all() {
        if (move > 0) {
            if (type.command()) {
                friends();
                cover(1);
                to(Straight.home(table, unit, move));
            } else {
                table.battle().victory().objectives().forEach(this::objective);
                enemies();
                cover(MOST_COVER);
                roads();
                to(Straight.home(table, unit, move));
                compass();
            }
        }
        turn();
        return proposals;
    }

    /** The nearest of some units, in order. */
    private List<UnitId> nearest(List<UnitId> units, int most) {
        var nearest = new ArrayList<UnitId>(most + 1);
        long[] squared = new long[most + 1];
        for (UnitId each : units) {
            long far = start.squaredTo(table.base(each).orElseThrow());
            int place = nearest.size();
            while (place > 0 && far < squared[place - 1]) {
                squared[place] = squared[place - 1];
                place--;
            }
            if (place < most) {
                squared[place] = far;
                nearest.add(place, each);
                if (nearest.size() > most) {
                    nearest.removeLast();
                }
            }
        }
        return nearest;
    }

    private void objective(Objective objective) {
        if (!objective.at().equals(start)) {
            Spot most = towards(objective.at(), move);
            Way straight = moves.longest(Way.of(start, most));
            boolean barred = straight.length() < start.lengthTo(most) / 2;
            add(barred ? around(objective.at()).orElse(straight) : straight);
            to(towards(objective.at(), move / 2));
        }
    }

    /** Round what is closed to it; enemies cut the way like any other. */
    private Optional<Way> around(Spot place) {
        int far = start.lengthTo(place);
        return table.ground()
                .hindrances(type.mobility())
                .closed()
                .way(start, place, MOST_LEGS.value(), far + far / 2 + move)
                .map(way -> moves.longest(way.part(move)));
    }

    private Spot towards(Spot place, int mm) {
        return start.within(mm, place) ? place : start.towards(place, mm);
    }

    private void enemies() {
        int left = MOST_ENEMIES;
        for (UnitId each : enemies) {
            Spot at = table.base(each).orElseThrow();
            if (left > 0 && !at.equals(start) && Sight.sees(table, start, at)) {
                if (left == MOST_ENEMIES) {
                    to(start.awayFrom(at, move));
                }
                left--;
                to(towards(at, move));
                to(towards(at, move / 2));
                int range =
                        table.stand(each).type().afv() ? type.at().rangeMm() : type.ap().rangeMm();
                atRange(at, range);
                atRange(at, range / 2);
            }
        }
    }

    /** The place from which the gap to an enemy is just a range. */
    private void atRange(Spot enemy, int range) {
        int gap = start.lengthTo(enemy) - BASE.value();
        if (range > 0 && Math.abs(gap - range) <= move) {
            to(
                    gap > range
                            ? start.towards(enemy, gap - range)
                            : start.awayFrom(enemy, range - gap));
        }
    }

    /** Behind those whom a command unit may order. */
    private void friends() {
        var others = new ArrayList<UnitId>();
        for (UnitId each : table.onTable(side)) {
            if (!table.stand(each).type().command()) {
                others.add(each);
            }
        }
        for (UnitId each : nearest(others, MOST_FRIENDS)) {
            to(Straight.home(table, each, BASE.value() + LEAST_MM));
        }
    }

    private void cover(int most) {
        int left = most;
        long reach = (long) move * move;
        List<Spot> places = table.ground().coverPlaces();
        int step = 1 + places.size() / (8 * MOST_COVER);
        for (int pass = 0; pass < step && left > 0; pass++) {
            for (int i = pass; i < places.size() && left > 0; i += step) {
                if (start.squaredTo(places.get(i)) <= reach && to(places.get(i))) {
                    left--;
                }
            }
        }
    }

    /** Along the stretches of road that it stands on. */
    private void roads() {
        int reach = ROAD_REACH.value();
        for (Line each : table.ground().lines()) {
            if (each.kind().way() && each.line().box().grown(reach).contains(start)) {
                for (Segment stretch : each.line().stretches()) {
                    if (stretch.within(reach, start)) {
                        to(towardsUnless(stretch.from()));
                        to(towardsUnless(stretch.to()));
                    }
                }
            }
        }
    }

    private Spot towardsUnless(Spot place) {
        return place.equals(start) ? place : towards(place, move);
    }

    private void compass() {
        for (int i = 0; i < COMPASS; i++) {
            to(start.shifted(new Heading(360 / COMPASS * i), move));
        }
    }

    /** Turned to the nearest enemy. */
    private void turn() {
        Heading now = table.unit(unit).heading();
        Heading best = heading(start, () -> now);
        if (!type.command() && !best.equals(now)) {
            proposals.add(new Decision.Move(unit, List.of(), best));
        }
    }

    private boolean to(Spot place) {
        return !place.equals(start)
                && !ends.contains(place)
                && add(moves.longest(Way.of(start, place)));
    }

    private boolean add(Way way) {
        if (way.length() < LEAST_MM || !ends.add(way.end())) {
            return false;
        }
        Spot before = way.spots().get(way.spots().size() - 2);
        Heading heading = heading(way.end(), () -> Facing.towards(before, way.end()));
        proposals.add(new Decision.Move(unit, way.spots().subList(1, way.spots().size()), heading));
        return true;
    }

    /** To the enemy that is nearest now, if there is one. */
    private Heading heading(Spot at, Supplier<Heading> otherwise) {
        if (enemies.isEmpty() || type.command()) {
            return otherwise.get();
        }
        Spot enemy = table.base(enemies.getFirst()).orElseThrow();
        return enemy.equals(at) ? otherwise.get() : Facing.towards(at, enemy);
    }
}
