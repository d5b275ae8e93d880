package sandtable.blitzkriegcommander.movement;

import static sandtable.blitzkriegcommander.data.Setting.BASE;

import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.space.measured.Box;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Fall-back and retreat: where a straight move ends and what it runs into. What that does to whom,
 * their own chapters say.
 *
 * @param end where the centre comes to stand; where it ran into something, about there
 * @param into the first of what the chapter names that is in the way
 * @param entered minefields on the way, dummies too (BKC-MINE.2)
 */
public record ForcedMove(Spot end, Optional<Into> into, List<MineId> entered) {
    private static final int BASE_MM = BASE.value();

    public ForcedMove {
        entered = List.copyOf(entered);
    }

    /**
     * BKC-FB.7: a unit falls back to a place, and past it until it is clear of friends.
     *
     * @param mines all that lie there, by {@link Fields#all}
     * @param end by {@code Straight}; it may be off the table
     */
    public static ForcedMove fallBack(
            Table table, List<Fields.Field> mines, UnitId unit, Spot end) {
        return new Course(table, mines, unit, true).to(end);
    }

    /** BKC-RET.12: the same, but wire does not matter to who retreats. */
    public static ForcedMove retreat(Table table, List<Fields.Field> mines, UnitId unit, Spot end) {
        return new Course(table, mines, unit, false).to(end);
    }

    /** One straight line from where a unit is. */
    private static final class Course {
        private final Table table;
        private final List<Fields.Field> mines;
        private final UnitId unit;
        private final UnitType type;
        private final Spot start;
        private final boolean wireCounts;

        private Course(Table table, List<Fields.Field> mines, UnitId unit, boolean wireCounts) {
            this.table = table;
            this.mines = mines;
            this.unit = unit;
            this.type = table.stand(unit).type();
            this.start = table.spot(unit).orElseThrow();
            this.wireCounts = wireCounts;
        }

        private ForcedMove to(Spot end) {
            int mm = start.lengthTo(end);
            Spot now = end;
            while (true) {
                var way = new Way(new Segment(start, now));
                Optional<Into> into = way.first();
                if (into.isPresent()) {
                    return new ForcedMove(into.get().at(), into, entered(into.get().at()));
                }
                if (now.equals(start) || !onFriend(now)) {
                    return new ForcedMove(now, Optional.empty(), entered(now));
                }
                now = start.towards(end, ++mm); // BKC-FB.7, BKC-RET.12
            }
        }

        private boolean onFriend(Spot at) {
            for (UnitId each : table.ids(table.stand(unit).side())) {
                Optional<Spot> base = table.base(each);
                if (base.isPresent() && !each.equals(unit) && Bases.overlap(base.get(), at)) {
                    return true;
                }
            }
            return false;
        }

        private List<MineId> entered(Spot end) {
            var entered = new ArrayList<MineId>();
            var leg = new Segment(start, end);
            for (Fields.Field each : mines) {
                if (meets(each, leg) < 1) {
                    entered.add(each.id());
                }
            }
            return entered;
        }

        /**
         * How far along a leg it enters a field; 1 for never. Who begins in it is in it already.
         */
        private double meets(Fields.Field field, Segment leg) {
            int mm = leg.length();
            if (field.contains(start) || mm == 0 || !field.box().meets(leg.box())) {
                return 1;
            }
            for (int gone = 0; gone < mm; gone++) {
                if (field.contains(start.towards(leg.to(), gone))) {
                    return (double) gone / mm;
                }
            }
            return field.contains(leg.to()) ? 1 - 1.0 / (2 * mm) : 1;
        }

        /** A leg of it with the nearest of what is in the way. */
        private final class Way {
            private final Segment leg;
            private double nearest = 2;
            private Optional<Into> into = Optional.empty();

            private Way(Segment leg) {
                this.leg = leg;
            }

