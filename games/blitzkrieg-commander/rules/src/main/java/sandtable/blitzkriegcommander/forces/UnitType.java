package sandtable.blitzkriegcommander.forces;

import java.util.Set;

/**
 * A row of a unit list.
 *
 * @param moveMm Move; 0 for guns that are only towed
 * @param ap attacks against all but AFVs
 * @param at attacks against AFVs
 * @param leastRangeMm within which it cannot fire
 * @param flame a flamethrower, which may be used instead of both
 * @param assault CA: its dice in a close assault
 * @param carries how many units on foot
 */
public record UnitType(
        String id,
        String name,
        UnitClass unitClass,
        Mobility mobility,
        Role role,
        int moveMm,
        Weapon ap,
        Weapon at,
        int leastRangeMm,
        Weapon antiAircraft,
        Weapon flame,
        int assault,
        int hits,
        Save save,
        int carries,
        Tow tows,
        int cost,
        Set<Note> notes) {
    public UnitType {
        notes = Set.copyOf(notes);
    }

    /** What one of it is called in a sentence. */
    public String called() {
        return Called.of(id, name);
    }

    public boolean is(Note note) {
        return notes.contains(note);
    }

    public boolean afv() {
        return unitClass.afv();
    }

    public boolean command() {
        return unitClass == UnitClass.COMMAND;
    }

    /** Whether it can be moved by hand, and towed by what is not made for it (BKC-GUN.2). */
    public boolean light() {
        return unitClass == UnitClass.GUN && moveMm > 0;
    }

    /**
     * BKC-BRK.1: whether its loss counts. Aircraft (BKC-BRK.4) and off-table guns (BKC-BRK.5) are
     * no units.
     */
    public boolean counts() {
        boolean recce = role == Role.RECCE; // BKC-BRK.3
        boolean softTransport = role == Role.TRANSPORT; // BKC-BRK.6
        return !command() && !recce && !softTransport; // BKC-BRK.2
    }

    /** Whether this can carry or tow such a unit, if nothing else is aboard. */
    public boolean takes(UnitType passenger) {
        return switch (passenger.unitClass) {
            case FOOT -> carries > 0;
            case GUN -> tows == Tow.ANY || tows == Tow.LIGHT && passenger.light();
            case SOFT, OPEN_AFV, FULL_AFV, COMMAND -> false;
        };
    }
}
