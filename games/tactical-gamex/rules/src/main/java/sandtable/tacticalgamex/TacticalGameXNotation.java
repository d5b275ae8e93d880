package sandtable.tacticalgamex;

import sandtable.kernel.Notation;
import sandtable.kernel.Template;
import sandtable.kernel.TypedWords;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How decisions are typed and kept: {@code move pz-1}, {@code march K07 K08 unload}, {@code shoot
 * L08 pz-1 pz-2 at t34-1}.
 */
final class TacticalGameXNotation implements Notation<View, Decision> {
    /** The target of a shot at a fortification with nobody inside. */
    static final String EMPTY_FORT = "fortification";

    @Override
    public String write(View view, Decision decision) {
        return typed(view.table(), decision);
    }

    static String typed(Table table, Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    "place" + id(table, unit) + hex(table, hex);
            case Decision.Garrison(UnitId unit, HexId hex) ->
                    "garrison" + id(table, unit) + hex(table, hex);
            case Decision.Board(UnitId unit, UnitId transport) ->
                    "board" + id(table, unit) + id(table, transport);
            case Decision.Lay(int counter, HexId hex) ->
                    "lay " + table.battle().plan().placements().get(counter).id() + hex(table, hex);
            case Decision.Roll _ -> "roll";
            case Decision.Pass _ -> "pass";
            case Decision.Move(UnitId unit) -> "move" + id(table, unit);
            case Decision.Load(UnitId passenger) -> "load" + id(table, passenger);
            case Decision.March(List<HexId> path, Ending ending) ->
                    "march" + hexes(table, path) + ending(table, ending);
            case Decision.Halt _ -> "halt";
            case Decision.Fire(HexId hex) -> "fire" + hex(table, hex);
            case Decision.Combine(HexId hex) -> "combine" + hex(table, hex);
            case Decision.Shoot(HexId hex, List<Shot> shots) ->
                    "shoot"
                            + hex(table, hex)
                            + shots.stream()
                                    .map(each -> shot(table, each))
                                    .collect(Collectors.joining(" and"));
            case Decision.Shell(HexId hex, List<UnitId> firers, Sighter sighter, int extra) ->
                    "shell"
                            + hex(table, hex)
                            + ids(table, firers)
                            + " by"
                            + sighter(table, sighter)
                            + (extra == 0 ? "" : " extra " + extra);
            case Decision.Call(int battery) ->
                    "call " + table.battle().plan().batteries().get(battery).id();
            case Decision.CounterBattery(int aircraft) ->
                    "counter" + (aircraft < 0 ? "" : plane(table, aircraft));
            case Decision.Rally(HexId hex) -> "rally" + hex(table, hex);
            case Decision.Watch(List<UnitId> units) -> "watch" + ids(table, units);
            case Decision.Work(UnitId engineer, Decision.Task task, HexId hex) ->
                    "work" + id(table, engineer) + " " + task.word() + hex(table, hex);
            case Decision.Spot(HexId hex, List<UnitId> units) ->
                    "spot" + hex(table, hex) + ids(table, units);
            case Decision.Assault(HexId hex, List<UnitId> units) ->
                    "assault" + hex(table, hex) + ids(table, units);
            case Decision.Attack _ -> "attack";
            case Decision.Interrupt(List<UnitId> units) -> "interrupt" + ids(table, units);
            case Decision.Hold(Decision.Scope scope) ->
                    "hold " + scope.name().toLowerCase(Locale.ROOT);
            case Decision.Fly(int aircraft, HexId hex, int direction) ->
                    "fly"
                            + plane(table, aircraft)
                            + hex(table, hex)
                            + " "
                            + table.ground().grid().directionName(direction);
            case Decision.Flak(int step, List<UnitId> units) -> "flak " + step + ids(table, units);
            case Decision.Strike(int step, int attack, HexId hex, List<UnitId> targets) ->
                    "strike " + step + " " + attack + hex(table, hex) + ids(table, targets);
            case Decision.Relieve(UnitId unit) -> "relieve" + id(table, unit);
            case Decision.Done _ -> "done";
        };
    }

    private static String sighter(Table table, Sighter sighter) {
        return switch (sighter) {
            case Sighter.OfUnit(UnitId unit) -> id(table, unit);
            case Sighter.OfAircraft(int aircraft) -> plane(table, aircraft);
        };
    }

    private static String ending(Table table, Ending ending) {
        return switch (ending) {
            case Ending.Nothing _ -> "";
            case Ending.Load(UnitId passenger) -> " load" + id(table, passenger);
            case Ending.Unload _ -> " unload";
            case Ending.Rise _ -> " rise";
            case Ending.Sink _ -> " sink";
            case Ending.EnterFort _ -> " inside";
            case Ending.LeaveFort _ -> " outside";
            case Ending.Overrun(HexId hex) -> " overrun" + hex(table, hex);
            case Ending.CloseAssault(HexId hex) -> " assault" + hex(table, hex);
            case Ending.Leave _ -> " leave";
        };
    }

    private static String shot(Table table, Shot shot) {
        String targets = shot.targets().isEmpty() ? " " + EMPTY_FORT : ids(table, shot.targets());
        return ids(table, shot.firers()) + " at" + targets;
    }

    private static String plane(Table table, int aircraft) {
        return " " + AircraftAttacks.sortie(table, aircraft).id();
    }

    private static String id(Table table, UnitId unit) {
        return " " + unit;
    }

    private static String hex(Table table, HexId hex) {
        return " " + hex;
    }

    private static String ids(Table table, List<UnitId> units) {
        return units.stream().map(each -> id(table, each)).collect(Collectors.joining());
    }

    private static String hexes(Table table, List<HexId> hexes) {
        return hexes.stream().map(each -> hex(table, each)).collect(Collectors.joining());
    }

    @Override
    public Optional<Template> template(View view, Decision decision) {
        return new Templates(view, write(view, decision)).of(decision);
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return TypedWords.read(text, words -> new TypedDecision(view, words).read());
    }
}
