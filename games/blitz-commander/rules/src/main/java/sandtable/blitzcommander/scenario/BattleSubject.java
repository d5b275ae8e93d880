package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.state.Stand;
import sandtable.kernel.Side;
import sandtable.scenario.Countable;
import sandtable.scenario.HexFields;
import sandtable.scenario.Subject;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What the victory conditions of a scenario can speak of, by which alone it is won (R-BC-26). */
record BattleSubject(HexFields hexes, List<Camp> camps, List<Stand> stands) implements Subject {
    @Override
    public List<Side> sides() {
        return Camp.sides(camps);
    }

    @Override
    public Set<Countable> countable() {
        return EnumSet.of(
                Countable.OCCUPATION, Countable.DEPARTURES, Countable.UNITS_LOST, Countable.SUPPLY);
    }

    @Override
    public Set<Trait> traits() {
        return EnumSet.allOf(Trait.class);
    }

    @Override
    public HexSet exits(int side) {
        return camps.get(side).exits();
    }

    @Override
    public List<String> units(int side) {
        return stands.stream().filter(each -> each.side() == side).map(Stand::id).toList();
    }

    @Override
    public int unit(String id) {
        return stands.stream().map(Stand::id).toList().indexOf(id);
    }

    @Override
    public boolean supplied(int side) {
        return !camps.get(side).supplyEdge().isEmpty();
    }
}
