package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

/** NQM-OOB.9: a point that a battery has registered before the battle. */
public record Registered(BodyId battery, Spot at) {}
