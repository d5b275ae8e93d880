package sandtable.tacticalgamex.state;

import sandtable.kernel.Action;

import java.util.List;

/** What a side can be asked to do, in the order of the sequence of play. */
public sealed interface Decision extends Action {
    /** Sets a unit up. */
    record Place(UnitId unit, HexId hex) implements Decision {}

    /** Sets a unit up beneath a fortification marker (TGX-8.4.d). */
    record Garrison(UnitId unit, HexId hex) implements Decision {}

    /** Sets a unit up aboard a transport. */
    record Board(UnitId unit, UnitId transport) implements Decision {}

    /** Lays a neutral counter of the set-up. */
    record Lay(int counter, HexId hex) implements Decision {}

    /** Attaches a CP to a unit (TGX-22.1.b). */
    record Attach(UnitId unit) implements Decision {}

    /** Notes in secret whom an aircraft is to land where (TGX-11.1.a). */
    record Assign(AircraftId aircraft, HexId hex, List<UnitId> units) implements Decision {
        public Assign {
            units = List.copyOf(units);
        }
    }

    /** Rolls for activation points (TGX-4.2.1.a). */
    record Roll() implements Decision {}

    /** Spends no activation points in this impulse (TGX-4.2.1.d). */
    record Pass() implements Decision {}

    /** Activates a unit to move (TGX-4.2.2.e); its way is asked for next. */
    record Move(UnitId unit) implements Decision {}

    /** The unit that was activated hurries (TGX-15.0.a). */
    record Hurry() implements Decision {}

    /** The unit that was activated moves so that it may fire later (TGX-18.1.a). */
    record MobileFire() implements Decision {}

    /** Takes a unit aboard before moving (TGX-5.2.2.c). */
    record Load(UnitId passenger) implements Decision {}

    /**
     * Moves along a path and does something at its end.
     *
     * @param path the hexes entered; none where a unit acts without moving
     */
    record March(List<HexId> path, Ending ending) implements Decision {
        public March {
            path = List.copyOf(path);
        }
    }

    /** The unit that was interrupted, or has loaded, moves no further. */
    record Halt() implements Decision {}

    /** A flail clears the mines of a hex that it has entered or left (TGX-9.3.b, TGX-9.3.c). */
    record Flail(HexId hex) implements Decision {}

    /** Activates the units of a hex to fire (TGX-4.2.2.j). */
    record Fire(HexId hex) implements Decision {}

    /** Units of a hex that are marked Mobile Fire attack, without a point (TGX-18.3.a). */
    record FireFree(HexId hex) implements Decision {}

    /** Activates a further hex, adjacent to those that fire already (TGX-4.2.2.k). */
    record Combine(HexId hex) implements Decision {}

    /** Attacks on one hex, all declared before the first is resolved (TGX-6.4.1.e). */
    record Shoot(HexId hex, List<Shot> shots) implements Decision {
        public Shoot {
            shots = List.copyOf(shots);
        }
    }

    /**
     * Indirect fire (TGX-6.4.3).
     *
     * @param extra activation points spent on accuracy, with off-board batteries (TGX-6.4.4.k)
     * @param stress points for each attack in its order, or none at all (TGX-12.2.b)
     */
    record Shell(HexId hex, List<UnitId> firers, Sighter sighter, int extra, List<Integer> stress)
            implements Decision {
        public Shell {
            firers = List.copyOf(firers);
            stress = List.copyOf(stress);
        }

        /** Without stress. */
        public Shell(HexId hex, List<UnitId> firers, Sighter sighter, int extra) {
            this(hex, firers, sighter, extra, List.of());
        }

        /** The same with stress. */
        public Shell stressed(List<Integer> points) {
            return new Shell(hex, firers, sighter, extra, points);
        }
    }

    /**
     * Indirect fire at a temporary bridge, and not at the units in its hex (TGX-9.3.k).
     *
     * @param extra points for the accuracy of off-board batteries
     */
    record ShellBridge(HexId hex, List<UnitId> firers, UnitId sighter, int extra)
            implements Decision {
        public ShellBridge {
            firers = List.copyOf(firers);
        }
    }

    /** Calls for an off-board battery: one point and a morale check (TGX-6.4.4.c). */
    record Call(BatteryId battery) implements Decision {}

    /** A ship fires from a sea hex of the map edge at what is seen (TGX-10.5.a). */
    record Bombard(BatteryId ship, HexId from, HexId hex, List<UnitId> targets)
            implements Decision {
        public Bombard {
            targets = List.copyOf(targets);
        }
    }

    /** Fires the batteries that are ready at the enemy's (TGX-6.4.4.n). */
    record CounterBattery(Help help) implements Decision {}

    /** What helps to find the enemy's batteries (TGX-6.4.4.o). */
    sealed interface Help {}

    /** Nothing does. */
    record Unaided() implements Help {}

    /** One that has not been used in this turn. */
    record HelpOfAircraft(AircraftId aircraft) implements Help {}

    /** Tries to rally the disrupted units of a hex (TGX-7.3.a). */
    record Rally(HexId hex) implements Decision {}

    /** Marks units of one hex for opportunity fire (TGX-4.2.2.l). */
    record Watch(List<UnitId> units) implements Decision {
        public Watch {
            units = List.copyOf(units);
        }
    }

    /** Turns a gun toward a hexside, or puts it in position so (TGX-19.1.a, TGX-19.3.a). */
    record Turn(UnitId gun, int direction) implements Decision {}

