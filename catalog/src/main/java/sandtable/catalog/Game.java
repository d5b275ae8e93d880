package sandtable.catalog;

import sandtable.ai.Judgement;
import sandtable.ai.PlayerSpec;
import sandtable.ai.Seat;
import sandtable.catalog.lesson.Lesson;
import sandtable.formats.Scenarios;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Player;
import sandtable.kernel.Register;
import sandtable.kernel.Ruleset;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.scenario.FirstLine;
import sandtable.scene.Calculator;
import sandtable.scene.Presenter;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * One rule set with everything that belongs to it.
 *
 * <p>Games are found: each has an {@link Announced} that is named in {@code META-INF/services}.
 *
 * @param place where it stands in lists: lower numbers come first
 * @param name by which it is typed, such as {@code hexblitz}
 * @param sides the posts of a battle, in the scenario's order
 * @param turn the number of the turn a state is in
 * @param switches the optional rules that players may choose
 */
public record Game<S, V, A extends Action, E extends Event>(
        int place,
        String name,
        String title,
        Ruleset<S, V, A, E> rules,
        Presenter<V, A, E> presenter,
        Judgement<V, A> judgement,
        Calculator calculator,
        Function<S, List<Side>> sides,
        ToIntFunction<S> turn,
        List<Switch> switches) {
    /** How a game is found. */
    public interface Announced {
        Game<?, ?, ?, ?> game();
    }

    /** The clauses of its book. */
    public Register register() {
        return Register.parse(name + "/clauses.tsv", resources().text("clauses.tsv"));
    }

    /** How its book is read where it is unclear, as Markdown. */
    public String rulings() {
        return resources().text("rulings.md");
    }

    /** What its players look up beside the clauses. */
    public Handbook handbook() {
        return new HandbookReader(resources()::text)
                .read(
                        name + "/handbook.toml",
                        resources().text("handbook.toml"),
                        presenter.charts(),
                        presenter.specimens());
    }

    /** Names of the scenarios that come with it, such as {@code the-bridge}. */
    public List<String> scenarios() {
        return resources().names("scenarios", ".toml");
    }

    /** One of {@link #scenarios}. */
    public Scenario scenario(String scenario) {
        String text = resources().text("scenarios/" + scenario + ".toml");
        return read(name + "/" + scenario, name + "/" + scenario + ".toml", text);
    }

    /** The lesson on a scenario, if there is one. */
    public Optional<Lesson> lesson(String scenario) {
        if (!resources().names("lessons", ".toml").contains(scenario)) {
            return Optional.empty();
        }
        String file = name + "/lessons/" + scenario + ".toml";
        String text = resources().text("lessons/" + scenario + ".toml");
        FirstLine.require(file, text, List.of(name));
        return Optional.of(Lesson.read(file, text));
    }

    /** The scenario of a lesson, with the optional rules that it wants. */
    public Scenario taught(Lesson lesson) {
        return Switch.chosen(this, scenario(lesson.scenario()), lesson.rules());
    }

    /** A scenario from text; one for another game is refused. */
    public Scenario read(String id, String file, String text) {
        FirstLine.refuseOther(file, text, name);
        return Scenarios.read(id, file, text);
    }

    /** The beginning of a battle; a scenario that makes no sense is refused. */
    public Match<S, V, A, E> begin(Scenario scenario, Chance chance) {
        return Match.start(rules, scenario, chance);
    }

    /** Who answers, in the scenario's order, each with the camp whose cause it fights for. */
    public SequencedMap<Side, Camp> posts(S state) {
        var posts = new LinkedHashMap<Side, Camp>();
        sides.apply(state).forEach(each -> posts.put(each, rules.camp(state, each)));
        return posts;
    }

    /** A computer player by its name, such as {@code search:200ms}. */
    public Player<V, A> player(String spec, Side side, long seed) {
        return PlayerSpec.parse(spec).player(new Seat<>(rules, judgement, side), seed);
    }

    private Resources resources() {
        return new Resources(rules.getClass());
    }
}
