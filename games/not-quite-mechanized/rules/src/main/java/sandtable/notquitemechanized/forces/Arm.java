package sandtable.notquitemechanized.forces;

/** NQM-OOB.1, NQM-OOB.2, NQM-OOB.3: the arms, and what they are to the order of battle. */
public enum Arm {
    ARMOUR(Role.TEETH),
    INFANTRY(Role.TEETH),
    CAVALRY(Role.TEETH),
    AIR(Role.SUPPORTING),
    ARTILLERY(Role.SUPPORTING),
    ANTI_AIR(Role.SUPPORTING),
    ANTI_TANK(Role.SUPPORTING),
    ENGINEER(Role.SUPPORTING),
    TRANSPORT(Role.LOGISTIC),
    LOGISTIC(Role.LOGISTIC),
    MAINTENANCE(Role.LOGISTIC),
    MEDICAL(Role.LOGISTIC),
    PROVOST(Role.LOGISTIC);

    public enum Role {
        TEETH,
        SUPPORTING,
        LOGISTIC
    }

    private final Role role;

    Arm(Role role) {
        this.role = role;
    }

    public Role role() {
        return role;
    }

    public boolean teeth() {
        return role == Role.TEETH;
    }
}
