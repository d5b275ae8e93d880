package sandtable.tacticalgamex.table;

import sandtable.scene.Naming;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.air.Flying;
import sandtable.tacticalgamex.air.Returning;
import sandtable.tacticalgamex.airborne.Planning;
import sandtable.tacticalgamex.chaos.ActionDeck;
import sandtable.tacticalgamex.combat.BridgeAttacks;
import sandtable.tacticalgamex.fire.Firing;
import sandtable.tacticalgamex.fire.Repelling;
import sandtable.tacticalgamex.fire.Spotted;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.landing.Advancing;
import sandtable.tacticalgamex.landing.ComingOn;
import sandtable.tacticalgamex.landing.Launching;
import sandtable.tacticalgamex.landing.Loading;
import sandtable.tacticalgamex.march.Charging;
import sandtable.tacticalgamex.march.Flailing;
import sandtable.tacticalgamex.sequence.Keeping;
import sandtable.tacticalgamex.setup.Positioning;
import sandtable.tacticalgamex.setup.SettingUp;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Shot;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.View;

import java.util.List;
import java.util.stream.Collectors;

/** What each decision is called. */
final class Decisions {
    private final View view;
    private final Table table;
    private final Names names;

    Decisions(View view) {
        this.view = view;
        this.table = view.table();
        this.names = new Names(table.battle());
    }

    String words(Decision decision) {
        return switch (decision) {
            case Decision.Place(UnitId unit, HexId hex) ->
                    "Set " + names.unit(unit) + " up in " + names.hex(hex);
            case Decision.Garrison(UnitId unit, HexId hex) ->
                    "Set " + names.unit(unit) + " up inside the fortification in " + names.hex(hex);
            case Decision.Board(UnitId unit, UnitId transport) ->
                    "Put " + names.unit(unit) + " aboard " + names.unit(transport);
            case Decision.Lay(int counter, HexId hex) ->
                    "Lay " + counter(counter) + " in " + names.hex(hex);
            case Decision.Attach(UnitId unit) -> "Attach the command post to " + names.unit(unit);
            case Decision.Assign(AircraftId aircraft, HexId hex, var units) ->
                    names.plane(aircraft)
                            + " lands "
                            + (units.isEmpty() ? "nobody" : names.all(units))
                            + " in "
                            + names.hex(hex);
            case Decision.Roll _ -> "Roll for activation points";
            case Decision.Pass _ -> "Pass";
            case Decision.Move(UnitId unit) -> "Move " + names.unit(unit);
            case Decision.Hurry _ -> "Hurry: one movement point more, then a die for fatigue";
            case Decision.MobileFire _ ->
                    "Mobile fire: half the movement, and an attack at half strength later";
            case Decision.Load(UnitId passenger) -> "Load " + names.unit(passenger);
            case Decision.March(var path, Ending ending) -> march(path, ending);
            case Decision.Halt _ -> "Stay here";
            case Decision.Flail(HexId hex) -> "Clear the mines in " + names.hex(hex);
            case Decision.Fire(HexId hex) -> "Fire from " + names.hex(hex);
            case Decision.FireFree(HexId hex) -> "Mobile fire from " + names.hex(hex);
            case Decision.Turn(UnitId gun, int direction) ->
                    names.unit(gun) + " faces " + direction(direction);
            case Decision.Combine(HexId hex) -> "Fire from " + names.hex(hex) + " too";
            case Decision.Shoot(HexId hex, var shots) ->
                    shots.stream().map(each -> shot(each, hex)).collect(Collectors.joining(", "));
            case Decision.Shell(HexId hex, var firers, Sighter sighter, int extra, var stress) ->
                    (firers.isEmpty()
                                    ? "Off-board fire at "
                                    : "Shell with " + names.all(firers) + ": ")
                            + names.hex(hex)
                            + sightedFrom(sighter, hex)
                            + accuracy(extra)
                            + stressed(stress);
            case Decision.ShellBridge(HexId hex, var firers, _, int extra) ->
                    (firers.isEmpty()
                                    ? "Off-board fire at the bridge in "
                                    : "Shell the bridge with " + names.all(firers) + ": ")
                            + names.hex(hex)
                            + accuracy(extra);
            case Decision.Smoke(HexId hex, var firers, _, int extra) ->
                    (firers.isEmpty() ? "Off-board smoke" : "Smoke with " + names.all(firers))
                            + " at "
                            + names.hex(hex)
                            + accuracy(extra);
            case Decision.Interdict(HexId hex, var firers, _, int extra) ->
                    (firers.isEmpty()
                                    ? "Off-board interdiction"
                                    : "Interdict with " + names.all(firers))
                            + " at "
                            + names.hex(hex)
                            + accuracy(extra);
            case Decision.Call(BatteryId battery) -> "Call for " + names.battery(battery);
            case Decision.CounterBattery(var help) -> "Counter-battery fire" + with(help);
            case Decision.Bombard(BatteryId ship, _, HexId hex, var targets) ->
                    Naming.capital(names.battery(ship))
                            + " fires at "
                            + names.targets(targets)
                            + " in "
                            + names.hex(hex);
            case Decision.Sail(UnitId unit, HexId hex) ->
                    names.unit(unit)
                            + (table.unit(unit).offShore() ? " comes on in " : " goes on to ")
                            + names.hex(hex);
            case Decision.StandOff _ -> "Nobody else comes on";
            case Decision.Rally(HexId hex) -> "Rally " + names.hex(hex);
            case Decision.Watch(var units) -> "Opportunity fire with " + names.all(units);
            case Decision.Work(UnitId engineer, var task, HexId hex) ->
                    names.unit(engineer) + ": " + task(task) + " in " + names.hex(hex);
            case Decision.Spot(HexId hex, var units) ->
                    "Spot " + names.hex(hex) + (units.isEmpty() ? "" : " with " + names.all(units));
            case Decision.Assault(HexId hex, var units) ->
                    "Close assault " + names.hex(hex) + " with " + names.all(units);
            case Decision.Attack(int stress) -> "Attack now" + stressed(stress);
            case Decision.Banzai(int stress) -> "Banzai attack" + stressed(stress);
            case Decision.Interrupt(var units, UnitId target, int stress) ->
                    "Fire with " + names.all(units) + at(target) + stressed(stress);
            case Decision.Bail(var way) -> bail(way);
            case Decision.Hold(var scope) -> hold(scope);
            case Decision.Fly(AircraftId aircraft, HexId hex, int direction) ->
                    names.plane(aircraft)
                            + " flies "
                            + direction(direction)
                            + " from "
                            + names.hex(hex);
            case Decision.Strike strike ->
                    "Strike "
                            + names.hex(strike.hex())
                            + " with "
                            + weapon(strike.attack())
                            + struck(strike);
            case Decision.Flak(int step, var units) ->
                    "Fire at it over " + over(step) + " with " + names.all(units);
            case Decision.Play(int card, HexId hex, UnitId unit) ->
                    "Play "
                            + ActionDeck.title(ActionDeck.card(card).event())
                            + (hex == HexId.NOWHERE ? "" : " in " + names.hex(hex))
                            + (unit == UnitId.NOBODY ? "" : " for " + names.unit(unit))
                            + ": "
                            + ActionDeck.effect(ActionDeck.card(card).event());
            case Decision.Pick(UnitId unit) -> names.unit(unit);
            case Decision.Point(HexId hex) -> names.hex(hex);
            case Decision.Relieve(UnitId unit) -> "Take the marker off " + names.unit(unit);
            case Decision.Done _ -> done();
        };
    }

