package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.state.SetUpHappening;
import sandtable.blitzkriegcommander.state.TurnHappening;
import sandtable.scene.LogLine;
import sandtable.scene.Naming;

import java.util.List;

/** Set-up, phases, the end of turns and of the battle. */
record TurnLines(Told told) {
    LogLine of(SetUpHappening event) {
        return switch (event) {
            case SetUpHappening.Placed(var unit, var at, _, var clause) ->
                    Told.at(told.unit(unit) + " is placed at " + Names.at(at), clause, at);
            case SetUpHappening.Built(var work, var at, var clause) ->
                    Told.at(Naming.capital(work.toString()) + " is at " + Names.at(at), clause, at);
            case SetUpHappening.Laid(var mines, var at, _, var clause) ->
                    Told.at(
                            Naming.capital(mines.toString()) + " lies at " + Names.at(at),
                            clause,
                            at);
            case SetUpHappening.Planned(var mission, var at, var pattern, _, var clause) ->
                    Told.at(
                            "%s is planned as %s at %s"
                                    .formatted(
                                            Naming.capital(mission.toString()),
                                            Decisions.pattern(pattern),
                                            Names.at(at)),
                            clause,
                            at);
            case SetUpHappening.SetUp(var side, var clause) ->
                    LogLine.of("The " + Naming.side(side) + " side is set up", clause);
        };
    }

    LogLine of(TurnHappening event) {
        return switch (event) {
            case TurnHappening.TurnBegan(int turn, var side, var clause) ->
                    LogLine.of(
                            "Turn " + turn + " of the " + Naming.side(side) + " side begins",
                            clause);
            case TurnHappening.PhaseBegan(var phase, var side, var clause) ->
                    LogLine.of(
                            "%s: %s Phase".formatted(Naming.side(side), UnitCard.capital(phase)),
                            clause);
            case TurnHappening.HitsRemoved(var units, var clause) ->
                    LogLine.of("Hit markers go: " + told.all(units), clause);
            case TurnHappening.Recovered(var units, var clause) ->
                    LogLine.of("No longer suppressed: " + told.all(units), clause);
            case TurnHappening.SmokeLifted(var clouds, var clause) ->
                    LogLine.of(Naming.count(clouds.size(), "cloud") + " of smoke lifts", clause);
            case TurnHappening.BreakTested it ->
                    new LogLine(
                            "%s has lost %d and breaks at %d: it %s"
                                    .formatted(
                                            Naming.side(it.side()),
                                            it.losses(),
                                            it.breakpoint(),
                                            it.stays() ? "stays" : "withdraws"),
                            List.of(Told.sum(Naming.side(it.side()), it.dice())),
                            Told.reasons(it.needed()),
                            it.clause(),
                            List.of());
            case TurnHappening.BattleEnded(_, var reason, var clause) -> LogLine.of(reason, clause);
        };
    }
}
