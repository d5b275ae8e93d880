package sandtable.tacticalgamex.table;

import sandtable.kernel.luck.Odds;
import sandtable.scene.Forecast;
import sandtable.scene.Naming;
import sandtable.scene.Reason;
import sandtable.scene.ResultsTable;
import sandtable.tacticalgamex.charts.CombatRatio;
import sandtable.tacticalgamex.charts.CombatResult;
import sandtable.tacticalgamex.charts.Factor;
import sandtable.tacticalgamex.charts.Fate;
import sandtable.tacticalgamex.charts.Modification;
import sandtable.tacticalgamex.combat.CombatStress;
import sandtable.tacticalgamex.fire.DirectFire;
import sandtable.tacticalgamex.state.Fight;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Share;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.SequencedSet;
import java.util.stream.IntStream;

/** TGX-6.3 The odds of attacks before the die: arithmetic, table, and each result's chance. */
final class FightForecast {
    /** Values of the axis, from what the attacker likes least. */
    static final Forecast.Axis RESULT =
            new Forecast.Axis("result", "result", List.of("none", "D", "DD", "X"));

    private static final Forecast.Axis LOSSES = new Forecast.Axis("eliminated", "units eliminated");

    private final Table table;
    private final Names names;

    FightForecast(View view) {
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    Forecast of(List<Fight> fights, List<Reason> before) {
        var reasons = new ArrayList<>(before);
        fights.forEach(each -> reasons.addAll(reasons(each)));
        Fight first = fights.getFirst();
        boolean single = fights.size() == 1 && first.modifiers().size() == 1;
        return new Forecast(
                words(fights),
                first.clause(),
                reasons,
                single ? RESULT : LOSSES,
                Forecast.Axis.NONE,
                single ? cells(first.ratio(), first.modifiers().getFirst()) : losses(fights),
                withStress(figures(fights), fights),
                tables(fights));
    }

    /** TGX-12.3.a: what it may cost the attackers. */
    private static List<Forecast.Figure> withStress(
            List<Forecast.Figure> figures, List<Fight> fights) {
        var all = new ArrayList<>(figures);
        for (Fight each : fights) {
            if (each.stress() > 0) {
                all.add(
                        figure(
                                "the attackers are disrupted by stress",
                                CombatStress.breaks(each.stress())));
            }
        }
        return all;
    }

    private static String words(List<Fight> fights) {
        SequencedSet<String> ratios = new LinkedHashSet<>();
        fights.forEach(each -> ratios.add(each.ratio().toString()));
        return String.join(", ", ratios);
    }

    /** Who puts in how much against what, and what is added to the die. */
    private List<Reason> reasons(Fight fight) {
        var reasons = new ArrayList<Reason>();
        for (Share each : fight.shares()) {
            reasons.add(
                    Reason.of(who(each, fight.hex().index()), each.strength(), each.clause().id()));
        }
        if (fight.stress() > 0) {
            reasons.add(Reason.of("Stress", fight.stress(), "TGX-12.1.a"));
        }
        reasons.add(
                Reason.of(
                        names.targets(fight)
                                + (fight.fort() && !empty(fight) ? ", in the fort" : ""),
                        fight.defense(),
                        fight.bridge() ? "TGX-9.3.h" : "TGX-6.3.2.a"));
        reasons.add(ratio(fight));
        for (int i = 0; i < fight.modifiers().size(); i++) {
            String who =
                    fight.modifiers().size() == 1 ? "" : names.unit(fight.targets().get(i)) + ": ";
            for (Modification each : fight.modifications().get(i)) {
                reasons.add(modified(who, each));
            }
        }
        return reasons;
    }

    static Reason modified(String who, Modification line) {
        return Reason.of(
                who + line.words(), "die " + Names.signed(line.value()), line.clause().id());
    }

    /** With the range where the strength depends on it. */
    private String who(Share share, int hex) {
        if (share.by() instanceof Share.OfUnit(UnitId unit)
                && share.clause().equals(DirectFire.STRENGTH)) {
            int range = table.ground().grid().distance(table.hexOf(unit.index()), hex);
            return names.unit(unit) + ", range " + range;
        }
        return Naming.capital(names.by(share.by()));
    }

    /** Whether a fortification is attacked with nobody inside (R-TGX-97). */
    private static boolean empty(Fight fight) {
        return fight.targets().isEmpty();
    }

    private static Reason ratio(Fight fight) {
        if (fight.attack().zero()) {
            return Reason.of("Column", fight.ratio(), fight.clause().id());
        }
        return ratio(fight.attack(), fight.defense(), fight.ratio());
    }

    static Reason ratio(Factor attack, Factor defense, CombatRatio ratio) {
        boolean shifted = !CombatRatio.of(attack, defense).equals(ratio);
        boolean possible = ratio.column().isPresent();
        return Reason.of(
                attack + " to " + defense + (shifted ? ", one column better" : ""),
                possible ? ratio : ratio + ", no effect",
                possible ? "TGX-6.3.3.a" : "TGX-6.3.4.h");
    }

    static List<Forecast.Cell> cells(CombatRatio ratio, int modifier) {
        return CombatTable.chances(ratio, modifier).entrySet().stream()
                .map(each -> new Forecast.Cell(each.getKey().ordinal(), 0, each.getValue()))
                .toList();
    }

    /** One die for each attack, read for every target of it. */
    private List<Forecast.Cell> losses(List<Fight> fights) {
        if (Repeated.in(fights)) {
            List<UnitId> targets = Repeated.targets(fights);
            return numbers(new Repeated(table, fights).lost(targets), targets.size());
        }
        Map<Integer, Double> chances = Map.of(0, 1.0);
        int most = 0;
        for (Fight fight : fights) {
            var lost = fight.roll().odds(results -> lost(fight, results));
            chances = Odds.both(chances, lost, Integer::sum);
            most += fight.targets().size();
        }
        return numbers(chances, most);
    }

    /** The chance of each number from 0 to the most there can be. */
    static List<Forecast.Cell> numbers(Map<Integer, Double> chances, int most) {
        return IntStream.rangeClosed(0, most)
                .mapToObj(each -> new Forecast.Cell(each, 0, chances.getOrDefault(each, 0.0)))
                .toList();
    }

    private int lost(Fight fight, List<CombatResult> results) {
        int lost = 0;
        for (int i = 0; i < fight.targets().size(); i++) {
            lost += kills(fight, i, results) ? 1 : 0;
        }
        return lost;
    }

    private boolean kills(Fight fight, int place, List<CombatResult> results) {
        Unit target = table.unit(fight.targets().get(place));
        return fight.fate(results.get(place), target) == Fate.ELIMINATED;
    }

    private List<Forecast.Figure> figures(List<Fight> fights) {
        var figures = new ArrayList<Forecast.Figure>();
        if (Repeated.in(fights)) {
            var repeated = new Repeated(table, fights);
            for (UnitId each : Repeated.targets(fights)) {
                String who = names.unit(each);
                figures.add(figure(who + " is eliminated", repeated.eliminated(each)));
                if (!table.unit(each).disrupted()) {
                    figures.add(figure(who + " is at least disrupted", repeated.hit(each)));
                }
            }
            return figures;
        }
        for (Fight fight : fights) {
            if (empty(fight)) {
                double destroyed =
                        fight.roll().chance(results -> results.getFirst() == CombatResult.X);
                String what = fight.bridge() ? "The bridge" : "The fortification";
                figures.add(figure(what + " is destroyed", destroyed));
            }
            for (int i = 0; i < fight.targets().size(); i++) {
                int place = i;
                double killed = fight.roll().chance(results -> kills(fight, place, results));
                double hit =
                        fight.roll()
                                .chance(results -> results.get(place) != CombatResult.NO_EFFECT);
                String who = names.unit(fight.targets().get(i));
                figures.add(figure(who + " is eliminated", killed));
                if (!table.unit(fight.targets().get(i)).disrupted()) {
                    figures.add(figure(who + " is at least disrupted", hit));
                }
            }
        }
        return figures;
    }

    static Forecast.Figure figure(String words, double chance) {
        return new Forecast.Figure(words, chance, Forecast.Measure.PROBABILITY);
    }

    /** One table for each row of targets that the die is read for differently. */
    private List<ResultsTable> tables(List<Fight> fights) {
        var tables = new ArrayList<ResultsTable>();
        for (Fight fight : fights) {
            if (empty(fight)) {
                tables.add(CombatTable.of("", fight.ratio(), fight.modifiers().getFirst(), false));
            }
            for (int i = 0; i < fight.targets().size(); i++) {
                int target = fight.targets().get(i).index();
                boolean same =
                        i > 0
                                && fight.modifiers().get(i).equals(fight.modifiers().get(i - 1))
                                && table.unit(target).disrupted()
                                        == table.unit(fight.targets().get(i - 1)).disrupted();
                if (!same) {
                    boolean alone = fights.size() == 1 && fight.targets().size() == 1;
                    tables.add(
                            CombatTable.of(
                                    alone ? "" : names.unit(target),
                                    fight.ratio(),
                                    fight.modifiers().get(i),
                                    !table.unit(target).has(Mark.INSIDE)
                                            && table.unit(target).disrupted()));
                }
            }
        }
        return tables;
    }
}
