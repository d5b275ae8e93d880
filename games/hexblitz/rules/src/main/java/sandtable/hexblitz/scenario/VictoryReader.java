package sandtable.hexblitz.scenario;

import sandtable.hexblitz.state.Condition;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Grade;
import sandtable.hexblitz.state.Score;
import sandtable.hexblitz.state.Victory;
import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.space.HexNumbers;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.Set;

/** Reads the {@code [[score]]}s and {@code [[victory]]} grades of a scenario. */
public final class VictoryReader {
    private static final String NOBODY = "nobody";
    private static final int MOST_POINTS = 999;

    private final HexNumbers numbers;
    private final List<Camp> camps;
    private final List<Formation> formations;
    private final SequencedSet<Integer> objectives = new LinkedHashSet<>();

    VictoryReader(HexNumbers numbers, List<Camp> camps, List<Formation> formations) {
        this.numbers = numbers;
        this.camps = camps;
        this.formations = formations;
    }

    Victory read(Fields scenario) {
        List<Score> scores = scenario.tables("score").stream().map(this::score).toList();
        List<Fields> tables = scenario.tables("victory");
        List<Grade> grades = tables.stream().map(this::grade).toList();
        for (int i = 0; i < grades.size(); i++) {
            boolean last = i == grades.size() - 1;
            if (grades.get(i).unconditional() != last) {
                throw tables.get(i)
                        .wrong(
                                "grade",
                                last
                                        ? "the last grade must hold in all other cases: leave out"
                                                + " all and any"
                                        : "asks for nothing, so that no grade after it can be"
                                                + " reached");
            }
        }
        return new Victory(
                grades, scores.isEmpty() ? destruction() : scores, List.copyOf(objectives));
    }

    /** Data ruling 44: a point for each SP of the enemy. */
    private static List<Score> destruction() {
        return List.of(new Score.Attrition(0, 1, 1, 1), new Score.Attrition(1, 0, 1, 1));
    }

    private Score score(Fields table) {
        int side = Camp.index(camps, table, "side");
        int points = table.number("points", -MOST_POINTS, MOST_POINTS);
        Score score =
                switch (table.word("for", Set.of("control", "units-in", "lost", "destroyed"))) {
                    case "control" -> new Score.Objective(side, objective(table, "hex"), points);
                    case "units-in" -> new Score.Breakthrough(side, hexes(table, "hexes"), points);
                    case "lost" ->
                            new Score.Attrition(
                                    side, side, table.number("each", 1, MOST_POINTS), points);
                    default ->
                            new Score.Attrition(
                                    side, 1 - side, table.number("each", 1, MOST_POINTS), points);
                };
        table.nothingElse();
        return score;
    }

    private Grade grade(Fields table) {
        var grade =
                new Grade(
                        table.text("grade"),
                        winner(table),
                        table.tables("all").stream().map(this::condition).toList(),
                        table.tables("any").stream().map(this::condition).toList(),
                        table.flag("at-once", false));
        table.nothingElse();
        return grade;
    }

    private Optional<Integer> winner(Fields table) {
        return table.text("winner").equals(NOBODY)
                ? Optional.empty()
                : Optional.of(Camp.index(camps, table, "winner"));
    }

    private Condition condition(Fields table) {
        Condition condition;
        if (table.has("formation")) {
            condition = reduction(table);
        } else if (table.has("in")) {
            condition = new Condition.Presence(side(table), hexes(table, "in"));
        } else if (table.has("controls")) {
            condition = new Condition.Control(side(table), controlled(table));
        } else if (table.has("left")) {
            condition = departure(table);
        } else if (table.has("points")) {
            condition = new Condition.Points(side(table), table.number("points"));
        } else {
            throw table.wrong(
                    "side",
                    "asks for nothing: give in, controls, left or points, or a formation and"
                            + " down-to");
        }
        table.nothingElse();
        return condition;
    }

    private int side(Fields table) {
        return Camp.index(camps, table, "side");
    }

    private Condition departure(Fields table) {
        int side = side(table);
        if (camps.get(side).exits().isEmpty()) {
            throw table.wrong(
                    "left", camps.get(side).side() + " has no exits by which it could leave");
        }
        return new Condition.Departure(side, table.number("left", 1, MOST_POINTS));
    }

    private Condition reduction(Fields table) {
        String id = table.text("formation");
        List<String> ids = formations.stream().map(Formation::id).toList();
        if (!ids.contains(id)) {
            throw table.wrong("formation", "there is no formation " + id + Nearest.hint(id, ids));
        }
        String fraction = table.text("down-to");
        if (!fraction.matches("[1-9]/[2-9]")) {
            throw table.wrong("down-to", "\"" + fraction + "\" must be a fraction, such as 1/2");
        }
        return new Condition.Reduction(
                ids.indexOf(id), fraction.charAt(0) - '0', fraction.charAt(2) - '0');
    }

    private int objective(Fields table, String key) {
        int hex = numbers.hex(table.text(key), what -> table.wrong(key, what));
        objectives.add(hex);
        return hex;
    }

    private List<Integer> controlled(Fields table) {
        List<Integer> hexes = hexes(table, "controls");
        objectives.addAll(hexes);
        return hexes;
    }

    private List<Integer> hexes(Fields table, String key) {
        var hexes = new ArrayList<Integer>();
        numbers.set(table.text(key), what -> table.wrong(key, what)).forEach(hexes::add);
        return List.copyOf(hexes);
    }
}
