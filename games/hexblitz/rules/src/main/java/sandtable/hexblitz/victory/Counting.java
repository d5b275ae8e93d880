package sandtable.hexblitz.victory;

import sandtable.hexblitz.state.Stand;
import sandtable.hexblitz.state.Table;
import sandtable.hexblitz.state.Unit;
import sandtable.hexblitz.state.Whereabouts;
import sandtable.scenario.Tally;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** What scenarios count on a table (R-HB-31). */
record Counting(Table table) implements Tally {
    @Override
    public int turn() {
        return table.turn();
    }

    @Override
    public int controlled(int side, HexSet hexes) {
        List<Integer> objectives = table.battle().victory().objectives();
        int held = 0;
        for (int i = 0; i < objectives.size(); i++) {
            boolean asked = hexes.contains(objectives.get(i));
            held += asked && table.holds(side, i) ? 1 : 0;
        }
        return held;
    }

    @Override
    public int present(int side, HexSet hexes, Set<Trait> traits) {
        return units(side, unit -> unit.in(hexes));
    }

    @Override
    public int left(int side, HexSet hexes) {
        return units(side, unit -> unit.is(Whereabouts.Off.LEFT));
    }

    /** The units of a side that have SP and are where they should be. */
    private int units(int side, Predicate<Unit> where) {
        int units = 0;
        for (Stand stand : table.battle().stands()) {
            Unit unit = table.unit(stand.index());
            units += stand.side() == side && unit.sp() > 0 && where.test(unit) ? 1 : 0;
        }
        return units;
    }

    @Override
    public int strengthLost(int side) {
        return StrengthLost.of(table, side);
    }

    @Override
    public int remains(int formation, int parts) {
        int start = 0;
        int now = 0;
        for (Stand stand : table.battle().stands()) {
            if (stand.formation() == formation) {
                start += stand.sp();
                now += StrengthLost.left(table, stand);
            }
        }
        return Math.ceilDiv(now * parts, Math.max(1, start));
    }

    /** Whether every combat unit of a side is destroyed. */
    @Override
    public boolean destroyed(int side) {
        return table.battle().stands().stream()
                .filter(stand -> stand.side() == side && !stand.transport())
                .allMatch(stand -> table.unit(stand.index()).is(Whereabouts.Off.DESTROYED));
    }
}
