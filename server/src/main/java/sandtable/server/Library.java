package sandtable.server;

import sandtable.catalog.Catalog;
import sandtable.catalog.Game;
import sandtable.catalog.Switch;
import sandtable.kernel.Action;
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
import sandtable.scene.Scene;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What can be read without a game: scenarios and rules. It never changes while the program runs, so
 * each page is made once.
 */
final class Library {
    /** The luck of a set-up that is only looked at. */
    private static final int ANY_SEED = 1;

    private final Map<String, Sent.ScenarioCard> cards = new ConcurrentHashMap<>();
    private final Map<String, String> pictures = new ConcurrentHashMap<>();
    private final Map<String, Sent.Rules> rules = new ConcurrentHashMap<>();
    private final Map<String, Sent.ListedRuleset> listed = new ConcurrentHashMap<>();

    List<Sent.ListedRuleset> catalog() {
        return Catalog.games().stream()
                .map(game -> listed.computeIfAbsent(game.name(), _ -> listed(game)))
                .toList();
    }

    private static <S, V, A extends Action, E extends Event> Sent.ListedRuleset listed(
            Game<S, V, A, E> game) {
        List<Sent.ListedScenario> scenarios =
                game.scenarios().stream().map(each -> listed(game, game.scenario(each))).toList();
        return new Sent.ListedRuleset(game.name(), game.title(), scenarios);
    }

    private static <S, V, A extends Action, E extends Event> Sent.ListedScenario listed(
            Game<S, V, A, E> game, Scenario scenario) {
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(ANY_SEED));
        List<Side> sides = game.sides().apply(match.state());
        Briefing briefing = game.presenter().briefing(scenario, match.view(sides.getFirst()));
        return new Sent.ListedScenario(
                scenario.id(),
                briefing.title(),
                briefing.place(),
                briefing.date(),
                briefing.length(),
                briefing.difficulty(),
                briefing.turns(),
                sides.stream().map(Side::id).toList(),
                briefing.background(),
                options(game, scenario));
    }

    private static List<Sent.Option> options(Game<?, ?, ?, ?> game, Scenario scenario) {
        return Switch.of(game, scenario).stream()
                .map(each -> new Sent.Option(each.key(), each.words(), each.in(scenario)))
                .toList();
    }

    /** The rule set of a scenario that comes with the program; a file's name is none. */
    static Game<?, ?, ?, ?> game(String scenario) {
        if (!Catalog.scenarios().contains(scenario)) {
            String hint = Nearest.hint(scenario, Catalog.scenarios());
            throw new BadInput(scenario, 0, "", "there is no such scenario" + hint);
        }
        return Catalog.gameOf(scenario);
    }

    Sent.ScenarioCard card(String id) {
        return cards.computeIfAbsent(id, _ -> card(game(id), id));
    }

    private static <S, V, A extends Action, E extends Event> Sent.ScenarioCard card(
            Game<S, V, A, E> game, String id) {
        Scenario scenario = Catalog.scenario(game, id);
        Match<S, V, A, E> match = game.begin(scenario, Chance.seeded(ANY_SEED));
        V view = match.view(game.sides().apply(match.state()).getFirst());
        return new Sent.ScenarioCard(
                game.presenter().briefing(scenario, view), game.presenter().ground(view));
    }

    /** The map of a scenario as SVG, with what its first side knows at the start. */
    String picture(String id) {
        return pictures.computeIfAbsent(id, _ -> picture(game(id), id));
    }

    private static <S, V, A extends Action, E extends Event> String picture(
            Game<S, V, A, E> game, String id) {
        Match<S, V, A, E> match = game.begin(Catalog.scenario(game, id), Chance.seeded(ANY_SEED));
        V view = match.view(game.sides().apply(match.state()).getFirst());
        Scene scene = game.presenter().scene(view, Optional.empty());
        return SvgBoard.draw(game.presenter().ground(view), scene);
    }

    Sent.Rules rules(String ruleset) {
        return rules.computeIfAbsent(ruleset, _ -> rules(Catalog.game(ruleset)));
    }

    private static Sent.Rules rules(Game<?, ?, ?, ?> game) {
        Register register = game.register();
        List<Sent.Section> sections =
                register.sections().stream()
                        .map(each -> new Sent.Section(each, demands(register.of(each))))
                        .toList();
        return new Sent.Rules(game.title(), sections, Rulings.of(game.rulings()));
    }

    private static List<Sent.Demand> demands(List<Register.Demand> demands) {
        return demands.stream()
                .map(
                        each ->
                                new Sent.Demand(
                                        each.clause(),
                                        each.kind(),
                                        each.summary(),
                                        each.example(),
                                        each.done()))
                .toList();
    }
}
