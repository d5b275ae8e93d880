package sandtable.server.library;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.catalog.Handbook;
import sandtable.catalog.Switch;
import sandtable.catalog.lesson.Lesson;
import sandtable.catalog.lesson.LessonStep;
import sandtable.kernel.Action;
import sandtable.kernel.Camp;
import sandtable.kernel.Event;
import sandtable.kernel.Match;
import sandtable.kernel.Register;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;
import sandtable.kernel.luck.Chance;
import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Nearest;
import sandtable.picture.SvgBoard;
import sandtable.scene.Briefing;
import sandtable.scene.Party;
import sandtable.scene.Piece;
import sandtable.scene.Scene;
import sandtable.server.lesson.Lessons;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

/**
 * What can be read without a game: scenarios and rules. It never changes while the program runs, so
 * each page is made once.
 */
public final class Library {
    /** The luck of a set-up that is only looked at. */
    private static final int ANY_SEED = 1;

    private final Map<String, Read.ScenarioCard> cards = new ConcurrentHashMap<>();
    private final Map<String, String> pictures = new ConcurrentHashMap<>();
    private final Map<String, Read.Rules> rules = new ConcurrentHashMap<>();
    private final Map<String, Handbook> handbooks = new ConcurrentHashMap<>();
    private final Map<String, Read.ListedRuleset> listed = new ConcurrentHashMap<>();

    public List<Read.ListedRuleset> catalog() {
        return Catalog.games().stream()
                .map(game -> listed.computeIfAbsent(game.name(), _ -> listed(game)))
                .toList();
    }

    private static <S, V, A extends Action, E extends Event> Read.ListedRuleset listed(
            Game<S, V, A, E> game) {
        List<Read.ListedScenario> scenarios =
                game.scenarios().stream().map(each -> listed(game, game.scenario(each))).toList();
        return new Read.ListedRuleset(game.name(), game.title(), scenarios);
    }

