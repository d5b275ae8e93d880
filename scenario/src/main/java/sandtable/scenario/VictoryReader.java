package sandtable.scenario;

import sandtable.kernel.text.Fields;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the {@code [[score]]}s and {@code [[victory]]} grades of a scenario. */
public final class VictoryReader {
    private static final String NOBODY = "nobody";

    private final Subject subject;
    private final ScoreReader scores;
    private final ConditionReader conditions;

    public VictoryReader(Subject subject) {
        this.subject = subject;
        this.scores = new ScoreReader(subject);
        this.conditions = new ConditionReader(subject);
    }

    public Victory read(Fields scenario) {
        Victory victory = read(scenario, List.of());
        if (victory.scores().isEmpty() && victory.grades().isEmpty()) {
            throw scenario.wrong("score", "nothing says how the battle is won");
        }
        return victory;
    }

    /**
     * The same where a game has an answer of its own.
     *
     * @param otherwise what there are points for if the scenario does not say
     */
    public Victory read(Fields scenario, List<Score> otherwise) {
        List<Score> written = scenario.tables("score").stream().map(scores::read).toList();
        List<Grade> grades = grades(scenario.tables("victory"));
        return Victory.of(written.isEmpty() ? otherwise : written, grades);
    }

    private List<Grade> grades(List<Fields> tables) {
        boolean levels = !tables.isEmpty() && tables.getFirst().has("level");
        var grades = new ArrayList<Grade>();
        for (Fields table : tables) {
            refuseMixture(table, levels);
            grades.add(levels ? level(table) : named(table, tables.size() - grades.size() - 1));
            table.nothingElse();
        }
        if (!levels) {
            requireRest(tables, grades);
        }
        return grades;
    }

    private static void refuseMixture(Fields table, boolean levels) {
        String other = levels ? "grade" : "level";
        if (table.has(other)) {
            throw table.wrong(
                    other, "either all grades of victory have a level or all have a name");
        }
    }

    /** One of a list of which the first that is reached decides. */
    private Grade named(Fields table, int rank) {
        return new Grade(
                table.text("grade"),
                table.text("winner").equals(NOBODY)
                        ? Optional.empty()
                        : Optional.of(Sides.index(subject.sides(), table, "winner")),
                rank,
                conditions(table, "all"),
                conditions(table, "any"),
                table.flag("at-once", false));
    }

    /** One that its side reaches whatever the other does. */
    private Grade level(Fields table) {
        int winner = Sides.index(subject.sides(), table, "winner");
        Grade.Level level = table.one("level", Grade.Level.values(), Grade.Level::words);
        return new Grade(
                subject.sides().get(winner) + " " + level.words() + " victory",
                Optional.of(winner),
                level.ordinal(),
                conditions(table, "all"),
                conditions(table, "any"),
                table.flag("at-once", false));
    }

    private List<Condition> conditions(Fields table, String key) {
        return table.tables(key).stream().map(conditions::read).toList();
    }

    /** The last grade of a list, and no other, holds in all other cases. */
    private static void requireRest(List<Fields> tables, List<Grade> grades) {
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
    }
}
