package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Action;

import java.util.List;

/** What a side can be asked to do, in the order of the game sequence. Formations by number. */
public sealed interface Decision extends Action {
    /** An answer while Order markers are placed. */
    sealed interface WhileOrdering extends Decision {}

    /** An answer while Defensive stands may be turned. */
    sealed interface WhileTurning extends Decision {}

    /** An answer of the group that has the card. */
    sealed interface WhileActing extends Decision {}

    /** Sets a unit up. */
    record Place(UnitId unit, HexId hex) implements Decision {}

    /** Makes a unit the HQ of a formation that has lost its own (data ruling 30). */
    record NameHeadquarters(UnitId unit) implements WhileOrdering {}

    /** Gives all units of a formation that have no order yet the same (HB-FN.12). */
    record OrderFormation(int formation, Order order) implements WhileOrdering {}

    /** Gives one unit an order of its own (HB-FN.13). */
    record OrderUnit(UnitId unit, Order order) implements WhileOrdering {}

    /** All markers are placed (HB-SEQ.2). */
    record Ready() implements WhileOrdering {}

    /** Turns the stands of a hex (HB-FACE.1). */
    record Face(HexId hex, int direction) implements WhileTurning, WhileActing {}

    /**
     * Moves a unit along a path.
     *
     * @param path the hexes entered; for a stand that enters the map or lies across edges it begins
     *     with the first hex of its way on the map
     * @param across one or two more hexes that it ends lying across (HB-STK.2, HB-STK.3); mostly
     *     none
     */
    record Move(UnitId unit, List<HexId> path, List<HexId> across) implements WhileActing {
        public Move {
            path = List.copyOf(path);
            across = List.copyOf(across);
        }
    }

    /** Leaves the map by an exit hex. */
    record Leave(UnitId unit) implements WhileActing {}

    /**
     * Attacks a hex, with these guns in support; without units next to it this is a bombardment
     * (data ruling 16).
     */
    record Attack(HexId hex, List<UnitId> support) implements WhileActing {
        public Attack {
            support = List.copyOf(support);
        }
    }

    /** Takes a unit aboard (HB-TC.1). */
    record Load(UnitId transport, UnitId passenger) implements WhileActing {}

    /** Takes LOG aboard from a dump (HB-LOG.6). */
    record LoadSupply(UnitId transport) implements WhileActing {}

    /** Sets down everything aboard: units, or LOG as a dump (HB-LOG.4). */
    record Unload(UnitId transport) implements WhileActing {}

    /** Blows the bridge at a hexside, or builds one (data ruling 43). */
    record WorkOnBridge(UnitId engineers, int direction) implements WhileActing {}

    /** Takes one SP off a unit (HB-CBT.17). */
    record Lose(UnitId unit) implements Decision {}

    /** Ends the activation, or the turning of Defensive stands. */
    record Done() implements WhileTurning, WhileActing {}
}
