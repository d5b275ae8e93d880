package sandtable.blitzkriegcommander.battle;

import sandtable.blitzkriegcommander.terrain.FeatureKind;
import sandtable.blitzkriegcommander.terrain.Ground;
import sandtable.blitzkriegcommander.terrain.Line;
import sandtable.kernel.Side;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * What a scenario fixes for the whole game.
 *
 * @param turns of each side
 * @param first the number of the side that begins (BKC-PHASE.2): the attacker
 */
public record Battle(
        String id,
        String title,
        Ground ground,
        List<Camp> camps,
        OrderOfBattle order,
        int turns,
        int first,
        Victory victory,
        Set<Switch> switches) {
    public Battle {
        camps = List.copyOf(camps);
        switches = Set.copyOf(switches);
    }

    public List<Side> sides() {
        return camps.stream().map(Camp::side).toList();
    }

    public Side sideOf(int side) {
        return camps.get(side).side();
    }

    /** The number of a side, 0 or 1. */
    public int side(Side side) {
        for (int i = 0; i < camps.size(); i++) {
            if (camps.get(i).side().equals(side)) {
                return i;
            }
        }
        return -1;
    }

    public Camp camp(int side) {
        return camps.get(side);
    }

    public boolean is(Switch rule) {
        return switches.contains(rule);
    }

    public Stand stand(UnitId unit) {
        return order.units().get(unit.index());
    }

    public OrderOfBattle.OffTable gun(GunId gun) {
        return order.guns().get(gun.index());
    }

    public OrderOfBattle.Flight flight(AircraftId aircraft) {
        return order.aircraft().get(aircraft.index());
    }

    public OrderOfBattle.Site work(WorkId work) {
        return order.works().get(work.index());
    }

    public OrderOfBattle.Field field(MineId field) {
        return order.mines().get(field.index());
    }

    public OrderOfBattle.Mission mission(MissionId mission) {
        return order.missions().get(mission.index());
    }

    /** The bridges, which orders may name. */
    public List<Line> bridges() {
        return ground.lines(FeatureKind.BRIDGE).toList();
    }

    public List<BridgeId> bridgeIds() {
        List<Line> bridges = bridges();
        return IntStream.range(0, bridges.size())
                .mapToObj(i -> new BridgeId(i, bridges.get(i).id()))
                .toList();
    }

    /** A battle is one scenario read once; two of the same id are the same. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof Battle battle
                        && id.equals(battle.id)
                        && ground.equals(battle.ground)
                        && order.equals(battle.order);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
