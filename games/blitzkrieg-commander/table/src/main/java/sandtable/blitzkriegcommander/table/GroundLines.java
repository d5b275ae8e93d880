package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.state.EngineerHappening;
import sandtable.blitzkriegcommander.state.TransportHappening;
import sandtable.kernel.Clause;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

import java.util.List;

/** Mines, engineers, digging in, and who goes on and off carriers. */
record GroundLines(Told told) {
    LogLine of(EngineerHappening event) {
        return switch (event) {
            case EngineerHappening.InMines(var unit, var field, var clause) ->
                    told.said("%s is in %s".formatted(told.unit(unit), field), clause, unit);
            case EngineerHappening.Breached(var unit, _, int die, var open, var clause) ->
                    tried(unit, "breaches the line", "fails to breach the line", open, die, clause);
            case EngineerHappening.Cleared(var unit, var field, _, int die, var open, var clause) ->
                    tried(
                            unit,
                            "clears a lane in " + field,
                            "fails to clear " + field,
                            open,
                            die,
                            clause);
            case EngineerHappening.Blown(var unit, var bridge, int die, var down, var clause) ->
                    tried(unit, "blows " + bridge, "fails to blow " + bridge, down, die, clause);
            case EngineerHappening.Repaired(
                            var unit,
                            var bridge,
                            int actions,
                            var whole,
                            var clause) ->
                    told.said(
                            "%s repairs %s: %s"
                                    .formatted(
                                            told.unit(unit),
                                            bridge,
                                            whole
                                                    ? "it is whole"
                                                    : Naming.count(actions, "action") + " so far"),
                            clause,
                            unit);
            case EngineerHappening.Dug(var unit, int actions, var clause) ->
                    told.said(
                            "%s digs in: %s so far"
                                    .formatted(told.unit(unit), Naming.count(actions, "action")),
                            clause,
                            unit);
            case EngineerHappening.HullDown(var unit, var clause) ->
                    told.said(told.unit(unit) + " is hull-down", clause, unit);
        };
    }

    private LogLine tried(
            UnitId unit, String done, String failed, boolean success, int die, Clause clause) {
        return new LogLine(
                told.unit(unit) + " " + (success ? done : failed),
                List.of(Told.sum(told.whose(unit), List.of(die))),
                List.of(),
                clause,
                List.of(told.where(unit)));
    }

    LogLine of(TransportHappening event) {
        return switch (event) {
            case TransportHappening.Boarded(var unit, var carrier, var clause) ->
                    told.said(
                            "%s goes on %s".formatted(told.unit(unit), told.unit(carrier)),
                            clause,
                            carrier);
            case TransportHappening.Left(var unit, var carrier, var at, var clause) ->
                    Told.at(
                            "%s leaves %s at %s"
                                    .formatted(told.unit(unit), told.unit(carrier), Names.at(at)),
                            clause,
                            at);
        };
    }
}
