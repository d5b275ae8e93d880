package sandtable.tacticalgamex.table;

import sandtable.scene.Place;
import sandtable.scene.Tie;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Optional;

/** What is clicked to make a decision, and who else could take part in it. */
final class Ties {
    private final View view;
    private final Table table;
    private final Names names;
    private final Decisions decisions;

    Ties(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        this.decisions = new Decisions(view);
    }

    Tie of(Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) -> along(unit.name(), List.of(hex));
            case Decision.Garrison(UnitId unit, HexId hex) -> along(unit.name(), List.of(hex));
            case Decision.Board(UnitId unit, UnitId transport) -> {
                yield table.unit(transport).onMap()
                        ? along(unit.name(), List.of(table.hexId(table.unit(transport).hex())))
                        : new Tie.OnPiece(unit.name());
            }
            case Decision.Lay(int counter, HexId hex) ->
                    along(table.battle().plan().placements().get(counter).id(), List.of(hex));
            case Decision.Play(_, HexId hex, UnitId unit) ->
                    unit != UnitId.NOBODY
                            ? new Tie.OnPiece(unit.name())
                            : hex == HexId.NOWHERE
                                    ? new Tie.Button()
                                    : new Tie.OnPlace(names.place(hex));
            case Decision.Pick(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Point(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Attach(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Move(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Load _ -> new Tie.OnPiece(mover());
            case Decision.March(var path, Ending ending) -> march(path, ending);
            case Decision.Fire(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.FireFree(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Turn(UnitId gun, _) -> new Tie.OnPiece(gun.name());
            case Decision.Combine(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Rally(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Strike(_, _, HexId hex, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.Shoot(HexId hex, var shots) ->
                    shots.size() == 1
                            ? together(
                                    decision,
                                    place(hex),
                                    shots.getFirst().firers(),
                                    Survey.firing(view))
                            : new Tie.OnPlace(names.place(hex));
            case Decision.Interdict(HexId hex, _, _, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.Smoke(HexId hex, _, _, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.ShellBridge(HexId hex, var firers, _, _) ->
                    firers.isEmpty()
                            ? new Tie.OnPlace(names.place(hex))
                            : together(
                                    decision,
                                    place(hex),
                                    firers,
                                    Survey.shelling(view, hex.index()));
            case Decision.Shell(HexId hex, var firers, _, _, _) ->
                    firers.isEmpty()
                            ? new Tie.OnPlace(names.place(hex))
                            : together(
                                    decision,
                                    place(hex),
                                    firers,
                                    Survey.shelling(view, hex.index()));
            case Decision.Call(BatteryId battery) -> new Tie.OnPiece(battery.name());
            case Decision.Bombard(_, _, HexId hex, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.Sail(UnitId unit, HexId hex) -> along(unit.name(), List.of(hex));
            case Decision.Watch(var units) ->
                    together(decision, Optional.empty(), units, Survey.watchers(view, hex(units)));
            case Decision.Work(UnitId engineer, _, HexId hex) ->
                    table.unit(engineer).hex() == hex.index()
                            ? new Tie.OnPiece(engineer.name())
                            : along(engineer.name(), List.of(hex));
            case Decision.Spot(HexId hex, var units) ->
                    units.isEmpty()
                            ? new Tie.OnPlace(names.place(hex))
                            : together(
                                    decision,
                                    place(hex),
                                    units,
                                    Survey.spotters(view, hex.index()));
            case Decision.Assault(HexId hex, var units) ->
                    together(decision, place(hex), units, Survey.assaulters(view, hex.index()));
            case Decision.Interrupt(var units, UnitId target, _) ->
                    together(decision, target(target), units, Survey.watching(view, target));
            case Decision.Flak(int step, var units) ->
                    together(decision, below(step), units, Survey.guns(view, step));
            case Decision.Fly(AircraftId aircraft, HexId hex, int direction) ->
                    along(aircraft.name(), FlightPath.over(view, hex, direction));
            case Decision.Flail(HexId hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Assign(_, HexId hex, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.Relieve(UnitId unit) -> new Tie.OnPiece(unit.name());
            case Decision.Roll _,
                    Decision.Pass _,
                    Decision.Hurry _,
                    Decision.MobileFire _,
                    Decision.Bail _,
                    Decision.Halt _,
                    Decision.CounterBattery _,
                    Decision.StandOff _,
                    Decision.Attack _,
                    Decision.Banzai _,
                    Decision.Hold _,
                    Decision.Done _ ->
                    new Tie.Button();
        };
    }

    private Tie along(String piece, List<HexId> way) {
        return new Tie.Along(List.of(piece), way.stream().<Place>map(names::place).toList());
    }

    /** An attack is made by clicking at its target, everything else by where it ends. */
    private Tie march(List<HexId> path, Ending ending) {
        if (ending instanceof Ending.Attack attack) {
            return new Tie.OnPlace(names.place(attack.hex()));
        }
        return path.isEmpty() ? new Tie.OnPiece(mover()) : along(mover(), path);
    }

    private String mover() {
        return view.step() instanceof Moving moving ? moving.walk().unit().name() : "";
    }

    private Tie together(
            Decision decision, Optional<Place> place, List<UnitId> units, List<UnitId> among) {
        return new Tie.Together(decisions.deed(decision), place, ids(units), ids(among));
    }

    private static List<String> ids(List<UnitId> units) {
        return units.stream().map(UnitId::name).toList();
    }

    private Optional<Place> place(HexId hex) {
        return Optional.of(names.place(hex));
    }

    private Optional<Place> target(UnitId named) {
        if (named != UnitId.NOBODY) {
            return place(table.hexId(table.hexOf(named.index())));
        }
        return view.step() instanceof UnderFire under
                ? place(table.hexId(table.unit(under.unit()).hex()))
                : Optional.empty();
    }

    private Optional<Place> below(int step) {
        return FlightPath.of(view).map(each -> names.place(each.at(step)));
    }

    private int hex(List<UnitId> units) {
        return table.unit(units.getFirst()).hex();
    }
}
