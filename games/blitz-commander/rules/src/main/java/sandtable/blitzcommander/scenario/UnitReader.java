package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Stand;
import sandtable.kernel.text.Fields;
import sandtable.space.HexNumbers;
import sandtable.space.HexSet;

/**
 * Reads the units of one formation. What a unit's line leaves out is taken from its formation. A
 * unit with a hex and a zone is proposed for the hex, and its side may set it up elsewhere in the
 * zone.
 */
final class UnitReader {
    private static final String[] PLACES = {"at", "zone", "entry"};

    private final Ground ground;
    private final HexNumbers numbers;
    private final Fields formation;
    private final int side;
    private final int turns;

    UnitReader(Ground ground, HexNumbers numbers, Fields formation, int side, int turns) {
        this.ground = ground;
        this.numbers = numbers;
        this.formation = formation;
        this.side = side;
        this.turns = turns;
    }

    /** What the units share may be there even if each of them has its own. */
    void shared() {
        formation.text("zone", "");
        formation.text("entry", "");
        formation.number("arrives", 0);
        formation.flag("entrenched", false);
    }

    Stand read(Fields line, int index) {
        String id = line.shortName("id");
        UnitType type = UnitTypes.all().find(line, "type", "unit type");
        String name = line.text("name", type.name());
        Stand unit =
                type.kind() == Kind.AIR
                        ? air(line, index, id, name, type)
                        : ground(line, index, id, name, type);
        line.nothingElse();
        return unit;
    }

    /** BC-BAIR.2: air needs no place. */
    private Stand air(Fields line, int index, String id, String name, UnitType type) {
        for (String key : PLACES) {
            if (line.has(key)) {
                throw line.wrong(key, "air is never on the map (BC-BAIR.2)");
            }
        }
        int first = line.has("arrives") ? line.number("arrives", 1, turns) : 1;
        int last = line.has("leaves") ? line.number("leaves", first, turns) : Stand.STAYS;
        return Stand.air(index, id, name, side, type, first, last);
    }

    private Stand ground(Fields line, int index, String id, String name, UnitType type) {
        if (line.has("arrives") || !line.has("at") && formation.has("arrives")) {
            return entering(line, index, id, name, type);
        }
        if (line.has("entry")) {
            throw line.wrong("entry", "says where the unit enters; arrives must say when");
        }
        HexSet zone = zone(line, type);
        boolean entrenched =
                line.has("entrenched")
                        ? line.flag("entrenched", false)
                        : formation.flag("entrenched", false);
        if (line.has("at")) {
            HexId at = ground.id(hex(line, type, zone));
            return Stand.at(index, id, name, side, type, at, entrenched).orElsewhereIn(zone);
        }
        if (zone.isEmpty()) {
            throw line.wrong(
                    "at",
                    "the unit has no place: give at, zone, or arrives and entry, here or in the"
                            + " formation");
        }
        return Stand.inZone(index, id, name, side, type, zone, entrenched);
    }

    private int hex(Fields line, UnitType type, HexSet zone) {
        int hex = numbers.hex(line.text("at"), what -> line.wrong("at", what));
        if (!Passable.to(type.mobility(), ground, hex)) {
            throw line.wrong(
                    "at",
                    "%s is %s, which %s cannot enter"
                            .formatted(numbers.name(hex), ground.terrain(hex).name(), type.name()));
        }
        if (!zone.isEmpty() && !zone.contains(hex)) {
            throw line.wrong("at", numbers.name(hex) + " is not in the zone of the unit");
        }
        return hex;
    }

    /** The hexes of its zone that the unit can be in; nothing if it has no zone. */
    private HexSet zone(Fields line, UnitType type) {
        Fields from = line.has("zone") ? line : formation;
        return from.has("zone") ? open(from, "zone", type) : HexSet.NONE;
    }

    private HexSet open(Fields from, String key, UnitType type) {
        HexSet written = numbers.set(from.text(key), what -> from.wrong(key, what));
        HexSet open = Passable.among(written, type.mobility(), ground);
        if (open.isEmpty()) {
            throw from.wrong(key, type.name() + " can enter none of these hexes");
        }
        return open;
    }

    private Stand entering(Fields line, int index, String id, String name, UnitType type) {
        if (line.has("at") || line.has("zone")) {
            throw line.wrong(
                    line.has("at") ? "at" : "zone", "the unit arrives later and is not set up");
        }
        if (line.flag("entrenched", false)) {
            throw line.wrong("entrenched", "a unit that arrives later cannot be entrenched");
        }
        Fields arrival = line.has("arrives") ? line : formation;
        Fields entry = line.has("entry") ? line : formation;
        if (!entry.has("entry")) {
            throw line.wrong(
                    "entry", "is missing, here and in the formation: where does the unit enter?");
        }
        numbers.border(entry.text("entry"), what -> entry.wrong("entry", what));
        int turn = arrival.number("arrives", 1, turns);
        return Stand.entering(index, id, name, side, type, open(entry, "entry", type), turn);
    }
}
