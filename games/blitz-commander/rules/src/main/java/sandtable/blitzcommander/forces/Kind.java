package sandtable.blitzcommander.forces;

/** BC-UNIT Units: the four kinds. */
public enum Kind {
    INFANTRY,
    ARMOR,
    ARTILLERY,
    AIR;

    /** Only these attack, are counted as defenders and exert a Zone of Control. */
    public boolean combat() {
        return this == INFANTRY || this == ARMOR; // BC-UNIT.1, BC-UNIT.2, BC-UNIT.5, BC-UNIT.7
    }
}
