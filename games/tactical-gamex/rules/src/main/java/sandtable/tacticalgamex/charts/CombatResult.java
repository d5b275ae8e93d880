package sandtable.tacticalgamex.charts;

/** What a chart does to a target. */
public enum CombatResult {
    NO_EFFECT("-"),
    D("D"),
    DD("DD"),
    X("X");

    private final String code;

    CombatResult(String code) {
        this.code = code;
    }

    public String code() {
        return code;
    }

    static CombatResult parse(String code) {
        for (CombatResult each : values()) {
            if (each.code.equals(code)) {
                return each;
            }
        }
        throw new IllegalArgumentException(code);
    }
}
