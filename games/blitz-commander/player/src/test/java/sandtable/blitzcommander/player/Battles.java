package sandtable.blitzcommander.player;

import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.blitzcommander.setup.SettingUp;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.Stand;
import sandtable.blitzcommander.state.State;
import sandtable.blitzcommander.state.View;
import sandtable.formats.Scenarios;
import sandtable.kernel.Match;
import sandtable.kernel.luck.Chance;

/** Positions for tests: the start of a scenario, or a few units on a map drawn in the test. */
final class Battles {
    static final BlitzCommander RULES = new BlitzCommander();

    private static final String CARD =
            """
            title = "A test"
            place = "Nowhere"
            date = "1944"
            length = "short"
            difficulty = "easy"
            background = "A test."

            [map]
            drawing = \"""
            %s\"""
            roads = [%s]

            [clock]
            turns = %d
            first = "American"

            [[side]]
            name = "American"

            [[side]]
            name = "German"

            [[formation]]
            side = "American"
            units = [
            %s]

            [[formation]]
            side = "German"
            units = [
            %s]

            %s
            """;

    private Battles() {}

    static Match<State, View, Decision, Happening> start(String name, long seed) {
        var scenario = Scenarios.read("blitz-commander/" + name, name, ScenarioTexts.text(name));
        return Match.start(RULES, scenario, Chance.seeded(seed));
    }

    /** A scenario when its first turn begins, all set up as proposed. */
    static State begun(String name) {
        return begun(start(name, 1).state());
    }

    private static State begun(State set) {
        State state = set;
        while (state.step() instanceof SettingUp(int side)) {
            state = play(state, side, new Decision.Ready(), Chance.none());
        }
        return state;
    }

    static State play(State state, int side, Decision decision, Chance chance) {
        var by = state.table().battle().sides().get(side);
        RULES.check(new View(by, side, state), decision)
                .ifPresent(
                        refusal -> {
                            throw new IllegalArgumentException(refusal.toString());
                        });
        return RULES.resolve(state, by, decision, chance).state();
    }

    static View view(State state, String side) {
        int number = state.table().battle().sides().getFirst().id().equals(side) ? 0 : 1;
        return new View(state.table().battle().sides().get(number), number, state);
    }

    static int unit(State state, String id) {
        return state.table().battle().stands().stream()
                .filter(each -> each.id().equals(id))
                .mapToInt(Stand::index)
                .findFirst()
                .orElseThrow();
    }

    static int hex(State state, String name) {
        return state.table().ground().numbering().read(name);
    }

    /**
     * A battle drawn: the Americans begin.
     *
     * @param units such as {@code us-infantry B02} or {@code de-infantry D04 entrenched}, or {@code
     *     us-air}; the id is the type without its army, with a number where there are more
     */
    record Drawn(String map, String roads, int turns, String victory, String... units) {
        State state() {
            var american = new StringBuilder();
            var german = new StringBuilder();
            for (int i = 0; i < units.length; i++) {
                String[] words = units[i].split(" ");
                String line = "{ id = \"u%d\", type = \"%s\"".formatted(i, words[0]);
                line += words.length > 1 ? ", at = \"" + words[1] + "\"" : "";
                line += words.length > 2 ? ", entrenched = true" : "";
                (words[0].startsWith("us-") ? american : german).append(line).append(" },\n");
            }
            String text = CARD.formatted(map, roads, turns, american, german, victory);
            var scenario = Scenarios.read("test", "test.toml", text);
            return begun(Match.start(RULES, scenario, Chance.seeded(1)).state());
        }
    }

    /** An objective for the Americans, who win if they hold it. */
    static String hold(String hex) {
        return """
        [[score]]
        side = "American"
        for = "control"
        hex = "%s"
        points = 3

        [[victory]]
        grade = "American victory"
        winner = "American"
        all = [{ side = "American", points = 3 }]

        [[victory]]
        grade = "German victory"
        winner = "German"
        """
                .formatted(hex);
    }
}
