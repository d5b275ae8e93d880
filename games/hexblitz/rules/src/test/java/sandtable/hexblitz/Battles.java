package sandtable.hexblitz;

import sandtable.formats.Scenarios;
import sandtable.hexblitz.scenario.ScenarioReader;
import sandtable.hexblitz.scenario.ScenarioTexts;
import sandtable.hexblitz.state.Battle;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Roster;
import sandtable.kernel.Scenario;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Battles for tests: the rule set's own scenarios, and what can be asked of any. */
public final class Battles {
    private Battles() {}

    /** One of the scenarios that come with the rules. */
    public static Scenario scenario(String name) {
        return Scenarios.read("hexblitz/" + name, name + ".toml", ScenarioTexts.text(name));
    }

    public static Battle named(String name) {
        return read(name + ".toml", ScenarioTexts.text(name));
    }

    public static Battle read(String file, String text) {
        return ScenarioReader.read(Scenarios.read("hexblitz/test", file, text));
    }

    public static List<Stand> stands(Battle battle, String formation) {
        return battle.stands().stream()
                .filter(stand -> battle.formations().get(stand.formation()).id().equals(formation))
                .toList();
    }

    public static int sp(List<Stand> stands) {
        return stands.stream().mapToInt(Stand::sp).sum();
    }

    public static Stand stand(Battle battle, String id) {
        return battle.stands().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    public static int hex(Battle battle, String name) {
        return battle.ground().numbering().read(name);
    }

    public static HexId hexId(Battle battle, String name) {
        return battle.hexId(hex(battle, name));
    }

    /** That the first objectives are held by these sides, and the others by nobody. */
    public static List<Optional<Side>> controls(Battle battle, int... sides) {
        return IntStream.range(0, battle.victory().objectives().size())
                .mapToObj(
                        i ->
                                i < sides.length
                                        ? Optional.of(battle.sides().get(sides[i]))
                                        : Optional.<Side>empty())
                .toList();
    }

    /** The table as it is when the battle begins, whatever is to be placed still unplaced. */
    public static Table table(Battle battle) {
        List<Command> commands =
                battle.formations().stream().map(each -> Command.of(each)).toList();
        return new Table(
                battle,
                1,
                battle.starts(),
                Roster.of(commands),
                battle.ground().bridges(),
                battle.dumps(),
                controls(battle),
                List.of());
    }

    /** The number of river sides of a map. */
    public static int riverSides(Battle battle) {
        int sides = 0;
        for (int hex = 0; hex < battle.ground().grid().size(); hex++) {
            for (int direction = 0; direction < 3; direction++) {
                sides += battle.ground().river(hex, direction) ? 1 : 0;
            }
        }
        return sides;
    }
}
