package sandtable.scenario;

import static sandtable.scenario.MeasureReader.MOST;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.List;

/** Reads one condition of a grade: what is counted, {@code at-least} and {@code at-most}. */
final class ConditionReader {
    private final Subject subject;
    private final MeasureReader measures;

    ConditionReader(Subject subject) {
        this.subject = subject;
        this.measures = new MeasureReader(subject);
    }

    Condition read(Fields table) {
        Condition condition = condition(table);
        table.nothingElse();
        return condition;
    }

    private Condition condition(Fields table) {
        if (table.has("by-turn")) {
            return Condition.atMost(table.number("by-turn", 1, MOST), new Measure.Turn());
        }
        if (!subject.formations().isEmpty() && table.has("formation")) {
            return remains(table);
        }
        int side = Sides.index(subject.sides(), table, "side");
        if (table.has("points")) {
            return Condition.atLeast(table.number("points"), new Measure.Points(side));
        }
        if (table.has("lead")) {
            return Condition.atLeast(table.number("lead"), new Measure.Lead(side));
        }
        if (table.has("controls")) {
            HexSet hexes = subject.hexes().set(table, "controls");
            return limited(table, new Measure.Controlled(side, hexes), hexes.size());
        }
        if (table.has("in")) {
            return table.has("times")
                    ? times(
                            table,
                            measures.present(table, "in", side),
                            measures.present(table, "in", 1 - side))
                    : limited(table, measures.present(table, "in", side), 1);
        }
        return counted(table, side);
    }

    /** What not every game can count. */
    private Condition counted(Fields table, int side) {
        if (can(Countable.DEPARTURES) && table.has("left")) {
            return left(table, side);
        }
        if ((can(Countable.UNITS_LOST) || can(Countable.STRENGTH_LOST)) && table.has("lost")) {
            return table.has("times") ? losses(table, side) : lost(table, side);
        }
        if (can(Countable.BRIDGES) && table.has("bridge")) {
            int bridge = subject.hexes().hex(table, "bridge");
            HexSet banks = subject.banks(bridge);
            return limited(table, new Measure.OpenBridge(side, bridge, banks), 1);
        }
        if (table.has("at-most")) {
            return Condition.atMost(table.number("at-most"), new Measure.Points(side));
        }
        throw table.wrong("side", "asks for nothing: give " + choices());
    }

    private Condition lost(Fields table, int side) {
        return limited(table, measures.lost(table, "lost", side), 1);
    }

    /** Losses of a side against those of the other. */
    private Condition losses(Fields table, int side) {
        if (!can(Countable.UNITS_LOST)) {
            throw table.wrong("times", "losses are not counted in units here");
        }
        if (!measures.everybody(table, "lost")) {
            throw table.wrong(
                    "lost", "must be \"all\" to be compared with those of the other side");
        }
        return times(
                table, measures.lost(table, "lost", side), measures.lost(table, "lost", 1 - side));
    }

    /** So many times what there is of it on the other side. */
    private static Condition times(Fields table, Measure measure, Measure other) {
        return Condition.atLeast(table.number("times", 1, MOST), new Measure.Ratio(measure, other));
    }

    private boolean can(Countable countable) {
        return subject.countable().contains(countable);
    }

    private String choices() {
        var choices = new ArrayList<>(List.of("controls", "in"));
        if (can(Countable.DEPARTURES)) {
            choices.add("left");
        }
        if (can(Countable.UNITS_LOST) || can(Countable.STRENGTH_LOST)) {
            choices.add("lost");
        }
        if (can(Countable.BRIDGES)) {
            choices.add("bridge");
        }
        choices.addAll(List.of("points", "lead"));
        String more = subject.formations().isEmpty() ? "" : ", or a formation and down-to";
        return String.join(", ", choices) + " or by-turn" + more;
    }

    /** So many units by any exit, or at least one by the hexes named. */
    private Condition left(Fields table, int side) {
        if (table.hasNumber("left")) {
            Measure any = measures.left(table, "left", side, subject.exits(side));
            return Condition.atLeast(table.number("left", 1, MOST), any);
        }
        HexSet hexes = subject.hexes().set(table, "left");
        return limited(table, measures.left(table, "left", side, hexes), 1);
    }

    /** At least so many, at most so many, or both; without either at least {@code otherwise}. */
    private static Condition limited(Fields table, Measure measure, int otherwise) {
        boolean least = table.has("at-least");
        boolean most = table.has("at-most");
        if (!most) {
            return Condition.atLeast(
                    least ? table.number("at-least", 0, MOST) : otherwise, measure);
        }
        int top = table.number("at-most", 0, MOST);
        return least
                ? new Condition(measure, new Limits.Between(table.number("at-least", 0, top), top))
                : Condition.atMost(top, measure);
    }

    private Condition remains(Fields table) {
        String id = table.text("formation");
        List<String> ids = subject.formations();
        if (!ids.contains(id)) {
            throw table.wrong("formation", "there is no formation " + id + Nearest.hint(id, ids));
        }
        String fraction = table.text("down-to");
        if (!fraction.matches("[1-9]/[2-9]")) {
            throw table.wrong("down-to", "\"" + fraction + "\" must be a fraction, such as 1/2");
        }
        return Condition.atMost(
                fraction.charAt(0) - '0',
                new Measure.Remains(ids.indexOf(id), fraction.charAt(2) - '0'));
    }
}
