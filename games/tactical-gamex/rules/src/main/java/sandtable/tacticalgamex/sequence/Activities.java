package sandtable.tacticalgamex.sequence;

import sandtable.space.HexSet;
import sandtable.tacticalgamex.activation.UnitActivation;
import sandtable.tacticalgamex.air.AircraftAttacks;
import sandtable.tacticalgamex.air.Flights;
import sandtable.tacticalgamex.air.SpotterAircraft;
import sandtable.tacticalgamex.assault.Assaulters;
import sandtable.tacticalgamex.assault.CloseAssault;
import sandtable.tacticalgamex.command.CommandControl;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.engineers.EngineerUnits;
import sandtable.tacticalgamex.fire.BridgeFire;
import sandtable.tacticalgamex.fire.CounterBattery;
import sandtable.tacticalgamex.fire.FireActions;
import sandtable.tacticalgamex.fire.IndirectFire;
import sandtable.tacticalgamex.fire.InterdictionAttacks;
import sandtable.tacticalgamex.fire.MobileAttacks;
import sandtable.tacticalgamex.fire.NavalFire;
import sandtable.tacticalgamex.fire.OffBoardArtillery;
import sandtable.tacticalgamex.fire.OpportunityFire;
import sandtable.tacticalgamex.fire.SmokeFire;
import sandtable.tacticalgamex.morale.UnitRally;
import sandtable.tacticalgamex.movement.FacingChanges;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.movement.Movement;
import sandtable.tacticalgamex.spotting.SpotActions;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.AircraftId;
import sandtable.tacticalgamex.state.BatteryId;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Impulse;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Sighter;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * TGX-4.2.2 Spend Activation Points: everything a point can be spent on now, in a hex that has had
 * one already (TGX-4.2.2.b) or in others that act with it (TGX-4.2.2.c).
 */
final class Activities {
    private final Table table;
    private final Occupation occupation;
    private final Impulse impulse;
    private final int side;
    private final HexSet spotted;
    private final HexSet targets;
    private final boolean engineers;
    private final boolean mobileFire;
    private final List<Decision> choices = new ArrayList<>(64);

    private Activities(Table table) {
        this.table = table;
        this.occupation = new Occupation(table);
        this.impulse = table.impulse();
        this.side = impulse.side();
        this.spotted = Spotting.spottedBy(occupation, side);
        this.targets = Fortifications.withEmpty(occupation, spotted);
        this.mobileFire = MobileFire.inUse(table);
        this.engineers = EngineerUnits.anyTask(table);
    }

    static List<Decision> of(Table table) {
        var activities = new Activities(table);
        activities.collect();
        return Collections.unmodifiableList(activities.choices);
    }

