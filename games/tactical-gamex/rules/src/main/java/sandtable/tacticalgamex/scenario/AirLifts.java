package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Aircraft;
import sandtable.tacticalgamex.terrain.Mapboard;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * TGX-11.1 Reads {@code carries}, {@code landing} and {@code landing-zone} of an {@code
 * [[aircraft]]}: who comes by air.
 */
record AirLifts(HexFields hexes, Mapboard map, List<Piece> pieces) {
    /** The ids of all units that aircraft carry. */
    static Set<String> carried(Fields scenario) {
        var carried = new HashSet<String>();
        for (Fields table : scenario.tables("aircraft")) {
            List<String> ids = table.texts("carries");
            for (int i = 0; i < ids.size(); i++) {
                if (!carried.add(ids.get(i))) {
                    throw table.wrong("carries", i, ids.get(i) + " is carried already");
                }
            }
        }
        return carried;
    }

    Optional<AirLift> read(Fields table, Aircraft aircraft) {
        if (!aircraft.airborne()) {
            for (String key : List.of("carries", "landing", "landing-zone")) {
                if (table.has(key)) {
                    throw table.wrong(key, aircraft.name() + " carries nobody (TGX-11.6.a)");
                }
            }
            return Optional.empty();
        }
        List<Integer> load = load(table, aircraft);
        int landing = hexes.hex(table, "landing");
        HexSet zone = table.has("landing-zone") ? hexes.set(table, "landing-zone") : all();
        if (!zone.contains(landing)) {
            throw table.wrong("landing", map.name(landing) + " is not in its landing-zone");
        }
        return Optional.of(new AirLift(load, landing, zone));
    }

    private HexSet all() {
        var zone = new HexSet.Edit();
        for (int hex = 0; hex < map.grid().size(); hex++) {
            zone.add(hex);
        }
        return zone.done();
    }

    private List<Integer> load(Fields table, Aircraft aircraft) {
        List<String> ids = table.texts("carries");
        int places = aircraft.role().places();
        if (ids.size() > places) {
            throw table.wrong(
                    "carries",
                    "%s has room for %d (TGX-11.6.a)".formatted(aircraft.name(), places));
        }
        var load = new ArrayList<Integer>();
        for (int i = 0; i < ids.size(); i++) {
            String id = ids.get(i);
            int item = i;
            Piece piece =
                    pieces.stream()
                            .filter(each -> each.id().equals(id))
                            .findFirst()
                            .orElseThrow(
                                    () -> table.wrong("carries", item, "there is no unit " + id));
            if (!aircraft.role().takes(piece.type().weapon())) {
                throw table.wrong(
                        "carries",
                        i,
                        "%s does not carry %s, whose weapon is %s (TGX-11.6.b)"
                                .formatted(
                                        aircraft.name(),
                                        piece.type().name(),
                                        piece.type().weaponCode()));
            }
            load.add(piece.index());
        }
        load.sort(null);
        return load;
    }
}
