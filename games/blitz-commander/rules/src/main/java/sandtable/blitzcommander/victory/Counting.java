package sandtable.blitzcommander.victory;

import sandtable.blitzcommander.state.Supply;
import sandtable.blitzcommander.state.Table;
import sandtable.blitzcommander.state.Whereabouts;
import sandtable.scenario.Tally;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/** What scenarios count on a table (R-BC-26). */
record Counting(Table table) implements Tally {
    @Override
    public int turn() {
        return table.turn();
    }

    @Override
    public int controlled(int side, HexSet hexes) {
        int held = 0;
        for (int hex : hexes.toArray()) {
            held += table.control(hex) == side ? 1 : 0;
        }
        return held;
    }

    @Override
    public int present(int side, HexSet hexes, Set<Trait> traits) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            boolean there = own(unit, side) && hexes.contains(table.hex(unit));
            units += there && has(unit, traits) ? 1 : 0;
        }
        return units;
    }

    private boolean has(int unit, Set<Trait> traits) {
        boolean able = !traits.contains(Trait.MECHANIZED) || table.battle().mechanized(unit);
        return able && (!traits.contains(Trait.IN_SUPPLY) || Supply.traced(table, unit));
    }

    @Override
    public int occupied(int side, HexSet hexes) {
        var occupied = new HexSet.Edit();
        for (int unit = 0; unit < table.units(); unit++) {
            boolean there = own(unit, side) && hexes.contains(table.hex(unit));
            if (there && table.battle().combat(unit)) {
                occupied.add(table.hex(unit));
            }
        }
        return occupied.done().size();
    }

    @Override
    public int left(int side, HexSet hexes) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            units += own(unit, side) && table.where(unit) == Whereabouts.Off.LEFT ? 1 : 0;
        }
        return units;
    }

    @Override
    public int lost(int side, List<Integer> named) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            boolean counts = own(unit, side) && (named.isEmpty() || named.contains(unit));
            units += counts && lost(unit) ? 1 : 0;
        }
        return units;
    }

    private boolean lost(int unit) {
        return table.where(unit) == Whereabouts.Off.DESTROYED;
    }

    @Override
    public int outOfSupply(int side) {
        int units = 0;
        for (int unit = 0; unit < table.units(); unit++) {
            boolean counts = own(unit, side) && table.battle().combat(unit) && table.onMap(unit);
            units += counts && !Supply.traced(table, unit) ? 1 : 0;
        }
        return units;
    }

    @Override
    public boolean destroyed(int side) {
        for (int unit = 0; unit < table.units(); unit++) {
            if (own(unit, side) && table.battle().combat(unit) && !lost(unit)) {
                return false;
            }
        }
        return true;
    }

    private boolean own(int unit, int side) {
        return table.battle().side(unit) == side;
    }
}
