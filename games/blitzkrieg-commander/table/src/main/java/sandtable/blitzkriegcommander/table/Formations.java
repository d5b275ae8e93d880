package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.command.Acting;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.measuring.Gaps;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.kernel.Notation;
import sandtable.kernel.Violation;
import sandtable.scene.Formation;
import sandtable.scene.Measurement;
import sandtable.space.measured.Box;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** BKC-ORD.10: units of a formation that are led together, each by an action of its own. */
final class Formations {
    private static final Clause LINKED = Clause.of("BKC-ORD.5");

    private final View view;
    private final BlitzkriegCommander rules;
    private final Table table;

    Formations(View view, BlitzkriegCommander rules) {
        this.view = view;
        this.rules = rules;
        this.table = view.table();
    }

    Optional<Formation> of(Formation.Wish wish) {
        return rules.notation().read(view, wish.lead())
                                instanceof Notation.Reading.Read<Decision>(Decision decision)
                        && decision instanceof Decision.Move lead
                        && table.base(lead.unit()).isPresent()
                ? Optional.of(of(wish, lead))
                : Optional.empty();
    }

    private Formation of(Formation.Wish wish, Decision.Move lead) {
        var starts = new LinkedHashMap<UnitId, Spot>();
        starts.put(lead.unit(), table.base(lead.unit()).orElseThrow());
        for (UnitId each : table.onTable(view.me())) {
            if (wish.others().contains(each.name())) {
                starts.putIfAbsent(each, table.base(each).orElseThrow());
            }
        }
        var shaping =
                new Shaping(
                        table.ground().table(), starts, lead.unit(), lead.way(), lead.heading());
        Map<UnitId, List<Spot>> ways =
                placed(wish, shaping.ways(wish.order(), Math.max(0, wish.gapMm())));
        List<Measurement> measurements = measured(shaping.frontFirst(), ways, lead);
        return new Formation(measurements, links(ways, starts), slowest(measurements), stays());
    }

    /** Who was led away goes its own way. */
    private Map<UnitId, List<Spot>> placed(Formation.Wish wish, Map<UnitId, List<Spot>> ways) {
        Box edge = table.ground().table();
        for (Formation.Placed each : wish.placed()) {
            var to =
                    new Spot(
                            Math.clamp(each.xMm(), edge.west(), edge.east()),
                            Math.clamp(each.yMm(), edge.south(), edge.north()));
            ways.replaceAll((unit, way) -> unit.name().equals(each.piece()) ? List.of(to) : way);
        }
        return ways;
    }

    /** One after the other, each as if those before it had gone. */
    private List<Measurement> measured(
            List<UnitId> sequence, Map<UnitId, List<Spot>> ways, Decision.Move lead) {
        var measurements = new ArrayList<Measurement>();
        View now = view;
        for (UnitId unit : sequence) {
            var move = new Decision.Move(unit, ways.get(unit), lead.heading());
            String typed = rules.notation().write(now, move);
            Optional<Measurement> measured = new Measuring(now, rules, typed).of();
            measured.ifPresent(measurements::add);
            if (measured.isPresent() && measured.get().halt().isEmpty()) {
                now = after(now, move);
            }
        }
        return measurements;
    }

    private static View after(View now, Decision.Move move) {
        if (move.way().isEmpty()) {
            return now;
        }
        Table before = now.table();
        var moved = before.unit(move.unit()).movedTo(move.way().getLast(), move.heading());
        return new View(
                now.side(), now.me(), before.with(move.unit(), moved), now.stack(), now.secrets());
    }

    private static String slowest(List<Measurement> measurements) {
        return measurements.stream()
                .filter(each -> each.budget().isPresent())
                .min(Comparator.comparingInt(Formations::left))
                .map(Measurement::piece)
                .orElse("");
    }

    private static int left(Measurement measurement) {
        var budget = measurement.budget().orElseThrow();
        return budget.allowedMm() - budget.usedMm();
    }

    /** BKC-ORD.5: each with the nearest of those before it, as a chain is made. */
    private static List<Formation.Link> links(
            Map<UnitId, List<Spot>> ways, Map<UnitId, Spot> starts) {
        var links = new ArrayList<Formation.Link>();
        var linked = new ArrayList<Spot>();
        var left = new ArrayList<Spot>();
        ways.forEach((unit, way) -> left.add(way.isEmpty() ? starts.get(unit) : way.getLast()));
        linked.add(left.removeFirst());
        while (!left.isEmpty()) {
            Spot from = linked.getFirst();
            Spot to = left.getFirst();
            for (Spot one : linked) {
                for (Spot other : left) {
                    if (one.squaredTo(other) < from.squaredTo(to)) {
                        from = one;
                        to = other;
                    }
                }
            }
            links.add(
                    new Formation.Link(
                            Names.point(from),
                            Names.point(to),
                            Gaps.mm(from, to),
                            Gaps.within(from, to, Setting.FORMATION_GAP.value()),
                            LINKED));
            left.remove(to);
            linked.add(to);
        }
        return links;
    }

    /** Those who were ordered and act no more, and why. */
    private List<Formation.Stay> stays() {
        if (!(view.step() instanceof Acting acting)) {
            return List.of();
        }
        var stays = new ArrayList<Formation.Stay>();
        for (UnitId each : acting.formation()) {
            if (table.base(each).isPresent() && !acting.context().waits(each)) {
                stays.add(
                        new Formation.Stay(
                                each.name(),
                                table.unit(each).suppressed()
                                        ? Violation.of("BKC-SUPP.3", "%s is suppressed", each)
                                        : Violation.of(
                                                "BKC-ORD.10", "%s has had its action", each)));
            }
        }
        return stays;
    }
}
