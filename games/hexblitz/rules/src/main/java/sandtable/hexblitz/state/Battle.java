package sandtable.hexblitz.state;

import sandtable.hexblitz.terrain.Ground;
import sandtable.hexblitz.terrain.HexId;
import sandtable.kernel.Roster;
import sandtable.kernel.Side;
import sandtable.scenario.Victory;
import sandtable.space.HexSet;

import java.util.List;

/**
 * What does not change while a battle is fought: the scenario as loaded.
 *
 * @param edges for each side the map edge that is its own, as hexes: where a formation without HQ
 *     falls back to
 * @param ids the ids of the stands, in their order
 * @param starts the units as set up; those still to be placed or to enter have no hex yet
 */
public record Battle(
        String id,
        String title,
        Ground ground,
        List<Side> sides,
        List<Formation> formations,
        List<Stand> stands,
        Roster<UnitId> ids,
        Clock clock,
        Variants variants,
        Victory victory,
        List<HexSet> exits,
        List<HexSet> supplyEdges,
        List<HexSet> edges,
        Roster<Unit> starts,
        List<Dump> dumps) {

    /** With the ids that the stands have. */
    public Battle(
            String id,
            String title,
            Ground ground,
            List<Side> sides,
            List<Formation> formations,
            List<Stand> stands,
            Clock clock,
            Variants variants,
            Victory victory,
            List<HexSet> exits,
            List<HexSet> supplyEdges,
            List<HexSet> edges,
            Roster<Unit> starts,
            List<Dump> dumps) {
        this(
                id,
                title,
                ground,
                sides,
                formations,
                stands,
                Roster.of(stands.stream().map(Stand::unitId).toList()),
                clock,
                variants,
                victory,
                exits,
                supplyEdges,
                edges,
                starts,
                dumps);
    }

    public int side(Side side) {
        return sides.getFirst().equals(side) ? 0 : 1;
    }

    public Stand stand(int unit) {
        return stands.get(unit);
    }

    public Stand stand(UnitId unit) {
        return stands.get(unit.index());
    }

    public UnitId unitId(int unit) {
        return ids.get(unit);
    }

    public HexId hexId(int hex) {
        return ground.id(hex);
    }

    public String hexName(int hex) {
        return ground.id(hex).name();
    }

    /** The id alone: positions are hashed often, and those of one match have the same battle. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
