package sandtable.blitzkriegcommander.battle;

import sandtable.space.measured.Heading;

/** How the guns of a request share their fire. */
public sealed interface Pattern {
    /** All on one fire-zone (BKC-ARES.1). */
    record Concentration() implements Pattern {}

    /** One fire-zone for each gun, side by side in this direction (BKC-ARES.4). */
    record Barrage(Heading direction) implements Pattern {}

    /** Smoke on one fire-zone (BKC-SMK.1). */
    record SmokeScreen() implements Pattern {}
}