    /**
     * Fires smoke at a hex, whether anybody is there or not (TGX-20.1.a).
     *
     * @param extra points for the accuracy of off-board batteries
     */
    record Smoke(HexId hex, List<UnitId> firers, Sighter sighter, int extra) implements Decision {
        public Smoke {
            firers = List.copyOf(firers);
        }
    }

    /**
     * Fires at a hex to keep others from moving there (TGX-21.2.a).
     *
     * @param extra points for accuracy
     */
    record Interdict(HexId hex, List<UnitId> firers, Sighter sighter, int extra)
            implements Decision {
        public Interdict {
            firers = List.copyOf(firers);
        }
    }

    /**
     * An engineer does something that others cannot (TGX-4.2.2.m).
     *
     * @param hex where there is something to do
     */
    record Work(UnitId engineer, Task task, HexId hex) implements Decision {}

    /** What engineers can do. */
    enum Task {
        /** Moves in and clears them (TGX-9.1.b). */
        CLEAR_MINES("mines"),
        /** Moves in and removes it (TGX-9.2.o). */
        REMOVE_BLOCK("block"),
        /** Removes one (TGX-9.4.a). */
        REMOVE_WRECK("wreck"),
        /** Lays charges on the bridge it is on (TGX-9.2.e). */
        LAY_CHARGES("charges"),
        /** Leaves the bridge and blows it (TGX-9.2.f). */
        BLOW_BRIDGE("blow"),
        /** Prepares a block on the road it is on (TGX-9.2.l). */
        PREPARE_BLOCK("obstacle"),
        /** Leaves the road and blocks it (TGX-9.2.l). */
        LAY_BLOCK("barricade");

        private final String word;

        Task(String word) {
            this.word = word;
        }

        /** As it is typed. */
        public String word() {
            return word;
        }
    }

    /**
     * Attempts to spot, each unit for a point of its own (TGX-6.3.8.f, TGX-6.3.8.m); no unit where
     * a spotter aircraft on the map does it.
     */
    record Spot(HexId hex, List<UnitId> units) implements Decision {
        public Spot {
            units = List.copyOf(units);
        }
    }

    /** Begins a close assault with units that are next to the hex already (TGX-6.4.6). */
    record Assault(HexId hex, List<UnitId> units) implements Decision {
        public Assault {
            units = List.copyOf(units);
        }
    }

    /**
     * The units that have moved up or through attack now.
     *
     * @param stress points of stress (TGX-12.1.a)
     */
    record Attack(int stress) implements Decision {
        public Attack() {
            this(0);
        }
    }

    /**
     * The units that have moved up storm (TGX-17.0.a).
     *
     * @param stress points of stress (TGX-12.1.a)
     */
    record Banzai(int stress) implements Decision {
        public Banzai() {
            this(0);
        }
    }

    /**
     * Fires at the unit that has just entered a hex (TGX-6.4.2), or at another one that is named.
     *
     * @param target {@link UnitId#NOBODY} for the one that moves
     * @param stress points of stress (TGX-12.1.a)
     */
    record Interrupt(List<UnitId> units, UnitId target, int stress) implements Decision {
        public Interrupt {
            units = List.copyOf(units);
        }

        public Interrupt(List<UnitId> units, int stress) {
            this(units, UnitId.NOBODY, stress);
        }

        public Interrupt(List<UnitId> units) {
            this(units, 0);
        }
    }

    /** Whether infantry gets off its carrier, which was disrupted (TGX-14.0.a). */
    record Bail(Way way) implements Decision {
        /** This time, or as a standing answer. */
        public enum Way {
            OUT,
            STAY,
            ALWAYS,
            NEVER
        }
    }

    /** Does not fire, now or for longer. */
    record Hold(Scope scope) implements Decision {}

    /** How long a side that could fire holds its fire: a standing answer. */
    enum Scope {
        /** At this hex. */
        STEP,
        /** At this unit for the rest of its move. */
        MOVE,
        /** At everybody for the rest of the enemy's impulse. */
        IMPULSE
    }

    /** An aircraft enters the map at an edge hex, flying in a direction (TGX-6.4.7.c). */
    record Fly(AircraftId aircraft, HexId hex, int direction) implements Decision {}

    /**
     * The aircraft flies on and attacks (TGX-6.4.7.e).
     *
     * @param step how far from the hex where it entered, before it if negative
     * @param attack the place of the attack among those printed on it
     * @param targets none for bombs, which fall on everybody (TGX-6.4.7.s)
     */
    record Strike(int step, int attack, HexId hex, List<UnitId> targets) implements Decision {
        public Strike {
            targets = List.copyOf(targets);
        }
    }

    /** AA units fire at an aircraft at a point of its flight (TGX-6.4.7.f). */
    record Flak(int step, List<UnitId> units) implements Decision {
        public Flak {
            units = List.copyOf(units);
        }
    }

    /** A unit at sea goes on to a hex, or comes onto the map there (TGX-10.3.c, TGX-10.3.f). */
    record Sail(UnitId unit, HexId hex) implements Decision {}

    /** Nobody else comes on from off the map in this turn (TGX-10.3.f). */
    record StandOff() implements Decision {}

    /** Takes the Opportunity Fire marker off in housekeeping (TGX-6.4.2.i). */
    record Relieve(UnitId unit) implements Decision {}

    /** Plays a held card (TGX-24.5.c), for a hex or a unit where it needs one. */
    record Play(int card, HexId hex, UnitId unit) implements Decision {}

    /** Names a unit for an event (TGX-24.2.a). */
    record Pick(UnitId unit) implements Decision {}

    /** Names a hex for an event. */
    record Point(HexId hex) implements Decision {}

    /** Ends the impulse, the fire or whatever else is under way. */
    record Done() implements Decision {}
}
