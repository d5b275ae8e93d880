package sandtable.blitzkriegcommander.state;

import java.util.Locale;

/** What an order allows, said before the roll (BKC-ORD.8, BKC-ORD.9). */
public enum Allowance {
    ASSAULT,
    /** Dense ground and smoke. */
    DENSE,
    /** Binds units that stand on a road to it. */
    ROAD;

    public String word() {
        return "+" + name().toLowerCase(Locale.ROOT);
    }
}
