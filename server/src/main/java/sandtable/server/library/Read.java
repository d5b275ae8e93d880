package sandtable.server.library;

import sandtable.kernel.Clause;
import sandtable.scene.Briefing;
import sandtable.scene.Ground;

import java.util.List;
import java.util.Optional;

/** What is sent of what can be read without a game: scenarios, lessons, rules, players. */
public final class Read {
    private Read() {}

    /**
     * A post of a scenario, and whose cause it fights for.
     *
     * @param troops the pieces of its camp that it sees from the beginning
     * @param of all pieces of its camp: where there are more than it sees, it hears of the others
     *     later
     */
    public record Post(String id, String camp, int troops, int of) {}

    public record ListedRuleset(String ruleset, String title, List<ListedScenario> scenarios) {}

    public record ListedScenario(
            String id,
            String title,
            String place,
            String date,
            String length,
            String difficulty,
            int turns,
            List<String> sides,
            String background,
            boolean lesson,
            List<Option> options) {}

    /**
     * The first minutes of a game as a script.
     *
     * @param side whom the reader plays
     * @param next the id of the scenario to play after it
     */
    public record Taught(
            String scenario,
            String title,
            String side,
            String next,
            String nextTitle,
            List<TaughtStep> steps) {}

    /**
     * One thing that the reader is told.
     *
     * @param words with {@code {click|tap}} where they depend on how the page is used
     * @param keys how it is done without pointing; empty where there is nothing to do
     * @param point pieces by their ids and places as they are typed
     * @param typed an answer that does it; empty where the reader only reads
     * @param clause by which that is refused, where it is tried on purpose
     * @param from how many answers the reader has given when it begins
     * @param to how many when all it asks for is answered
     */
    public record TaughtStep(
            String title,
            String words,
            String keys,
            List<String> point,
            String typed,
            Optional<Clause> clause,
            int from,
            int to) {}

    /**
     * An optional rule, and whether it is on unless somebody says otherwise.
     *
     * @param seats whether it changes who can sit at the game
     */
    public record Option(String key, String words, boolean on, boolean seats) {}

    public record ScenarioCard(Briefing briefing, Ground ground) {}

    public record Level(String spec, String title, String words) {}

    public record Rules(String title, List<Section> sections, List<Ruling> rulings) {}

    public record Section(String title, List<Demand> clauses) {}

    /**
     * A clause of the book.
     *
     * @param played whether the program plays it yet
     */
    public record Demand(Clause id, String kind, String summary, String example, boolean played) {}

    public record Ruling(String id, String text) {}
}