    private String counter(int counter) {
        return Pieces.words(table.battle().plan().placements().get(counter).counter());
    }

    private String march(List<HexId> path, Ending ending) {
        String there = path.isEmpty() ? "" : " in " + names.hex(path.getLast());
        String to = path.isEmpty() ? "" : "to " + names.hex(path.getLast());
        return switch (ending) {
            case Ending.Nothing _ -> "Move " + to;
            case Ending.Load(UnitId passenger) -> "Load " + names.unit(passenger) + there;
            case Ending.Unload _ -> "Unload" + (path.isEmpty() ? " here" : there);
            case Ending.Ashore(var passengers) ->
                    "Send "
                            + names.all(passengers)
                            + " ashore"
                            + (path.isEmpty() ? " here" : there);
            case Ending.Rise _ -> "Go Up in the stream";
            case Ending.Sink _ -> "Go Down in the stream";
            case Ending.EnterFort _ -> "Enter the fortification" + there;
            case Ending.LeaveFort _ -> "Leave the fortification";
            case Ending.Overrun(HexId hex) -> "Overrun " + names.hex(hex) + " and go on " + to;
            case Ending.CloseAssault(HexId hex) ->
                    "Close assault "
                            + names.hex(hex)
                            + (path.isEmpty() ? "" : " from " + names.hex(path.getLast()));
            case Ending.Leave _ ->
                    "Leave the map" + (path.isEmpty() ? "" : " by " + names.hex(path.getLast()));
        };
    }

    private String shot(Shot shot, HexId hex) {
        return "Fire with "
                + names.all(shot.firers())
                + " at "
                + target(hex, shot.targets())
                + " in "
                + names.hex(hex)
                + stressed(shot.stress());
    }

    private String target(HexId hex, List<UnitId> targets) {
        boolean bridge = targets.isEmpty() && BridgeAttacks.target(table, hex.index());
        return bridge ? "the temporary bridge" : names.targets(targets);
    }

    private String struck(Decision.Strike strike) {
        boolean bridge =
                FlightPath.of(view)
                        .filter(each -> AircraftAttacks.atBridge(table, each.aircraft(), strike))
                        .isPresent();
        return bridge
                ? ": the temporary bridge"
                : strike.targets().isEmpty() ? "" : ": " + names.all(strike.targets());
    }

