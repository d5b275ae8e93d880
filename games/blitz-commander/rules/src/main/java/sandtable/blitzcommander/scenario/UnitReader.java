package sandtable.blitzcommander.scenario;

import sandtable.blitzcommander.forces.Kind;
import sandtable.blitzcommander.forces.UnitType;
import sandtable.blitzcommander.forces.UnitTypes;
import sandtable.blitzcommander.state.Ground;
import sandtable.blitzcommander.state.HexId;
import sandtable.blitzcommander.state.Stand;
import sandtable.kernel.text.Fields;
import sandtable.scenario.HexFields;
import sandtable.scenario.Start;
import sandtable.scenario.StartReader;
import sandtable.space.HexSet;

import java.util.Set;

/**
 * Reads the units of one formation. What a unit's line leaves out is taken from its formation. A
 * unit with a hex and a zone is proposed for the hex, and its side may set it up elsewhere in the
 * zone.
 */
final class UnitReader {
    private static final String[] PLACES = {"at", "zone", "entry"};

    private final Ground ground;
    private final StartReader starts;
    private final Fields formation;
    private final int side;
    private final int turns;

    UnitReader(Ground ground, HexFields hexes, Fields formation, int side, int turns) {
        this.ground = ground;
        this.starts = new StartReader(hexes, turns, Set.of());
        this.formation = formation;
        this.side = side;
        this.turns = turns;
    }

    /** What the units share may be there even if each of them has its own. */
    void shared() {
        starts.share(formation);
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
        Fields zone = line.has("zone") ? line : formation;
        Fields entry = line.has("entry") ? line : formation;
        return switch (starts.read(line, formation)) {
            case Start.At(int hex) ->
                    Stand.at(index, id, name, side, type, open(line, type, hex), entrenched(line));
            case Start.Proposed(HexSet hexes, int hex) ->
                    Stand.at(index, id, name, side, type, open(line, type, hex), entrenched(line))
                            .orElsewhereIn(open(zone, "zone", type, hexes));
            case Start.Zone(HexSet hexes) -> {
                HexSet open = open(zone, "zone", type, hexes);
                yield Stand.inZone(index, id, name, side, type, open, entrenched(line));
            }
            case Start.Entering(int turn, HexSet hexes, _) -> {
                if (line.flag("entrenched", false)) {
                    throw line.wrong(
                            "entrenched", "a unit that arrives later cannot be entrenched");
                }
                HexSet open = open(entry, "entry", type, hexes);
                yield Stand.entering(index, id, name, side, type, open, turn);
            }
            case Start.Aboard _ -> throw new IllegalStateException("nobody is carried");
        };
    }

    private boolean entrenched(Fields line) {
        Fields from = line.has("entrenched") ? line : formation;
        return from.flag("entrenched", false);
    }

    private HexId open(Fields line, UnitType type, int hex) {
        if (!Passable.to(type.mobility(), ground, hex)) {
            throw line.wrong(
                    "at",
                    "%s is %s, which %s cannot enter"
                            .formatted(ground.id(hex), ground.terrain(hex).name(), type.name()));
        }
        return ground.id(hex);
    }

    /** The hexes that the unit can be in, of those written. */
    private HexSet open(Fields from, String key, UnitType type, HexSet written) {
        HexSet open = Passable.among(written, type.mobility(), ground);
        if (open.isEmpty()) {
            throw from.wrong(key, type.name() + " can enter none of these hexes");
        }
        return open;
    }
}
