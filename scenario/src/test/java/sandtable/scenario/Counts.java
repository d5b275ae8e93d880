package sandtable.scenario;

import sandtable.space.HexSet;

import java.util.List;
import java.util.Set;

/** A table of which a test says what there is. */
final class Counts implements Tally {
    private final HexSet[] held = {HexSet.NONE, HexSet.NONE};
    private final int[] lost = new int[2];
    private int turn = 1;
    private int gone = -1;

    Counts holds(int side, String hexes) {
        held[side] = Small.hexes(hexes);
        return this;
    }

    Counts lost(int side, int units) {
        lost[side] = units;
        return this;
    }

    Counts turn(int now) {
        turn = now;
        return this;
    }

    Counts wiped(int side) {
        gone = side;
        return this;
    }

    @Override
    public int turn() {
        return turn;
    }

    @Override
    public int controlled(int side, HexSet hexes) {
        return hexes.and(held[side]).size();
    }

    @Override
    public int present(int side, HexSet hexes, Set<Trait> traits) {
        return controlled(side, hexes);
    }

    @Override
    public int lost(int side, List<Integer> units) {
        return lost[side];
    }

    @Override
    public boolean destroyed(int side) {
        return gone == side;
    }
}
