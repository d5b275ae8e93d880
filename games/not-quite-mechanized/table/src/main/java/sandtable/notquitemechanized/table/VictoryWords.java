package sandtable.notquitemechanized.table;

import sandtable.notquitemechanized.battle.Region;
import sandtable.notquitemechanized.battle.Victory;
import sandtable.scene.Naming;
import sandtable.space.measured.Box;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** How a battle is won, in words. */
record VictoryWords(Names names) {
    List<String> of(Victory victory) {
        var words = new ArrayList<String>();
        victory.exits().forEach(each -> words.add(exit(each)));
        victory.scores().forEach(each -> words.add(score(each)));
        victory.grades().forEach(each -> words.add(grade(each)));
        return words;
    }

    private String exit(Victory.Exit exit) {
        return "The %s side may leave the table within %s of %s"
                .formatted(
                        names.camp(exit.camp()), Names.metres(exit.metres()), Names.at(exit.at()));
    }

    private String score(Victory.Score score) {
        String points =
                score.points() < 0
                        ? "the %s side loses %s"
                                .formatted(
                                        names.camp(score.camp()),
                                        Naming.count(-score.points(), "point"))
                        : "%s for the %s side"
                                .formatted(
                                        Naming.count(score.points(), "point"),
                                        names.camp(score.camp()));
        return points + " " + measure(score.measure());
    }

    private String measure(Victory.Measure measure) {
        return switch (measure) {
            case Victory.Measure.Companies(int least, var where, _) ->
                    "if %s unbroken at the end %s"
                            .formatted(
                                    companies(least) + (least == 1 ? " is" : " are"), where(where));
            case Victory.Measure.TwoBounds(var where) ->
                    "if an unbroken fighting stand is %s at the end of two bounds running"
                            .formatted(where(where));
            case Victory.Measure.BrokenBattalions(int of) ->
                    "for each battalion of the %s side that is broken or destroyed"
                            .formatted(names.camp(of));
            case Victory.Measure.BrokenBrigades(int of, int battalions) ->
                    "for each regiment of the %s side with %d or more battalions broken"
                            .formatted(names.camp(of), battalions);
            case Victory.Measure.TankCompanies(int of) ->
                    "for each tank company of the %s side that is lost".formatted(names.camp(of));
        };
    }

    private String grade(Victory.Grading grade) {
        return grade.all().isEmpty()
                ? grade.name() + " otherwise"
                : grade.all().stream()
                        .map(this::condition)
                        .collect(Collectors.joining(" and ", grade.name() + " if ", ""));
    }

    private String condition(Victory.Condition condition) {
        return switch (condition) {
            case Victory.Condition.Companies(int camp, int least, var where) ->
                    "%s of the %s unbroken %s"
                            .formatted(
                                    companies(least),
                                    names.camp(camp) + (least == 1 ? " side is" : " side are"),
                                    where(where));
            case Victory.Condition.Nobody(int camp, var where) ->
                    "no unbroken stand of the %s side is %s"
                            .formatted(names.camp(camp), where(where));
            case Victory.Condition.Left(int camp) ->
                    "a battalion of the %s side has left with at least half its strength unmarked"
                            .formatted(names.camp(camp));
            case Victory.Condition.Points(int camp, int least) ->
                    "the %s side has %s or more"
                            .formatted(names.camp(camp), Naming.count(least, "point"));
        };
    }

    private static String companies(int count) {
        return count == 1 ? "1 company" : count + " companies";
    }

    static String where(Region region) {
        return switch (region) {
            case Region.In(var box) -> "between " + box(box);
            case Region.Near(var at, int metres) ->
                    "within %s of %s".formatted(Names.metres(metres), Names.at(at));
            case Region.Along(var line, int metres, var limit) ->
                    "within %s of the way %s, between %s"
                            .formatted(
                                    Names.metres(metres),
                                    line.spots().stream()
                                            .map(Names::at)
                                            .collect(Collectors.joining(" ")),
                                    box(limit));
        };
    }

    private static String box(Box box) {
        return "%d,%d and %d,%d".formatted(box.west(), box.south(), box.east(), box.north());
    }
}
