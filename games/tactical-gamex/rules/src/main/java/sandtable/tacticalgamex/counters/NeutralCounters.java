package sandtable.tacticalgamex.counters;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.scenario.Counter;
import sandtable.tacticalgamex.scenario.Placement;
import sandtable.tacticalgamex.spotting.SmokeShells;
import sandtable.tacticalgamex.state.Counters;
import sandtable.tacticalgamex.state.Decision;
import sandtable.tacticalgamex.state.Fortification;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Minefield;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Works.TemporaryBridge;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;

/** TGX-8.0 Neutral Counters: where they may be laid in the set-up. */
public final class NeutralCounters {
    private static final Clause LAID = Clause.of("TGX-8.0.a");
    private static final String NOTHING = ""; // no clause bars it
    private static final int MOST_WRECKS = 3;

    private NeutralCounters() {}

    private static Placement placement(Table table, int counter) {
        return table.battle().plan().placements().get(counter);
    }

    /** The first counter of a side that is still to be laid, if any. */
    public static OptionalInt firstUnlaid(Table table, int side) {
        return table.unlaid().stream()
                .mapToInt(each -> each)
                .filter(each -> placement(table, each).side() == side)
                .findFirst();
    }

    /** Where a counter may be laid. */
    public static HexSet zone(Table table, int counter) {
        return switch (placement(table, counter).start()) {
            case Start.At(int hex) -> HexSet.of(hex);
            case Start.Proposed(HexSet hexes, _) -> hexes;
            case Start.Zone(HexSet hexes) -> hexes;
            case Start.Entering(_, HexSet hexes, _) -> hexes;
            case Start.Aboard _ -> HexSet.NONE;
        };
    }

    /** Counters that nobody chooses a hex for, and those that are to be laid. */
    public static Table begin(Table table) {
        Table now = table;
        var unlaid = new ArrayList<Integer>();
        for (Placement each : table.battle().plan().placements()) {
            if (each.start() instanceof Start.At(int hex)) {
                now = now.with(with(now, each, hex));
            } else {
                unlaid.add(each.index());
            }
        }
        return now.withUnlaid(unlaid);
    }

    private static Counters with(Table table, Placement placement, int hex) {
        Counters counters = table.counters();
        return switch (placement.counter()) {
            case Counter.Wreck _ -> counters.withWrecks(hex, counters.wrecksAt(hex) + 1);
            case Counter.Mines(var strength) -> {
                boolean open = table.ground().bridge(hex); // TGX-8.2.b
                yield counters.with(
                        new Minefield(table.hexId(hex), strength, placement.side(), open));
            }
            case Counter.ImprovedPosition _ -> counters.withPosition(hex);
            case Counter.Fortification(int defense) ->
                    counters.with(new Fortification(table.hexId(hex), defense));
            case Counter.Block _ -> counters.withBlock(hex);
            case Counter.Bridge(var span) ->
                    counters.with(
                            counters.works().with(new TemporaryBridge(table.hexId(hex), span)));
            case Counter.Smoke(int number) -> SmokeShells.laid(counters, hex, number);
        };
    }

    public static boolean mayLie(Table table, int counter, int hex) {
        return bar(table, placement(table, counter), hex).isEmpty();
    }

    /** What keeps a counter out of a hex: the clause, or nothing. */
    private static String bar(Table table, Placement placement, int hex) {
        Counters counters = table.counters();
        TerrainKind kind = table.ground().kind(hex);
        boolean mined = false;
        for (Minefield each : counters.mines()) { // the other side's are none of its business
            mined |= each.hex().index() == hex && each.side() == placement.side();
        }
        boolean block = counters.blocks().contains(hex);
        boolean fixed = counters.positions().contains(hex) || counters.fort(hex);
        boolean wrecks = counters.wrecks().contains(hex);
        return switch (placement.counter()) {
            case Counter.Wreck _ -> counters.wrecksAt(hex) < MOST_WRECKS ? NOTHING : "TGX-8.1.b";
            case Counter.Mines _ -> {
                boolean ground =
                        kind == TerrainKind.CLEAR
                                || kind == TerrainKind.WOODS
                                || kind == TerrainKind.BEACH
                                        && table.battle().landing() // R-TGX-161
                                || table.ground().map().road(hex);
                yield ground && !mined && !fixed ? NOTHING : "TGX-8.2.a";
            }
            case Counter.ImprovedPosition _ -> {
                if (kind.builtUp() || kind.water() || counters.positions().contains(hex)) {
                    yield "TGX-8.3.a";
                }
                yield mined || block || fixed || wrecks ? "TGX-8.3.b" : NOTHING;
            }
            case Counter.Fortification _ -> {
                boolean wet = kind.water() || kind.stream() || kind == TerrainKind.SWAMP;
                yield wet || mined || block || fixed ? "TGX-8.4.a" : NOTHING;
            }
            case Counter.Bridge _ -> {
                boolean taken = counters.works().bridgeAt(hex).isPresent();
                yield kind == TerrainKind.STREAM && !taken ? NOTHING : "TGX-9.3.g";
            }
            case Counter.Block _ -> kind.water() || block || fixed ? "TGX-8.5.a" : NOTHING;
            case Counter.Smoke _ -> {
                boolean wet = kind.water() || kind.stream() || kind == TerrainKind.SWAMP;
                yield wet || counters.smoke().contains(hex) ? "TGX-20.2.a" : NOTHING;
            }
        };
    }

    public static Optional<Violation> check(Table table, int side, Decision.Lay lay) {
        boolean mine =
                table.unlaid().contains(lay.counter())
                        && placement(table, lay.counter()).side() == side;
        if (!mine || !zone(table, lay.counter()).contains(lay.hex().index())) {
            return Optional.of(Violation.of("TGX-3.0.a", "that counter is not to be laid there"));
        }
        Placement placement = placement(table, lay.counter());
        String bar = bar(table, placement, lay.hex().index());
        return bar.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        Violation.of(
                                bar, "%s may not lie at %s", placement.id(), lay.hex().name()));
    }

    public static Table lay(Table table, int counter, int hex, Telling<Happening> telling) {
        Placement placement = placement(table, counter);
        boolean secret =
                placement.counter() instanceof Counter.Mines && !table.ground().bridge(hex);
        telling.tell(
                new Happening.Laid(
                        placement.counter(),
                        table.hexId(hex),
                        table.battle().side(placement.side()),
                        secret,
                        LAID));
        return table.with(with(table, placement, hex))
                .withUnlaid(Lists.without(table.unlaid(), counter));
    }

    /** All counters of a side that are left go where the scenario suggests, or nearby. */
    public static Table layRest(Table table, int side, Telling<Happening> telling) {
        Table now = table;
        for (int each : table.unlaid()) {
            if (placement(table, each).side() == side) {
                int hex = suggested(now, each);
                now =
                        hex >= 0
                                ? lay(now, each, hex, telling)
                                : now.withUnlaid(Lists.without(now.unlaid(), each));
            }
        }
        return now;
    }

    private static int suggested(Table table, int counter) {
        if (placement(table, counter).start() instanceof Start.Proposed(_, int hex)
                && mayLie(table, counter, hex)) {
            return hex;
        }
        for (int hex : zone(table, counter).toArray()) {
            if (mayLie(table, counter, hex)) {
                return hex;
            }
        }
        return -1;
    }
}
