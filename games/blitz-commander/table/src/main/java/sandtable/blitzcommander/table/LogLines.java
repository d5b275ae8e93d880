package sandtable.blitzcommander.table;

import sandtable.blitzcommander.charts.TankId;
import sandtable.blitzcommander.state.Happening;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Role;
import sandtable.blitzcommander.state.Roll;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.kernel.Clause;
import sandtable.kernel.Side;
import sandtable.kernel.Sum;
import sandtable.kernel.luck.Pool;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;
import sandtable.scene.Place;
import sandtable.scene.Reason;

import java.util.ArrayList;
import java.util.List;

/** Events in words, with their dice. */
final class LogLines {
    private static final int FACES = 6;

    private final Table table;
    private final Names names;

    LogLines(Table table) {
        this.table = table;
        this.names = new Names(table.battle());
    }

    LogLine of(Happening event) {
        Clause clause = event.clause();
        return switch (event) {
            case Happening.Placed(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " is set up in " + names.hex(hex), clause, hex);
            case Happening.TurnBegan(int turn, Side side, _) ->
                    said("Turn " + turn + " of the " + Naming.side(side) + " side begins", clause);
            case Happening.Moved(var units, var path, _) -> moved(units, path, clause);
            case Happening.Stayed(var units, _) ->
                    said(
                            names.all(units)
                                    + (units.size() == 1
                                            ? " stays where it is"
                                            : " stay where they are"),
                            clause);
            case Happening.Overran(var units, UnitId victim, HexId hex, _) ->
                    said(
                            names.some(units)
                                    + (units.size() == 1 ? " overruns " : " overrun ")
                                    + names.unit(victim)
                                    + " in "
                                    + names.hex(hex),
                            clause,
                            hex);
            case Happening.LeftTheMap(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " leaves the map at " + names.hex(hex), clause, hex);
            case Happening.Entrenched(var units, _) ->
                    said(
                            names.some(units) + (units.size() == 1 ? " digs in" : " dig in"),
                            clause,
                            hexes(units));
            case Happening.MarkerRemoved(UnitId unit, _) ->
                    said(
                            names.unit(unit) + " is no longer entrenched",
                            clause,
                            hexes(List.of(unit)));
            case Happening.Bombarded(HexId hex, var units, int level, var figures, _) ->
                    levels(
                            names.some(units)
                                    + (units.size() == 1 ? " bombards " : " bombard ")
                                    + names.hex(hex)
                                    + " at level "
                                    + level,
                            figures,
                            clause,
                            hex);
            case Happening.Answered(HexId hex, var units, int level, var figures, _) ->
                    units.isEmpty()
                            ? said(
                                    "The bombardment of " + names.hex(hex) + " is not answered",
                                    clause,
                                    hex)
                            : levels(
                                    names.some(units)
                                            + (units.size() == 1 ? " answers" : " answer")
                                            + " at level "
                                            + level,
                                    figures,
                                    clause,
                                    hex);
            case Happening.Suppressed(HexId hex, var units, int net, _, _) ->
                    said(
                            "Net level %d is enough for %s in %s: suppressed"
                                    .formatted(
                                            net,
                                            Naming.count(units.size(), "unit"),
                                            names.hex(hex)),
                            clause,
                            hex);
            case Happening.Withstood(HexId hex, int net, int units, _, _) ->
                    said(
                            "Net level %d is too little for %s in %s: no effect"
                                    .formatted(net, Naming.count(units, "unit"), names.hex(hex)),
                            clause,
                            hex);
            case Happening.Recovered(var units, _) ->
                    said("Suppression Tokens go: " + names.all(units), clause);
            case Happening.Assaulted(HexId hex, var attackers, var defenders, _) ->
                    new LogLine(
                            names.some(attackers)
                                    + (attackers.size() == 1 ? " assaults " : " assault ")
                                    + names.some(defenders)
                                    + " in "
                                    + names.hex(hex),
                            List.of(),
                            List.of(
                                    Reason.of("Attackers", names.all(attackers), "BC-ASLT.2"),
                                    Reason.of("Defenders", names.all(defenders), "BC-ASLT.2")),
                            clause,
                            places(hex));
            case Happening.Fired(
                            HexId hex,
                            Role role,
                            TankId firing,
                            TankId target,
                            Roll roll,
                            var figures,
                            _) ->
                    rolled(
                            "%s %s at %s in the fight for %s"
                                    .formatted(
                                            names.tank(firing),
                                            roll.dice() == 1 ? "fires" : "fire",
                                            names.tank(target),
                                            names.hex(hex)),
                            role,
                            roll,
                            figures,
                            clause,
                            hex);
            case Happening.FoughtInfantry(HexId hex, Role role, Roll roll, var figures, _) ->
                    rolled(
                            (role == Role.ATTACKER ? "The attacker" : "The defender")
                                    + " fights infantry in the fight for "
                                    + names.hex(hex),
                            role,
                            roll,
                            figures,
                            clause,
                            hex);
            case Happening.AssaultedTanks(
                            HexId hex,
                            Role role,
                            var units,
                            Roll roll,
                            var figures,
                            _) ->
                    rolled(
                            names.some(units)
                                    + (units.size() == 1 ? " goes" : " go")
                                    + " for tanks in the fight for "
                                    + names.hex(hex),
                            role,
                            roll,
                            figures,
                            clause,
                            hex);
            case Happening.Destroyed(UnitId unit, HexId hex, _) ->
                    said(names.unit(unit) + " is destroyed in " + names.hex(hex), clause, hex);
            case Happening.Advanced(var units, HexId hex, _) ->
                    said(
                            names.some(units)
                                    + (units.size() == 1 ? " advances" : " advance")
                                    + " into "
                                    + names.hex(hex),
                            clause,
                            hex);
            case Happening.TurnEnded(int turn, Side side, _) ->
                    said("Turn " + turn + " of the " + Naming.side(side) + " side ends", clause);
            case Happening.BattleEnded(_, String reason, _) ->
                    said("The battle is over: " + reason, clause);
        };
    }

