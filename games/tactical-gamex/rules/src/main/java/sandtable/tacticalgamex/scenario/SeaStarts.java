package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Start;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.terrain.Mapboard;
import sandtable.tacticalgamex.terrain.TerrainKind;

/** TGX-10.2 Reads in which sea hexes the units of an {@code at-sea} formation can start. */
record SeaStarts(HexFields hexes, Mapboard map) {
    /** Units at sea have sea hexes for a zone; {@code at} is only suggested. */
    Start read(Fields line, Fields formation) {
        for (String key : new String[] {"arrives", "entry"}) {
            if (line.has(key) || formation.has(key)) {
                Fields table = line.has(key) ? line : formation;
                throw table.wrong(key, "who lands from the sea does not enter otherwise (TGX-10)");
            }
        }
        Fields zoned = line.has("zone") ? line : formation;
        HexSet zone = zoned.has("zone") ? wet(zoned) : sea(map);
        if (!line.has("at")) {
            return new Start.Zone(zone);
        }
        int hex = hexes.hex(line, "at");
        if (!zone.contains(hex)) {
            throw line.wrong(
                    "at",
                    "%s is %s and no sea hex of its zone (TGX-10.2.a)"
                            .formatted(map.name(hex), map.kind(hex).words()));
        }
        return new Start.Proposed(zone, hex);
    }

    private HexSet wet(Fields zoned) {
        HexSet zone = hexes.set(zoned, "zone");
        for (int hex : zone.toArray()) {
            if (map.kind(hex) != TerrainKind.SEA) {
                throw zoned.wrong(
                        "zone",
                        "%s is %s, and landings begin in sea hexes (TGX-10.2.a)"
                                .formatted(map.name(hex), map.kind(hex).words()));
            }
        }
        return zone;
    }

    static HexSet sea(Mapboard map) {
        return map.all(TerrainKind.SEA);
    }
}
