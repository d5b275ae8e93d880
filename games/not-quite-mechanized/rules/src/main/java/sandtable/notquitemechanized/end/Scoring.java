package sandtable.notquitemechanized.end;

import sandtable.notquitemechanized.battle.Victory;
import sandtable.notquitemechanized.state.Knowledge;
import sandtable.notquitemechanized.state.Marks;
import sandtable.notquitemechanized.state.State;
import sandtable.notquitemechanized.state.Table;
import sandtable.notquitemechanized.state.Tally;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** C18: points, counted at the end of each bound. */
final class Scoring {
    private static final int RUNNING = 2;

    private Scoring() {}

    /** The table with what held at the end of this bound counted. */
    static Table counted(State state) {
        Table table = state.table();
        var held = new ArrayList<Integer>();
        var scored = new ArrayList<Boolean>();
        List<Victory.Score> scores = table.battle().victory().scores();
        for (int i = 0; i < scores.size(); i++) {
            boolean now =
                    scores.get(i).measure() instanceof Victory.Measure.TwoBounds(var where)
                            && Presence.unbroken(table, scores.get(i).camp())
                                    .anyMatch(
                                            each ->
                                                    Presence.teeth(each)
                                                            && Presence.in(table, each, where));
            int running = now ? table.tally().held().get(i) + 1 : 0;
            held.add(running);
            scored.add(table.tally().scored().get(i) || running >= RUNNING);
        }
        return table.with(new Tally(held, scored, contact(state)));
    }

    /** The bound in which somebody of a surprised camp first saw an enemy (E3). */
    private static int contact(State state) {
        Table table = state.table();
        if (table.tally().contact() != Marks.NEVER) {
            return table.tally().contact();
        }
        for (int post = 0; post < state.battle().posts().size(); post++) {
            boolean surprised = state.battle().camps().get(state.battle().camp(post)).surprised();
            for (Knowledge each : state.secrets(post).knowledge()) {
                if (surprised && !(each instanceof Knowledge.None)) {
                    return table.bound();
                }
            }
        }
        return Marks.NEVER;
    }

    static int points(Table table, int camp) {
        int points = 0;
        var best = new TreeMap<String, Integer>();
        List<Victory.Score> scores = table.battle().victory().scores();
        for (int i = 0; i < scores.size(); i++) {
            Victory.Score each = scores.get(i);
            if (each.camp() != camp) {
                continue;
            }
            if (each.measure() instanceof Victory.Measure.Companies(var least, var where, var of)) {
                boolean there = Presence.companies(table, camp, where) >= least;
                best.merge(of, there ? each.points() : 0, Math::max);
            } else {
                points += each.points() * times(table, each.measure(), i);
            }
        }
        return points + best.values().stream().mapToInt(Integer::intValue).sum();
    }

    private static int times(Table table, Victory.Measure measure, int score) {
        return switch (measure) {
            case Victory.Measure.Companies _ -> 0;
            case Victory.Measure.TwoBounds _ -> table.tally().scored().get(score) ? 1 : 0;
            case Victory.Measure.BrokenBattalions(var of) -> Losses.battalions(table, of);
            case Victory.Measure.BrokenBrigades(var of, var battalions) ->
                    Losses.brigades(table, of, battalions);
            case Victory.Measure.TankCompanies(var of) -> Losses.tankCompanies(table, of);
        };
    }
}
