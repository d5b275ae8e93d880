package sandtable.blitzcommander.state;

/** The two parties to an assault. */
public enum Role {
    ATTACKER,
    DEFENDER;

    public Role other() {
        return this == ATTACKER ? DEFENDER : ATTACKER;
    }
}
