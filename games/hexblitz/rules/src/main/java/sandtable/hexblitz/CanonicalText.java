package sandtable.hexblitz;

import sandtable.hexblitz.combat.Combat;
import sandtable.hexblitz.combat.Losing;
import sandtable.hexblitz.facing.Turning;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Mark;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A position as text: every part that can differ by its name, one line each. Saves keep its hash,
 * so that a word changed here is a change of the rule set's version.
 */
final class CanonicalText {
    private final State state;
    private final Table table;
    private final List<String> lines = new ArrayList<>();

    private CanonicalText(State state) {
        this.state = state;
        this.table = state.table();
    }

    static String of(State state) {
        var text = new CanonicalText(state);
        text.lines.add("battle " + state.table().battle().id());
        text.lines.add("turn " + state.table().turn());
        text.units();
        text.commands();
        text.ground();
        text.cards();
        for (var step : state.stack().steps()) {
            text.lines.add("step " + text.step(step));
        }
        text.secrets();
        return String.join("\n", text.lines) + "\n";
    }

    private void units() {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            lines.add(
                    "unit %s %s sp %d %s faces %s points %d marks %s locked %d pinned %s logs %d"
                            .formatted(
                                    table.id(i),
                                    where(unit),
                                    unit.sp(),
                                    unit.order(),
                                    table.ground().grid().directionName(unit.facing()),
                                    unit.points(),
                                    marks(unit),
                                    unit.lockedTurn(),
                                    pinned(unit),
                                    unit.halfLogs()));
        }
    }

    private String where(Unit unit) {
        return switch (unit.where()) {
            case Whereabouts.OnMap _ ->
                    IntStream.of(unit.hexes())
                            .mapToObj(table::hexName)
                            .collect(Collectors.joining("+"));
            case Whereabouts.Aboard(int transport) -> "aboard " + table.id(transport);
            case Whereabouts.Off off -> off.name();
        };
    }

    private static List<Mark> marks(Unit unit) {
        return List.of(Mark.values()).stream().filter(unit::has).toList();
    }

    private List<String> pinned(Unit unit) {
        return IntStream.range(0, table.units().size())
                .filter(each -> (unit.pinnedBy() >>> each & 1) == 1)
                .mapToObj(table::id)
                .toList();
    }

    private void commands() {
        for (Formation formation : table.battle().formations()) {
            Command command = table.command(formation.index());
            String headquarters =
                    command.headquarters() < 0 ? "none" : table.id(command.headquarters());
            lines.add(
                    "formation %s hq %s area %d lost %d short %d"
                            .formatted(
                                    formation.id(),
                                    headquarters,
                                    command.area(),
                                    command.lostTurn(),
                                    command.daysShort()));
        }
    }

    private void ground() {
        var grid = table.ground().grid();
        for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < 3; direction++) {
                if (table.bridges().contains(hex, direction)) {
                    lines.add("bridge " + table.hexName(hex) + " " + grid.directionName(direction));
                }
            }
        }
        table.dumps()
                .forEach(
                        each ->
                                lines.add(
                                        "dump %s %s %d"
                                                .formatted(
                                                        table.side(each.side()),
                                                        table.hexName(each.hex()),
                                                        each.halfLogs())));
        List<Integer> objectives = table.battle().victory().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            int holder = table.controls().get(i);
            lines.add(
                    "control %s %s"
                            .formatted(
                                    table.hexName(objectives.get(i)),
                                    holder < 0 ? "nobody" : table.side(holder)));
        }
    }

    private void cards() {
        table.deal()
                .forEach(
                        each ->
                                lines.add(
                                        "card %s of pack %d %s %s"
                                                .formatted(
                                                        each.card(),
                                                        each.card().pack(),
                                                        formation(each.formation()),
                                                        each.order())));
    }

    private String formation(int index) {
        return table.battle().formations().get(index).id();
    }

    private String step(Object step) {
        return switch (step) {
            case Combat(var fight, int defenderLosses, int attackerLosses) ->
                    "combat %s by %s of %s held %s against %s losses %d %d"
                            .formatted(
                                    table.hexName(fight.target()),
                                    table.side(fight.attacker()),
                                    ids(fight.attackers()),
                                    ids(fight.held()),
                                    ids(fight.defenders()),
                                    attackerLosses,
                                    defenderLosses);
            case Losing(int owner, var candidates, int left) ->
                    "losing %s %s %d".formatted(table.side(owner), ids(candidates), left);
            case Turning(int owner) -> "turning " + table.side(owner);
            case Object other -> other.toString();
        };
    }

    private List<String> ids(List<Integer> units) {
        return units.stream().map(table::id).toList();
    }

    private void secrets() {
        for (int side = 0; side < state.secrets().size(); side++) {
            Secrets secrets = state.secrets(side);
            lines.add("secrets of %s ready %s".formatted(table.side(side), secrets.ready()));
            for (int i = 0; i < table.units().size(); i++) {
                Optional<Order> marker = secrets.orders().get(i);
                Sighting sighting = secrets.sightings().get(i);
                if (marker.isPresent()) {
                    lines.add("marker %s %s".formatted(table.id(i), marker.get()));
                }
                if (!sighting.never()) {
                    lines.add(
                            "saw %s %s turn %d sp %d %s"
                                    .formatted(
                                            table.id(i),
                                            table.hexName(sighting.hex()),
                                            sighting.turn(),
                                            sighting.sp(),
                                            sighting.order()));
                }
            }
        }
    }
}
