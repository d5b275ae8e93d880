package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Protection;
import sandtable.notquitemechanized.sight.Seeing;
import sandtable.notquitemechanized.state.Body;
import sandtable.notquitemechanized.state.Flag;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Unit;
import sandtable.scene.Badge;
import sandtable.scene.Naming;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What lies on a base: casualties, the state of its unit, what shelters it. */
final class Flags {
    private Flags() {}

    static List<Badge> of(Table table, BodyId id, Body body) {
        var badges = new ArrayList<Badge>();
        int marked = body.casualties().marked();
        if (marked > 0) {
            badges.add(
                    new Badge(
                            Badge.Shape.PIPS,
                            String.valueOf(marked),
                            Naming.count(marked, "casualty marker")));
        }
        Unit unit = table.unit(table.stand(id).unit());
        if (unit.hours() > 0) {
            badges.add(
                    new Badge(
                            Badge.Shape.TICKS,
                            String.valueOf(unit.hours()),
                            Naming.count(unit.hours(), "battle hour")));
        }
        state(table, id, unit).ifPresent(badges::add);
        if (table.spot(id).isPresent()) {
            Seeing.protection(table, id).ifPresent(each -> badges.add(dug(each)));
        }
        return badges;
    }

    private static Badge dug(Protection protection) {
        return new Badge(Badge.Shape.BAR, "D", UnitCard.protection(protection));
    }

    /** The worst of what its unit suffers from. */
    private static Optional<Badge> state(Table table, BodyId id, Unit unit) {
        if (unit.is(Flag.SURRENDERED)) {
            return badge(Badge.Shape.DIAMOND, "S", "surrendered");
        }
        if (unit.broken()) {
            return badge(Badge.Shape.DIAMOND, "B", "broken");
        }
        if (table.pinned(id)) {
            return badge(Badge.Shape.WARNING, "!", "pinned and disorganised by fire");
        }
        if (unit.is(Flag.TO_GROUND)) {
            return badge(Badge.Shape.TRIANGLE, "G", "gone to ground");
        }
        if (table.disorganised(id)) {
            return badge(Badge.Shape.WAVE, "", "disorganised");
        }
        return unit.is(Flag.COLUMN)
                ? badge(Badge.Shape.CHEVRON, "C", "in column")
                : Optional.empty();
    }

    private static Optional<Badge> badge(Badge.Shape shape, String letter, String words) {
        return Optional.of(new Badge(shape, letter, words));
    }

    /** What a flag means; nothing for what only the rules keep count of. */
    static String words(Flag flag) {
        return switch (flag) {
            case COLUMN -> "in column";
            case CAUGHT -> "caught in column";
            case DISORGANISED -> "disorganised";
            case BROKEN -> "broken";
            case TO_GROUND -> "gone to ground";
            case SITS_TIGHT -> "broken and sitting tight";
            case UNAFRAID -> "unafraid of tanks";
            case NEEDS_REINFORCEMENT -> "in need of reinforcement before it attacks on";
            case SURRENDERED -> "surrendered";
            case CALL_OFF_TESTED, BREAK_TESTED, CHOOSES -> "";
        };
    }
}
