package sandtable.blitzkriegcommander.fire;

import static sandtable.blitzkriegcommander.data.Setting.BREACH_WIDTH;
import static sandtable.blitzkriegcommander.data.Setting.ROAD_REACH;

import sandtable.blitzkriegcommander.forces.UnitClass;
import sandtable.blitzkriegcommander.forces.UnitType;
import sandtable.blitzkriegcommander.measuring.Bases;
import sandtable.blitzkriegcommander.measuring.Fields;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.terrain.Area;
import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.space.measured.Segment;
import sandtable.space.measured.Spot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * The straight way of a unit that falls back or retreats, millimetre by millimetre, and what it
 * leads into (BKC-FB.8).
 *
 * @param at the place so many millimetres on
 */
public record ForcedWay(Table table, List<Fields.Field> fields, UnitId unit, IntFunction<Spot> at) {
    /** What can be met on it. */
    public enum Thing {
        OFF_TABLE,
        ENEMY_COMMAND_UNIT,
        ENEMY,
        SUPPRESSED_FRIEND,
        IMPASSABLE,
        MINES,
        WIRE
    }

    /**
     * @param unit that was met, where it was one
     */
    public record Met(Thing thing, Optional<UnitId> unit) {
        /** "into gren-2", "off the table". */
        public String into() {
            return switch (thing) {
                case SUPPRESSED_FRIEND, ENEMY, ENEMY_COMMAND_UNIT -> "into " + unit.orElseThrow();
                case IMPASSABLE -> "into ground it cannot enter";
                case MINES -> "into a minefield";
                case OFF_TABLE -> "off the table";
                case WIRE -> "into wire";
            };
        }
    }

    /**
     * @param end where it ends, or where it met something
     * @param entered fields that it came into, dummies too
     */
    public record Walked(Spot end, Optional<Met> met, List<Fields.Field> entered) {}

    /** BKC-GEO.11: straight away from a place; from the place itself, towards the baseline. */
    public static ForcedWay from(Table table, List<Fields.Field> fields, UnitId unit, Spot place) {
        Spot start = table.spot(unit).orElseThrow();
        return start.equals(place)
                ? home(table, fields, unit)
                : new ForcedWay(table, fields, unit, mm -> start.awayFrom(place, mm));
    }

    /** Straight towards the own baseline. */
    public static ForcedWay home(Table table, List<Fields.Field> fields, UnitId unit) {
        Spot start = table.spot(unit).orElseThrow();
        int side = table.stand(unit).side();
        var heading = table.battle().camp(side).baseline().inwards().opposite();
        return new ForcedWay(table, fields, unit, mm -> start.shifted(heading, mm));
    }

    /**
     * Goes so far and on until clear of friends (BKC-FB.7), or until it meets one of those things.
     */
    public Walked walk(int mm, Set<Thing> fatal) {
        var entered = new ArrayList<Fields.Field>();
        Spot before = at.apply(0);
        for (int gone = 1; gone <= mm || overlapsFriend(before); gone++) {
            Spot now = at.apply(gone);
            Optional<Met> met = met(before, now).filter(each -> fatal.contains(each.thing()));
            enter(before, now, entered);
            if (met.isPresent()) {
                return new Walked(now, met, entered);
            }
            before = now;
        }
        return new Walked(before, Optional.empty(), entered);
    }

    private void enter(Spot before, Spot now, List<Fields.Field> entered) {
        for (Fields.Field each : fields) {
            if (each.contains(now) && !each.contains(before)) {
                entered.add(each);
            }
        }
    }

    private boolean overlapsFriend(Spot spot) {
        return friends().stream().anyMatch(each -> overlaps(each, spot));
    }

    private List<UnitId> friends() {
        return table.onTable(side()).stream().filter(each -> !each.equals(unit)).toList();
    }

    private boolean overlaps(UnitId other, Spot spot) {
        return Bases.overlap(table.base(other).orElseThrow(), spot);
    }

    private int side() {
        return table.stand(unit).side();
    }

    /** What it comes into by this millimetre. */
    private Optional<Met> met(Spot before, Spot now) {
        if (!table.ground().table().contains(now)) {
            return Optional.of(new Met(Thing.OFF_TABLE, Optional.empty()));
        }
        return unitMet(before, now).or(() -> groundMet(before, now));
    }

    private Optional<Met> unitMet(Spot before, Spot now) {
        for (UnitId each : table.onTable(1 - side())) {
            if (overlaps(each, now) && !overlaps(each, before)) {
                boolean command = table.stand(each).type().command(); // R-BKC-11
                Thing thing = command ? Thing.ENEMY_COMMAND_UNIT : Thing.ENEMY;
                return Optional.of(new Met(thing, Optional.of(each)));
            }
        }
        return friends().stream()
                .filter(each -> table.unit(each).suppressed())
                .filter(each -> overlaps(each, now) && !overlaps(each, before))
                .map(each -> new Met(Thing.SUPPRESSED_FRIEND, Optional.of(each)))
                .findFirst();
    }

    private Optional<Met> groundMet(Spot before, Spot now) {
        boolean mines = mined(now) && !mined(before);
        if (mines) {
            return Optional.of(new Met(Thing.MINES, Optional.empty()));
        }
        if (onWay(now)) {
            return Optional.empty();
        }
        var step = new Segment(before, now);
        boolean barred =
                table.ground().areas().stream().anyMatch(each -> bars(each, before, now))
                        || table.ground().lines().stream().anyMatch(each -> bars(each, step));
        if (barred) {
            return Optional.of(new Met(Thing.IMPASSABLE, Optional.empty()));
        }
        boolean wire =
                minds()
                        && table.ground()
                                .lines(FeatureKind.WIRE)
                                .anyMatch(each -> crosses(each, step));
        return wire ? Optional.of(new Met(Thing.WIRE, Optional.empty())) : Optional.empty();
    }

    private boolean mined(Spot spot) {
        return fields.stream().anyMatch(each -> !each.dummy() && each.contains(spot));
    }

    /** Roads, and bridges that stand, cancel what is under them (BKC-MOVE.4). */
    private boolean onWay(Spot spot) {
        return table.ground().lines(FeatureKind.ROAD).anyMatch(each -> near(each, spot))
                || table.battle().bridgeIds().stream()
                        .filter(each -> table.works().bridges().get(each.index()).standing())
                        .anyMatch(each -> near(table.battle().bridges().get(each.index()), spot));
    }

    private static boolean near(Line line, Spot spot) {
        return line.line().within(ROAD_REACH.value(), spot);
    }

    private UnitType type() {
        return table.stand(unit).type();
    }

    private boolean bars(Area area, Spot before, Spot now) {
        return !area.kind().going(type().mobility()).passable()
                && area.outline().contains(now)
                && !area.outline().contains(before);
    }

    private boolean bars(Line line, Segment step) {
        return line.kind() != FeatureKind.WIRE
                && !line.kind().going(type().mobility()).passable()
                && crosses(line, step);
    }

    private boolean crosses(Line line, Segment step) {
        return line.line().meets(step)
                && !line.line().within(0, step.from())
                && table.works().breaches().stream()
                        .noneMatch(each -> each.within(BREACH_WIDTH.value() / 2, step.to()));
    }

    /** BKC-FBKO.10, BKC-FBKO.11: troops on foot and soft-skins. */
    private boolean minds() {
        return type().unitClass() == UnitClass.FOOT || type().unitClass() == UnitClass.SOFT;
    }
}
