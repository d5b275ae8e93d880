package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.BadInput;
import sandtable.kernel.text.Fields;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.charts.TerrainEffects;
import sandtable.tacticalgamex.forces.Mobility;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whether everything has room and may be where the scenario sets it up. */
record SetUpCheck(
        Mapboard map,
        List<Piece> pieces,
        List<Placement> placements,
        List<Fields> lines,
        Landing landing) {
    private static final int STACK = 4; // TGX-3.2.5.a
    private static final int SOVIET_STACK = 2; // TGX-3.2.5.b
    private static final int WRECKS = 3; // TGX-8.1.b

    void require(Fields scenario) {
        List<Fields> tables = scenario.tables("counter");
        Map<Integer, Integer> counters = counters(tables);
        units(counters);
    }

    /** How many places the counters of each hex take up; hexes without any are missing. */
    private Map<Integer, Integer> counters(List<Fields> tables) {
        Map<Integer, Integer> stacked = new HashMap<>();
        Map<Integer, List<Counter>> lying = new HashMap<>();
        for (Placement placement : placements) {
            Fields table = tables.get(placement.index());
            int hex = hex(placement.start());
            if (hex < 0) {
                throw table.wrong("arrives", "a neutral counter does not arrive later");
            }
            requireTerrain(table, placement.counter(), hex);
            if (placement.counter() instanceof Counter.Smoke) {
                continue; // it hangs over whatever lies there
            }
            List<Counter> there = lying.computeIfAbsent(hex, _ -> new ArrayList<>());
            if (!goTogether(there, placement.counter())) {
                throw table.wrong("at", map.name(hex) + " has a neutral counter already");
            }
            there.add(placement.counter());
            boolean stacks =
                    placement.counter() instanceof Counter.Block // TGX-8.5.d
                            || placement.counter() instanceof Counter.Fortification; // TGX-8.4.f
            stacked.merge(hex, stacks ? 1 : 0, Integer::sum);
        }
        return stacked;
    }

    /** Mines may lie under a block (TGX-8.2.a), and wrecks beside wrecks; nothing else may. */
    private static boolean goTogether(List<Counter> there, Counter counter) {
        boolean wrecks =
                counter instanceof Counter.Wreck
                        && there.size() < WRECKS
                        && there.stream().allMatch(each -> each instanceof Counter.Wreck);
        boolean minesAndBlock =
                there.size() == 1
                        && (counter instanceof Counter.Mines
                                        && there.getFirst() instanceof Counter.Block
                                || counter instanceof Counter.Block
                                        && there.getFirst() instanceof Counter.Mines);
        return there.isEmpty() || wrecks || minesAndBlock;
    }

    private void requireTerrain(Fields table, Counter counter, int hex) {
        TerrainKind kind = map.kind(hex);
        boolean fits =
                switch (counter) {
                    case Counter.Mines _ -> // TGX-8.2.a
                            kind == TerrainKind.CLEAR
                                    || kind == TerrainKind.WOODS
                                    || kind == TerrainKind.BEACH && !landing.none() // R-TGX-161
                                    || map.road(hex);
                    case Counter.ImprovedPosition _ -> // TGX-8.3.a
                            !kind.builtUp() && !kind.water();
                    case Counter.Fortification _ -> // TGX-8.4.a
                            !kind.water() && !kind.stream() && kind != TerrainKind.SWAMP;
                    case Counter.Block _ -> // TGX-8.5.a; a blown bridge keeps its block
                            !kind.water() || kind == TerrainKind.STREAM && map.road(hex);
                    case Counter.Bridge _ -> kind == TerrainKind.STREAM; // TGX-9.3.g
                    case Counter.Smoke _ -> // TGX-20.2.a
                            !kind.water() && !kind.stream() && kind != TerrainKind.SWAMP;
                    case Counter.Wreck _ -> // TGX-8.1.c
                            !kind.water() && kind != TerrainKind.SWAMP;
                };
        if (!fits) {
            throw table.wrong(
                    "at", "%s is %s, where it cannot lie".formatted(map.name(hex), kind.words()));
        }
    }

    private void units(Map<Integer, Integer> counters) {
        Map<Integer, Integer> stacks = new HashMap<>(counters);
        Map<Integer, Integer> soviets = new HashMap<>();
        Map<Integer, Integer> owners = new HashMap<>();
        for (Piece piece : pieces) {
            int hex = hex(piece.start());
            if (hex < 0 || landing.units().contains(piece.index())) {
                continue; // at sea there are other limits (TGX-10.2.a)
            }
            requireGround(piece, hex);
            int owner = owners.merge(hex, piece.side(), (first, _) -> first);
            if (owner != piece.side()) {
                throw wrong(piece, "both sides would be in " + map.name(hex));
            }
            if (piece.insideFortification()) {
                requireFortification(piece, hex);
                continue;
            }
            int units = stacks.merge(hex, 1, Integer::sum);
            boolean soviet = piece.type().nation() == Nation.SOVIET_UNION;
            int most = soviet ? SOVIET_STACK : STACK;
            int neutral = counters.getOrDefault(hex, 0); // they count to any limit
            int counted = soviet ? neutral + soviets.merge(hex, 1, Integer::sum) : units;
            if (counted > most || units > STACK) {
                throw wrong(
                        piece,
                        "%s would hold %d units, and a hex holds %d"
                                .formatted(map.name(hex), Math.max(counted, units), most));
            }
        }
    }

    /** A unit may stand where it could move, on a road also where it could not otherwise. */
    private void requireGround(Piece piece, int hex) {
        TerrainKind kind = map.kind(hex);
        Mobility mobility = piece.type().mobility();
        boolean gunInStream = mobility == Mobility.GUN && kind == TerrainKind.STREAM;
        boolean closed = TerrainEffects.prohibited(kind, mobility) || gunInStream;
        boolean byRoad = map.road(hex) && kind != TerrainKind.STREAM;
        if (closed && !byRoad) {
            throw wrong(
                    piece,
                    "%s cannot be in %s, which is %s"
                            .formatted(piece.type().name(), map.name(hex), kind.words()));
        }
    }

    private void requireFortification(Piece piece, int hex) {
        int room =
                placements.stream()
                        .filter(each -> hex(each.start()) == hex)
                        .map(Placement::counter)
                        .mapToInt(
                                each ->
                                        each instanceof Counter.Fortification fort
                                                ? fort.capacity()
                                                : 0)
                        .sum();
        long inside =
                pieces.stream()
                        .filter(each -> each.insideFortification() && hex(each.start()) == hex)
                        .count();
        if (inside > room) { // TGX-8.4.n
            throw lines.get(piece.index())
                    .wrong(
                            "inside-fortification",
                            "%s has room for %d inside, and %d would be there"
                                    .formatted(map.name(hex), room, inside));
        }
    }

    /** The hex it stands in at first, or -1 if it stands in none. */
    private static int hex(Start start) {
        return switch (start) {
            case Start.At(int hex) -> hex;
            case Start.Proposed(_, int hex) -> hex;
            case Start.Zone _, Start.Entering _, Start.Aboard _ -> -1;
        };
    }

    private BadInput wrong(Piece piece, String what) {
        return lines.get(piece.index()).wrong("at", what);
    }
}
