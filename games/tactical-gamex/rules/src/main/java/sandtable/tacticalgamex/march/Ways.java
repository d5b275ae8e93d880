package sandtable.tacticalgamex.march;

import sandtable.space.HexGrid;
import sandtable.space.Reach;
import sandtable.tacticalgamex.assault.Assaulters;
import sandtable.tacticalgamex.assault.Overrun;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.movement.Arrival;
import sandtable.tacticalgamex.movement.Gait;
import sandtable.tacticalgamex.movement.GoingAshore;
import sandtable.tacticalgamex.movement.MobileFire;
import sandtable.tacticalgamex.movement.QuickTime;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.movement.TransportingUnits;
import sandtable.tacticalgamex.movement.UnitMovement;
import sandtable.tacticalgamex.movement.Walk;
import sandtable.tacticalgamex.state.Charge;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Ending;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Stand;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;

/**
 * The ways a unit can go now: the cheapest to each hex, with each ending. Ways are made when they
 * are asked for.
 */
public final class Ways extends AbstractList<Decision> {
    private static final int NO_REACH = -1;

    private final Table table;
    private final Occupation occupation;
    private final Walk walk;
    private final UnitMovement movement;
    private final List<Decision> others = new ArrayList<>();
    private final Reach reach;

    /** The place of the hex it is in among the hexes reached; that one is left out. */
    private final int here;

    private final int plain;

    private Ways(Table table, Walk walk) {
        this.table = table;
        this.occupation = new Occupation(table);
        this.walk = walk;
        this.movement = new UnitMovement(occupation, walk);
        this.reach = movement.reach();
        others.add(new Decision.Halt());
        if (table.impulse().charge().none()) {
            this.here = here();
            this.plain = here < 0 ? reach.count() : reach.count() - 1;
            collect();
        } else {
            this.here = NO_REACH;
            this.plain = 0;
            charge();
        }
    }

    static List<Decision> of(Table table, Walk walk) {
        return new Ways(table, walk);
    }

    /** Steps into a stream cost nothing, so that it need not come first. */
    private int here() {
        int at = table.unit(walk.unit()).hex();
        for (int i = 0; at >= 0 && i < reach.count(); i++) {
            if (reach.hex(i) == at) {
                return i;
            }
        }
        return NO_REACH;
    }

    private void charge() {
        Charge charge = table.impulse().charge();
        if (table.unit(walk.unit()).has(Mark.HESITATES)) {
            return;
        }
        others.addAll(
                charge.overrun()
                        ? Overrun.ways(occupation, walk, reach, charge.target().index())
                        : Assaulters.ways(movement, movement.reachWithoutBonus(), charge));
    }

    private void collect() {
        Unit unit = table.unit(walk.unit());
        Stand stand = table.stand(walk.unit());
        if (unit.inStream() && !walk.moved() && walk.gait() != Gait.MOBILE_FIRE) {
            others.add(
                    new Decision.March(List.of(), unit.has(Mark.DOWN) ? Ending.RISE : Ending.SINK));
        }
        if (QuickTime.check(table, walk).isEmpty()) {
            others.add(new Decision.Hurry());
        }
        if (MobileFire.check(table, walk).isEmpty()) {
            others.add(new Decision.MobileFire());
        }
        boolean mayLoad = MobileFire.checkLoading(table, walk).isEmpty();
        if (stand.transport() && mayLoad) {
            transport(unit);
        }
        if (!table.counters().forts().isEmpty()) {
            forts();
        }
        if (!table.battle().plan().camps().get(stand.side()).exits().isEmpty()) {
            exits();
        }
        boolean assails = walk.gait() != Gait.MOBILE_FIRE && !unit.has(Mark.HESITATES);
        if (!unit.disrupted() && unit.onMap() && assails) {
            attacks(stand);
        }
    }

    private void transport(Unit unit) {
        int at = unit.hex();
        if (TransportingUnits.room(table, walk.unit()) && !walk.loaded()) {
            for (int i = 0; i < reach.count(); i++) {
                int hex = reach.hex(i);
                if (hex != at && walk.gait() == Gait.MOBILE_FIRE) {
                    continue; // TGX-18.2.a
                }
                loading(hex, hex == at ? NO_REACH : reach.cost(hex));
            }
        }
        if (table.battle().craft(walk.unit().index())) {
            ashore(at);
        } else if (unit.carries()) {
            for (int i = 0; i < reach.count(); i++) {
                int hex = reach.hex(i);
                var arrival =
                        new Arrival(hex, walk.left() - reach.cost(hex), walk.moved() || hex != at);
                if (arrival.moved() && walk.gait() == Gait.MOBILE_FIRE) {
                    continue; // TGX-18.2.a
                }
                if (TransportingUnits.mayUnload(occupation, walk, arrival)) {
                    others.add(new Decision.March(path(hex), Ending.UNLOAD));
                }
            }
        }
    }

