package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads the {@code [[score]]}s and {@code [[victory]]} grades of a scenario. */
final class VictoryReader {
    private static final int MOST = 999;
    private static final String EVERYBODY = "all";

    private final HexNumbers numbers;
    private final Mapboard map;
    private final List<Camp> camps;
    private final List<Piece> pieces;
    private final HexSet.Edit objectives = new HexSet.Edit();

    VictoryReader(HexNumbers numbers, Mapboard map, List<Camp> camps, List<Piece> pieces) {
        this.numbers = numbers;
        this.map = map;
        this.camps = camps;
        this.pieces = pieces;
    }

    Victory read(Fields scenario) {
        List<Score> scores = scenario.tables("score").stream().map(this::score).toList();
        List<Grade> grades = scenario.tables("victory").stream().map(this::grade).toList();
        if (grades.isEmpty()) {
            throw scenario.wrong("victory", "is missing: nobody could win");
        }
        return new Victory(scores, grades, objectives.done());
    }

    private Score score(Fields table) {
        int side = Camp.index(camps, table, "side");
        int points = table.number("points", -MOST, MOST);
        Measure measure =
                switch (table.word("for", Set.of("control", "units-in", "lost", "destroyed"))) {
                    case "control" -> new Measure.Controlled(side, objectives(table, "hexes"));
                    case "units-in" -> new Measure.Present(side, hexes(table, "hexes"));
                    case "lost" -> new Measure.Lost(side, counted(table, "units", side));
                    default -> new Measure.Lost(1 - side, counted(table, "units", 1 - side));
                };
        table.nothingElse();
        return new Score(side, measure, points);
    }

    private Grade grade(Fields table) {
        var grade =
                new Grade(
                        Camp.index(camps, table, "winner"),
                        table.one("level", Grade.Level.values(), Grade.Level::words),
                        table.tables("all").stream().map(this::condition).toList(),
                        table.flag("at-once", false));
        table.nothingElse();
        return grade;
    }

    private Condition condition(Fields table) {
        Condition condition = asked(table);
        table.nothingElse();
        return condition;
    }

    private Condition asked(Fields table) {
        if (table.has("by-turn")) {
            return new Condition(new Measure.Turn(), 1, table.number("by-turn", 1, MOST));
        }
        int side = Camp.index(camps, table, "side");
        if (table.has("points")) {
            return new Condition(new Measure.Points(side), table.number("points"), MOST);
        }
        if (table.has("lead")) {
            return new Condition(new Measure.Lead(side), table.number("lead"), MOST);
        }
        if (table.has("bridge")) {
            int bridge = objectives(table, "bridge").toArray()[0];
            objectives.addAll(map.roadsTo(bridge)); // both banks count
            return limited(table, new Measure.OpenBridge(side, bridge), 1);
        }
        if (table.has("controls")) {
            HexSet hexes = objectives(table, "controls");
            return limited(table, new Measure.Controlled(side, hexes), hexes.size());
        }
        if (table.has("in")) {
            return limited(table, new Measure.Present(side, hexes(table, "in")), 1);
        }
        if (table.has("left")) {
            return limited(table, new Measure.Exited(side, exits(table, side)), 1);
        }
        if (table.has("lost")) {
            return limited(table, new Measure.Lost(side, counted(table, "lost", side)), 1);
        }
        throw table.wrong(
                "side",
                "asks for nothing: give controls, in, left, lost, bridge, points, lead or by-turn");
    }

    /** At least so many, at most so many, or both; without either at least {@code otherwise}. */
    private static Condition limited(Fields table, Measure measure, int otherwise) {
        boolean limited = table.has("at-least") || table.has("at-most");
        int least = table.has("at-least") ? table.number("at-least", 0, MOST) : 0;
        int most = table.has("at-most") ? table.number("at-most", 0, MOST) : MOST;
        return new Condition(measure, limited ? least : otherwise, most);
    }

    private HexSet exits(Fields table, int side) {
        HexSet exits = hexes(table, "left");
        if (!exits.minus(camps.get(side).exits()).isEmpty()) {
            throw table.wrong("left", "these are not all exits of " + camps.get(side).side());
        }
        return exits;
    }

    /** Named units, or none where {@code all} combat units of the side count. */
    private List<Integer> counted(Fields table, String key, int side) {
        String text = table.text(key, EVERYBODY);
        if (text.equals(EVERYBODY)) {
            return List.of();
        }
        List<String> ids = pieces.stream().map(Piece::id).toList();
        var counted = new ArrayList<Integer>();
        for (String id : text.strip().split("\\s+")) {
            if (!ids.contains(id)) {
                throw table.wrong(key, "there is no unit " + id + Nearest.hint(id, own(side)));
            }
            counted.add(ids.indexOf(id));
        }
        return List.copyOf(counted);
    }

    private List<String> own(int side) {
        return IntStream.range(0, pieces.size())
                .filter(each -> pieces.get(each).side() == side)
                .mapToObj(each -> pieces.get(each).id())
                .toList();
    }

    private HexSet objectives(Fields table, String key) {
        HexSet hexes = hexes(table, key);
        objectives.addAll(hexes);
        return hexes;
    }

    private HexSet hexes(Fields table, String key) {
        return numbers.set(table.text(key), what -> table.wrong(key, what));
    }
}
