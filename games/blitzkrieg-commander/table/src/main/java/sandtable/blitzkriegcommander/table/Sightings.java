package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.march.Trail;
import sandtable.blitzkriegcommander.measuring.Facing;
import sandtable.blitzkriegcommander.opportunity.Opportunity;
import sandtable.blitzkriegcommander.sight.Sight;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.table.figures.Shooting;
import sandtable.kernel.Clause;
import sandtable.scene.Measurement;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;
import sandtable.space.measured.Way;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Which enemies see a unit on its way, from where on, and at which stop they could fire
 * (BKC-OPP.2).
 */
final class Sightings {
    private static final Clause FIRE = Clause.of("BKC-OPP.2");
    private static final Clause SIGHT = Clause.of("BKC-SIGHT.1");

    /** So far apart a way is looked at first; where something changes between, it is narrowed. */
    private static final int STEP_MM = 10;

    private final Table table;
    private final UnitId unit;
    private final Way way;
    private final List<Stop> stops;

    /**
     * A place after full parts of the way.
     *
     * @param able enemies that could fire at the unit there
     */
    private record Stop(int mm, Table there, List<UnitId> able) {}

    /**
     * @param places as far as the way is allowed
     */
    Sightings(Table table, Decision.Move move, List<Spot> places) {
        this.table = table;
        this.unit = move.unit();
        var spots = new ArrayList<Spot>();
        spots.add(table.base(unit).orElseThrow());
        spots.addAll(places);
        this.way = Way.through(spots);
        this.stops = stops(move.heading());
    }

    private List<Stop> stops(Heading last) {
        var all = new ArrayList<Stop>();
        List<Trail.Point> points =
                way.spots().size() > 1 ? Trail.of(way).points() : List.<Trail.Point>of();
        Spot before = way.start();
        for (Trail.Point each : points) {
            if (each.stop()) {
                boolean end = each == points.getLast();
                Heading heading = end ? last : Facing.towards(before, each.spot());
                Table there = table.with(unit, table.unit(unit).movedTo(each.spot(), heading));
                all.add(
                        new Stop(
                                (all.size() + 1) * Setting.STOP_EVERY.value(),
                                there,
                                Opportunity.able(there, enemy(), unit)));
            }
            before = each.spot();
        }
        return all;
    }

    private int enemy() {
        return 1 - table.stand(unit).side();
    }

    List<Measurement.Sighting> all() {
        var sightings = new ArrayList<Measurement.Sighting>();
        for (UnitId each : table.onTable(enemy())) {
            OptionalInt seen =
                    table.stand(each).type().command() ? OptionalInt.empty() : seen(each);
            if (seen.isPresent()) {
                sighting(each, seen.getAsInt()).ifPresent(sightings::add);
            }
        }
        sightings.sort(Comparator.comparingInt(Measurement.Sighting::fromMm));
        return sightings;
    }

    /** Who sees it from the start and cannot fire is no news. */
    private Optional<Measurement.Sighting> sighting(UnitId by, int fromMm) {
        Optional<Stop> fired = stops.stream().filter(each -> each.able().contains(by)).findFirst();
        if (fired.isEmpty() && fromMm == 0) {
            return Optional.empty();
        }
        Optional<Shooting> shooting =
                fired.map(each -> Shooting.of(each.there(), List.of(by), unit));
        return Optional.of(
                new Measurement.Sighting(
                        by.name(),
                        Names.point(table.base(by).orElseThrow()),
                        Names.point(place(fromMm)),
                        fromMm,
                        fired.map(
                                        each ->
                                                "may fire at %s: %s"
                                                        .formatted(
                                                                Names.cm(each.mm()),
                                                                shooting.orElseThrow().words()))
                                .orElse("cannot fire at any stop"),
                        shooting.map(Shooting::figures).orElse(""),
                        Optional.of(fired.isPresent() ? FIRE : SIGHT)));
    }

    /** How far the unit has gone when an enemy sees it first. */
    private OptionalInt seen(UnitId by) {
        int length = way.length();
        for (int mm = 0; mm < length + STEP_MM; mm += STEP_MM) {
            int here = Math.min(mm, length);
            if (sees(by, here)) {
                return OptionalInt.of(first(by, Math.max(0, here - STEP_MM), here));
            }
        }
        return OptionalInt.empty();
    }

    /** Between a place that is not seen and one that is. */
    private int first(UnitId by, int hidden, int seen) {
        int before = hidden;
        int after = seen;
        while (after - before > 1) {
            int middle = (before + after) / 2;
            boolean sees = sees(by, middle);
            before = sees ? before : middle;
            after = sees ? middle : after;
        }
        return sees(by, before) ? before : after;
    }

    private boolean sees(UnitId by, int mm) {
        return Sight.sees(table, by, place(mm));
    }

    private Spot place(int mm) {
        return way.part(mm).end();
    }
}
