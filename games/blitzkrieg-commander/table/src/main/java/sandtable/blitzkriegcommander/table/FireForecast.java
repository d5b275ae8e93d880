package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.cover.CoverOf;
import sandtable.blitzkriegcommander.fire.Attack;
import sandtable.blitzkriegcommander.fire.Casualties;
import sandtable.blitzkriegcommander.fire.Fate;
import sandtable.blitzkriegcommander.fire.Firing;
import sandtable.blitzkriegcommander.fire.Group;
import sandtable.blitzkriegcommander.fire.Shot;
import sandtable.blitzkriegcommander.fire.Suffered;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.blitzkriegcommander.state.Table;
import sandtable.blitzkriegcommander.state.View;
import sandtable.kernel.Clause;
import sandtable.scene.Forecast;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** The odds of an attack: how many hits are not saved, and what comes of them. */
public final class FireForecast {
    private static final Clause CLAUSE = Clause.of("BKC-CAS.4");
    private static final Forecast.Axis FATE =
            new Forecast.Axis(
                    "fate", "fate", Arrays.stream(Fate.values()).map(Words::fate).toList());

    private final View view;
    private final Table table;

    public FireForecast(View view) {
        this.view = view;
        this.table = view.table();
    }

    public Forecast of(Decision.Fire fire) {
        Attack attack = Firing.attack(table, fire.firers(), fire.target(), fire.means());
        var reasons = new ArrayList<Reason>();
        covers(fire).stream().map(Words::cover).forEach(reasons::add);
        reasons.addAll(groups(attack));
        return of("Fire at " + new Names(table.battle()).unit(fire.target()), reasons, attack);
    }

    /** What the target has for cover, against each who fires. */
    private LinkedHashSet<CoverOf> covers(Decision.Fire fire) {
        var covers = new LinkedHashSet<CoverOf>();
        for (UnitId each : fire.firers()) {
            var kind = Shot.of(table, each, fire.target(), fire.means()).line().kind();
            var from = table.spot(each).orElseThrow();
            covers.add(CoverOf.against(table, fire.target(), from, kind));
        }
        return covers;
    }

    /** Whose dice they are, and what they need, group after group. */
    public static List<Reason> groups(Attack attack) {
        var reasons = new ArrayList<Reason>();
        for (Group each : attack.groups()) {
            reasons.addAll(Told.dice(each.dice()));
            reasons.add(Reason.of("dice together", each.dice().total(), "BKC-CAS.3"));
            reasons.add(Reason.of("hits on", each.score(), each.score().clause().id()));
            reasons.add(Reason.of("save", each.save(), "BKC-CAS.5"));
        }
        return reasons;
    }

    /** Of any attack, whoever makes it. */
    public Forecast of(String words, List<Reason> parts, Attack attack) {
        int needed = table.stand(attack.target()).type().hits();
        int markers = table.unit(attack.target()).hits();
        var reasons = new ArrayList<>(parts);
        if (markers > 0) {
            reasons.add(Reason.of("hit markers", markers, "BKC-CAS.9"));
        }
        if (table.unit(attack.target()).suppressed()) {
            reasons.add(Reason.of("suppressed", "falls back if hit", "BKC-FB.1"));
        }
        reasons.add(Reason.of("hits to knock out", needed, "BKC-CAS.7"));
        Map<Suffered, Double> odds = Casualties.suffered(view, attack);
        int left = needed - markers;
        return new Forecast(
                words,
                CLAUSE,
                reasons,
                unsaved(left),
                FATE,
                cells(odds, left),
                figures(odds, left));
    }

    /** As many as knock it out, or more, are one column. */
    private static Forecast.Axis unsaved(int left) {
        return new Forecast.Axis(
                "unsaved",
                "unsaved hits",
                IntStream.rangeClosed(0, left)
                        .mapToObj(hits -> hits < left ? String.valueOf(hits) : hits + "+")
                        .toList());
    }

    private static List<Forecast.Cell> cells(Map<Suffered, Double> odds, int left) {
        return odds.entrySet().stream()
                .map(
                        each ->
                                new Forecast.Cell(
                                        Math.min(left, each.getKey().unsaved()),
                                        each.getKey().fate().ordinal(),
                                        each.getValue()))
                .toList();
    }

    private static List<Forecast.Figure> figures(Map<Suffered, Double> odds, int left) {
        var figures = new ArrayList<Forecast.Figure>();
        double mean =
                odds.entrySet().stream()
                        .mapToDouble(each -> each.getKey().unsaved() * each.getValue())
                        .sum();
        figures.add(new Forecast.Figure("unsaved hits on average", mean, Forecast.Measure.NUMBER));
        figures.add(Words.chance("at least one unsaved hit", sum(odds, it -> it.unsaved() > 0)));
        add(figures, "hit, and no more", sum(odds, it -> it.fate() == Fate.HIT));
        add(figures, "suppressed", sum(odds, it -> it.fate() == Fate.SUPPRESSED));
        add(figures, "falls back", sum(odds, it -> it.fate() == Fate.FALLS_BACK));
        Predicate<Suffered> lost = it -> it.fate() == Fate.KNOCKED_OUT;
        add(figures, "lost by falling back", sum(odds, lost.and(it -> it.unsaved() < left)));
        figures.add(Words.chance("knocked out", sum(odds, lost)));
        return figures;
    }

    private static void add(List<Forecast.Figure> figures, String words, double chance) {
        if (chance > 0) {
            figures.add(Words.chance(words, chance));
        }
    }

    private static double sum(Map<Suffered, Double> odds, Predicate<Suffered> which) {
        return odds.entrySet().stream()
                .filter(each -> which.test(each.getKey()))
                .mapToDouble(Map.Entry::getValue)
                .sum();
    }
}