    private void collect() {
        choices.add(new Decision.Done());
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            if (table.stand(i).side() == side) {
                if (Movement.mayMove(table, side, i)
                        && UnitActivation.costToMove(table, i) <= impulse.points()) {
                    choices.add(new Decision.Move(table.unitId(i)));
                }
                if (engineers) {
                    EngineerUnits.add(occupation, impulse, i, choices);
                }
                choices.addAll(FacingChanges.options(table, impulse, i));
                if (hex >= 0
                        && mobileFire
                        && occupation.leads(i)
                        && MobileAttacks.mayFire(occupation, side, hex, targets)) {
                    choices.add(new Decision.FireFree(table.hexId(hex)));
                }
                if (hex >= 0 && occupation.leads(i) && impulse.points() > 0) {
                    ofHex(hex);
                }
            } else if (hex >= 0 && occupation.leads(i)) {
                against(hex);
            }
        }
        for (BatteryId each : table.battle().batteries()) {
            if (impulse.points() > 0 && OffBoardArtillery.callable(table, side, each)) {
                choices.add(new Decision.Call(each));
            }
        }
        if (impulse.points() > 0 && NavalFire.usable(table, side)) {
            choices.addAll(NavalFire.options(occupation, side, spotted));
        }
        for (AircraftId each : table.battle().aircraft()) {
            if (impulse.points() > 0 && AircraftAttacks.usable(table, side, each)) {
                List<HexId> over = Flights.worthwhile(occupation, each, side, spotted);
                choices.addAll(Flights.lines(occupation, each, over));
            }
        }
        if (OffBoardArtillery.ready(table, side)) {
            offBoard();
        }
    }

    /** The batteries that are ready need a target. */
    private void offBoard() {
        if (!CounterBattery.targets(table, side).isEmpty()) {
            choices.add(new Decision.CounterBattery(new Decision.Unaided()));
            for (AircraftId each : table.battle().aircraft()) {
                if (AircraftAttacks.usable(table, side, each)) { // TGX-6.4.4.o
                    choices.add(new Decision.CounterBattery(new Decision.HelpOfAircraft(each)));
                }
            }
        }
        for (TemporaryBridge each : table.counters().works().bridges()) {
            BridgeFire.sighter(table, side, each.hex().index())
                    .map(unit -> new Decision.ShellBridge(each.hex(), List.of(), unit, 0))
                    .ifPresent(choices::add);
        }
        for (int hex : targets.toArray()) {
            for (AircraftId each : table.battle().aircraft()) {
                for (HexId over : SpotterAircraft.places(table, side, each, hex)) {
                    var sighter = new Sighter.OfAircraft(each, over);
                    choices.add(new Decision.Shell(table.hexId(hex), List.of(), sighter, 0));
                }
            }
            IndirectFire.sighter(occupation, side, hex)
                    .ifPresent(each -> shell(hex, new Sighter.OfUnit(each)));
            if (InterdictionAttacks.inUse(table)) {
                SmokeFire.sighter(table, side, hex)
                        .map(each -> new Decision.Interdict(table.hexId(hex), List.of(), each, 0))
                        .filter(each -> InterdictionAttacks.check(table, List.of(), each).isEmpty())
                        .ifPresent(choices::add);
            }
            if (SmokeFire.inUse(table)) {
                SmokeFire.sighter(table, side, hex)
                        .map(each -> new Decision.Smoke(table.hexId(hex), List.of(), each, 0))
                        .filter(each -> SmokeFire.check(occupation, List.of(), each).isEmpty())
                        .ifPresent(choices::add);
            }
        }
    }

    /** With no point for accuracy, or with as many as there are. */
    private void shell(int hex, Sighter sighter) {
        for (int extra = 0; extra <= impulse.points(); extra++) {
            var shell = new Decision.Shell(table.hexId(hex), List.of(), sighter, extra);
            choices.add(shell);
            choices.addAll(IndirectFire.stressed(table, shell));
        }
    }

    /** What one point buys for the units of a hex. */
    private void ofHex(int hex) {
        if (FireActions.mayFire(occupation, side, hex, targets)
                && FireActions.price(occupation, side, hex) <= impulse.points()) {
            choices.add(new Decision.Fire(table.hexId(hex)));
        }
        if (UnitRally.affordable(occupation, impulse, hex)) {
            choices.add(new Decision.Rally(table.hexId(hex)));
        }
        var watchers = new ArrayList<UnitId>(4);
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            if (OpportunityFire.mayWatch(table, side, i)) {
                watchers.add(table.unitId(i));
            }
        }
        watch(watchers);
        for (int i = 0; watchers.size() > 1 && i < watchers.size(); i++) {
            watch(List.of(watchers.get(i)));
        }
    }

    private void watch(List<UnitId> watchers) {
        if (!watchers.isEmpty() && CommandControl.price(table, watchers) <= impulse.points()) {
            choices.add(new Decision.Watch(watchers));
        }
    }

    /** What can be done about enemies in a hex. */
    private void against(int hex) {
        if (!spotted.contains(hex)
                && impulse.points() > 0
                && SpotActions.needed(occupation, 1 - side, hex) > 0) {
            for (int i = 0; i < table.units().size(); i++) {
                if (SpotActions.maySpot(table, side, i)
                        && CommandControl.price(table, i) <= impulse.points()
                        && SpotActions.inRange(occupation, i, hex)) {
                    choices.add(new Decision.Spot(table.hexId(hex), List.of(table.unitId(i))));
                }
            }
        }
        if (besieged(hex)) {
            List<UnitId> beside = Assaulters.beside(occupation, side, hex);
            assault(hex, beside);
            List<UnitId> storming = Assaulters.storming(occupation, side, hex);
            if (!storming.equals(beside)) {
                assault(hex, storming);
            }
        }
    }

    private void assault(int hex, List<UnitId> units) {
        if (!units.isEmpty() && CloseAssault.cost(table, units) <= impulse.points()) {
            choices.add(new Decision.Assault(table.hexId(hex), units));
        }
    }

    private boolean besieged(int hex) {
        if (occupation.holds(side, hex)) {
            return true;
        }
        for (int direction = 0; direction < 6; direction++) {
            int beside = table.ground().grid().neighbour(hex, direction);
            if (beside >= 0 && !occupation.empty(beside) && occupation.holds(side, beside)) {
                return true;
            }
        }
        return false;
    }
}
