package sandtable.notquitemechanized.forces;

import sandtable.kernel.text.ById;
import sandtable.kernel.text.Rows;
import sandtable.notquitemechanized.data.Data;
import sandtable.notquitemechanized.data.Setting;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A type of stand, from {@code units/*.tsv}: a vehicle company, a rifle company, a platoon
 * (NQM-FIG.1, .3, .4).
 *
 * @param figures on an infantry stand; 0 for vehicles and batteries (NQM-FIG.6, .7)
 * @param disc whether it takes the ground of a company; others are points (NQM-ESTATE.1)
 * @param armour its class if it is armour or a soft vehicle; troops go by where they are
 * @param atArmour the class of its fire at armour; none where it does not fire
 * @param calibre in millimetres for NQM-AETAB, 0 where it does not matter
 * @param fireUnits whether it fires FUs; others fire CUs (NQM-LOG.9, NQM-LOG.11)
 */
public record StandType(
        String id,
        String name,
        StandKind kind,
        Arm arm,
        Leg leg,
        int strength,
        int figures,
        boolean disc,
        Optional<WeaponClass> armour,
        Optional<WeaponClass> atArmour,
        Optional<WeaponClass> atTroops,
        Range range,
        int calibre,
        boolean fireUnits,
        Set<Note> notes) {
    private static final List<String> FILES =
            List.of(
                    "units/stands.tsv",
                    "units/guns.tsv",
                    "units/german.tsv",
                    "units/british.tsv",
                    "units/soviet.tsv",
                    "units/italian.tsv",
                    "units/american.tsv",
                    "units/french.tsv");
    private static final List<String> COLUMNS =
            List.of(
                    "id",
                    "name",
                    "kind",
                    "arm",
                    "leg",
                    "strength",
                    "figures",
                    "disc",
                    "armour",
                    "at-armour",
                    "at-troops",
                    "range",
                    "calibre",
                    "fire-units",
                    "notes");
    private static final ById<StandType> ALL =
            ById.read(FILES, Data::text, COLUMNS, StandType::read);

    public StandType {
        notes = Set.copyOf(notes);
    }

    public static ById<StandType> all() {
        return ALL;
    }

    public boolean is(Note note) {
        return notes.contains(note);
    }

    /** Whether it is a company or battery of vehicles or guns, which holds a casualty a point. */
    public boolean vehicles() {
        return figures == 0;
    }

    public boolean tanks() {
        return arm == Arm.ARMOUR && strength > 1;
    }

    /** Radius on the ground in metres. */
    public int radius() {
        return disc ? Setting.DISC.value() : 0;
    }

    /** NQM-LOG.6: one for each figure or strength point; a rifle company one a platoon. */
    public int carried() {
        return strength > 1 || figures == 0 ? strength : figures;
    }

    /** NQM-MOVE.10: on roads armour on transporters goes as fast as lorries. */
    public int march() {
        return is(Note.TRANSPORTED) ? Leg.MOTORISED.march() : leg.march();
    }

    /** The same on tank transporters. */
    public StandType transported() {
        var more = EnumSet.of(Note.TRANSPORTED);
        more.addAll(notes);
        return new StandType(
                id, name, kind, arm, leg, strength, figures, disc, armour, atArmour, atTroops,
                range, calibre, fireUnits, more);
    }

    /** The same with another leg: the troops of a motorised battalion. */
    public StandType on(Leg other) {
        return with(other, strength, armour);
    }

    /**
     * The same with fewer or more platoons (NQM-FIG.2). A platoon that is detached from a company
     * is a point of strength 1 (NQM-FIG.3); platoons that are joined are a company (NQM-FIG.5).
     */
    public StandType of(int points) {
        boolean company = points > 1 && (disc || strength == 1);
        return new StandType(
                id, name, kind, arm, leg, points, figures, company, armour, atArmour, atTroops,
                range, calibre, fireUnits, notes);
    }

    /** NQM-NOTE.2, .3: the same with another class. */
    public StandType reclassed(WeaponClass other) {
        return with(leg, strength, Optional.of(other));
    }

    private StandType with(Leg moves, int points, Optional<WeaponClass> plate) {
        return new StandType(
                id, name, kind, arm, moves, points, figures, disc, plate, atArmour, atTroops, range,
                calibre, fireUnits, notes);
    }

    private static StandType read(Rows.Row row) {
        return new StandType(
                row.text("id"),
                row.text("name"),
                row.one("kind", StandKind.values()),
                row.one("arm", Arm.values()),
                row.one("leg", Leg.values()),
                row.number("strength"),
                row.empty("figures") ? 0 : row.number("figures"),
                row.yes("disc"),
                weapon(row, "armour"),
                weapon(row, "at-armour"),
                weapon(row, "at-troops"),
                Range.of(row, "range"),
                row.empty("calibre") ? 0 : row.number("calibre"),
                row.yes("fire-units"),
                Note.read(row));
    }

    private static Optional<WeaponClass> weapon(Rows.Row row, String column) {
        return row.empty(column)
                ? Optional.empty()
                : Optional.of(row.read(column, WeaponClass::valueOf, "VL, L, M, H or VH"));
    }
}
