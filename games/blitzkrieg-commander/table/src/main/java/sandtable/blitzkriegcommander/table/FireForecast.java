package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.kernel.Clause;
import sandtable.kernel.Sum;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** The odds of an attack: how many hits are not saved, and whether that is enough. */
final class FireForecast {
    private static final Clause CLAUSE = Clause.of("BKC-CAS.4");
    private static final Forecast.Axis UNSAVED = new Forecast.Axis("unsaved", "unsaved hits");

    private final Table table;

    FireForecast(Table table) {
        this.table = table;
    }

    Forecast of(Decision.Fire fire) {
        Attack attack = Firing.attack(table, fire.firers(), fire.target(), fire.means());
        var reasons = new ArrayList<Reason>();
        var odds = Unsaved.NONE;
        for (Group group : attack.groups()) {
            for (Sum.Part part : group.dice().parts()) {
                reasons.add(Reason.of(part.from(), part.value(), part.clause().id()));
            }
            reasons.add(Reason.of("hits on", group.score(), group.score().clause().id()));
            reasons.add(Reason.of("save", group.save(), "BKC-CAS.5"));
            odds = odds.and(group.dice().total(), group.score().needed(), group.save());
        }
        int left = table.stand(fire.target()).type().hits() - table.unit(fire.target()).hits();
        int dice = attack.groups().stream().mapToInt(each -> each.dice().total()).sum();
        return forecast(dice == 1 ? "1 die" : dice + " dice", reasons, odds, left);
    }

    /**
     * @param left hits until the target is knocked out
     */
    static Forecast forecast(String words, List<Reason> reasons, Unsaved odds, int left) {
        return new Forecast(
                words,
                CLAUSE,
                reasons,
                UNSAVED,
                Forecast.Axis.NONE,
                odds.cells(),
                List.of(
                        new Forecast.Figure(
                                "unsaved hits on average", odds.mean(), Forecast.Measure.NUMBER),
                        new Forecast.Figure(
                                "at least one unsaved hit",
                                odds.atLeast(1),
                                Forecast.Measure.PROBABILITY),
                        new Forecast.Figure(
                                "knocked out", odds.atLeast(left), Forecast.Measure.PROBABILITY)));
    }
}
