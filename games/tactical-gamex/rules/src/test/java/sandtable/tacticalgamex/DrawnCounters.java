package sandtable.tacticalgamex;

import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.scenario.Span;
import sandtable.tacticalgamex.spotting.SmokeShells;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The neutral counters and markers that lie on a drawn battle. */
abstract sealed class DrawnCounters permits Drawn {
    private final List<Placement> placements = new ArrayList<>();
    private Counters counters = Counters.NONE;

    abstract int hex(String name);

    abstract HexId hexId(String name);

    Counters counters() {
        return counters;
    }

    List<Placement> placements() {
        return placements;
    }

    private Drawn drawn() {
        return (Drawn) this;
    }

    public Drawn wrecks(String at, int number) {
        counters = counters.withWrecks(hex(at), number);
        return drawn();
    }

    public Drawn block(String at) {
        counters = counters.withBlock(hex(at));
        return drawn();
    }

    public Drawn position(String at) {
        counters = counters.withPosition(hex(at));
        return drawn();
    }

    public Drawn fort(String at, int strength) {
        counters = counters.with(new Fortification(hexId(at), strength));
        return drawn();
    }

    /** Hidden mines of a side. */
    public Drawn mines(String at, OddsColumn column, int side) {
        counters = counters.with(new Minefield(hexId(at), column, side, false));
        return drawn();
    }

    /** Mines that everybody knows of. */
    public Drawn foundMines(String at, OddsColumn column, int side) {
        counters = counters.with(new Minefield(hexId(at), column, side, true));
        return drawn();
    }

    /** A Smoke marker with its number. */
    public Drawn smoke(String at, int number) {
        counters = SmokeShells.laid(counters, hex(at), number);
        return drawn();
    }

    public Drawn spotted(String at) {
        counters = counters.withSpotted(counters.spotted().edit().add(hex(at)).done());
        return drawn();
    }

    public Drawn bridge(String at, Span span) {
        counters = counters.with(counters.works().with(new TemporaryBridge(hexId(at), span)));
        return drawn();
    }

    /** A neutral counter that a side is to lay in one of these hexes. */
    public Drawn laying(String id, Counter counter, int side, String... zone) {
        int[] hexes = Arrays.stream(zone).mapToInt(this::hex).toArray();
        var start = new Start.Proposed(HexSet.of(hexes), hexes[0]);
        placements.add(new Placement(placements.size(), id, side, counter, start));
        return drawn();
    }
}
