package sandtable.hexblitz;

import sandtable.kernel.Action;

import java.util.List;

/**
 * What a side can be asked to do, in the order of the game sequence. Units, formations and hexes by
 * number.
 */
public sealed interface Decision extends Action {
    /** Sets a unit up. */
    record Place(int unit, int hex) implements Decision {}

    /** Makes a unit the HQ of a formation that has lost its own (data ruling 30). */
    record NameHeadquarters(int unit) implements Decision {}

    /** Gives all units of a formation that have no order yet the same (HB-FN.12). */
    record OrderFormation(int formation, Order order) implements Decision {}

    /** Gives one unit an order of its own (HB-FN.13). */
    record OrderUnit(int unit, Order order) implements Decision {}

    /** All markers are placed (HB-SEQ.2). */
    record Ready() implements Decision {}

    /** Turns the stands of a hex (HB-FACE.1). */
    record Face(int hex, int direction) implements Decision {}

    /**
     * Moves a unit along a path.
     *
     * @param path the hexes entered; for a stand that enters the map or lies across edges it begins
     *     with the first hex of its way on the map
     * @param across one or two more hexes that it ends lying across (HB-STK.2, HB-STK.3); mostly
     *     none
     */
    record Move(int unit, List<Integer> path, List<Integer> across) implements Decision {
        public Move {
            path = List.copyOf(path);
            across = List.copyOf(across);
        }
    }

    /** Leaves the map by an exit hex. */
    record Leave(int unit) implements Decision {}

    /**
     * Attacks a hex, with these guns in support; without units next to it this is a bombardment
     * (data ruling 16).
     */
    record Attack(int hex, List<Integer> support) implements Decision {
        public Attack {
            support = List.copyOf(support);
        }
    }

    /** Takes a unit aboard (HB-TC.1). */
    record Load(int transport, int passenger) implements Decision {}

    /** Takes LOG aboard from a dump (HB-LOG.6). */
    record LoadSupply(int transport) implements Decision {}

    /** Sets down everything aboard: units, or LOG as a dump (HB-LOG.4). */
    record Unload(int transport) implements Decision {}

    /** Blows the bridge at a hexside, or builds one (data ruling 43). */
    record WorkOnBridge(int engineers, int direction) implements Decision {}

    /** Takes one SP off a unit (HB-CBT.17). */
    record Lose(int unit) implements Decision {}

    /** Ends the activation, or the turning of Defensive stands. */
    record Done() implements Decision {}
}
