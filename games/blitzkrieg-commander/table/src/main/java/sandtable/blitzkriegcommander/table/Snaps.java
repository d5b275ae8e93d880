package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.BlitzkriegCommander;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.data.Setting;
import sandtable.blitzkriegcommander.movement.WaySurvey;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.scene.Measurement;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Places near the end of a way that somebody may mean just so: as far as it goes, on a road, at the
 * edge of woods, in line with a friend, just outside an enemy's belt. Each is allowed.
 */
final class Snaps {
    private static final int NEAR_MM = 60;
    private static final int FRIEND_MM = 200;
    private static final int BELT_MM = Setting.BASE.value() + Setting.ENEMY_BELT.value();

    private final View view;
    private final BlitzkriegCommander rules;
    private final Table table;
    private final Decision.Move move;
    private final Spot start;

    Snaps(View view, BlitzkriegCommander rules, Decision.Move move) {
        this.view = view;
        this.rules = rules;
        this.table = view.table();
        this.move = move;
        this.start = table.base(move.unit()).orElseThrow();
    }

    private record Wish(String words, Spot at) {}

    List<Measurement.Snap> near() {
        if (move.way().isEmpty() || move.way().getLast().equals(start)) {
            return List.of();
        }
        var snaps = new ArrayList<Measurement.Snap>();
        Stream.of(limit(), road(), edge(), line(), belt())
                .flatMap(Optional::stream)
                .filter(each -> !each.at.equals(end()))
                .forEach(each -> allowed(each).ifPresent(snaps::add));
        return snaps;
    }

    private Spot end() {
        return move.way().getLast();
    }

    private Spot before() {
        return move.way().size() < 2 ? start : move.way().get(move.way().size() - 2);
    }

    private Decision.Move to(Spot end) {
        var way = new ArrayList<>(move.way().subList(0, move.way().size() - 1));
        way.add(end);
        return new Decision.Move(move.unit(), way, move.heading());
    }

    private Optional<Measurement.Snap> allowed(Wish wish) {
        Decision.Move wanted = to(wish.at);
        return rules.check(view, wanted).isPresent()
                ? Optional.empty()
                : Optional.of(
                        new Measurement.Snap(
                                rules.notation().write(view, wanted),
                                wish.words,
                                Names.point(wish.at)));
    }

    /** The last leg as long as the rules let it be: they say where a longer one stops. */
    private Optional<Wish> limit() {
        Spot far = beyond();
        Decision.Move longer = to(far);
        return Measuring.survey(view, longer)
                .map(each -> each.halt().map(WaySurvey.Halt::longest).orElse(longer.way()))
                .filter(each -> each.size() == move.way().size())
                .map(each -> new Wish("As far as it goes", each.getLast()));
    }

    /** In the direction of the last leg, farther than anybody moves but on the table. */
    private Spot beyond() {
        long east = end().x() - before().x();
        long north = end().y() - before().y();
        int length = Math.max(1, before().lengthTo(end()));
        int whole = table.stand(move.unit()).type().moveMm() + NEAR_MM;
        Spot far = end();
        for (int mm = length + 1; mm <= whole; mm++) {
            long x = before().x() + east * mm / length;
            long y = before().y() + north * mm / length;
            boolean on = x >= 0 && y >= 0 && x <= table.ground().widthMm();
            if (!on || y > table.ground().depthMm()) {
                return far;
            }
            far = new Spot((int) x, (int) y);
        }
        return far;
    }

    private Optional<Wish> road() {
        return table.ground().roads().stream()
                .map(each -> nearest(each, end()))
                .min(Comparator.comparingLong(end()::squaredTo))
                .filter(each -> each.within(NEAR_MM, end()))
                .map(each -> new Wish("Onto the road", each));
    }

    /** A centre on the edge is within (BKC-GEO.4). */
    private Optional<Wish> edge() {
        return table.ground().areas().stream()
                .filter(each -> each.kind().sight() != FeatureKind.Sight.LEVEL)
                .flatMap(each -> within(each).stream())
                .min(Comparator.comparingLong(each -> end().squaredTo(each.at)))
                .filter(each -> each.at.within(NEAR_MM, end()));
    }

    /** The nearest place on an area's edge; rounded, it may lie outside by a millimetre. */
    private Optional<Wish> within(Area area) {
        return area.outline().edges().stream()
                .map(each -> nearest(each, end()))
                .min(Comparator.comparingLong(end()::squaredTo))
                .flatMap(
                        each ->
                                Stream.of(
                                                each,
                                                each.plus(1, 0),
                                                each.plus(-1, 0),
                                                each.plus(0, 1),
                                                each.plus(0, -1))
                                        .filter(area.outline()::contains)
                                        .findFirst())
                .map(each -> new Wish("Edge of the " + area.kind().word(), each));
    }

    /** As far north, or as far east, as the nearest friend. */
    private Optional<Wish> line() {
        return nearest(table.stand(move.unit()).side(), FRIEND_MM)
                .flatMap(
                        friend -> {
                            Spot at = table.base(friend).orElseThrow();
                            return Stream.of(
                                            new Spot(at.x(), end().y()),
                                            new Spot(end().x(), at.y()))
                                    .min(Comparator.comparingLong(end()::squaredTo))
                                    .filter(each -> each.within(NEAR_MM, end()))
                                    .map(each -> new Wish("In line with " + friend, each));
                        });
    }

    /** BKC-MOVE.5: as near to an enemy as one comes without an assault. */
    private Optional<Wish> belt() {
        return nearest(1 - table.stand(move.unit()).side(), BELT_MM + NEAR_MM)
                // On the very spot no direction leads away from it.
                .filter(enemy -> !table.base(enemy).orElseThrow().equals(end()))
                .map(
                        enemy -> {
                            Spot at = table.base(enemy).orElseThrow();
                            int mm = BELT_MM;
                            Spot beside = out(at, mm);
                            while (beside.within(BELT_MM - 1, at)) { // rounded too near
                                beside = out(at, ++mm);
                            }
                            String belt = Names.cm(Setting.ENEMY_BELT.value());
                            return new Wish(belt + " from " + enemy, beside);
                        });
    }

    private Spot out(Spot from, int mm) {
        int length = Math.max(1, from.lengthTo(end()));
        return from.plus(
                (end().x() - from.x()) * mm / length, (end().y() - from.y()) * mm / length);
    }

    private Optional<UnitId> nearest(int side, int withinMm) {
        return table.onTable(side).stream()
                .filter(each -> !each.equals(move.unit()))
                .filter(
                        each ->
                                table.base(each)
                                        .filter(at -> at.within(withinMm, end()))
                                        .isPresent())
                .min(
                        Comparator.comparingLong(
                                each -> table.base(each).orElseThrow().squaredTo(end())));
    }

    /** The place of a segment that is nearest to another place, to the millimetre. */
    private static Spot nearest(Segment segment, Spot to) {
        long east = segment.to().x() - segment.from().x();
        long north = segment.to().y() - segment.from().y();
        long along = (to.x() - segment.from().x()) * east + (to.y() - segment.from().y()) * north;
        long whole = Math.max(1, segment.squaredLength());
        long part = Math.clamp(along, 0, whole);
        return segment.from()
                .plus(
                        (int) Math.floorDiv(2 * east * part + whole, 2 * whole),
                        (int) Math.floorDiv(2 * north * part + whole, 2 * whole));
    }
}