    private static <S, V, A extends Action, E extends Event> Read.ListedScenario listed(
            Game<S, V, A, E> game, Scenario scenario) {
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(ANY_SEED));
        List<Side> sides = game.sides().apply(match.state());
        Briefing briefing = game.presenter().briefing(scenario, match.view(sides.getFirst()));
        return new Read.ListedScenario(
                scenario.id(),
                briefing.title(),
                briefing.place(),
                briefing.date(),
                briefing.length(),
                briefing.difficulty(),
                briefing.turns(),
                sides.stream().map(Side::id).toList(),
                briefing.background(),
                Lessons.on(game, scenario.id()).isPresent(),
                options(game, scenario));
    }

    /** Who can sit at a game of a scenario that is played with these choices. */
    public List<Read.Post> posts(String id, Map<String, Boolean> choices) {
        return posts(game(id), id, choices);
    }

    private static <S, V, A extends Action, E extends Event> List<Read.Post> posts(
            Game<S, V, A, E> game, String id, Map<String, Boolean> choices) {
        Scenario scenario = Switch.chosen(game, Catalog.scenario(game, id), choices);
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(ANY_SEED));
        var posts = game.posts(match.state());
        var troops = new LinkedHashMap<Side, Set<String>>();
        posts.forEach((side, camp) -> troops.put(side, troops(game, match.view(side), camp)));
        return posts.entrySet().stream()
                .map(
                        each ->
                                new Read.Post(
                                        each.getKey().id(),
                                        each.getValue().id(),
                                        troops.get(each.getKey()).size(),
                                        all(posts, troops, each.getValue())))
                .toList();
    }

    /** The pieces of its camp that a post sees from the beginning. */
    private static <V> Set<String> troops(Game<?, V, ?, ?> game, V view, Camp camp) {
        Scene scene = game.presenter().scene(view, Optional.empty());
        int number = scene.parties().stream().map(Party::id).toList().indexOf(camp.id());
        return scene.pieces().stream()
                .filter(each -> each.side() == number && each.presence() == Piece.Presence.SEEN)
                .map(Piece::id)
                .collect(Collectors.toSet());
    }

    /** How many pieces of a camp any of its posts sees. */
    private static int all(Map<Side, Camp> posts, Map<Side, Set<String>> troops, Camp camp) {
        return (int)
                posts.keySet().stream()
                        .filter(each -> posts.get(each).equals(camp))
                        .flatMap(each -> troops.get(each).stream())
                        .distinct()
                        .count();
    }

    private static List<Read.Option> options(Game<?, ?, ?, ?> game, Scenario scenario) {
        return Switch.of(game, scenario).stream()
                .map(
                        each ->
                                new Read.Option(
                                        each.key(),
                                        each.words(),
                                        each.in(scenario),
                                        changesSeats(game, scenario, each)))
                .toList();
    }

    /** Only a scenario that is made for it can have other posts. */
    private static <S> boolean changesSeats(
            Game<S, ?, ?, ?> game, Scenario scenario, Switch option) {
        if (!(option.offered() instanceof Switch.Offered.With)) {
            return false;
        }
        Scenario other = Switch.chosen(game, scenario, Map.of(option.key(), !option.in(scenario)));
        return !sides(game, scenario).equals(sides(game, other));
    }

    private static <S> List<Side> sides(Game<S, ?, ?, ?> game, Scenario scenario) {
        return game.sides().apply(game.begin(scenario, Chance.seeded(ANY_SEED)).state());
    }

    /** The rule set of a scenario that comes with the program; a file's name is none. */
    public static Game<?, ?, ?, ?> game(String scenario) {
        if (!Catalog.scenarios().contains(scenario)) {
            String hint = Nearest.hint(scenario, Catalog.scenarios());
            throw new BadInput(scenario, 0, "", "there is no such scenario" + hint);
        }
        return Catalog.gameOf(scenario);
    }

    /** The lesson on a scenario. */
    public Read.Taught lesson(String id) {
        return taught(game(id), Lessons.require(game(id), id));
    }

    private static Read.Taught taught(Game<?, ?, ?, ?> game, Lesson lesson) {
        String next = game.name() + "/" + lesson.next();
        var steps = new ArrayList<Read.TaughtStep>();
        for (LessonStep each : lesson.steps()) {
            int at = steps.size();
            steps.add(taught(each, lesson.before(at), lesson.before(at + 1)));
        }
        return new Read.Taught(
                game.name() + "/" + lesson.scenario(),
                lesson.title(),
                lesson.side(),
                next,
                title(game, lesson.next()),
                steps);
    }

    private static <S, V> String title(Game<S, V, ?, ?> game, String name) {
        Scenario scenario = game.scenario(name);
        var match = game.begin(scenario, Chance.seeded(ANY_SEED));
        V view = match.view(game.sides().apply(match.state()).getFirst());
        return game.presenter().briefing(scenario, view).title();
    }

    private static Read.TaughtStep taught(LessonStep step, int from, int to) {
        return new Read.TaughtStep(
                step.title(),
                step.words(),
                step.keys(),
                step.point(),
                switch (step.deed()) {
                    case LessonStep.Deed.Look _ -> "";
                    case LessonStep.Deed.Answer(var expected, _, _) -> expected.getFirst();
                    case LessonStep.Deed.Forbidden(var attempt, _) -> attempt;
                },
                step.deed() instanceof LessonStep.Deed.Forbidden(_, var clause)
                        ? Optional.of(clause)
                        : Optional.empty(),
                from,
                to);
    }

    public Read.ScenarioCard card(String id) {
        return cards.computeIfAbsent(id, _ -> card(game(id), id));
    }

    private static <S, V, A extends Action, E extends Event> Read.ScenarioCard card(
            Game<S, V, A, E> game, String id) {
        Scenario scenario = Catalog.scenario(game, id);
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(ANY_SEED));
        V view = match.view(game.sides().apply(match.state()).getFirst());
        return new Read.ScenarioCard(
                game.presenter().briefing(scenario, view), game.presenter().ground(view));
    }

    /** The map of a scenario as SVG, with what its first side knows at the start. */
    public String picture(String id) {
        return pictures.computeIfAbsent(id, _ -> picture(game(id), id));
    }

    private static <S, V, A extends Action, E extends Event> String picture(
            Game<S, V, A, E> game, String id) {
        Match<S, V, A, E> match = game.begin(Catalog.scenario(game, id), Chance.seeded(ANY_SEED));
        V view = match.view(game.sides().apply(match.state()).getFirst());
        Scene scene = game.presenter().scene(view, Optional.empty());
        return SvgBoard.draw(game.presenter().ground(view), scene);
    }

    public Read.Rules rules(String ruleset) {
        return rules.computeIfAbsent(ruleset, _ -> rules(Catalog.game(ruleset)));
    }

    private static Read.Rules rules(Game<?, ?, ?, ?> game) {
        Register register = game.register();
        List<Read.Section> sections =
                register.sections().stream()
                        .map(each -> new Read.Section(each, demands(register.of(each))))
                        .toList();
        return new Read.Rules(game.title(), sections, Rulings.of(game.rulings()));
    }

    public Handbook handbook(String ruleset) {
        return handbooks.computeIfAbsent(ruleset, _ -> Catalog.game(ruleset).handbook());
    }

    private static List<Read.Demand> demands(List<Register.Demand> demands) {
        return demands.stream()
                .map(
                        each ->
                                new Read.Demand(
                                        each.clause(),
                                        each.kind(),
                                        each.summary(),
                                        each.example(),
                                        each.done()))
                .toList();
    }
}
