package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

/**
 * Reads where something starts: {@code at} a hex, {@code at} a hex of a {@code zone} that its owner
 * may choose from, or {@code arrives} with {@code entry}. What a line leaves out may stand in the
 * table around it.
 */
record StartReader(HexNumbers numbers, int turns) {
    /** Where a line starts that shares with {@code around}. */
    Start read(Fields line, Fields around) {
        Fields arrival = line.has("arrives") ? line : around;
        boolean placed = line.has("at") || line.has("zone");
        if (placed && line.has("arrives")) {
            throw line.wrong("arrives", "the unit is set up and does not arrive later");
        }
        if (!placed && arrival.has("arrives")) {
            return entering(line, arrival, around);
        }
        Fields zone = line.has("zone") ? line : around;
        if (!line.has("at")) {
            throw line.wrong(
                    "at",
                    zone.has("zone")
                            ? "is missing: where does it stand if its owner does not choose?"
                            : "it has no place: give at, or arrives and entry");
        }
        int hex = numbers.hex(line.text("at"), what -> line.wrong("at", what));
        return zone.has("zone") && !fixed(line) ? zone(line, zone, hex) : new Start.At(hex);
    }

    /** Whether a line stays where it is though others around it can be placed. */
    private static boolean fixed(Fields line) {
        return line.flag("fixed", false);
    }

    private Start zone(Fields line, Fields from, int hex) {
        HexSet hexes = numbers.set(from.text("zone"), what -> from.wrong("zone", what));
        if (!hexes.contains(hex)) {
            throw line.wrong("at", numbers.name(hex) + " is not in its zone");
        }
        return new Start.Zone(hexes, hex);
    }

    private Start entering(Fields line, Fields arrival, Fields around) {
        Fields entry = line.has("entry") ? line : around;
        if (!entry.has("entry")) {
            throw line.wrong("entry", "is missing: where does it enter?");
        }
        return new Start.Entering(
                arrival.number("arrives", 1, turns),
                numbers.border(entry.text("entry"), what -> entry.wrong("entry", what)),
                entry.flag("one-edge", false));
    }

    /** Marks the shared fields of a table as known, whether or not a line needs them. */
    static void share(Fields table) {
        table.text("zone", "");
        table.text("entry", "");
        table.number("arrives", 0);
        table.flag("one-edge", false);
    }
}
