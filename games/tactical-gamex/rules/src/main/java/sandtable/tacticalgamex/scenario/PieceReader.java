package sandtable.tacticalgamex.scenario;

import sandtable.kernel.text.Fields;
import sandtable.kernel.text.Nearest;
import sandtable.scenario.Start;
import sandtable.scenario.StartReader;
import sandtable.space.HexSet;
import sandtable.tacticalgamex.forces.Ability;
import sandtable.tacticalgamex.forces.Nation;
import sandtable.tacticalgamex.forces.UnitClass;
import sandtable.tacticalgamex.forces.UnitType;
import sandtable.tacticalgamex.forces.UnitTypes;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the units of one {@code [[formation]]}. */
record PieceReader(
        StartReader starts,
        Fields formation,
        int side,
        Nation nation,
        Cargo cargo,
        EquipmentVehicles vehicles,
        Set<String> byAir,
        Optional<SeaStarts> sea) {
    Piece read(Fields line, int index) {
        String id = line.shortName("id");
        UnitType type = type(line, "type");
        requireNation(line, type);
        Set<Ability> abilities = abilities(line, type);
        Start start =
                byAir.contains(id)
                        ? byAir(line, id)
                        : cargo.carried(id) ? cargo.aboard(line, id) : start(line);
        var piece =
                new Piece(
                        index,
                        id,
                        line.text("name", type.name()),
                        side,
                        type,
                        abilities,
                        commandPost(line, type),
                        line.flag("inside-fortification", false),
                        vehicles.engineer(id),
                        start);
        line.nothingElse();
        return piece;
    }

    private Start start(Fields line) {
        return sea.map(each -> each.read(line, formation))
                .orElseGet(() -> starts.read(line, formation));
    }

    /** TGX-11.1.a: it comes down where its aircraft flies. */
    private static Start byAir(Fields line, String id) {
        for (String key : new String[] {"at", "zone", "arrives", "entry", "carries"}) {
            if (line.has(key)) {
                throw line.wrong(key, id + " comes by air and has no place of its own");
            }
        }
        return new Start.Zone(HexSet.NONE);
    }

    static UnitType type(Fields line, String key) {
        String id = line.text(key);
        return UnitTypes.all()
                .find(id)
                .orElseThrow(
                        () ->
                                line.wrong(
                                        key,
                                        "there is no unit type \""
                                                + id
                                                + "\""
                                                + Nearest.hint(id, UnitTypes.all().ids())));
    }

    private void requireNation(Fields line, UnitType type) {
        if (type.nation() != nation) {
            throw line.wrong(
                    "type",
                    "%s belongs to %s and the formation to %s"
                            .formatted(type.id(), type.nation().words(), nation.words()));
        }
    }

    /** TGX-2.1.h: a scenario may give an ability to a single unit. */
    private static Set<Ability> abilities(Fields line, UnitType type) {
        var abilities = EnumSet.noneOf(Ability.class);
        abilities.addAll(type.abilities());
        List<String> codes = List.of(Ability.values()).stream().map(Ability::code).toList();
        List<String> added = line.texts("abilities");
        for (int i = 0; i < added.size(); i++) {
            int at = codes.indexOf(added.get(i));
            if (at < 0) {
                throw line.wrong(
                        "abilities",
                        i,
                        "there is no ability \""
                                + added.get(i)
                                + "\""
                                + Nearest.hint(added.get(i), codes));
            }
            abilities.add(Ability.values()[at]);
        }
        return abilities;
    }

    /** An attached CP (TGX-22.1.b), or a unit that is one and moves on its own (TGX-22.1.d). */
    private static boolean commandPost(Fields line, UnitType type) {
        boolean attached = line.flag("command-post", false);
        if (attached && !type.mayHavePost()) {
            throw line.wrong(
                    "command-post",
                    "a CP goes with an A, I or C(I) unit, and the weapon of %s is %s (TGX-22.1.b)"
                            .formatted(type.name(), type.weaponCode()));
        }
        boolean mobilePost = type.unitClass() == UnitClass.CP && type.movement() > 0;
        return attached || mobilePost;
    }
}
