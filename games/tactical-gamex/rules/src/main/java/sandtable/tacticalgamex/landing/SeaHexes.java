package sandtable.tacticalgamex.landing;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.scenario.Start;
import sandtable.tacticalgamex.charts.Dice;
import sandtable.tacticalgamex.combat.Casualties;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Ground;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.HexId;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.state.Whereabouts;
import sandtable.tacticalgamex.terrain.TerrainKind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-10.2 Allied Initial Sea Hex Placement, and who comes after (TGX-10.3.f). */
final class SeaHexes {
    private static final Clause PLACED = Clause.of("TGX-10.2.a");
    private static final Clause OFF_THE_MAP = Clause.of("TGX-10.2.b");
    private static final Clause CAME_ON = Clause.of("TGX-10.3.f");
    private static final Clause SINKS = Clause.of("TGX-10.4.d");
    private static final Clause SUNK = Clause.of("TGX-10.4.e");

    private SeaHexes() {}

    /** The hexes of its zone in which a craft or vehicle may be put at first. */
    static List<HexId> first(Occupation occupation, UnitId unit) {
        Table table = occupation.table();
        return table.hexIds(table.stand(unit).zone().toArray()).stream()
                .filter(each -> free(occupation, each.index()))
                .toList();
    }

    /** The hexes by which those who wait off the map may come. */
    static List<HexId> entries(Occupation occupation) {
        Ground ground = occupation.table().ground();
        var entries = new ArrayList<HexId>();
        for (int hex = 0; hex < ground.grid().size(); hex++) {
            if (ground.map().onEdge(hex) && free(occupation, hex)) {
                entries.add(ground.id(hex));
            }
        }
        return List.copyOf(entries);
    }

    /** TGX-10.2.a: all sea, and nobody else there. */
    static boolean free(Occupation occupation, int hex) {
        boolean sea = occupation.table().ground().kind(hex) == TerrainKind.SEA;
        return sea && occupation.empty(hex);
    }

    static Optional<Violation> checkFirst(Table table, UnitId unit, HexId hex) {
        if (!Landings.toLaunch(table).contains(unit)) {
            return refused("TGX-10.2.a", "%s is not to be put to sea now", unit.called());
        }
        return first(new Occupation(table), unit).contains(hex)
                ? Optional.empty()
                : refused("TGX-10.2.a", "%s is no free sea hex for %s", hex.name(), unit.called());
    }

    static Optional<Violation> checkEntry(Table table, UnitId unit, HexId hex) {
        if (!table.unit(unit).offShore()) {
            return refused("TGX-10.3.f", "%s does not wait off the map", unit.called());
        }
        return entries(new Occupation(table)).contains(hex)
                ? Optional.empty()
                : refused("TGX-10.3.f", "%s is no free sea hex of the map edge", hex.name());
    }

    static Table put(Table table, UnitId unit, HexId hex, Telling<Happening> telling) {
        return put(table, unit, hex, PLACED, telling);
    }

    static Table cameOn(Table table, UnitId unit, HexId hex, Telling<Happening> telling) {
        return put(table, unit, hex, CAME_ON, telling);
    }

    private static Table put(
            Table table, UnitId unit, HexId hex, Clause clause, Telling<Happening> telling) {
        Whereabouts there = table.ground().at(hex.index());
        telling.tell(new Happening.Placed(unit, there, clause));
        return launched(table.with(unit, table.unit(unit).movedTo(there)), unit, hex, telling);
    }

    /** TGX-10.4.d: a DD vehicle is in the water for the first time. */
    private static Table launched(Table table, UnitId unit, HexId hex, Telling<Happening> telling) {
        int highest = Landings.landing(table).sinks();
        if (highest == 0 || !table.stand(unit).has(Ability.DUAL_DRIVE)) {
            return table;
        }
        int die = Dice.roll(telling, table.stand(unit).side());
        telling.tell(new Happening.SinkingRolled(unit, hex, die, highest, SINKS));
        return die <= highest ? Casualties.lost(table, unit.index(), SUNK, telling) : table;
    }

    /** Those who are left go where the scenario suggests, or wherever there is room. */
    static Table rest(Table table, Telling<Happening> telling) {
        Table now = table;
        for (UnitId unit : Landings.toLaunch(table)) {
            var start = table.stand(unit).piece().start();
            if (start instanceof Start.Proposed(_, int hex)
                    && first(new Occupation(now), unit).contains(table.hexId(hex))) {
                now = put(now, unit, table.hexId(hex), telling);
            }
        }
        for (UnitId unit : Landings.toLaunch(now)) {
            List<HexId> free = first(new Occupation(now), unit);
            now = free.isEmpty() ? now : put(now, unit, free.getFirst(), telling);
        }
        return now;
    }

    /** TGX-10.2.b: whoever finds no sea hex waits off the map. */
    static Table offTheMap(Table table, Telling<Happening> telling) {
        Table now = table;
        for (UnitId unit : Landings.toLaunch(table)) {
            telling.tell(new Happening.Placed(unit, Whereabouts.Off.OFF_SHORE, OFF_THE_MAP));
            now = now.with(unit, now.unit(unit).movedTo(Whereabouts.Off.OFF_SHORE));
        }
        return now;
    }

    /** Those who come on by themselves, each by the first free hex of the edge. */
    static Table restOn(Table table, Telling<Happening> telling) {
        Table now = table;
        for (UnitId unit : Landings.offShore(table)) {
            List<HexId> free = entries(new Occupation(now));
            now = free.isEmpty() ? now : cameOn(now, unit, free.getFirst(), telling);
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
