package sandtable.blitzkriegcommander.state;

import sandtable.blitzkriegcommander.battle.AircraftId;
import sandtable.blitzkriegcommander.battle.BridgeId;
import sandtable.blitzkriegcommander.battle.GunId;
import sandtable.blitzkriegcommander.battle.MineId;
import sandtable.blitzkriegcommander.battle.MissionId;
import sandtable.blitzkriegcommander.battle.Pattern;
import sandtable.blitzkriegcommander.battle.UnitId;
import sandtable.blitzkriegcommander.battle.WorkId;
import sandtable.blitzkriegcommander.standing.Nearing;
import sandtable.blitzkriegcommander.standing.Standing;
import sandtable.kernel.Action;
import sandtable.space.measured.Heading;
import sandtable.space.measured.Spot;

import java.util.List;
import java.util.Optional;

/** What a side can be asked to do, in the order of the sequence of play. */
public sealed interface Decision extends Action {
    /** What answers the question how an army is set up (BKC-SET.1). */
    sealed interface OfSetUp extends Decision {}

    /** What answers the question where those who come are placed (BKC-SET.3, BKC-CU.2). */
    sealed interface OfArrival extends Decision {}

    /** What a unit may do in the Initiative Phase. */
    sealed interface OfInitiative extends Decision {}

    /** What command units may do in the Command Phase. */
    sealed interface OfCommand extends Decision {}

    /** What command units ask for from off the table. */
    sealed interface OfSupport extends OfCommand {}

    /** What aircraft are asked for. */
    sealed interface OfAir extends OfSupport {}

    /** What may be answered when units that have been ordered act (BKC-ORD.10). */
    sealed interface OfAction extends Decision {}

    /** What is an action. */
    sealed interface Deed extends OfAction {}

    /** Getting on and off carriers and tows. */
    sealed interface OfTransport extends Deed {}

    /** What engineers do. */
    sealed interface OfEngineers extends Deed {}

    /** What answers somebody who moves, fires or assaults (BKC-OPP.1). */
    sealed interface OfOpportunity extends Decision {}

    /** What the winner of a close assault may do (BKC-CARES.6). */
    sealed interface OfConsolidation extends Decision {}

    /** What settles which of several is meant. */
    sealed interface OfChoice extends Decision {}

    record Place(UnitId unit, Spot at, Heading heading) implements OfSetUp {}

    /** Puts a trench, pit, pill-box or bunker elsewhere. */
    record Build(WorkId work, Spot at) implements OfSetUp {}

    /** Puts a minefield elsewhere. */
    record Lay(MineId mines, Spot at) implements OfSetUp {}

    record Plan(MissionId mission, Spot at, Pattern pattern) implements OfSetUp {}

    /** All stand where they should: as proposed, or as they were placed. */
    record Ready() implements OfSetUp {}

    /** Places a unit of a reserve. */
    record Enter(UnitId unit, Spot at, Heading heading) implements OfArrival {}

    /** Places a command unit that comes back. */
    record Return(UnitId unit, Spot at) implements OfArrival {}

    record Communicate(UnitId recce, UnitId with) implements OfInitiative {}

    record Order(UnitId commander, List<UnitId> units, List<Allowance> allows)
            implements OfCommand {
        public Order {
            units = List.copyOf(units);
            allows = List.copyOf(allows);
        }

        public boolean allows(Allowance allowance) {
            return allows.contains(allowance);
        }
    }

    /** Asks for artillery: fire, or smoke (BKC-AREQ.9). */
    record Request(UnitId observer, Spot at, List<GunId> guns, Pattern pattern)
            implements OfSupport {
        public Request {
            guns = List.copyOf(guns);
        }
    }

    record CounterBattery(UnitId observer, List<GunId> guns, GunId target) implements OfSupport {
        public CounterBattery {
            guns = List.copyOf(guns);
        }
    }