    /** TGX-10.4.f: with two aboard both, or one of them. */
    private void ashore(int at) {
        for (List<UnitId> group : GoingAshore.groups(table, walk.unit())) {
            for (int i = 0; i < reach.count(); i++) {
                int hex = reach.hex(i);
                var arrival =
                        new Arrival(hex, walk.left() - reach.cost(hex), walk.moved() || hex != at);
                if (GoingAshore.check(occupation, walk, group, arrival).isEmpty()) {
                    others.add(new Decision.March(path(hex), new Ending.Ashore(group)));
                }
            }
        }
    }

    private void loading(int hex, int cost) {
        boolean here = cost == NO_REACH;
        if (here && walk.moved()) {
            return;
        }
        for (int i = occupation.first(hex); i >= 0; i = occupation.next(i)) {
            var arrival = new Arrival(hex, here ? walk.left() : walk.left() - cost, !here);
            if (table.stand(i).type().passenger()
                    && TransportingUnits.checkLoad(table, walk, i, arrival).isEmpty()) {
                others.add(
                        here
                                ? new Decision.Load(table.unitId(i))
                                : new Decision.March(path(hex), new Ending.Load(table.unitId(i))));
            }
        }
    }

    private void forts() {
        if (Endings.checkOutside(occupation, walk, List.of()).isEmpty()) {
            others.add(new Decision.March(List.of(), Ending.LEAVE_FORT));
        }
        int side = table.stand(walk.unit()).side();
        for (Fortification fort : table.counters().forts()) {
            int hex = fort.hex().index();
            boolean inside = table.unit(walk.unit()).has(Mark.INSIDE);
            boolean there = table.unit(walk.unit()).hex() == hex;
            if (inside && there || !Stacking.fitsInside(occupation, side, hex)) {
                continue;
            }
            Reach into =
                    reach.reaches(hex)
                            ? reach
                            : UnitMovement.into(hex, occupation, walk).reach(); // TGX-8.4.1
            if (into.reaches(hex)) {
                List<HexId> path = there ? List.of() : table.hexIds(into.path(hex));
                others.add(new Decision.March(path, Ending.ENTER_FORT));
            }
        }
    }

    private void exits() {
        Stand stand = table.stand(walk.unit());
        int at = table.unit(walk.unit()).hex();
        for (int hex : table.battle().plan().camps().get(stand.side()).exits().toArray()) {
            if (reach.reaches(hex)) {
                var arrival =
                        new Arrival(hex, walk.left() - reach.cost(hex), walk.moved() || hex != at);
                if (Endings.checkLeave(table, walk, arrival).isEmpty()
                        && !(hex != at && movement.halts(hex, 0))) {
                    others.add(new Decision.March(path(hex), Ending.LEAVE));
                }
            }
        }
    }

    private void attacks(Stand stand) {
        boolean overruns = stand.has(Ability.OVERRUN) || stand.has(Ability.OVERRUN_SOFT);
        boolean assaults = Assaulters.mayAssault(table, walk.unit().index()) && !walk.bonus();
        if (!overruns && !assaults) {
            return;
        }
        HexGrid grid = table.ground().grid();
        int at = table.unit(walk.unit()).hex();
        var assaulted = new ArrayList<Integer>();
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.unit(i).hex();
            boolean enemy = hex >= 0 && table.stand(i).side() != stand.side();
            if (!enemy || !occupation.leads(i)) {
                continue;
            }
            int distance = grid.distance(at, hex);
            if (overruns
                    && distance <= walk.left()
                    && Overrun.mayOverrun(table, walk.unit().index(), hex)) {
                others.addAll(Overrun.ways(occupation, walk, reach, hex));
            }
            if (assaults && Assaulters.near(movement, hex)) {
                assaulted.add(hex);
            }
        }
        assaults(assaulted);
    }

    private void assaults(List<Integer> targets) {
        if (targets.isEmpty()) {
            return;
        }
        Reach approach = movement.reachWithoutBonus();
        for (int hex : targets) {
            var charge = new Charge(false, table.hexId(hex), List.of());
            others.addAll(Assaulters.ways(movement, approach, charge));
        }
    }

    private List<HexId> path(int hex) {
        if (hex == table.unit(walk.unit()).hex()) {
            return List.of();
        }
        return table.hexIds(reach.path(hex));
    }

    /** How many of the ways, which come first, just lead to a hex and end there. */
    public int plain() {
        return plain;
    }

    /** The hex to which one of those leads, without the trouble of making its path. */
    public int end(int index) {
        return reach.hex(here >= 0 && index >= here ? index + 1 : index);
    }

    @Override
    public int size() {
        return plain + others.size();
    }

    @Override
    public Decision get(int index) {
        return index < plain
                ? new Decision.March(path(end(index)), Ending.NOTHING)
                : others.get(index - plain);
    }
}
