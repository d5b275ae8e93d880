package sandtable.blitzcommander.player;

import sandtable.blitzcommander.Battle;
import sandtable.blitzcommander.BlitzCommander;
import sandtable.blitzcommander.Decision;
import sandtable.blitzcommander.Happening;
import sandtable.blitzcommander.Step;
import sandtable.blitzcommander.Unit;
import sandtable.blitzcommander.View;
import sandtable.blitzcommander.scenario.ScenarioTexts;
import sandtable.formats.Scenarios;
import sandtable.kernel.Chance;
import sandtable.kernel.Match;

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

    static Match<Battle, View, Decision, Happening> start(String name, long seed) {
        var scenario = Scenarios.read("blitz-commander/" + name, name, ScenarioTexts.text(name));
        return Match.start(RULES, scenario, Chance.seeded(seed));
    }

    /** A scenario when its first turn begins, all set up as proposed. */
    static Battle begun(String name) {
        return begun(start(name, 1).state());
    }

    private static Battle begun(Battle set) {
        Battle battle = set;
        while (battle.step() instanceof Step.SettingUp(int side)) {
            battle = play(battle, side, new Decision.Ready(), Chance.none());
        }
        return battle;
    }

    static Battle play(Battle battle, int side, Decision decision, Chance chance) {
        var by = battle.setup().sides().get(side);
        RULES.check(new View(by, side, battle), decision)
                .ifPresent(
                        refusal -> {
                            throw new IllegalArgumentException(refusal.toString());
                        });
        return RULES.resolve(battle, by, decision, chance).state();
    }

    static View view(Battle battle, String side) {
        int number = battle.setup().sides().getFirst().id().equals(side) ? 0 : 1;
        return new View(battle.setup().sides().get(number), number, battle);
    }

    static int unit(Battle battle, String id) {
        return battle.setup().units().stream()
                .filter(each -> each.id().equals(id))
                .mapToInt(Unit::index)
                .findFirst()
                .orElseThrow();
    }

    static int hex(Battle battle, String name) {
        return battle.field().numbering().read(name);
    }

    /**
     * A battle drawn: the Americans begin.
     *
     * @param units such as {@code us-infantry B02} or {@code de-infantry D04 entrenched}, or {@code
     *     us-air}; the id is the type without its army, with a number where there are more
     */
    record Drawn(String map, String roads, int turns, String victory, String... units) {
        Battle battle() {
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
