package sandtable.tacticalgamex.table;

import sandtable.scene.Place;
import sandtable.scene.Tie;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.fire.UnderFire;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Table;
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
            case Decision.Place(int unit, int hex) -> along(names.id(unit), List.of(hex));
            case Decision.Garrison(int unit, int hex) -> along(names.id(unit), List.of(hex));
            case Decision.Board(int unit, int transport) -> {
                int hex = table.unit(transport).hex();
                yield hex < 0
                        ? new Tie.OnPiece(names.id(unit))
                        : along(names.id(unit), List.of(hex));
            }
            case Decision.Lay(int counter, int hex) ->
                    along(table.battle().plan().placements().get(counter).id(), List.of(hex));
            case Decision.Move(int unit) -> new Tie.OnPiece(names.id(unit));
            case Decision.Load _ -> new Tie.OnPiece(mover());
            case Decision.March(var path, Ending ending) -> march(path, ending);
            case Decision.Fire(int hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Combine(int hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Rally(int hex) -> new Tie.OnPlace(names.place(hex));
            case Decision.Strike(_, _, int hex, _) -> new Tie.OnPlace(names.place(hex));
            case Decision.Shoot(int hex, var shots) ->
                    shots.size() == 1
                            ? together(
                                    decision,
                                    place(hex),
                                    shots.getFirst().firers(),
                                    Survey.firing(view))
                            : new Tie.OnPlace(names.place(hex));
            case Decision.Shell(int hex, var firers, _, _) ->
                    firers.isEmpty()
                            ? new Tie.OnPlace(names.place(hex))
                            : together(decision, place(hex), firers, Survey.shelling(view, hex));
            case Decision.Call(int battery) -> new Tie.OnPiece(names.batteryId(battery));
            case Decision.Watch(var units) ->
                    together(decision, Optional.empty(), units, Survey.watchers(view, hex(units)));
            case Decision.Work(int engineer, _, int hex) ->
                    table.unit(engineer).hex() == hex
                            ? new Tie.OnPiece(names.id(engineer))
                            : along(names.id(engineer), List.of(hex));
            case Decision.Spot(int hex, var units) ->
                    units.isEmpty()
                            ? new Tie.OnPlace(names.place(hex))
                            : together(decision, place(hex), units, Survey.spotters(view, hex));
            case Decision.Assault(int hex, var units) ->
                    together(decision, place(hex), units, Survey.assaulters(view, hex));
            case Decision.Interrupt(var units) ->
                    together(decision, target(), units, Survey.watching(view));
            case Decision.Flak(int step, var units) ->
                    together(decision, below(step), units, Survey.guns(view, step));
            case Decision.Fly(int aircraft, int hex, int direction) ->
                    along(names.planeId(aircraft), FlightPath.over(view, hex, direction));
            case Decision.Relieve(int unit) -> new Tie.OnPiece(names.id(unit));
            case Decision.Roll _,
                    Decision.Pass _,
                    Decision.Halt _,
                    Decision.CounterBattery _,
                    Decision.Attack _,
                    Decision.Hold _,
                    Decision.Done _ ->
                    new Tie.Button();
        };
    }

    private Tie along(String piece, List<Integer> way) {
        return new Tie.Along(List.of(piece), names.places(way));
    }

    /** An attack is made by clicking at its target, everything else by where it ends. */
    private Tie march(List<Integer> path, Ending ending) {
        if (ending instanceof Ending.Attack attack) {
            return new Tie.OnPlace(names.place(attack.hex()));
        }
        return path.isEmpty() ? new Tie.OnPiece(mover()) : along(mover(), path);
    }

    private String mover() {
        return view.step() instanceof Moving moving ? names.id(moving.walk().unit()) : "";
    }

    private Tie together(
            Decision decision, Optional<Place> place, List<Integer> units, List<Integer> among) {
        return new Tie.Together(
                decisions.deed(decision), place, names.ids(units), names.ids(among));
    }

    private Optional<Place> place(int hex) {
        return Optional.of(names.place(hex));
    }

    private Optional<Place> target() {
        return view.step() instanceof UnderFire under
                ? place(table.unit(under.unit()).hex())
                : Optional.empty();
    }

    private Optional<Place> below(int step) {
        return FlightPath.of(view).map(each -> names.place(each.at(step)));
    }

    private int hex(List<Integer> units) {
        return table.unit(units.getFirst()).hex();
    }
}
