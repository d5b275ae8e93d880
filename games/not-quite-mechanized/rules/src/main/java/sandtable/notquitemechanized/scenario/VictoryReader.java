package sandtable.notquitemechanized.scenario;

import sandtable.kernel.Side;
import sandtable.kernel.text.Fields;
import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.scenario.Sides;

import java.util.List;
import java.util.OptionalInt;

/** Reads the {@code [[exit]]}s, {@code [[score]]}s and {@code [[victory]]} grades. */
final class VictoryReader {
    private static final int MOST = 99;
    private static final int FARTHEST = 5000;

    private final List<Side> sides;
    private final PlaceFields places;

    VictoryReader(List<Side> sides, PlaceFields places) {
        this.sides = sides;
        this.places = places;
    }

    Victory read(Fields scenario) {
        List<Victory.Exit> exits = scenario.tables("exit").stream().map(this::exit).toList();
        List<Victory.Score> scores = scenario.tables("score").stream().map(this::score).toList();
        List<Fields> tables = scenario.tables("victory");
        List<Victory.Grading> grades = tables.stream().map(this::grade).toList();
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
        return new Victory(exits, scores, grades);
    }

    private Victory.Exit exit(Fields table) {
        var exit =
                new Victory.Exit(
                        Sides.index(sides, table, "side"),
                        places.spot(table, "at"),
                        table.number("metres", 0, FARTHEST));
        table.nothingElse();
        return exit;
    }

    private Victory.Score score(Fields table) {
        int camp = Sides.index(sides, table, "side");
        int points = table.number("points", -MOST, MOST);
        var score = new Victory.Score(camp, points, measure(table));
        table.nothingElse();
        return score;
    }

    private Victory.Measure measure(Fields table) {
        if (table.has("companies")) {
            return new Victory.Measure.Companies(
                    table.number("companies", 1, MOST), region(table), table.text("group", ""));
        }
        if (table.flag("two-bounds", false)) {
            return new Victory.Measure.TwoBounds(region(table));
        }
        if (table.has("broken-battalions")) {
            return new Victory.Measure.BrokenBattalions(
                    Sides.index(sides, table, "broken-battalions"));
        }
        if (table.has("broken-brigades")) {
            return new Victory.Measure.BrokenBrigades(
                    Sides.index(sides, table, "broken-brigades"),
                    table.number("battalions", 1, MOST));
        }
        if (table.has("tank-companies")) {
            return new Victory.Measure.TankCompanies(Sides.index(sides, table, "tank-companies"));
        }
        throw table.wrong(
                "points",
                "are for nothing: give companies, two-bounds, broken-battalions, broken-brigades"
                        + " or tank-companies");
    }

    private Victory.Grading grade(Fields table) {
        var grade =
                new Victory.Grading(
                        table.text("grade"),
                        table.has("winner")
                                ? OptionalInt.of(Sides.index(sides, table, "winner"))
                                : OptionalInt.empty(),
                        table.tables("all").stream().map(this::condition).toList());
        table.nothingElse();
        return grade;
    }

    private Victory.Condition condition(Fields table) {
        int camp = Sides.index(sides, table, "side");
        Victory.Condition condition = condition(table, camp);
        table.nothingElse();
        return condition;
    }

    private Victory.Condition condition(Fields table, int camp) {
        if (table.has("companies")) {
            return new Victory.Condition.Companies(
                    camp, table.number("companies", 1, MOST), region(table));
        }
        if (table.flag("nobody", false)) {
            return new Victory.Condition.Nobody(camp, region(table));
        }
        if (table.flag("left", false)) {
            return new Victory.Condition.Left(camp);
        }
        if (table.has("points")) {
            return new Victory.Condition.Points(camp, table.number("points", 1, MOST));
        }
        throw table.wrong("side", "asks for nothing: give companies, nobody, left or points");
    }

    private Region region(Fields table) {
        if (table.has("near")) {
            return new Region.Near(places.spot(table, "near"), table.number("metres", 0, FARTHEST));
        }
        if (table.has("along")) {
            return new Region.Along(
                    places.line(table, "along"),
                    table.number("metres", 0, FARTHEST),
                    table.has("in") ? places.box(table, "in") : places.table());
        }
        return new Region.In(places.box(table, "in"));
    }
}