    /** Asks for aircraft against a place (BKC-RREQ.6). */
    record Strike(UnitId observer, Spot at, List<AircraftId> aircraft) implements OfAir {
        public Strike {
            aircraft = List.copyOf(aircraft);
        }
    }

    /** Asks for aircraft against one unit, which is the aiming point (BKC-RRES.2). */
    record Hunt(UnitId observer, UnitId target, List<AircraftId> aircraft) implements OfAir {
        public Hunt {
            aircraft = List.copyOf(aircraft);
        }
    }

    /** The command unit that is giving orders or asking for support is done. */
    record Stop() implements OfCommand {}

    /** The phase is over. */
    record End() implements OfInitiative, OfCommand {}

    /**
     * A unit moves; so do evading units and command units.
     *
     * @param way from where it is, leg by leg; none to turn on the spot (BKC-MOVE.6)
     */
    record Move(UnitId unit, List<Spot> way, Heading heading)
            implements OfInitiative, OfCommand, Deed {
        public Move {
            way = List.copyOf(way);
        }
    }

    /** Units fire at one target as one attack (BKC-FIRE.6). */
    record Fire(List<UnitId> firers, UnitId target, Means means)
            implements OfInitiative, Deed, OfOpportunity {
        public Fire {
            firers = List.copyOf(firers);
        }
    }

    /** With what is fired. */
    enum Means {
        GUNS,
        /** Flamethrowers, which not all have (BKC-FIRE.4). */
        FLAME
    }

    record Assault(List<Advance> advances, UnitId target) implements OfInitiative, Deed {
        public Assault {
            advances = List.copyOf(advances);
        }
    }

    /**
     * How one unit assaults.
     *
     * @param way that ends in contact; none for straight at the target
     */
    record Advance(UnitId unit, List<Spot> way) {
        public Advance {
            way = List.copyOf(way);
        }
    }

    record DigIn(UnitId unit) implements Deed {}

    record HullDown(UnitId unit) implements Deed {}

    record Limber(UnitId gun, UnitId tow) implements OfTransport {}

    record Unlimber(UnitId gun, Spot at, Heading heading) implements OfTransport {}

    record Mount(UnitId unit, UnitId carrier) implements OfTransport {}

    record Dismount(UnitId unit, Spot at, Heading heading) implements OfTransport {}

    /** Engineers open a line at a place (BKC-ENG.1). */
    record Breach(UnitId unit, Spot at) implements OfEngineers {}

    record Clear(UnitId unit, MineId mines) implements OfEngineers {}

    record Blow(UnitId unit, BridgeId bridge) implements OfEngineers {}

    record Repair(UnitId unit, BridgeId bridge) implements OfEngineers {}

    /** A mortar lays smoke in place of fire (BKC-SMK.2). */
    record LaySmoke(UnitId mortar, Spot at) implements Deed {}

    /**
     * @param unless an enemy about whom it is asked all the same (R-BKC-81)
     */
    record Hold(Scope scope, Optional<Nearing> unless) implements OfOpportunity {
        public Hold(Scope scope) {
            this(scope, Optional.empty());
        }
    }

    /** Gives units a standing order (R-BKC-81). */
    record Instruct(List<UnitId> units, Standing standing) implements OfOpportunity, OfCommand {
        public Instruct {
            units = List.copyOf(units);
        }
    }

    /** For how long fire is held (BKC-OPP.9). */
    enum Scope {
        MOMENT,
        ACTION,
        ORDER,
        PHASE
    }

    record Consolidate(UnitId unit, Spot at, Heading heading) implements OfConsolidation {}

    /** No more of what is under way: the rest stay where they are. */
    record Done() implements OfArrival, OfAction, OfConsolidation {}

    record Choose(UnitId unit) implements OfAction, OfChoice {}

    /** Open to a side whenever it is asked (BKC-WIN.3). */
    record Concede() implements Decision {}
}