    private LogLine said(String words, Clause clause, HexId... hexes) {
        return LogLine.of(words, clause, places(hexes).toArray(Place[]::new));
    }

    private List<Place> places(HexId... hexes) {
        var places = new ArrayList<Place>();
        for (HexId hex : hexes) {
            places.add(names.place(hex));
        }
        return places;
    }

    /** Where units are, each hex once. */
    private HexId[] hexes(List<UnitId> units) {
        return units.stream()
                .map(each -> table.where(each.index()))
                .filter(Whereabouts.OnMap.class::isInstance)
                .map(each -> ((Whereabouts.OnMap) each).at())
                .distinct()
                .toArray(HexId[]::new);
    }

    private LogLine moved(List<UnitId> units, List<HexId> path, Clause clause) {
        String verb = units.size() == 1 ? " moves" : " move";
        String from =
                path.size() == 1
                        ? " onto the map at "
                        : " from " + names.hex(path.getFirst()) + " to ";
        return new LogLine(
                names.some(units) + verb + from + names.hex(path.getLast()),
                List.of(),
                List.of(),
                clause,
                names.way(path));
    }

    /** The parts of a level are units by their ids. */
    private LogLine levels(String words, List<Sum> figures, Clause clause, HexId hex) {
        List<Reason> levels =
                figures.stream()
                        .flatMap(each -> each.parts().stream())
                        .map(
                                each ->
                                        Reason.of(
                                                named(each.from()),
                                                each.value(),
                                                each.clause().id()))
                        .toList();
        return new LogLine(words, List.of(), levels, clause, places(hex));
    }

    private String named(String id) {
        return table.battle().stands().stream()
                .filter(each -> each.id().equals(id))
                .findFirst()
                .map(each -> names.unit(each.index()))
                .orElse(id);
    }

    private LogLine rolled(
            String words, Role role, Roll roll, List<Sum> figures, Clause clause, HexId hex) {
        String hits = roll.hits() == 0 ? "no hit" : Naming.count(roll.hits(), "hit");
        List<LogLine.Dice> dice =
                roll.faces().isEmpty()
                        ? List.of()
                        : List.of(
                                new LogLine.Dice(
                                        role == Role.ATTACKER
                                                ? "attacker's dice"
                                                : "defender's dice",
                                        roll.faces(),
                                        Pool.low(roll.dice(), FACES, roll.factor())
                                                .counted(roll.faces())));
        return new LogLine(
                words + ": " + hits,
                dice,
                List.of(
                        Reason.of(
                                figures.getFirst().of(),
                                figures.getFirst().total(),
                                figures.getFirst().parts().getFirst().clause().id()),
                        Reason.of("Dice", roll.dice(), clause.id())),
                clause,
                places(hex));
    }
}
