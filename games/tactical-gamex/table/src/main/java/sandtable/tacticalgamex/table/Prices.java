package sandtable.tacticalgamex.table;

import sandtable.scene.Naming;
import sandtable.scene.Reason;
import sandtable.tacticalgamex.Survey;
import sandtable.tacticalgamex.airborne.Lifting;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.fire.FireActions;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.march.Moving;
import sandtable.tacticalgamex.morale.UnitRally;
import sandtable.tacticalgamex.sequence.Spending;
import sandtable.tacticalgamex.sight.LineOfSight;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a decision costs, in activation points or movement, and what comes with it. */
final class Prices {
    private final View view;
    private final Table table;
    private final Names names;
    private final Map<Integer, Survey.Stop> stops = new HashMap<>();

    Prices(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
        Survey.reach(view).forEach(each -> stops.put(each.hex(), each));
    }

    List<Reason> of(Decision decision) {
        return switch (decision) {
            case Decision.Move(UnitId unit) -> {
                int cost = Survey.costToMove(view, unit.index());
                yield List.of(
                        cost == 0
                                ? Reason.of("Its hex has been paid for:", "free", "TGX-4.2.2.e")
                                : points(cost, "TGX-4.2.2.e"));
            }
            case Decision.March(var path, Ending ending) -> march(path, ending);
            case Decision.Fire(HexId hex) -> List.of(points(fire(hex), "TGX-4.2.2.j"));
            case Decision.FireFree _ ->
                    List.of(Reason.of("Marked Mobile Fire:", "free", "TGX-18.3.a"));
            case Decision.Turn(UnitId gun, _) -> turn(gun);
            case Decision.ShellBridge(_, _, UnitId sighter, _) ->
                    sighted(new Sighter.OfUnit(sighter));
            case Decision.Combine(HexId hex) -> List.of(points(fire(hex), "TGX-4.2.2.k"));
            case Decision.Rally(HexId hex) -> List.of(points(rally(hex), "TGX-7.3.a"));
            case Decision.Call _ -> List.of(point("TGX-6.4.4.b"));
            case Decision.Bombard(_, HexId from, _, _) ->
                    List.of(
                            point("TGX-10.5.a"),
                            Reason.of("It fires from", names.hex(from), "TGX-10.5.a"));
            case Decision.Sail(UnitId unit, HexId hex) -> sails(unit, hex);
            case Decision.Watch(var units) ->
                    List.of(points(CommandControl.price(table, units), "TGX-4.2.2.l"));
            case Decision.Work(UnitId engineer, _, _) -> {
                int cost = Survey.costToWork(view, engineer.index());
                yield List.of(
                        cost == 0
                                ? Reason.of("Its hex has been paid for:", "free", "TGX-4.2.2.m")
                                : points(cost, "TGX-4.2.2.m"));
            }
            case Decision.Fly _ ->
                    view.step() instanceof Lifting // before the first turn nobody pays (TGX-11.2.a)
                            ? List.of()
                            : List.of(point("TGX-6.4.7.a"));
            case Decision.Spot(_, var units) ->
                    units.isEmpty()
                            ? List.of()
                            : List.of(points(SpotActions.price(table, units), "TGX-6.3.8.m"));
            case Decision.Shoot(HexId hex, var shots) -> sight(hex, shots.getFirst().firers());
            case Decision.Shell shell -> sighted(shell.sighter());
            case Decision.Smoke(_, _, Sighter sighter, _) -> sighted(sighter);
            case Decision.Interdict(_, _, Sighter sighter, _) -> sighted(sighter);
            case Decision.Hold(var scope) -> held(scope);
            case Decision.Halt _ -> halt();
            case Decision.Place _,
                    Decision.Garrison _,
                    Decision.Board _,
                    Decision.Lay _,
                    Decision.Attach _,
                    Decision.Roll _,
                    Decision.Pass _,
                    Decision.Hurry _,
                    Decision.MobileFire _,
                    Decision.Bail _,
                    Decision.Load _,
                    Decision.CounterBattery _,
                    Decision.StandOff _,
                    Decision.Assault _,
                    Decision.Attack _,
                    Decision.Banzai _,
                    Decision.Interrupt _,
                    Decision.Strike _,
                    Decision.Flak _,
                    Decision.Play _,
                    Decision.Pick _,
                    Decision.Point _,
                    Decision.Relieve _,
                    Decision.Assign _,
                    Decision.Flail _,
                    Decision.Done _ ->
                    List.of();
        };
    }

