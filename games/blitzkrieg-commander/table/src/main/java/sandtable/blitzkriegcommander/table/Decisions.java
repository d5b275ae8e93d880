package sandtable.blitzkriegcommander.table;

import sandtable.blitzkriegcommander.battle.Battle;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.blitzkriegcommander.state.Allowance;
import sandtable.blitzkriegcommander.state.Decision;
import sandtable.scene.Naming;
import sandtable.space.measured.Spot;

import java.util.stream.Collectors;

/** What each decision is called. */
final class Decisions {
    private final Names names;

    Decisions(Battle battle) {
        this.names = new Names(battle);
    }

    String words(Decision decision) {
        return switch (decision) {
            case Decision.Place(var unit, var at, _) -> "Place " + unit(unit) + at(at);
            case Decision.Build(var work, var at) -> "Build " + work + at(at);
            case Decision.Lay(var mines, var at) -> "Lay " + mines + at(at);
            case Decision.Plan(var mission, var at, var pattern) ->
                    "Plan %s as %s%s".formatted(mission, pattern(pattern), at(at));
            case Decision.Ready _ -> "All stand where they should";
            case Decision.Enter(var unit, var at, _) -> unit(unit) + " enters" + at(at);
            case Decision.Return(var unit, var at) -> unit(unit) + " comes back" + at(at);
            case Decision.Communicate(var recce, var with) ->
                    unit(recce) + " communicates with " + unit(with);
            case Decision.Order order -> order(order);
            case Decision.Request(var observer, var at, var guns, var pattern) ->
                    "%s asks for %s%s of %s"
                            .formatted(unit(observer), pattern(pattern), at(at), names.all(guns));
            case Decision.CounterBattery(var observer, var guns, var target) ->
                    "%s asks for fire of %s at %s"
                            .formatted(unit(observer), names.all(guns), target);
            case Decision.Strike(var observer, var at, var aircraft) ->
                    "%s asks for %s%s".formatted(unit(observer), names.all(aircraft), at(at));
            case Decision.Hunt(var observer, var target, var aircraft) ->
                    "%s asks for %s against %s"
                            .formatted(unit(observer), names.all(aircraft), unit(target));
            case Decision.Stop _ -> "No more from this command unit";
            case Decision.End _ -> "End the phase";
            case Decision.Move(var unit, var way, var heading) ->
                    way.isEmpty()
                            ? "%s turns to %s".formatted(unit(unit), Names.facing(heading))
                            : "Move " + unit(unit) + " to " + Names.at(way.getLast());
            case Decision.Fire(var firers, var target, var means) ->
                    "%s at %s with %s"
                            .formatted(
                                    means == Decision.Means.FLAME ? "Flames" : "Fire",
                                    unit(target),
                                    names.all(firers));
            case Decision.Assault(var advances, var target) ->
                    "Assault %s with %s"
                            .formatted(
                                    unit(target),
                                    names.all(
                                            advances.stream()
                                                    .map(Decision.Advance::unit)
                                                    .toList()));
            case Decision.DigIn(var unit) -> unit(unit) + " digs in";
            case Decision.HullDown(var unit) -> unit(unit) + " goes hull-down";
            case Decision.Limber(var gun, var tow) -> unit(tow) + " limbers " + unit(gun);
            case Decision.Unlimber(var gun, var at, _) -> "Unlimber " + unit(gun) + at(at);
            case Decision.Mount(var unit, var carrier) -> unit(unit) + " mounts " + unit(carrier);
            case Decision.Dismount(var unit, var at, _) -> unit(unit) + " dismounts" + at(at);
            case Decision.Breach(var unit, var at) -> unit(unit) + " breaches" + at(at);
            case Decision.Clear(var unit, var mines) -> unit(unit) + " clears " + mines;
            case Decision.Blow(var unit, var bridge) -> unit(unit) + " blows " + bridge;
            case Decision.Repair(var unit, var bridge) -> unit(unit) + " repairs " + bridge;
            case Decision.LaySmoke(var mortar, var at) -> unit(mortar) + " lays smoke" + at(at);
            case Decision.Hold hold -> hold(hold);
            case Decision.Instruct(var units, var standing) ->
                    "From now on %s %s".formatted(names.all(units), standing(standing));
            case Decision.Consolidate(var unit, var at, _) -> unit(unit) + " consolidates" + at(at);
            case Decision.Done _ -> "No more";
            case Decision.Choose(var unit) -> "Choose " + unit(unit);
            case Decision.Concede _ -> "Concede";
        };
    }

