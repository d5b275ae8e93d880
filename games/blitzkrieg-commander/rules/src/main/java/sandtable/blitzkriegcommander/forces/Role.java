package sandtable.blitzkriegcommander.forces;

/** What a unit is for. */
public enum Role {
    INFANTRY,
    ENGINEER,
    /** Machine guns and anti-tank rifles on foot. */
    SUPPORT,
    MORTAR,
    INFANTRY_GUN,
    GUN,
    ANTI_AIRCRAFT,
    RECCE,
    ARMOUR,
    /** Armoured, and made to carry. */
    CARRIER,
    /** Soft-skinned. */
    TRANSPORT,
    CO,
    HQ,
    FAO,
    FAC;

    /** Whether it gives orders (BKC-ORD.1). */
    public boolean orders() {
        return this == CO || this == HQ;
    }

    /** Whether it belongs to a command unit. */
    public boolean commands() {
        return orders() || this == FAO || this == FAC;
    }
}
