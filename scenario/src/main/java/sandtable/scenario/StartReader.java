package sandtable.scenario;

import sandtable.kernel.text.Fields;
import sandtable.space.HexSet;

import java.util.Set;

/**
 * Reads where something starts: {@code at} a hex, in a {@code zone} that its owner chooses from, or
 * {@code arrives} with {@code entry}. What a line leaves out may stand in the table around it, and
 * the line's own place goes before that of the table.
 *
 * @param turns of the battle
 * @param habits what is otherwise in this game
 */
public record StartReader(HexFields hexes, int turns, Set<Habit> habits) {
    /** In what games differ. */
    public enum Habit {
        /** A unit with a hex stands there, though others of its formation have a zone. */
        HEX_IS_FIXED,
        /** A zone needs a hex in which the unit stands if its owner does not choose. */
        ZONE_NEEDS_HEX,
        /** Units can be made to enter over one edge of the map. */
        ONE_EDGE
    }

    public StartReader {
        habits = Set.copyOf(habits);
    }

    /** Where a line starts that shares with {@code around}. */
    public Start read(Fields line, Fields around) {
        boolean placed = line.has("at") || line.has("zone");
        Fields arrival = line.has("arrives") ? line : around;
        if (placed) {
            refuseArrival(line);
        } else if (arrival.has("arrives")) {
            return entering(line, arrival, around);
        } else if (line.has("entry")) {
            throw line.wrong("entry", "says where it enters; arrives must say when");
        }
        Fields zone = line.has("zone") ? line : around;
        if (line.has("at")) {
            return at(line, zone);
        }
        if (!zone.has("zone")) {
            throw line.wrong(
                    "at",
                    "it has no place: give at, zone, or arrives and entry, here or in the"
                            + " formation");
        }
        if (habits.contains(Habit.ZONE_NEEDS_HEX)) {
            throw line.wrong("at", "is missing: where does it stand if its owner does not choose?");
        }
        return new Start.Zone(hexes.set(zone, "zone"));
    }

    private static void refuseArrival(Fields line) {
        for (String key : new String[] {"arrives", "entry"}) {
            if (line.has(key)) {
                throw line.wrong(key, "it is set up and does not arrive later");
            }
        }
    }

    private Start at(Fields line, Fields zone) {
        int hex = hexes.hex(line, "at");
        if (habits.contains(Habit.HEX_IS_FIXED)) {
            if (line.has("zone")) {
                throw line.wrong("zone", "it stands in a hex already; give at or zone");
            }
            return new Start.At(hex);
        }
        if (line.flag("fixed", false) || !zone.has("zone")) {
            return new Start.At(hex);
        }
        HexSet open = hexes.set(zone, "zone");
        if (!open.contains(hex)) {
            throw line.wrong("at", hexes.name(hex) + " is not in its zone");
        }
        return new Start.Proposed(open, hex);
    }

    private Start entering(Fields line, Fields arrival, Fields around) {
        Fields entry = line.has("entry") ? line : around;
        if (!entry.has("entry")) {
            throw line.wrong(
                    "entry", "is missing, here and in the formation: where does it enter?");
        }
        return new Start.Entering(
                arrival.number("arrives", 1, turns),
                hexes.border(entry, "entry"),
                habits.contains(Habit.ONE_EDGE) && entry.flag("one-edge", false));
    }

    /** Marks what lines may share as known, whether or not one of them needs it. */
    public void share(Fields table) {
        table.text("zone", "");
        table.text("entry", "");
        table.number("arrives", 0);
        if (habits.contains(Habit.ONE_EDGE)) {
            table.flag("one-edge", false);
        }
    }
}
