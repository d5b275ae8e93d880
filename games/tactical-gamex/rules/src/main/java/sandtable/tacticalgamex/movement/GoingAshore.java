package sandtable.tacticalgamex.movement;

import sandtable.kernel.Clause;
import sandtable.kernel.Violation;
import sandtable.kernel.step.Telling;
import sandtable.tacticalgamex.charts.Halves;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.state.Happening;
import sandtable.tacticalgamex.state.Lists;
import sandtable.tacticalgamex.state.Mark;
import sandtable.tacticalgamex.state.Occupation;
import sandtable.tacticalgamex.state.Table;
import sandtable.tacticalgamex.state.Unit;
import sandtable.tacticalgamex.state.UnitId;
import sandtable.tacticalgamex.terrain.TerrainKind;
import sandtable.tacticalgamex.victory.VictoryDetermination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** TGX-10.4 Unloading on the beach, one passenger of a landing craft or both. */
public final class GoingAshore {
    private static final Clause ASHORE = Clause.of("TGX-10.4.f");

    private GoingAshore() {}

    /** Who may get off together: all, or each by itself. */
    public static List<List<UnitId>> groups(Table table, UnitId craft) {
        List<UnitId> aboard = table.unit(craft).passengers();
        var groups = new ArrayList<List<UnitId>>();
        if (aboard.size() > 1) {
            groups.add(aboard.stream().sorted().toList());
        }
        aboard.forEach(each -> groups.add(List.of(each)));
        return List.copyOf(groups);
    }

    /** Why these cannot get off where the craft arrives. */
    public static Optional<Violation> check(
            Occupation occupation, Walk walk, List<UnitId> passengers, Arrival arrival) {
        Table table = occupation.table();
        UnitId craft = walk.unit();
        List<UnitId> aboard = table.unit(craft).passengers();
        boolean beach = table.ground().kind(arrival.hex()) == TerrainKind.BEACH;
        if (!table.battle().craft(craft.index()) || !beach) {
            return refused("TGX-10.4.f", "%s is no landing craft on a beach", craft.called());
        }
        if (passengers.isEmpty()
                || !Lists.ascending(passengers)
                || !aboard.containsAll(passengers)) {
            return refused("TGX-5.2.3.c", "%s carries %s", craft.called(), carried(aboard));
        }
        if (table.unit(craft).disrupted()) { // TGX-10.4.f
            return refused("TGX-10.4.f", "%s is disrupted and nobody gets off", craft.called());
        }
        if (walk.loaded()) {
            return refused("TGX-5.2.2.d", "%s has just loaded", craft.called());
        }
        if (!room(table, craft, passengers, arrival.hex())) {
            return refused(
                    "TGX-5.2.3.b", "there is no room to unload at %s", table.name(arrival.hex()));
        }
        return checkPrice(table, craft, passengers, arrival);
    }

    private static String carried(List<UnitId> aboard) {
        return aboard.isEmpty()
                ? "nobody"
                : String.join(" and ", aboard.stream().map(UnitId::called).toList());
    }

    /** R-TGX-158: each takes half its movement, a large gun all of it and from the start. */
    private static Optional<Violation> checkPrice(
            Table table, UnitId craft, List<UnitId> passengers, Arrival arrival) {
        int price = 0;
        for (UnitId each : passengers) {
            boolean large = table.stand(each).has(Ability.HEAVY_PASSENGER);
            if (large && arrival.moved()) {
                return refused(
                        "TGX-5.2.4.b",
                        "%s must stay where it is to unload %s",
                        craft.called(),
                        each.called());
            }
            price += TransportingUnits.price(table.stand(craft), table.stand(each));
        }
        return price > arrival.left()
                ? refused(
                        "TGX-5.2.3.d",
                        "it takes %s MP and %s has %s left",
                        Halves.words(price),
                        craft.called(),
                        Halves.words(arrival.left()))
                : Optional.empty();
    }

    private static boolean room(Table table, UnitId craft, List<UnitId> passengers, int hex) {
        Table there = table.with(craft, table.unit(craft).movedTo(table.ground().at(hex)));
        for (UnitId each : passengers) {
            if (!Stacking.fits(new Occupation(there), each.index(), hex)) {
                return false;
            }
            there = there.with(each, Unit.at(table.ground().at(hex)));
        }
        return true;
    }

    /** They stand on the beach, were carried, and may still move (TGX-10.4.g, TGX-6.4.6.d). */
    public static Table unload(
            Table table, int craft, List<UnitId> passengers, Telling<Happening> telling) {
        UnitId from = table.unitId(craft);
        int hex = table.unit(craft).hex();
        Table now = table;
        for (UnitId each : passengers) {
            telling.tell(new Happening.Unloaded(from, each, table.hexId(hex), ASHORE));
            Unit down = now.unit(each).setDown(table.ground().at(hex)).with(Mark.CARRIED);
            now = now.with(each, down).with(from, now.unit(from).releasing(each));
            now = now.with(now.conditions().unfaced(each)); // TGX-19.1.a
            now = VictoryDetermination.passed(now, each.index(), hex, telling);
        }
        return now;
    }

    private static Optional<Violation> refused(String clause, String reason, Object... facts) {
        return Optional.of(Violation.of(clause, reason, facts));
    }
}
