package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.state.Condition;
import sandtable.blitzcommander.state.Grade;
import sandtable.blitzcommander.state.Score;
import sandtable.blitzcommander.state.Victory;
import sandtable.kernel.ScenarioSides;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the {@code [[score]]}s and {@code [[victory]]} grades of a scenario, by which alone a
 * battle is won (R-BC-26).
 */
final class VictoryReader {
    private static final String NOBODY = "nobody";
    private static final int MOST_POINTS = 999;

    private final HexNumbers numbers;
    private final List<Camp> camps;

    VictoryReader(HexNumbers numbers, List<Camp> camps) {
        this.numbers = numbers;
        this.camps = camps;
    }

    Victory read(Fields scenario) {
        List<Score> scores = scenario.tables("score").stream().map(this::score).toList();
        List<Fields> tables = scenario.tables("victory");
        List<Grade> grades = tables.stream().map(this::grade).toList();
        for (int i = 0; i < grades.size(); i++) {
            boolean last = i == grades.size() - 1;
            if (grades.get(i).all().isEmpty() != last) {
                throw tables.get(i)
                        .wrong(
                                "grade",
                                last
                                        ? "the last grade must hold in all other cases: leave out"
                                                + " all"
                                        : "asks for nothing, so that no grade after it can be"
                                                + " reached");
            }
        }
        if (scores.isEmpty() && grades.isEmpty()) {
            throw scenario.wrong("score", "nothing says how the battle is won");
        }
        return new Victory(scores, grades);
    }

    private Score score(Fields table) {
        int side = side(table, "side");
        int points = table.number("points", -MOST_POINTS, MOST_POINTS);
        Score score =
                switch (table.word(
                        "for",
                        Set.of("control", "occupied", "left", "out-of-supply", "destroyed"))) {
                    case "control" -> new Score.Objective(side, hex(table, "hex"), points);
                    case "occupied" -> new Score.Occupation(side, hexes(table, "hexes"), points);
                    case "left" -> exit(table, side, points);
                    case "out-of-supply" -> outOfSupply(table, side, points);
                    default -> new Score.Destruction(side, each(table), points);
                };
        table.nothingElse();
        return score;
    }

    private Score exit(Fields table, int side, int points) {
        if (camps.get(side).exits().isEmpty()) {
            throw table.wrong(
                    "for", camps.get(side).side() + " has no exits by which it could leave");
        }
        return new Score.Exit(side, points);
    }

    private Score outOfSupply(Fields table, int side, int points) {
        requireSupplyEdge(table, "for", 1 - side);
        return new Score.OutOfSupply(side, each(table), points);
    }

    private static int each(Fields table) {
        return table.number("each", 1, MOST_POINTS);
    }

    private Grade grade(Fields table) {
        var grade =
                new Grade(
                        table.text("grade"),
                        table.text("winner").equals(NOBODY)
                                ? Optional.empty()
                                : Optional.of(side(table, "winner")),
                        table.tables("all").stream().map(this::condition).toList(),
                        table.flag("at-once", false));
        table.nothingElse();
        return grade;
    }

    private Condition condition(Fields table) {
        int side = side(table, "side");
        Condition condition;
        if (table.has("in")) {
            condition = presence(table, side);
        } else if (table.has("points")) {
            condition = new Condition.Points(side, table.number("points"));
        } else if (table.has("at-most")) {
            condition = new Condition.PointsAtMost(side, table.number("at-most"));
        } else {
            throw table.wrong("side", "asks for nothing: give in, points or at-most");
        }
        table.nothingElse();
        return condition;
    }

    private Condition presence(Fields table, int side) {
        boolean inSupply = table.flag("in-supply", false);
        if (inSupply) {
            requireSupplyEdge(table, "in-supply", side);
        }
        return new Condition.Presence(
                side, hexes(table, "in"), table.flag("mechanized", false), inSupply);
    }

    private void requireSupplyEdge(Fields table, String key, int side) {
        if (camps.get(side).supplyEdge().isEmpty()) {
            throw table.wrong(
                    key, camps.get(side).side() + " has no supply-edge and is always in supply");
        }
    }

    private int side(Fields table, String key) {
        return ScenarioSides.index(Camp.sides(camps), table, key);
    }

    private int hex(Fields table, String key) {
        return numbers.hex(table.text(key), what -> table.wrong(key, what));
    }

    private HexSet hexes(Fields table, String key) {
        return numbers.set(table.text(key), what -> table.wrong(key, what));
    }
}
