package sandtable.hexblitz.combat;

import sandtable.hexblitz.state.UnitId;
import sandtable.hexblitz.terrain.HexId;

import java.util.List;

/**
 * One combat as it stands after the dice (HB-CBT).
 *
 * @param attackers the attacking units that can suffer losses: those in contact, or the firing guns
 *     of a bombardment
 * @param held the activated units that a Zone of Control held when the attack was made
 * @param defenders the units of the target hex
 */
public record Fight(
        HexId target,
        int attacker,
        List<UnitId> attackers,
        List<UnitId> held,
        List<UnitId> defenders) {}
