package sandtable.tacticalgamex.forces;

/**
 * TGX-2.1.b: the weapon codes of ground units. A code in parentheses gives the right to indirect
 * fire (TGX-2.1.c), which is {@link Ability#INDIRECT_FIRE} here.
 */
public enum WeaponType {
    I("infantry"),
    M("mortar"),
    H("high explosive"),
    A("armour-piercing"),
    AA("anti-aircraft"),
    C("transport");

    private final String words;

    WeaponType(String words) {
        this.words = words;
    }

    public String words() {
        return words;
    }
}
