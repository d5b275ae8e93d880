package sandtable.tacticalgamex.scenario;

import sandtable.kernel.Clause;
import sandtable.kernel.text.Fields;
import sandtable.scenario.StartReader;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitType;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the {@code [[formation]]}s of a scenario: the units of both sides. */
final class ForcesReader {
    private static final int MOST_UNITS = 120;
    private static final Clause COMMAND = Clause.of("TGX-22");
    private static final Clause RIDERS = Clause.of("TGX-16");

    private final StartReader starts;
    private final List<Camp> camps;
    private final boolean commanded;
    private final boolean mounted;
    private final Set<String> byAir;
    private final SeaStarts sea;
    private final Set<Integer> atSea = new HashSet<>();
    private final List<Piece> pieces = new ArrayList<>();
    private final List<Fields> lines = new ArrayList<>();

    /**
     * @param variants whether TGX-22 and TGX-16 are in use
     * @param byAir the units that aircraft carry (TGX-11.1.a)
     * @param sea where others land from (TGX-10.2)
     */
    ForcesReader(
            StartReader starts,
            List<Camp> camps,
            Variants variants,
            Set<String> byAir,
            SeaStarts sea) {
        this.commanded = variants.uses(COMMAND);
        this.mounted = variants.uses(RIDERS);
        this.starts = starts;
        this.camps = camps;
        this.byAir = byAir;
        this.sea = sea;
    }

    /** The units in the order of the file. */
    List<Piece> read(Fields scenario) {
        List<Fields> formations = scenario.tables("formation");
        for (Fields formation : formations) {
            lines.addAll(formation.tables("units"));
        }
        requireIds();
        var cargo = new Cargo(lines);
        var vehicles = new EquipmentVehicles(lines);
        for (Fields formation : formations) {
            starts.share(formation);
            formation.text("name", "");
            var reader =
                    new PieceReader(
                            starts,
                            formation,
                            Camp.index(camps, formation, "side"),
                            formation.one("nation", Nation.values(), Nation::words),
                            cargo,
                            vehicles,
                            byAir,
                            formation.flag("at-sea", false) ? Optional.of(sea) : Optional.empty());
            for (Fields line : formation.tables("units")) {
                if (formation.flag("at-sea", false)) {
                    atSea.add(pieces.size());
                }
                pieces.add(reader.read(line, pieces.size()));
            }
            formation.nothingElse();
        }
        cargo.require(pieces, mounted ? UnitType::mountsRiders : _ -> false, atSea);
        vehicles.require(pieces);
        requireStrength(scenario);
        return List.copyOf(pieces);
    }

    /** Those who start at sea (TGX-10.2), by their numbers. */
    Set<Integer> atSea() {
        return Set.copyOf(atSea);
    }

    /** Where each unit stands in the file, for complaints. */
    List<Fields> lines() {
        return List.copyOf(lines);
    }

    private void requireIds() {
        Set<String> ids = new HashSet<>();
        for (Fields line : lines) {
            if (!ids.add(line.shortName("id"))) {
                throw line.wrong("id", "there is a unit " + line.text("id") + " already");
            }
        }
    }

    private void requireStrength(Fields scenario) {
        for (int side = 0; side < camps.size(); side++) {
            int of = side;
            Camp camp = camps.get(side);
            List<Piece> own = pieces.stream().filter(each -> each.side() == of).toList();
            if (own.isEmpty()) {
                throw scenario.wrong("formation", "side " + camp.side() + " has no units");
            }
            if (own.size() > MOST_UNITS) {
                throw scenario.wrong(
                        "formation",
                        "side %s has %d units, and at most %d fit"
                                .formatted(camp.side(), own.size(), MOST_UNITS));
            }
            long posts = own.stream().filter(Piece::commandPost).count();
            boolean left = commanded && posts < camp.commandPosts(); // R-TGX-206
            if (commanded && camp.commandPosts() == 0) {
                throw scenario.wrong(
                        "side",
                        "%s needs a command post where TGX-22 is in use (TGX-22.1.a)"
                                .formatted(camp.side()));
            }
            if (posts != camp.commandPosts() && !left) {
                throw scenario.wrong(
                        "side",
                        "%s has %d command posts, and %d of its units are command posts"
                                .formatted(camp.side(), camp.commandPosts(), posts));
            }
        }
    }
}
