package sandtable.blitzkriegcommander.battle;

import java.util.Locale;

/** What a scenario may switch on in its {@code [rules]}. */
public enum Switch {
    /** Recce units under direct fire are one worse to hit. */
    RECCE_HARD_TO_HIT;

    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
