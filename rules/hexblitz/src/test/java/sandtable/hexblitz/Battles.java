package sandtable.hexblitz;

import sandtable.formats.Scenarios;
import sandtable.kernel.Roster;

import java.util.List;

/** Battles for tests: the rule set's own scenarios, and what can be asked of any. */
final class Battles {
    private Battles() {}

    static Battle named(String name) {
        return read(name + ".toml", ScenarioTexts.text(name));
    }

    static Battle read(String file, String text) {
        return ScenarioReader.read(Scenarios.read("hexblitz/test", file, text));
    }

    static List<Stand> stands(Battle battle, String formation) {
        return battle.stands().stream()
                .filter(stand -> battle.formations().get(stand.formation()).id().equals(formation))
                .toList();
    }

    static int sp(List<Stand> stands) {
        return stands.stream().mapToInt(Stand::sp).sum();
    }

    static Stand stand(Battle battle, String id) {
        return battle.stands().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    static int hex(Battle battle, String name) {
        return battle.ground().numbering().read(name);
    }

    /** The table as it is when the battle begins, whatever is to be placed still unplaced. */
    static Table table(Battle battle) {
        List<Command> commands =
                battle.formations().stream()
                        .map(each -> new Command(each.headquarters(), each.commandArea(), 0, 0))
                        .toList();
        List<Integer> controls =
                battle.victory().objectives().stream().map(_ -> Unit.NOWHERE).toList();
        return new Table(
                battle,
                1,
                battle.starts(),
                Roster.of(commands),
                battle.ground().bridges(),
                battle.dumps(),
                controls,
                List.of());
    }

    /** The number of river sides of a map. */
    static int riverSides(Battle battle) {
        int sides = 0;
        for (int hex = 0; hex < battle.ground().grid().size(); hex++) {
            for (int direction = 0; direction < 3; direction++) {
                sides += battle.ground().river(hex, direction) ? 1 : 0;
            }
        }
        return sides;
    }
}
