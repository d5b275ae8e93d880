package sandtable.tacticalgamex.table;

import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.UnitId;

import java.util.List;

/** What a decision is called among others about the same units. */
final class Labels {
    private final Decisions decisions;
    private final Names names;

    Labels(Decisions decisions, Names names) {
        this.decisions = decisions;
        this.names = names;
    }

    String of(Decision decision) {
        return switch (decision) {
            case Decision.Place(_, HexId hex) -> names.hex(hex);
            case Decision.Garrison(_, HexId hex) -> "inside " + names.hex(hex);
            case Decision.Board(_, UnitId transport) -> "aboard " + transport.called();
            case Decision.Lay(_, HexId hex) -> names.hex(hex);
            case Decision.Sail(_, HexId hex) -> names.hex(hex);
            case Decision.Bombard(_, _, HexId hex, _) -> names.hex(hex);
            case Decision.Assign(_, HexId hex, _) -> names.hex(hex);
            case Decision.Move _ -> "to move";
            case Decision.March(var path, Ending ending) -> of(path, ending);
            case Decision.Shoot(HexId hex, _) -> names.hex(hex);
            case Decision.Shell(HexId hex, _, _, _, _) -> names.hex(hex);
            case Decision.ShellBridge(HexId hex, _, _, _) -> "bridge " + names.hex(hex);
            case Decision.Turn(_, int direction) -> "face " + decisions.direction(direction);
            case Decision.Smoke(HexId hex, _, _, _) -> "smoke " + names.hex(hex);
            case Decision.Interdict(HexId hex, _, _, _) -> "interdict " + names.hex(hex);
            case Decision.Spot(HexId hex, _) -> names.hex(hex);
            case Decision.Strike(_, _, HexId hex, _) -> names.hex(hex);
            case Decision.Fly(_, HexId hex, int direction) ->
                    names.hex(hex) + " " + decisions.direction(direction);
            case Decision.Work(_, var task, HexId hex) ->
                    Decisions.task(task) + " " + names.hex(hex);
            case Decision.Watch _ -> "Opportunity fire";
            case Decision.Assault(HexId hex, _) -> "Assault " + names.hex(hex);
            case Decision.Attach(UnitId unit) -> unit.called();
            case Decision.Roll _,
                    Decision.Pass _,
                    Decision.Hurry _,
                    Decision.MobileFire _,
                    Decision.FireFree _,
                    Decision.Bail _,
                    Decision.Load _,
                    Decision.Halt _,
                    Decision.Flail _,
                    Decision.Fire _,
                    Decision.Combine _,
                    Decision.Call _,
                    Decision.CounterBattery _,
                    Decision.StandOff _,
                    Decision.Rally _,
                    Decision.Attack _,
                    Decision.Banzai _,
                    Decision.Interrupt _,
                    Decision.Hold _,
                    Decision.Flak _,
                    Decision.Play _,
                    Decision.Pick _,
                    Decision.Point _,
                    Decision.Relieve _,
                    Decision.Done _ ->
                    decisions.words(decision);
        };
    }

    private String of(List<HexId> path, Ending ending) {
        String end = path.isEmpty() ? "here" : names.hex(path.getLast());
        return switch (ending) {
            case Ending.Nothing _ -> end;
            case Ending.Load(UnitId passenger) -> "load " + passenger.called() + " " + end;
            case Ending.Unload _ -> "unload " + end;
            case Ending.Ashore(var passengers) -> names.all(passengers) + " ashore " + end;
            case Ending.Rise _ -> "Up";
            case Ending.Sink _ -> "Down";
            case Ending.EnterFort _ -> "inside " + end;
            case Ending.LeaveFort _ -> "outside";
            case Ending.Overrun(HexId hex) -> names.hex(hex);
            case Ending.CloseAssault(HexId hex) -> names.hex(hex);
            case Ending.Leave _ -> "leave by " + end;
        };
    }
}
