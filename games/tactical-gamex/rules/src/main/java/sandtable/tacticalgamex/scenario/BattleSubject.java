package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Side;
import sandtable.scenario.Countable;
import sandtable.scenario.HexFields;
import sandtable.scenario.Subject;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the victory conditions of a scenario can speak of. */
record BattleSubject(HexFields hexes, Mapboard map, List<Camp> camps, List<Piece> pieces)
        implements Subject {
    @Override
    public List<Side> sides() {
        return camps.stream().map(Camp::side).toList();
    }

    @Override
    public Set<Countable> countable() {
        return EnumSet.of(Countable.DEPARTURES, Countable.UNITS_LOST, Countable.BRIDGES);
    }

    @Override
    public HexSet exits(int side) {
        return camps.get(side).exits();
    }

    @Override
    public boolean notesExits() {
        return true;
    }

    @Override
    public List<String> units(int side) {
        return pieces.stream().filter(each -> each.side() == side).map(Piece::id).toList();
    }

    @Override
    public int unit(String id) {
        return pieces.stream().map(Piece::id).toList().indexOf(id);
    }

    @Override
    public HexSet banks(int bridge) {
        return map.roadsTo(bridge);
    }
}
