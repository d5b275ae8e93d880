package sandtable.tacticalgamex.victory;

import sandtable.scenario.Measure;
import sandtable.scenario.Tally;
import sandtable.scenario.Trait;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Whereabouts;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What scenarios count on a table: combat units, which trucks of all kinds are not (R-TGX-41). */
record Counting(Table table) implements Tally {
    private static final int BANKS = 2;

    /** The number of the turn that was just played (R-TGX-20). */
    @Override
    public int turn() {
        return table.turn();
    }

    /** The place of an objective hex among all, or -1. */
    static int objective(Table table, int hex) {
        HexSet held = table.battle().plan().victory().held();
        return held.contains(hex) ? Arrays.binarySearch(held.toArray(), hex) : -1;
    }

    @Override
    public int controlled(int side, HexSet hexes) {
        int held = 0;
        for (int hex : hexes.toArray()) {
            int objective = objective(table, hex);
            held += objective >= 0 && table.controls().get(objective).is(side) ? 1 : 0;
        }
        return held;
    }

    @Override
    public int present(int side, HexSet hexes, Set<Trait> traits) {
        int present = 0;
        for (int i = 0; i < table.units().size(); i++) {
            int hex = table.hexOf(i);
            present += hex >= 0 && hexes.contains(hex) && combat(i, side) ? 1 : 0;
        }
        return present;
    }

    @Override
    public int left(int side, HexSet hexes) {
        int left = 0;
        for (int i = 0; i < table.units().size(); i++) {
            boolean there =
                    table.unit(i).where() instanceof Whereabouts.Left(HexId exit)
                            && hexes.contains(exit.index());
            left += there && combat(i, side) ? 1 : 0;
        }
        return left;
    }

    @Override
    public int lost(int side, List<Integer> named) {
        int lost = 0;
        for (int i = 0; i < table.units().size(); i++) {
            boolean counts = named.isEmpty() || named.contains(i);
            boolean gone = table.unit(i).eliminated() && combat(i, side);
            lost += gone && counts ? 1 : 0;
        }
        return lost;
    }

    /** The bridge and an adjacent hex on each bank are the side's, and no block lies on it. */
    @Override
    public boolean open(Measure.OpenBridge bridge) {
        int hex = bridge.hex();
        if (!table.bridge(hex)
                || table.counters().blocks().contains(hex)
                || controlled(bridge.side(), HexSet.of(hex)) == 0) {
            return false;
        }
        return controlled(bridge.side(), bridge.banks()) >= BANKS;
    }

    /** A side without units may still win by what it holds. */
    @Override
    public boolean destroyed(int side) {
        return false;
    }

    private boolean combat(int unit, int side) {
        return table.stand(unit).side() == side && table.stand(unit).piece().combatUnit();
    }
}
