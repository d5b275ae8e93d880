package sandtable.tacticalgamex;

import sandtable.kernel.Notation;
import sandtable.kernel.TypedWords;

import java.util.List;
import java.util.Locale;
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
        Table table = view.table();
        return switch (decision) {
            case Decision.Place(int unit, int hex) -> "place" + id(table, unit) + hex(table, hex);
            case Decision.Garrison(int unit, int hex) ->
                    "garrison" + id(table, unit) + hex(table, hex);
            case Decision.Board(int unit, int transport) ->
                    "board" + id(table, unit) + id(table, transport);
            case Decision.Lay(int counter, int hex) ->
                    "lay "
                            + table.battle().battle().placements().get(counter).id()
                            + hex(table, hex);
            case Decision.Roll _ -> "roll";
            case Decision.Pass _ -> "pass";
            case Decision.Move(int unit) -> "move" + id(table, unit);
            case Decision.Load(int passenger) -> "load" + id(table, passenger);
            case Decision.March(List<Integer> path, Then then) ->
                    "march" + hexes(table, path) + ending(table, then);
            case Decision.Halt _ -> "halt";
            case Decision.Fire(int hex) -> "fire" + hex(table, hex);
            case Decision.Combine(int hex) -> "combine" + hex(table, hex);
            case Decision.Shoot(int hex, List<Shot> shots) ->
                    "shoot"
                            + hex(table, hex)
                            + shots.stream()
                                    .map(each -> shot(table, each))
                                    .collect(Collectors.joining(" and"));
            case Decision.Shell(int hex, List<Integer> firers, int sighter, int extra) ->
                    "shell"
                            + hex(table, hex)
                            + ids(table, firers)
                            + " by"
                            + (SpotterAircraft.sights(sighter)
                                    ? plane(table, SpotterAircraft.aircraft(sighter))
                                    : id(table, sighter))
                            + (extra == 0 ? "" : " extra " + extra);
            case Decision.Call(int battery) ->
                    "call " + table.battle().battle().batteries().get(battery).id();
            case Decision.CounterBattery(int aircraft) ->
                    "counter" + (aircraft < 0 ? "" : plane(table, aircraft));
            case Decision.Rally(int hex) -> "rally" + hex(table, hex);
            case Decision.Watch(List<Integer> units) -> "watch" + ids(table, units);
            case Decision.Work(int engineer, Decision.Task task, int hex) ->
                    "work" + id(table, engineer) + " " + task.word() + hex(table, hex);
            case Decision.Spot(int hex, List<Integer> units) ->
                    "spot" + hex(table, hex) + ids(table, units);
            case Decision.Assault(int hex, List<Integer> units) ->
                    "assault" + hex(table, hex) + ids(table, units);
            case Decision.Attack _ -> "attack";
            case Decision.Interrupt(List<Integer> units) -> "interrupt" + ids(table, units);
            case Decision.Hold(Decision.Scope scope) ->
                    "hold " + scope.name().toLowerCase(Locale.ROOT);
            case Decision.Fly(int aircraft, int hex, int direction) ->
                    "fly"
                            + plane(table, aircraft)
                            + hex(table, hex)
                            + " "
                            + table.ground().grid().directionName(direction);
            case Decision.Flak(int step, List<Integer> units) -> "flak " + step + ids(table, units);
            case Decision.Strike(int step, int attack, int hex, List<Integer> targets) ->
                    "strike " + step + " " + attack + hex(table, hex) + ids(table, targets);
            case Decision.Relieve(int unit) -> "relieve" + id(table, unit);
            case Decision.Done _ -> "done";
        };
    }

    private static String ending(Table table, Then then) {
        return switch (then.kind()) {
            case NOTHING -> "";
            case LOAD -> " load" + id(table, then.what());
            case UNLOAD -> " unload";
            case RISE -> " rise";
            case SINK -> " sink";
            case ENTER_FORT -> " inside";
            case LEAVE_FORT -> " outside";
            case OVERRUN -> " overrun" + hex(table, then.what());
            case CLOSE_ASSAULT -> " assault" + hex(table, then.what());
            case CLEAR_MINES -> " clear" + hex(table, then.what());
            case CLEAR_BLOCK -> " unblock" + hex(table, then.what());
            case LEAVE -> " leave";
        };
    }

    private static String shot(Table table, Shot shot) {
        String targets = shot.targets().isEmpty() ? " " + EMPTY_FORT : ids(table, shot.targets());
        return ids(table, shot.firers()) + " at" + targets;
    }

    private static String plane(Table table, int aircraft) {
        return " " + AircraftAttacks.sortie(table, aircraft).id();
    }

    private static String id(Table table, int unit) {
        return " " + table.id(unit);
    }

    private static String hex(Table table, int hex) {
        return " " + table.name(hex);
    }

    private static String ids(Table table, List<Integer> units) {
        return units.stream().map(each -> id(table, each)).collect(Collectors.joining());
    }

    private static String hexes(Table table, List<Integer> hexes) {
        return hexes.stream().map(each -> hex(table, each)).collect(Collectors.joining());
    }

    @Override
    public Reading<Decision> read(View view, String text) {
        return TypedWords.read(text, words -> new TypedDecision(view, words).read());
    }
}