    /** Nothing where it is put in position. */
    private List<Reason> turn(UnitId gun) {
        if (!(view.step() instanceof Spending)) {
            return List.of();
        }
        int cost = Survey.costToMove(view, gun.index());
        return List.of(
                cost == 0
                        ? Reason.of("Its hex has been paid for:", "free", "TGX-4.2.2.e")
                        : points(cost, "TGX-19.3.a"));
    }

    /** What awaits it where it goes on to. */
    private List<Reason> sails(UnitId unit, HexId hex) {
        boolean beach = table.ground().kind(hex.index()) == TerrainKind.BEACH;
        if (!beach) {
            return List.of();
        }
        var reasons = new ArrayList<Reason>();
        if (!table.unit(unit).disrupted()) {
            reasons.add(Reason.of("On the beach it is", "disrupted", "TGX-10.3.d"));
        }
        if (table.counters().knownMines(hex.index())) {
            reasons.add(Reason.of("Mines attack in", names.hex(hex), "TGX-8.2.e"));
        }
        return reasons;
    }

    private int fire(HexId hex) {
        return FireActions.price(new Occupation(table), table.impulse().side(), hex.index());
    }

    private int rally(HexId hex) {
        return UnitRally.price(new Occupation(table), table.impulse(), hex.index());
    }

    private static Reason point(String clause) {
        return points(1, clause);
    }

    private static Reason points(int points, String clause) {
        return Reason.of("Costs", Naming.count(points, "activation point"), clause);
    }

    private List<Reason> march(List<HexId> path, Ending ending) {
        var reasons = new ArrayList<Reason>();
        if (!path.isEmpty()
                && stops.containsKey(path.getLast().index())
                && view.step() instanceof Moving moving) {
            Survey.Stop stop = stops.get(path.getLast().index());
            boolean leavesStream =
                    stop.halfPoints() == 0 && table.unit(moving.walk().unit()).inStream();
            reasons.add(
                    leavesStream
                            ? Reason.of("Costs", "all its movement", "TGX-6.3.9.g")
                            : Reason.of(
                                    "Costs",
                                    "%s of %s movement points"
                                            .formatted(
                                                    Halves.words(stop.halfPoints()),
                                                    Halves.words(moving.walk().left())),
                                    "TGX-5.1.b"));
            if (stop.halts()) {
                reasons.add(Reason.of("It must stop", "there", "TGX-8.5.b"));
            }
        }
        if (!path.isEmpty() && table.counters().knownMines(path.getLast().index())) {
            reasons.add(Reason.of("Mines attack in", names.hex(path.getLast()), "TGX-8.2.e"));
        }
        if (!path.isEmpty() && InterdictionAttacks.threatened(table, path.getLast().index())) {
            reasons.add(Reason.of("Under interdiction:", names.hex(path.getLast()), "TGX-21.3.a"));
        }
        if (ending instanceof Ending.Overrun) {
            reasons.add(Reason.of("Ends in", names.hex(path.getLast()), "TGX-6.4.5.c"));
        }
        return reasons;
    }

    private static List<Reason> held(Decision.Scope scope) {
        return switch (scope) {
            case STEP -> List.of();
            case MOVE -> List.of(standing("for the rest of its move"));
            case IMPULSE -> List.of(standing("for the rest of the impulse"));
        };
    }

    private static Reason standing(String words) {
        return Reason.of("You are not asked again", words, "TGX-6.4.2.c");
    }

    private List<Reason> halt() {
        return view.step() instanceof Moving moving && !moving.walk().moved()
                ? List.of(Reason.of("It counts as", "Moved", "TGX-5.0.b"))
                : List.of();
    }

    /** That those who fire see the target, with the rule that says so. */
    private List<Reason> sight(HexId hex, List<UnitId> firers) {
        return firers.stream()
                .map(each -> table.unit(each).hex())
                .distinct()
                .map(from -> LineOfSight.between(table.ground().map(), from, hex.index()))
                .map(line -> Reason.of("Line of sight:", line.words(), line.clause().id()))
                .toList();
    }

    private List<Reason> sighted(Sighter sighter) {
        return switch (sighter) {
            case Sighter.Themselves _ -> List.of();
            case Sighter.OfAircraft(_, HexId over) ->
                    List.of(
                            Reason.of(
                                    "Sighted by",
                                    "a spotter aircraft over " + names.hex(over),
                                    "TGX-6.4.7.z"));
            case Sighter.OfUnit(UnitId unit) ->
                    List.of(
                            Reason.of(
                                    "Sighted by",
                                    names.unit(unit) + ", which is Completed then",
                                    "TGX-6.4.3.g"));
        };
    }
}
