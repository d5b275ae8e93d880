package sandtable.blitzkriegcommander.battle;

import sandtable.space.measured.Spot;

/** Where a scheduled mission will come down (BKC-ARES.6). */
public record Aim(Spot at, Pattern pattern) {}
