package sandtable.blitzkriegcommander.fire;

import sandtable.blitzkriegcommander.cover.FireKind;

/** By which line of the hit table an attack is judged, as far as the attacker decides it. */
public enum HitLine {
    DIRECT(FireKind.DIRECT),
    /** Infantry guns that see their target: the mortar line, but straight (BKC-HIT.4). */
    INFANTRY_GUN(FireKind.DIRECT),
    /** Mortars, and whatever fires at what others see (BKC-FIRE.9). */
    INDIRECT(FireKind.INDIRECT),
    OFF_TABLE(FireKind.ARTILLERY),
    AIRCRAFT(FireKind.AIRCRAFT),
    FLAMETHROWER(FireKind.DIRECT),
    MINEFIELD(FireKind.ARTILLERY),
    OVERRUN(FireKind.DIRECT),
    /** A blunder's attacks: by cover alone, and linear cover does not count (BKC-CBL.14). */
    BLUNDER(FireKind.BLUNDER);

    private final FireKind kind;

    HitLine(FireKind kind) {
        this.kind = kind;
    }

    /** What linear cover and crests make of it (BKC-COV.5). */
    public FireKind kind() {
        return kind;
    }

    /** Mortars, infantry guns and off-table artillery (BKC-HIT.4, BKC-HIT.5). */
    boolean lobbed() {
        return this == INFANTRY_GUN || this == INDIRECT || this == OFF_TABLE;
    }
}
