package sandtable.tacticalgamex.landing;

import sandtable.kernel.Clause;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.counters.Fortifications;
import sandtable.tacticalgamex.counters.Mines;
import sandtable.tacticalgamex.movement.Stacking;
import sandtable.tacticalgamex.spotting.Spotting;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.TerrainKind;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** TGX-10.3 Beach Landing: how units at sea come nearer to the beach when a turn ends. */
public final class BeachLanding {
    private static final Clause ADVANCED = Clause.of("TGX-10.3.c");
    private static final Clause LANDED = Clause.of("TGX-10.3.d");
    private static final Clause CROWDED_OUT = Clause.of("TGX-10.3.e");
    private static final int SIDES = 6;
    private static final int UNREACHABLE = Integer.MAX_VALUE;

    private BeachLanding() {}

    /** How far each hex is from the nearest beach, counted over sea hexes (R-TGX-161). */
    public static int[] distances(Ground ground) {
        int[] far = new int[ground.grid().size()];
        Arrays.fill(far, UNREACHABLE);
        var next = new ArrayDeque<Integer>();
        for (int hex = 0; hex < far.length; hex++) {
            if (ground.kind(hex) == TerrainKind.BEACH) {
                far[hex] = 0;
                next.add(hex);
            }
        }
        while (!next.isEmpty()) {
            int hex = next.remove();
            for (int direction = 0; direction < SIDES; direction++) {
                int to = ground.grid().neighbour(hex, direction);
                if (to >= 0 && ground.kind(to) == TerrainKind.SEA && far[to] == UNREACHABLE) {
                    far[to] = far[hex] + 1;
                    next.add(to);
                }
            }
        }
        return far;
    }

    /** The hexes that bring a unit at sea nearer to the beach. */
    private static List<HexId> nearer(Table table, int[] far, UnitId unit) {
        int from = table.unit(unit).hex();
        var nearer = new ArrayList<HexId>();
        for (int direction = 0; direction < SIDES; direction++) {
            int to = table.ground().grid().neighbour(from, direction);
            if (to >= 0 && far[to] < far[from]) {
                nearer.add(table.hexId(to));
            }
        }
        nearer.sort(Comparator.comparing(HexId::index));
        return nearer;
    }

    /** Those of them that it can go to now. */
    public static List<HexId> open(Occupation occupation, int[] far, UnitId unit) {
        return nearer(occupation.table(), far, unit).stream()
                .filter(each -> !held(occupation, each.index()))
                .filter(each -> fits(occupation, unit, each.index()))
                .toList();
    }

    /** A beach with an enemy outside a fortification, which is not entered (R-TGX-161). */
    private static boolean held(Occupation occupation, int hex) {
        return Fortifications.shut(occupation, Landings.enemy(occupation.table()), hex);
    }

    /** At sea one vehicle to a hex, on the beach as many as anywhere. */
    private static boolean fits(Occupation occupation, UnitId unit, int hex) {
        return occupation.table().ground().kind(hex) == TerrainKind.SEA
                ? occupation.empty(hex)
                : Stacking.fits(occupation, unit.index(), hex);
    }

    /** Of those who have not advanced yet the ones that are nearest to the beach (R-TGX-103). */
    static List<UnitId> front(Table table, int[] far, List<UnitId> left) {
        int nearest = UNREACHABLE;
        for (UnitId each : left) {
            nearest = Math.min(nearest, far[table.unit(each).hex()]);
        }
        int at = nearest;
        return left.stream().filter(each -> far[table.unit(each).hex()] == at).toList();
    }

    /** Whether it makes a difference who of these goes first, and where. */
    static boolean choice(Table table, int[] far, List<UnitId> front) {
        Table now = table;
        for (UnitId each : front) {
            List<HexId> alone = open(new Occupation(table), far, each);
            List<HexId> left = open(new Occupation(now), far, each);
            if (alone.size() > 1 || left.size() < alone.size()) {
                return true;
            }
            now = left.isEmpty() ? now : moved(now, each, left.getFirst());
        }
        return false;
    }

    /** Where one of them goes by itself: whoever has least choice first, to where is most room. */
    static Optional<UnitId> first(Table table, int[] far, List<UnitId> front) {
        var occupation = new Occupation(table);
        return front.stream()
                .filter(each -> !open(occupation, far, each).isEmpty())
                .min(Comparator.comparing(each -> open(occupation, far, each).size()));
    }

    static HexId way(Table table, int[] far, UnitId unit) {
        var occupation = new Occupation(table);
        int side = table.stand(unit).side();
        return open(occupation, far, unit).stream()
                .min(Comparator.comparing(each -> occupation.units(side, each.index()).size()))
                .orElseThrow();
    }

    private static Table moved(Table table, UnitId unit, HexId hex) {
        return table.with(unit, table.unit(unit).movedTo(table.ground().at(hex.index())));
    }

    /** TGX-10.3.c: one hex, disrupted or not. */
    static Table advance(Table table, UnitId unit, HexId hex, Telling<Happening> telling) {
        int from = table.unit(unit).hex();
        boolean scouted = Mines.about(table, unit.index());
        telling.tell(new Happening.Sailed(unit, table.hexId(from), hex, scouted, ADVANCED));
        Table now = Spotting.vacated(moved(table, unit, hex), from, telling);
        boolean beach = table.ground().kind(hex.index()) == TerrainKind.BEACH;
        return beach ? landed(now, unit, hex.index(), telling) : now;
    }

    /** It stands on land, vehicles by themselves again, disrupted or not (TGX-10.4.h). */
    private static Table landed(Table table, UnitId unit, int hex, Telling<Happening> telling) {
        Table now =
                table.unit(unit).disrupted() // TGX-10.3.d: it stays so
                        ? table
                        : Casualties.shaken(table, unit.index(), LANDED, telling);
        now = VictoryDetermination.passed(now, unit.index(), hex, telling);
        now = Mines.reveal(now, hex, telling);
        return Mines.attack(now, unit.index(), hex) // R-TGX-161
                ? Mines.resolve(now, unit.index(), telling)
                : now;
    }

    /**
     * One that can go nowhere: for want of room it is lost (TGX-10.3.e), and if an enemy holds a
     * beach that is as near it waits.
     */
    static Table stuck(Table table, int[] far, UnitId unit, Telling<Happening> telling) {
        var occupation = new Occupation(table);
        List<HexId> nearer = nearer(table, far, unit);
        boolean waits = nearer.isEmpty();
        for (HexId each : nearer) {
            waits |= held(occupation, each.index());
        }
        return waits ? table : Casualties.lost(table, unit.index(), CROWDED_OUT, telling);
    }
}
