package sandtable.tacticalgamex;

import sandtable.space.HexSet;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * TGX-4.2.2 Spend Activation Points: everything a point can be spent on now, in a hex that has had
 * one already (TGX-4.2.2.b) or in others that act with it (TGX-4.2.2.c).
 */
final class Activities {
    private final Table table;
    private final Field field;
    private final Impulse impulse;
    private final int side;
    private final HexSet spotted;
    private final HexSet targets;
    private final boolean engineers;
    private final List<Decision> choices = new ArrayList<>(64);

    private Activities(Table table, Impulse impulse) {
        this.table = table;
        this.field = new Field(table);
        this.impulse = impulse;
        this.side = impulse.side();
        this.spotted = Spotting.spottedBy(field, side);
        this.targets = Fortifications.withEmpty(field, spotted);
        this.engineers = EngineerUnits.anyTask(table);
    }

    static List<Decision> of(Table table, Impulse impulse) {
        var activities = new Activities(table, impulse);
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
                    choices.add(new Decision.Move(i));
                }
                if (engineers) {
                    EngineerUnits.add(field, impulse, i, choices);
                }
                if (hex >= 0 && field.leads(i) && impulse.points() > 0) {
                    ofHex(hex);
                }
            } else if (hex >= 0 && field.leads(i)) {
                against(hex);
            }
        }
        for (int i = 0; i < table.batteries().size(); i++) {
            if (impulse.points() > 0 && OffBoardArtillery.callable(table, side, i)) {
                choices.add(new Decision.Call(i));
            }
        }
        for (int i = 0; i < table.planes().size(); i++) {
            if (impulse.points() > 0 && AircraftAttacks.usable(table, side, i)) {
                choices.addAll(
                        Flights.lines(field, i, Flights.worthwhile(field, i, side, spotted)));
            }
        }
        if (OffBoardArtillery.ready(table, side)) {
            offBoard();
        }
    }

    /** The batteries that are ready need a target. */
    private void offBoard() {
        if (!CounterBattery.targets(table, side).isEmpty()) {
            choices.add(new Decision.CounterBattery(CounterBattery.NO_AIRCRAFT));
            for (int i = 0; i < table.planes().size(); i++) {
                if (AircraftAttacks.usable(table, side, i)) { // TGX-6.4.4.o
                    choices.add(new Decision.CounterBattery(i));
                }
            }
        }
        for (int hex : targets.toArray()) {
            for (int i = 0; i < table.planes().size(); i++) {
                int sighter = SpotterAircraft.sighter(i);
                if (SpotterAircraft.maySight(table, side, sighter)) {
                    choices.add(new Decision.Shell(hex, List.of(), sighter, 0));
                }
            }
            int sighter = IndirectFire.sighter(field, side, hex);
            for (int extra = 0; sighter >= 0 && extra <= impulse.points(); extra++) {
                choices.add(new Decision.Shell(hex, List.of(), sighter, extra));
            }
        }
    }

    /** What one point buys for the units of a hex. */
    private void ofHex(int hex) {
        if (FireActions.mayFire(field, side, hex, targets)) {
            choices.add(new Decision.Fire(hex));
        }
        if (UnitRally.candidate(field, side, hex)) {
            choices.add(new Decision.Rally(hex));
        }
        var watchers = new ArrayList<Integer>(4);
        for (int i = field.first(hex); i >= 0; i = field.next(i)) {
            if (OpportunityFire.mayWatch(table, side, i)) {
                watchers.add(i);
            }
        }
        if (!watchers.isEmpty()) {
            choices.add(new Decision.Watch(watchers));
        }
        for (int i = 0; watchers.size() > 1 && i < watchers.size(); i++) {
            choices.add(new Decision.Watch(List.of(watchers.get(i))));
        }
    }

    /** What can be done about enemies in a hex. */
    private void against(int hex) {
        if (!spotted.contains(hex)
                && impulse.points() > 0
                && SpotActions.needed(field, 1 - side, hex) > 0) {
            for (int i = 0; i < table.units().size(); i++) {
                if (SpotActions.maySpot(table, side, i) && SpotActions.inRange(table, i, hex)) {
                    choices.add(new Decision.Spot(hex, List.of(i)));
                }
            }
        }
        if (besieged(hex)) {
            List<Integer> beside = Assaulters.beside(field, side, hex);
            if (!beside.isEmpty() && CloseAssault.cost(table, beside) <= impulse.points()) {
                choices.add(new Decision.Assault(hex, beside));
            }
        }
    }

    private boolean besieged(int hex) {
        if (field.holds(side, hex)) {
            return true;
        }
        for (int direction = 0; direction < 6; direction++) {
            int beside = table.ground().grid().neighbour(hex, direction);
            if (beside >= 0 && !field.empty(beside) && field.holds(side, beside)) {
                return true;
            }
        }
        return false;
    }
}
