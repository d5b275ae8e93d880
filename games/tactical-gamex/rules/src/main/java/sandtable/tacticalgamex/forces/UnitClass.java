package sandtable.tacticalgamex.forces;

/** What a unit is, as the Unit Function Table has it. */
public enum UnitClass {
    INF("infantry"),
    MG("machine guns"),
    ENG("engineers"),
    REC("reconnaissance"),
    PARA("paratroops"),
    CDO("commandos"),
    CAV("cavalry"),
    SKI("ski troops"),
    MC("motorcycles"),
    BIC("bicycles"),
    TK("tank"),
    TD("tank destroyer"),
    AG("assault gun"),
    SPA("self-propelled artillery"),
    AC("armoured car"),
    CARR("armoured carrier"),
    SP_AA("self-propelled AA"),
    FLM("flamethrower tank"), // TGX-9.3.d: by its values alone
    BRV("bridge layer"),
    AMPH("landing vehicle"),
    TRK("truck"),
    PM("prime mover"),
    LV("light vehicle"),
    WAG("wagon"),
    AT("anti-tank gun"),
    IG("infantry gun"),
    HOW("howitzer"),
    AAG("AA gun"),
    AAMG("AA machine guns"),
    MTR("mortar"),
    RKT("rocket launcher"),
    CP("command post");

    private final String words;

    UnitClass(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }

    /** The Infantry category (TGX-5.2.c): all who fight on their own feet. */
    public boolean infantry() {
        return switch (this) {
            case INF, MG, ENG, REC, PARA, CDO, SKI -> true;
            case CAV,
                    MC,
                    BIC,
                    TK,
                    TD,
                    AG,
                    SPA,
                    AC,
                    CARR,
                    SP_AA,
                    FLM,
                    BRV,
                    AMPH,
                    TRK,
                    PM,
                    LV,
                    WAG, //
                    AT,
                    IG,
                    HOW,
                    AAG,
                    AAMG,
                    MTR,
                    RKT,
                    CP ->
                    false;
        };
    }

    /** Towed guns and mortars (TGX-5.2.d). */
    public boolean artillery() {
        return switch (this) {
            case AT, IG, HOW, AAG, AAMG, MTR, RKT -> true;
            case INF,
                    MG,
                    ENG,
                    REC,
                    PARA,
                    CDO,
                    CAV,
                    SKI,
                    MC,
                    BIC,
                    TK,
                    TD,
                    AG,
                    SPA,
                    AC,
                    CARR, //
                    SP_AA,
                    FLM,
                    BRV,
                    AMPH,
                    TRK,
                    PM,
                    LV,
                    WAG,
                    CP ->
                    false;
        };
    }

    /**
     * The Truck kind (R-TGX-41): tows guns, never attempts to spot, and is no combat unit for
     * victory.
     */
    public boolean truck() {
        return this == TRK || this == PM || this == WAG;
    }
}
