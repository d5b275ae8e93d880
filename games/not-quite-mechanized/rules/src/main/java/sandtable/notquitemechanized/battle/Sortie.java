package sandtable.notquitemechanized.battle;

import sandtable.space.measured.Spot;

/**
 * C13: an air attack that is planned or asked for.
 *
 * @param pressed whether it presses home although the AA has won (NQM-AIR.9)
 */
public record Sortie(BodyId air, Spot at, int bound, boolean pressed) {}
