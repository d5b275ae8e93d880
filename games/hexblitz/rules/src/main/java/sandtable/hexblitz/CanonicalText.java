package sandtable.hexblitz;

import sandtable.hexblitz.combat.Combat;
import sandtable.hexblitz.combat.Losing;
import sandtable.hexblitz.facing.Turning;
import sandtable.hexblitz.state.Command;
import sandtable.hexblitz.state.Formation;
import sandtable.hexblitz.state.Order;
import sandtable.hexblitz.state.Secrets;
import sandtable.hexblitz.state.Sighting;
import sandtable.hexblitz.state.State;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Side;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** Put together without a format: it is done for every unit after every action. */
    private void units() {
        for (int i = 0; i < table.units().size(); i++) {
            Unit unit = table.unit(i);
            lines.add(
                    "unit "
                            + table.unitId(i)
                            + " "
                            + where(unit)
                            + " sp "
                            + unit.sp()
                            + " "
                            + unit.order()
                            + " faces "
                            + table.ground().grid().directionName(unit.facing())
                            + " points "
                            + unit.points()
                            + " marks "
                            + unit.marks()
                            + " locked "
                            + unit.lockedTurn()
                            + " pinned "
                            + pinned(unit)
                            + " logs "
                            + unit.halfLogs());
        }
    }

    private String where(Unit unit) {
        return switch (unit.where()) {
            case Whereabouts.OnMap on ->
                    Stream.concat(Stream.of(on.at()), on.across().stream())
                            .map(HexId::name)
                            .collect(Collectors.joining("+"));
            case Whereabouts.Aboard(UnitId transport) -> "aboard " + transport;
            case Whereabouts.Off off -> off.name();
        };
    }

    /**
     * Those that hold it. The hashes of saves want units whose numbers are 64 apart named together,
     * as they were when a set of them was one number.
     */
    private List<UnitId> pinned(Unit unit) {
        return table.ids(
                each -> unit.pinnedBy().any(holder -> (each.index() - holder.index()) % 64 == 0));
    }

    private void commands() {
        for (Formation formation : table.battle().formations()) {
            Command command = table.command(formation.index());
            String headquarters = command.headquarters().map(UnitId::name).orElse("none");
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
                    lines.add("bridge " + table.hexId(hex) + " " + grid.directionName(direction));
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
                                                        each.hex(),
                                                        each.halfLogs())));
        List<Integer> objectives = table.battle().victory().objectives();
        for (int i = 0; i < objectives.size(); i++) {
            Optional<Side> holder = table.controls().get(i);
            lines.add(
                    "control %s %s"
                            .formatted(
                                    table.hexId(objectives.get(i)),
                                    holder.map(Side::toString).orElse("nobody")));
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
                                    fight.target(),
                                    table.side(fight.attacker()),
                                    fight.attackers(),
                                    fight.held(),
                                    fight.defenders(),
                                    attackerLosses,
                                    defenderLosses);
            case Losing(int owner, var candidates, int left) ->
                    "losing %s %s %d".formatted(table.side(owner), candidates, left);
            case Turning(int owner) -> "turning " + table.side(owner);
            case Object other -> other.toString();
        };
    }

    private void secrets() {
        for (int side = 0; side < state.secrets().size(); side++) {
            Secrets secrets = state.secrets(side);
            lines.add("secrets of %s ready %s".formatted(table.side(side), secrets.ready()));
            for (int i = 0; i < table.units().size(); i++) {
                Optional<Order> marker = secrets.orders().get(i);
                Optional<Sighting> seen = secrets.sightings().get(i);
                if (marker.isPresent()) {
                    lines.add("marker %s %s".formatted(table.unitId(i), marker.get()));
                }
                if (seen.isPresent()) {
                    Sighting sighting = seen.get();
                    lines.add(
                            "saw %s %s turn %d sp %d %s"
                                    .formatted(
                                            table.unitId(i),
                                            sighting.hex(),
                                            sighting.turn(),
                                            sighting.sp(),
                                            sighting.order()));
                }
            }
        }
    }
}