    private static String stressed(int points) {
        return points == 0 ? "" : " with " + Naming.count(points, "point") + " of stress";
    }

    /** One number for each of the attacks. */
    private static String stressed(List<Integer> points) {
        return points.size() == 1
                ? stressed(points.getFirst())
                : points.isEmpty()
                        ? ""
                        : " with stress "
                                + points.stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(", "));
    }

    static String task(Decision.Task task) {
        return switch (task) {
            case CLEAR_MINES -> "clear the mines";
            case REMOVE_BLOCK -> "remove the block";
            case REMOVE_WRECK -> "remove a wreck";
            case LAY_CHARGES -> "lay charges on the bridge";
            case BLOW_BRIDGE -> "leave and blow the bridge";
            case PREPARE_BLOCK -> "prepare a block";
            case LAY_BLOCK -> "leave and block the road";
        };
    }

    /** Only where an aircraft sights from aside is it worth a word. */
    private String sightedFrom(Sighter sighter, HexId target) {
        return sighter instanceof Sighter.OfAircraft(_, HexId over) && !over.equals(target)
                ? ", sighted from over " + names.hex(over)
                : "";
    }

    private static String accuracy(int extra) {
        return extra == 0 ? "" : " with " + Naming.count(extra, "point") + " for accuracy";
    }

    private static String bail(Decision.Bail.Way way) {
        return switch (way) {
            case OUT -> "Bail out";
            case STAY -> "Stay aboard";
            case ALWAYS -> "Always bail out";
            case NEVER -> "Never bail out";
        };
    }

    private static String hold(Decision.Scope scope) {
        return switch (scope) {
            case STEP -> "Hold fire";
            case MOVE -> "Hold fire at this unit";
            case IMPULSE -> "Hold fire for this impulse";
        };
    }

    private String at(UnitId target) {
        return target == UnitId.NOBODY ? "" : " at " + names.unit(target);
    }

    private String done() {
        return switch (view.step()) {
            case SettingUp _ -> "Set the rest up for me";
            case Firing _ -> "No more fire";
            case Spotted _ -> "Do not fire";
            case Flying _, Returning _ -> "Fly on";
            case Keeping _ -> "Keep the others";
            case Planning _ -> "Plan the rest for me";
            case Positioning _ -> "All face the enemy";
            case Loading _ -> "Load the rest for me";
            case Launching _ -> "Put the rest to sea for me";
            case Advancing _ -> "All others go on by themselves";
            case ComingOn _ -> "All others come on by themselves";
            case Flailing _ -> "Leave the mines";
            case Charging _ -> "Do not attack";
            case Repelling _ -> "No more fire";
            default -> "End the impulse";
        };
    }

    private String with(Decision.Help help) {
        return switch (help) {
            case Decision.Unaided _ -> "";
            case Decision.HelpOfAircraft(AircraftId aircraft) ->
                    " with the help of " + names.plane(aircraft);
        };
    }

    String direction(int direction) {
        return table.ground().grid().directionName(direction);
    }

    private String over(int step) {
        return FlightPath.of(view).map(each -> names.hex(each.at(step))).orElse("the map");
    }

    private String weapon(int attack) {
        return FlightPath.of(view)
                .map(each -> table.battle().sortie(each.aircraft()).aircraft())
                .filter(each -> attack < each.attacks().size())
                .map(each -> each.attacks().get(attack))
                .map(Decisions::weapon)
                .orElse("its weapon");
    }

    static String weapon(Aircraft.Attack attack) {
        return switch (attack.weapon()) {
            case BOMBS -> "bombs " + attack.strength();
            case H, I, A, G -> attack.weapon().code() + " " + attack.strength();
        };
    }

    /** By what picks of units belong together. */
    String deed(Decision decision) {
        return switch (decision) {
            case Decision.Shoot(HexId hex, var shots) ->
                    "Fire at "
                            + target(hex, shots.getFirst().targets())
                            + " in "
                            + names.hex(hex)
                            + stressed(shots.getFirst().stress());
            case Decision.Shell(HexId hex, _, _, int extra, var stress) ->
                    "Shell " + names.hex(hex) + accuracy(extra) + stressed(stress);
            case Decision.Spot(HexId hex, _) -> "Spot " + names.hex(hex);
            case Decision.Assault(HexId hex, _) -> "Close assault " + names.hex(hex);
            case Decision.Watch(var units) ->
                    "Opportunity fire from " + names.hex(table.unit(units.getFirst()).hex());
            case Decision.Interrupt(_, UnitId target, int stress) ->
                    "Opportunity fire" + at(target) + stressed(stress);
            case Decision.Flak(int step, _) -> "Fire at it over " + over(step);
            case Decision _ -> words(decision);
        };
    }
}
