package sandtable.blitzcommander.table;

import sandtable.blitzcommander.state.Aim;
import sandtable.blitzcommander.state.Decision;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.UnitId;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.scene.Naming;

import java.util.List;
import java.util.stream.Collectors;

/** What each decision is called. */
final class Decisions {
    private final Table table;
    private final Names names;

    Decisions(Table table) {
        this.table = table;
        this.names = new Names(table.battle());
    }

    String words(Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    "Set " + names.unit(unit) + " up in " + names.hex(hex);
            case Decision.Ready _ -> "All are set up";
            case Decision.Take(var units) -> "Move " + names.some(units);
            case Decision.Move(var units, var path) ->
                    "Move " + names.some(units) + " to " + names.hex(path.getLast());
            case Decision.Exit(var units, var path) ->
                    names.some(units)
                            + (units.size() == 1 ? " leaves the map" : " leave the map")
                            + (path.isEmpty() ? "" : " by " + names.hex(path.getLast()));
            case Decision.Stay _ -> "Stay here";
            case Decision.Assault(HexId hex, var units) ->
                    "Assault " + names.hex(hex) + " with " + names.some(units);
            case Decision.Bombard(HexId hex, var units) ->
                    "Bombard " + names.hex(hex) + " with " + names.some(units);
            case Decision.Entrench(var units) -> "Entrench " + names.some(units);
            case Decision.EndTurn _ -> "End turn";
            case Decision.Commit(var units) ->
                    units.isEmpty() ? "Do not answer" : "Answer with " + names.some(units);
            case Decision.Nominate(var aims) -> Naming.capital(aims(aims));
            case Decision.TankAssault(var units) ->
                    units.isEmpty() ? "Fight infantry only" : "Go for tanks: " + names.some(units);
            case Decision.Lose(UnitId unit) -> "Lose " + names.unit(unit);
            case Decision.Advance(var units) ->
                    Naming.count(units.size(), "unit")
                            + (units.size() == 1 ? " advances" : " advance");
        };
    }

    private String aims(List<Aim> aims) {
        return aims.stream()
                .map(
                        each ->
                                each.tanks()
                                        + " "
                                        + names.tank(each.firing())
                                        + " at "
                                        + names.tank(each.target()))
                .collect(Collectors.joining(", "));
    }

    /** What sets it apart from others about the same units. */
    String label(Decision decision) {
        return switch (decision) {
            case Decision.Place(_, HexId hex) -> names.hex(hex);
            case Decision.Take _ -> "Move";
            case Decision.Move(_, var path) -> names.hex(path.getLast());
            case Decision.Exit(_, var path) ->
                    path.isEmpty() ? "leave" : "leave by " + names.hex(path.getLast());
            case Decision.Assault(HexId hex, _) -> names.hex(hex);
            case Decision.Bombard(HexId hex, _) -> names.hex(hex);
            case Decision.Entrench _ -> "Entrench";
            case Decision.Ready _,
                    Decision.Stay _,
                    Decision.EndTurn _,
                    Decision.Commit _,
                    Decision.Nominate _,
                    Decision.TankAssault _,
                    Decision.Lose _,
                    Decision.Advance _ ->
                    words(decision);
        };
    }

    /** By what picks of units belong together. */
    String deed(Decision decision) {
        return switch (decision) {
            case Decision.Take(var units) -> deed(units.getFirst());
            case Decision.Assault(HexId hex, _) -> "Assault " + names.hex(hex);
            case Decision.Bombard(HexId hex, _) -> "Bombard " + names.hex(hex);
            case Decision.Entrench _ -> "Entrench";
            case Decision.Commit _ -> "Answer";
            case Decision.TankAssault _ -> "Go for tanks";
            case Decision.Advance _ -> "Advance";
            case Decision.Place _,
                    Decision.Ready _,
                    Decision.Move _,
                    Decision.Exit _,
                    Decision.Stay _,
                    Decision.EndTurn _,
                    Decision.Nominate _,
                    Decision.Lose _ ->
                    words(decision);
        };
    }

    private String deed(UnitId unit) {
        return table.where(unit.index()) instanceof Whereabouts.OnMap(HexId hex)
                ? "Move from " + hex
                : "Bring on " + table.battle().type(unit.index()).name();
    }
}
