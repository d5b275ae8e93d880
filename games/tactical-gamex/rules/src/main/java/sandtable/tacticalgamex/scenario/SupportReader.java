package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.StartReader;
import sandtable.tacticalgamex.charts.OddsColumn;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.forces.AircraftTypes;
import sandtable.tacticalgamex.forces.UnitType;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads what supports the units: {@code [[counter]]}, {@code [[aircraft]]}, {@code [[battery]]}.
 */
record SupportReader(StartReader starts, List<Camp> camps, AirLifts lifts) {
    private static final Set<String> KINDS =
            Set.of(
                    "wreck",
                    "mines",
                    "improved position",
                    "fortification",
                    "block",
                    "bridge",
                    "smoke");
    private static final List<OddsColumn> MINES =
            List.of(OddsColumn.ONE_TO_ONE, OddsColumn.TWO_TO_ONE, OddsColumn.THREE_TO_ONE);
    private static final int ONE_UNIT = 10; // TGX-8.4.n
    private static final int LARGEST_FORTIFICATION = 50;
    private static final int THICKEST_SMOKE = 2; // TGX-20.3.a

    List<Placement> placements(Fields scenario) {
        var read = new ArrayList<Placement>();
        for (Fields table : scenario.tables("counter")) {
            read.add(
                    new Placement(
                            read.size(),
                            table.shortName("id"),
                            Camp.index(camps, table, "side"),
                            counter(table),
                            starts.read(table, table)));
            table.nothingElse();
        }
        return List.copyOf(read);
    }

    private static Counter counter(Fields table) {
        return switch (table.word("kind", KINDS)) {
            case "mines" ->
                    new Counter.Mines(
                            table.one(
                                    "strength",
                                    MINES.toArray(OddsColumn[]::new),
                                    OddsColumn::words));
            case "fortification" -> new Counter.Fortification(fortification(table));
            case "improved position" -> new Counter.ImprovedPosition();
            case "bridge" -> new Counter.Bridge(table.one("carries", Span.values(), Span::words));
            case "block" -> new Counter.Block();
            case "smoke" -> new Counter.Smoke(table.number("strength", 1, THICKEST_SMOKE));
            default -> new Counter.Wreck();
        };
    }

    private static int fortification(Fields table) {
        int strength = table.number("strength", ONE_UNIT, LARGEST_FORTIFICATION);
        if (strength % ONE_UNIT != 0) {
            throw table.wrong("strength", strength + " is not 10, 20, 30, 40 or 50");
        }
        return strength;
    }

    List<Sortie> sorties(Fields scenario) {
        var read = new ArrayList<Sortie>();
        for (Fields table : scenario.tables("aircraft")) {
            read.add(
                    new Sortie(
                            read.size(),
                            table.shortName("id"),
                            Camp.index(camps, table, "side"),
                            aircraft(table),
                            table.has("arrives") ? table.number("arrives", 1, starts.turns()) : 1,
                            lifts.read(table, aircraft(table))));
            table.nothingElse();
        }
        return List.copyOf(read);
    }

    private static Aircraft aircraft(Fields table) {
        String id = table.text("type");
        return AircraftTypes.all()
                .find(id)
                .orElseThrow(
                        () ->
                                table.wrong(
                                        "type",
                                        "there is no aircraft \""
                                                + id
                                                + "\""
                                                + Nearest.hint(id, AircraftTypes.all().ids())));
    }

    List<Battery> batteries(Fields scenario, Landing landing) {
        var read = new ArrayList<Battery>();
        for (Fields table : scenario.tables("battery")) {
            if (table.has(NavalReader.KEY)) {
                read.add(new NavalReader(starts.turns(), camps, landing).read(table, read.size()));
                continue;
            }
            UnitType type = PieceReader.type(table, "type");
            if (!type.has(Ability.INDIRECT_FIRE)) {
                throw table.wrong("type", type.name() + " cannot fire indirectly (TGX-6.4.4.a)");
            }
            read.add(
                    new Battery(
                            read.size(),
                            table.shortName("id"),
                            Camp.index(camps, table, "side"),
                            type,
                            table.has("from") ? table.number("from", 1, starts.turns()) : 1,
                            table.has("to")
                                    ? table.number("to", 1, starts.turns())
                                    : starts.turns()));
            table.nothingElse();
        }
        return List.copyOf(read);
    }
}