            private Optional<Into> first() {
                edge();
                table.ids().forEach(this::unit);
                if (!Roads.by(table, leg)) { // BKC-MOVE.4
                    table.ground().areas().forEach(this::area);
                }
                table.ground().lines().forEach(this::line);
                mines.forEach(this::field);
                return into;
            }

            private void found(double part, Into.Kind kind, Optional<UnitId> who) {
                if (part < nearest) {
                    nearest = part;
                    into = Optional.of(new Into(kind, who, Breaches.spot(leg, part)));
                }
            }

            private void edge() {
                Box box = table.ground().table();
                if (!box.contains(leg.to())) { // BKC-GEO.8
                    double part =
                            Math.min(
                                    past(leg.from().x(), leg.to().x(), box.west(), box.east()),
                                    past(leg.from().y(), leg.to().y(), box.south(), box.north()));
                    found(part, Into.Kind.EDGE, Optional.empty());
                }
            }

            /** How far one gets between two limits. */
            private static double past(int from, int to, int least, int most) {
                int limit = to < least ? least : to > most ? most : to;
                return to == from ? 1 : (double) (limit - from) / (to - from);
            }

            private void unit(UnitId other) {
                Optional<Spot> base = table.base(other);
                if (base.isEmpty() || other.equals(unit)) {
                    return;
                }
                boolean friend = table.stand(other).side() == table.stand(unit).side();
                if (friend && !table.unit(other).suppressed()) {
                    return;
                }
                double part = overlaps(base.get());
                if (part <= 1) {
                    boolean command = table.stand(other).type().command();
                    Into.Kind kind =
                            friend
                                    ? Into.Kind.SUPPRESSED_FRIEND
                                    : command ? Into.Kind.ENEMY_COMMAND : Into.Kind.ENEMY;
                    found(part, kind, Optional.of(other));
                }
            }

            /** How far along the base comes onto another; 2 for never. Only touching is not. */
            private double overlaps(Spot centre) {
                long east = leg.to().x() - leg.from().x();
                long north = leg.to().y() - leg.from().y();
                long x = centre.x() - leg.from().x();
                long y = centre.y() - leg.from().y();
                long squared = east * east + north * north;
                long along = east * x + north * y;
                long aside = east * y - north * x;
                long reach = (long) BASE_MM * BASE_MM;
                boolean passes = along > 0 && along < squared && aside * aside < reach * squared;
                boolean ends = Bases.overlap(leg.to(), centre);
                if (!passes && !ends) {
                    return 2;
                }
                double half = Math.sqrt(Math.max(0, reach * squared - aside * aside));
                return Math.clamp((along - half) / squared, 0, 1);
            }

            private void area(Area area) {
                if (area.kind().going(type.mobility()).passable() || !area.outline().meets(leg)) {
                    return;
                }
                double part =
                        area.outline().contains(leg.from())
                                ? 0
                                : area.outline().rim().contacts(leg).getFirst().toDouble();
                found(part, Into.Kind.IMPASSABLE, Optional.empty());
            }

            private void line(Line line) {
                boolean wire = line.kind() == FeatureKind.WIRE;
                boolean tangled =
                        wire
                                && (type.unitClass() == UnitClass.FOOT
                                        || type.unitClass() == UnitClass.SOFT); // BKC-FBKO.10
                boolean barred =
                        !line.kind().going(type.mobility()).passable() && !Roads.by(table, leg);
                boolean counts = wire ? wireCounts && (tangled || barred) : barred;
                if (counts) {
                    Into.Kind kind = tangled ? Into.Kind.WIRE : Into.Kind.IMPASSABLE;
                    Breaches.met(table, line.line(), leg)
                            .ifPresent(part -> found(part.toDouble(), kind, Optional.empty()));
                }
            }

            private void field(Fields.Field field) {
                double part = field.dummy() ? 1 : meets(field, leg);
                if (part < 1) {
                    found(part, Into.Kind.MINES, Optional.empty());
                }
            }
        }
    }
}
