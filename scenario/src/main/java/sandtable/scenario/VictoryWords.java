package sandtable.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a battle is won, in words. */
public final class VictoryWords {
    private final ScoreWords scores;
    private final ConditionWords conditions;

    public VictoryWords(Terms terms) {
        this.scores = new ScoreWords(terms);
        this.conditions = new ConditionWords(terms);
    }

    /** A line for each score and each grade, for the scenario card. */
    public List<String> of(Victory victory) {
        var words = new ArrayList<String>();
        victory.scores().forEach(each -> words.add(scores.of(each)));
        victory.grades().forEach(each -> words.add(of(each)));
        if (victory.grades().isEmpty()) {
            words.add("More points win");
        }
        return List.copyOf(words);
    }

    public String of(Score score) {
        return scores.of(score);
    }

    /** What a grade takes: "German victory: the German side controls 0504 and 0505, at once". */
    public String of(Grade grade) {
        if (grade.unconditional()) {
            return grade.name() + ": otherwise";
        }
        String all = all(grade.all());
        String any = String.join(" or ", grade.any().stream().map(conditions::of).toList());
        String join = all.isEmpty() || any.isEmpty() ? "" : ", and ";
        return grade.name() + ": " + all + join + any + (grade.atOnce() ? ", at once" : "");
    }

    public String of(Condition condition) {
        return conditions.of(condition);
    }

    /** A turn says when, and is no more to ask for. */
    private String all(List<Condition> all) {
        var words = new StringBuilder();
        for (Condition each : all) {
            boolean when = each.measure() instanceof Measure.Turn;
            words.append(words.isEmpty() ? "" : when ? " " : " and ").append(conditions.of(each));
        }
        return words.toString();
    }

    /** Why a grade was reached. */
    String because(Grade grade, Reckoning reckoning) {
        if (grade.unconditional()) {
            return "nothing else was reached";
        }
        Stream<Condition> met = grade.conditions().filter(reckoning::holds);
        return all(met.toList());
    }
}
