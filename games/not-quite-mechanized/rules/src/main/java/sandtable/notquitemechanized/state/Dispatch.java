package sandtable.notquitemechanized.state;

import sandtable.notquitemechanized.battle.BodyId;
import sandtable.notquitemechanized.battle.Order;
import sandtable.notquitemechanized.battle.UnitId;
import sandtable.space.measured.Spot;

import java.util.List;

/**
 * NQM-DES.3, C17: what a post reports of a bound to the others of its camp, on its way to them.
 *
 * @param bound of which it tells
 * @param own the bodies of the post as they were
 * @param seen the enemies it saw, as they were
 * @param hurt its bodies that had losses in this bound
 * @param done the orders that were carried out
 */
public record Dispatch(
        int bound, List<Told> own, List<Told> seen, List<BodyId> hurt, List<Done> done) {
    /** A body as it was. */
    public record Told(BodyId id, Body body) {}

    /** An order that a unit has carried out. */
    public record Done(UnitId unit, Order order) {}

    /** Where an enemy was seen. */
    public record Place(BodyId id, Spot at) {}

    public Dispatch {
        own = List.copyOf(own);
        seen = List.copyOf(seen);
        hurt = List.copyOf(hurt);
        done = List.copyOf(done);
    }
}