    private String order(Decision.Order order) {
        String allows =
                order.allows().stream()
                        .map(each -> " " + allowance(each))
                        .collect(Collectors.joining(","));
        return "%s orders %s%s"
                .formatted(unit(order.commander()), names.all(order.units()), allows);
    }

    private static String allowance(Allowance allowance) {
        return switch (allowance) {
            case ASSAULT -> "with assaults";
            case DENSE -> "through dense ground";
            case ROAD -> "by road";
        };
    }

    private static String hold(Decision.Hold hold) {
        String unless = hold.unless().map(each -> " unless " + nearing(each) + " comes").orElse("");
        return switch (hold.scope()) {
                    case MOMENT -> "Hold fire now";
                    case ACTION -> "Hold fire for this action";
                    case ORDER -> "Hold fire for this order";
                    case PHASE -> "Hold fire for this phase";
                }
                + unless;
    }

    /** What units do by a standing order; the same for one and for several. */
    static String standing(Standing standing) {
        return switch (standing) {
            case Standing.Ask _ -> "shall ask before they fire";
            case Standing.Hold _ -> "shall hold their fire";
            case Standing.Fire(var at) -> "shall fire without asking at " + nearing(at);
        };
    }

    static String nearing(Nearing nearing) {
        String what =
                switch (nearing.prey()) {
                    case ANY -> "any enemy";
                    case ARMOUR -> "an AFV";
                    case SOFT -> "troops and soft vehicles";
                };
        return what + " within " + nearing.withinMm() / 10 + " cm";
    }

    /** What sets it apart from others about the same units. */
    String label(Decision decision) {
        return switch (decision) {
            case Decision.Move(_, var way, var heading) ->
                    way.isEmpty() ? "turn to " + Names.facing(heading) : Names.at(way.getLast());
            case Decision.Place(_, var at, _) -> Names.at(at);
            case Decision.Enter(_, var at, _) -> Names.at(at);
            case Decision.Return(_, var at) -> Names.at(at);
            case Decision.Consolidate(_, var at, _) -> Names.at(at);
            case Decision.DigIn _ -> "Dig in";
            case Decision.HullDown _ -> "Hull-down";
            case Decision.Fire fire -> deed(fire);
            case Decision.Order order -> deed(order);
            case Decision.Assault(_, var target) -> "Assault " + target;
            default -> words(decision);
        };
    }

    /** By what picks of units belong together. */
    String deed(Decision decision) {
        return switch (decision) {
            case Decision.Fire(_, var target, var means) ->
                    (means == Decision.Means.FLAME ? "Flames at " : "Fire at ") + unit(target);
            case Decision.Order(var commander, _, var allows) ->
                    allows.isEmpty()
                            ? "Order by " + unit(commander)
                            : "Order by %s, %s"
                                    .formatted(
                                            unit(commander),
                                            Naming.listed(
                                                    allows.stream()
                                                            .map(Decisions::allowance)
                                                            .toList()));
            default -> words(decision);
        };
    }

    private String unit(UnitId unit) {
        return names.unit(unit);
    }

    private static String at(Spot spot) {
        return " at " + Names.at(spot);
    }

    static String pattern(Pattern pattern) {
        return switch (pattern) {
            case Pattern.Concentration _ -> "a concentration";
            case Pattern.Barrage(var direction) -> "a barrage along " + Names.facing(direction);
            case Pattern.SmokeScreen _ -> "smoke";
        };
    }
}
