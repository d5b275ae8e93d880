package sandtable.blitzkriegcommander.battle;

import sandtable.space.measured.Spot;

/** A place to be held: by units that are at most so far from it (BKC-WIN.2). */
public record Objective(String id, String name, Spot at, int reachMm) {}
