package sandtable.notquitemechanized.battle;

import sandtable.notquitemechanized.forces.Arm;
import sandtable.notquitemechanized.forces.Note;
import sandtable.notquitemechanized.forces.StandKind;
import sandtable.notquitemechanized.forces.StandType;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** What a unit can be ordered to do, by the stands it has. */
public enum Ability {
    /** A Command stand, or tanks, which carry their commander (NQM-CLASS.13, NQM-SUMM.15). */
    LEADS,
    /** A recce stand (NQM-RECCE.3). */
    LOOKS,
    /** A rifle company or another that fights on foot. */
    DIGS,
    ENGINEERS,
    TANKS,
    /** Teeth-arm stands that fight. */
    FIGHTS,
    /** A battery that fires FUs. */
    SHOOTS;

    /** Of all stands of a unit. */
    public static Set<Ability> of(List<StandType> stands) {
        var abilities = EnumSet.noneOf(Ability.class);
        for (StandType each : stands) {
            boolean command = each.kind() == StandKind.COMMAND;
            boolean fights = each.kind() == StandKind.FIGHTING;
            add(abilities, LEADS, command || each.tanks());
            add(abilities, LOOKS, each.is(Note.RECCE));
            add(abilities, DIGS, fights && each.arm() != Arm.ARMOUR);
            add(abilities, ENGINEERS, each.arm() == Arm.ENGINEER);
            add(abilities, TANKS, each.tanks());
            add(abilities, FIGHTS, each.arm().teeth() && !command);
            add(abilities, SHOOTS, each.fireUnits());
        }
        return abilities;
    }

    private static void add(Set<Ability> abilities, Ability ability, boolean has) {
        if (has) {
            abilities.add(ability);
        }
    }
}
