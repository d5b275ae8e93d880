package sandtable.blitzkriegcommander.scenario;

import sandtable.blitzkriegcommander.battle.Objective;
import sandtable.blitzkriegcommander.battle.Victory;
import sandtable.blitzkriegcommander.battle.Victory.Condition;
import sandtable.blitzkriegcommander.battle.Victory.Grade;
import sandtable.blitzkriegcommander.battle.Victory.Score;
import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Sides;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Reads the {@code [[objective]]}s, {@code [[score]]}s and {@code [[victory]]} grades. */
final class VictoryReader {
    private static final int MOST = 99;
    private static final int FARTHEST = 1000;

    private final List<Side> sides;
    private final PlaceFields places;
    private final List<Objective> objectives = new ArrayList<>();

    VictoryReader(List<Side> sides, PlaceFields places) {
        this.sides = sides;
        this.places = places;
    }

    Victory read(Fields scenario) {
        for (Fields table : scenario.tables("objective")) {
            objectives.add(
                    new Objective(
                            table.shortName("id"),
                            table.text("name"),
                            places.spot(table, "at"),
                            table.number("reach", 1, FARTHEST)));
            table.nothingElse();
        }
        List<Score> scores = scenario.tables("score").stream().map(this::score).toList();
        List<Fields> tables = scenario.tables("victory");
        List<Grade> grades = tables.stream().map(this::grade).toList();
        if (grades.isEmpty()) {
            throw scenario.wrong("victory", "nothing says how the battle is won");
        }
        for (int i = 0; i < grades.size(); i++) {
            boolean last = i == grades.size() - 1;
            if (grades.get(i).all().isEmpty() != last) {
                throw tables.get(i)
                        .wrong("grade", "the last grade, and no other, asks for nothing");
            }
        }
        return new Victory(objectives, scores, grades);
    }

    private Score score(Fields table) {
        int side = Sides.index(sides, table, "side");
        int points = table.number("points", 1, MOST);
        Condition condition =
                table.has("broken")
                        ? new Condition.Broken(Sides.index(sides, table, "broken"))
                        : holds(table, side);
        table.nothingElse();
        return new Score(side, points, condition);
    }

    private Grade grade(Fields table) {
        var grade =
                new Grade(
                        table.text("grade"),
                        Sides.index(sides, table, "winner"),
                        table.tables("all").stream().map(this::condition).toList(),
                        table.flag("at-once", false));
        table.nothingElse();
        return grade;
    }

    private Condition condition(Fields table) {
        Condition condition = condition(table, Sides.index(sides, table, "side"));
        table.nothingElse();
        return condition;
    }

    private Condition condition(Fields table, int side) {
        if (table.has("outnumbers")) {
            String id = table.text("outnumbers");
            return new Condition.Outnumbers(side, objective(table, "outnumbers", id));
        }
        if (table.has("holds")) {
            return holds(table, side);
        }
        if (table.has("in")) {
            return new Condition.Within(side, places.box(table, "in"));
        }
        if (table.has("points")) {
            return new Condition.Points(side, table.number("points", 1, MOST));
        }
        throw table.wrong("side", "asks for nothing: give outnumbers, holds, in or points");
    }

    private Condition holds(Fields table, int side) {
        List<Integer> all =
                Arrays.stream(table.text("holds").strip().split("\\s+"))
                        .map(id -> objective(table, "holds", id))
                        .toList();
        int least = table.has("at-least") ? table.number("at-least", 1, all.size()) : all.size();
        return new Condition.Holds(side, all, least);
    }

    private int objective(Fields table, String key, String id) {
        List<String> ids = objectives.stream().map(Objective::id).toList();
        if (!ids.contains(id)) {
            throw table.wrong(key, "there is no objective " + id + Nearest.hint(id, ids));
        }
        return ids.indexOf(id);
    }
}
